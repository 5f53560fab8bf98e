import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { analysisOrProblem } from "~/features/brand-voice/analyse-samples.server";
import { sampleCallSchema } from "~/features/brand-voice/brand-voice.schema";
import { limitRate } from "~/features/plans/limit-rate.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, callError, onlyMethods, parseCall } from "~/platform/http/call.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export async function loader({ request }: LoaderFunctionArgs) {
  return onlyMethods(request, ["POST"]);
}

/** Analyses one text; lines of dashes may part several samples in it. Nothing is stored. */
export async function action({ request }: ActionFunctionArgs) {
  onlyMethods(request, ["POST"]);
  const user = await requireCaller(request);
  const { contentSample } = await parseCall(request, sampleCallSchema);
  try {
    limitRate(user, "analyses");
    const found = await analysisOrProblem(user, contentSample);
    if ("analysis" in found) return answer(found);
    return callError(400, found.problem, { errors: { contentSample: [found.problem] } });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return answer({ message: error.message }, error.init);
  }
}
