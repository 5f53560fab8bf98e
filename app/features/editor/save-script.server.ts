import type { SceneLine } from "~/engine/engine";
import type { SparkAccount } from "~/features/ledger/spark-account";
import { findVersionByHash, hashContent } from "~/features/sparks/part-versions.server";
import { readContent } from "~/features/sparks/read-content.server";
import { redoPart } from "~/features/sparks/redo-part.server";
import { listScenes } from "~/features/sparks/script";
import type { Spark } from "~/features/sparks/spark";
import type { PresentText } from "./require-text.server";

/**
 * Has the film made anew from the scenes that were sent, in the look of the present one, which stays until then. Nothing is ordered for a
 * script that is as it was, nor over one that the person has not seen.
 * @param sent The version that the form was opened on, and the scenes in it.
 * @throws what `redoPart` throws.
 */
export function saveScript(
  user: SparkAccount,
  original: Spark,
  present: PresentText<"video">,
  sent: { version: string; scenes: SceneLine[] },
  order: { nonce: string; price: number },
  now = new Date(),
): { became: "ordered" | "unchanged" } | { became: "stale"; scenes: SceneLine[] } {
  const { type, version, content } = present;
  const isOld = sent.version !== version;
  const scenes = isOld ? takeTouched(present, sent) : sent.scenes;
  if (hashContent(scenes) === hashContent(listScenes(content))) return { became: "unchanged" };
  if (isOld) return { became: "stale", scenes };
  const script = { scenes, editedAt: now.toISOString(), approvedAt: null };
  redoPart(user, original, { type, version, ...order, script, headline: null, keepsEdit: false, keepsLook: true }, now);
  return { became: "ordered" };
}

/**
 * Of an old form only the scenes that its person changed, so that keeping theirs takes nothing back that others changed beside it. Where
 * scenes were added, moved or taken out, on either side, the form is taken as a whole.
 */
function takeTouched({ part, content }: PresentText<"video">, sent: { version: string; scenes: SceneLine[] }) {
  const opened = findVersionByHash(part.id, sent.version);
  const film = opened && readContent("video", opened);
  const [before, present] = [film ? listScenes(film) : [], listScenes(content)];
  const listKinds = (scenes: readonly SceneLine[]) => scenes.map(({ kind }) => kind).join();
  const isAsOpened = [before, present].every((scenes) => listKinds(scenes) === listKinds(sent.scenes));
  return sent.scenes.map((scene, index) => {
    const untouched = isAsOpened && hashContent(scene) === hashContent(before[index]) ? present[index] : undefined;
    return untouched ?? scene;
  });
}
