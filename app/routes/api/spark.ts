import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOutcomes } from "~/features/sparks/find-outcomes.server";
import { toSparkAnswer } from "~/features/sparks/spark";
import { findSpark } from "~/features/sparks/spark.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const spark = findSpark(user, params.id);
  return spark ? respond(toSparkAnswer(spark, findOutcomes([spark])(spark))) : createCallError(404, "Spark not found");
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
