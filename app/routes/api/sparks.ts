import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { InsufficientSparks, SparksBlocked } from "~/features/ledger/ledger-errors";
import { findProject } from "~/features/projects/project.queries.server";
import { createSpark, UnknownProductImage } from "~/features/sparks/create-spark.server";
import { sparkAnswer } from "~/features/sparks/spark";
import { countSparksOf, sparksOf } from "~/features/sparks/spark.queries.server";
import { sparkCallSchema, sparkLimits } from "~/features/sparks/spark.schema";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, callError, onlyMethods, parseCall } from "~/platform/http/call.server";
import { callPage } from "~/platform/http/call-page.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const { headers, ...part } = callPage(request, countSparksOf(user));
  return answer(sparksOf(user, undefined, part).map(sparkAnswer), { headers });
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
    return refusal(error);
  }
}

/** What a caller is told when no spark was made; an error that is none of these is not a caller's fault. */
function refusal(error: unknown): Response {
  if (error instanceof InsufficientSparks) {
    const { message, needed, available } = error;
    return callError(402, message, { needed, available });
  }
  if (error instanceof SparksBlocked) return callError(403, error.message);
  if (error instanceof UnknownProductImage) {
    return callError(400, error.message, { errors: { productImageUrl: [error.message] } });
  }
  if (error instanceof TooManyRequests) return answer({ message: error.message }, error.init);
  throw error;
}
