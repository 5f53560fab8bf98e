import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isArrangementOf } from "~/features/editor/arrange-scenes";
import { joinLines } from "~/features/editor/edit-film";
import { scriptCalls } from "~/features/editor/script.calls";
import { findSceneProblems, otherArrangement } from "~/features/editor/script.schema";
import { approveScript, findAwaitingScript } from "~/features/sparks/approve-script.server";
import { findSpark } from "~/features/sparks/spark.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";

const notWaiting = () => createCallError(404, "No script of this spark waits for approval");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const spark = findSpark(user, params.id);
  const script = spark && findAwaitingScript(spark);
  return script ? respond({ scenes: script.scenes }) : notWaiting();
}

/** Has the film made from the scenes that were sent. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["GET", "POST"]);
  const user = await requireCaller(request);
  const sent = await parseCall(request, scriptCalls.approve.body);
  const scenes = sent.scenes.map((scene) => ({
    ...scene,
    line: joinLines(scene.line),
    detail: joinLines(scene.detail),
  }));
  const spark = findSpark(user, params.id);
  const script = spark && findAwaitingScript(spark);
  if (!script) return notWaiting();

  if (!isArrangementOf(scenes, script.scenes))
    return createCallError(400, otherArrangement, { errors: { scenes: [otherArrangement] } });
  const problems = findSceneProblems(scenes, script.scenes);
  const [first] = problems;
  if (first) {
    const errors = problems.map(({ place, field, message }) => [`scenes.${place - 1}.${field}`, [message]]);
    return createCallError(400, first.message, { errors: Object.fromEntries(errors) });
  }
  return approveScript(user, spark, scenes) ? respond({ success: true }) : notWaiting();
}
