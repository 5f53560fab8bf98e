import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { deleteSpark } from "~/features/sparks/delete-spark.server";
import { findOutcomes } from "~/features/sparks/find-outcomes.server";
import { toSparkAnswer } from "~/features/sparks/spark";
import { findSpark } from "~/features/sparks/spark.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod, respond } from "~/platform/http/call.server";

const unknown = () => createCallError(404, "Spark not found");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const spark = findSpark(user, params.id);
  return spark ? respond(toSparkAnswer(spark, findOutcomes([spark])(spark))) : unknown();
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["GET", "DELETE"]);
  const user = await requireCaller(request);
  const spark = findSpark(user, params.id);
  if (!spark) return unknown();
  await deleteSpark(user, spark.id);
  return respond({ success: true });
}
