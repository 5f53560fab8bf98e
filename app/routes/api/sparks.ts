import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findProject } from "~/features/projects/project.queries.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { findOutcomes } from "~/features/sparks/find-outcomes.server";
import { sparkAnswer } from "~/features/sparks/spark";
import { countSparksOf, sparksOf } from "~/features/sparks/spark.queries.server";
import { sparkCallSchema, sparkLimits } from "~/features/sparks/spark.schema";
import { refuseSpark } from "~/features/sparks/spark-refusal.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, callError, onlyMethods, parseCall } from "~/platform/http/call.server";
import { callPage } from "~/platform/http/call-page.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const { headers, ...part } = callPage(request, countSparksOf(user));
  const sparks = sparksOf(user, undefined, part);
  const outcomeOf = findOutcomes(sparks);
  return answer(
    sparks.map((spark) => sparkAnswer(spark, outcomeOf(spark))),
    { headers },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  onlyMethods(request, ["GET", "POST"]);
  const user = await requireCaller(request);
  const input = await parseCall(request, sparkCallSchema);
  const nonce = request.headers.get("Idempotency-Key") ?? undefined;
  if (nonce !== undefined && (nonce === "" || nonce.length > sparkLimits.nonce)) {
    return callError(400, `An Idempotency-Key has 1 to ${sparkLimits.nonce} characters.`, { errors: {} });
  }
  if (!findProject(user, input.projectId)) return callError(404, "Project not found");
  try {
    const { id, documentId, projectId, status } = await createSpark(user, input, nonce);
    return answer({ id, documentId, projectId, status }, { status: 201 });
  } catch (error) {
    const { status, headers, message, field, details } = refuseSpark(error);
    return callError(status, message, field ? { errors: { [field]: [message] } } : details, headers);
  }
}
