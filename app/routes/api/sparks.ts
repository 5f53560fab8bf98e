import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findProject } from "~/features/projects/project.queries.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { findOutcomes } from "~/features/sparks/find-outcomes.server";
import { toSparkAnswer } from "~/features/sparks/spark";
import { sparkCalls } from "~/features/sparks/spark.calls";
import { countOwnSparks, findSparks } from "~/features/sparks/spark.queries.server";
import { refuseSpark } from "~/features/sparks/spark-refusal.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, parseCallHeaders, requireMethod, respond } from "~/platform/http/call.server";
import { readCallPage } from "~/platform/http/call-page.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const { headers, ...part } = readCallPage(request, countOwnSparks(user));
  const sparks = findSparks(user, undefined, part);
  const outcomeOf = findOutcomes(sparks);
  return respond(
    sparks.map((spark) => toSparkAnswer(spark, outcomeOf(spark))),
    { headers },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["GET", "POST"]);
  const user = await requireCaller(request);
  const input = await parseCall(request, sparkCalls.create.body);
  const { "Idempotency-Key": nonce } = parseCallHeaders(request, sparkCalls.create.headers);
  if (!findProject(user, input.projectId)) return createCallError(404, "Project not found");
  try {
    const { id, documentId, projectId, status } = await createSpark(user, input, nonce);
    return respond({ id, documentId, projectId, status }, { status: 201 });
  } catch (error) {
    const { status, headers, message, field, details } = refuseSpark(error);
    return createCallError(status, message, field ? { errors: { [field]: [message] } } : details, headers);
  }
}
