import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { analyseOrExplain } from "~/features/brand-voice/analyse-samples.server";
import { brandVoiceCalls } from "~/features/brand-voice/brand-voice.calls";
import { limitRate } from "~/features/plans/limit-rate.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export async function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

/** Analyses one text; lines of dashes may part several samples in it. Nothing is stored. */
export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireCaller(request);
  const { contentSample } = await parseCall(request, brandVoiceCalls.analyze.body);
  try {
    limitRate(user, "analyses");
    const found = await analyseOrExplain(user, contentSample);
    if ("analysis" in found) return respond(found);
    return createCallError(400, found.problem, { errors: { contentSample: [found.problem] } });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return respond({ message: error.message }, error.init);
  }
}
