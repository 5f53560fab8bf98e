import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOutcomes } from "~/features/sparks/find-outcomes.server";
import { toSparkAnswer } from "~/features/sparks/spark";
import { recentSparks } from "~/features/sparks/spark.calls";
import { findSparks } from "~/features/sparks/spark.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const sparks = findSparks(user, undefined, { limit: recentSparks });
  const outcomeOf = findOutcomes(sparks);
  return respond(sparks.map((spark) => toSparkAnswer(spark, outcomeOf(spark))));
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
