import { randomUUID } from "node:crypto";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getRedoPrice } from "~/features/sparks/redo-part.server";
import { listScenes } from "~/features/sparks/script";
import type { Spark } from "~/features/sparks/spark";
import { type SentTexts, showKeptScript } from "./edit-film";
import { getEditPage } from "./get-edit-page.server";
import type { PresentText } from "./require-text.server";

/** What the editor of a film's script begins with: its texts, as they were typed where a form was kept, and the price of the film that is made of them. */
export function getScriptPage(
  user: { id: number },
  spark: Spark,
  present: PresentText<"video">,
  kept: SentTexts | null = null,
) {
  return {
    ...getEditPage(spark, present),
    ...showKeptScript(kept, listScenes(present.content)),
    price: getRedoPrice(present.part),
    balance: getAvailableSparks(user.id),
    nonce: randomUUID(),
  };
}
