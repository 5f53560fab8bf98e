import { z } from "zod";
import type { SceneLine } from "~/engine/engine";
import { longestSceneLine } from "~/engine/formats/film";
import { listScenes } from "~/features/sparks/script";
import type { StoredFilm } from "~/features/sparks/stored-content";
import { createOptionalText, createRequiredText, explainTooLong } from "~/platform/text/text-field";
import { isArrangementOf, moveScene, readSceneMove } from "./arrange-scenes";
import { countCharacters, getMostCharacters, readSentScenes } from "./edit-film";

/** What somebody sent of a script: its scenes as they were typed or, where a button moved one, as they stand after that. */
export interface ScriptEdit {
  intent: "save" | "preview" | "arrange";
  /** The content that the form was opened on, from `hashContent`. */
  version: string;
  scenes: SceneLine[];
}

/** The form of a film's script. While its scenes are moved about nothing that was typed is refused. */
export function createScriptSchema(written: readonly SceneLine[]) {
  return z
    .looseObject({ intent: z.string().optional(), version: z.string().max(64) })
    .transform(({ intent = "save", version, ...sent }, context): ScriptEdit => {
      const scenes = readSentScenes(sent);
      if (!isArrangementOf(scenes, written)) {
        context.addIssue({ code: "custom", message: otherArrangement });
        return z.NEVER;
      }
      const move = readSceneMove(intent);
      if (move) return { intent: "arrange", version, scenes: moveScene(scenes, move) };
      for (const { place, field, message } of findSceneProblems(scenes, written)) {
        const path = [`scene${place}${field === "detail" ? "Detail" : ""}`];
        context.addIssue({ code: "custom", path, message });
      }
      return { intent: intent === "preview" ? intent : "save", version, scenes };
    });
}

export const otherArrangement = "Its scenes cannot stand like this. Load the script again.";

interface SceneProblem {
  /** The scene's, from 1. */
  place: number;
  field: "line" | "detail";
  message: string;
}

/** What is wrong with a script. What was changed of a scene has to be read in its few seconds. */
export function findSceneProblems(scenes: readonly SceneLine[], written: readonly SceneLine[]): SceneProblem[] {
  const most = getMostCharacters(written);
  const fields = { line: createRequiredText("This may not be empty", most), detail: createOptionalText(most) };
  return scenes.flatMap((scene, index): SceneProblem[] => {
    const place = index + 1;
    const wrong = (["line", "detail"] as const).flatMap((field) => {
      const [issue] = fields[field].safeParse(scene[field]).error?.issues ?? [];
      return issue ? [{ place, field, message: issue.message }] : [];
    });
    if (wrong.length > 0) return wrong;
    const isChanged = !written.some(({ line, detail }) => line === scene.line && detail === scene.detail);
    if (!/[\p{L}\p{N}]/u.test(scene.line))
      return [{ place, field: "line", message: "Write words: emoji are not drawn" }];
    const isLong = isChanged && countCharacters(scene) > longestSceneLine;
    return isLong ? [{ place, field: "line", message: explainLong(scene) }] : [];
  });
}

const explainLong = ({ kind, detail }: SceneLine) =>
  `${explainTooLong(longestSceneLine)}${kind === "action" || !detail ? "" : ", with its smaller line"}`;

const order = z.object({
  nonce: z.uuid(),
  /** Sparks, as the page showed the price. */
  price: z.coerce.number().int().min(0),
});

/** The form that has a film made anew from its script. */
export function createFilmOrderSchema(film: StoredFilm) {
  return createScriptSchema(listScenes(film)).and(order);
}
