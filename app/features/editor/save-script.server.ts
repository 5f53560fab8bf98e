import type { SparkAccount } from "~/features/ledger/spark-account";
import { redoPart } from "~/features/sparks/redo-part.server";
import { listScenes } from "~/features/sparks/script";
import type { Spark } from "~/features/sparks/spark";
import type { PresentText } from "./require-text.server";
import { takeEdit } from "./save-edit.server";
import type { TypedTexts } from "./text-editor";

/**
 * Has the film made anew from what was typed, in the look of the present one, which stays until then. Nothing is ordered for a script that
 * is as it was, nor over one that the person has not seen.
 * @throws what `redoPart` throws.
 */
export async function saveScript(
  user: SparkAccount,
  original: Spark,
  present: PresentText<"video">,
  sent: { version: string; texts: TypedTexts },
  order: { nonce: string; price: number },
  now = new Date(),
) {
  const edit = takeEdit(present, sent);
  if (edit.became !== "changed") return edit;
  const script = { scenes: listScenes(edit.edited), editedAt: now.toISOString(), approvedAt: null };
  const { type, version } = present;
  await redoPart(
    user,
    original,
    { type, version, ...order, script, headline: null, keepsEdit: false, keepsLook: true },
    now,
  );
  return { became: "ordered" } as const;
}
