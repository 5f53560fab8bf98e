import { readContent, readProvenance } from "~/features/sparks/read-content.server";
import type { RedoOrder } from "~/features/sparks/redo-part.server";
import { listScenes } from "~/features/sparks/script";
import type { PresentText } from "./require-text.server";

/** How a part that is made again keeps its edit: a text waits beside it, a film tells the edited script. */
export function chooseEditToKeep(
  { type, part }: PresentText,
  keepsEdit: boolean,
): Pick<RedoOrder, "keepsEdit" | "script"> {
  const film = keepsEdit && type === "video" ? readContent("video", part) : undefined;
  if (!film) return { keepsEdit, script: null };
  return {
    keepsEdit: false,
    script: { scenes: listScenes(film), editedAt: readProvenance(part)?.edited?.at ?? null, approvedAt: null },
  };
}
