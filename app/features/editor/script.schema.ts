import { z } from "zod";
import type { SceneLine } from "~/engine/engine";
import { longestSceneLine } from "~/engine/formats/film";
import { listScenes } from "~/features/sparks/script";
import type { StoredFilm } from "~/features/sparks/stored-content";
import { explainTooLong } from "~/platform/text/text-field";
import { createEditControls, type Edit } from "./edit.schema";
import { countCharacters, listSceneTexts, mostCharacters, takeScenes } from "./edit-film";
import type { TypedTexts } from "./text-editor";

/** The form of a film's script. What was changed of a scene has to be read in its few seconds. */
export function createScriptSchema(scenes: readonly SceneLine[]) {
  return createEditControls(listSceneTexts(scenes))
    .superRefine((typed, context) => {
      for (const [index, scene] of takeScenes(scenes, typed as TypedTexts).entries()) {
        const before = scenes[index];
        const isChanged = scene.line !== before?.line || scene.detail !== before.detail;
        const name = `scene${index + 1}`;
        // why not where the line alone is refused by its control: one message is enough.
        const isRefused = scene.line.length > mostCharacters(before?.line ?? "");
        if (isChanged && !isRefused && countCharacters(scene) > longestSceneLine)
          context.addIssue({ code: "custom", path: [name], message: explainLong(scene) });
        if (!/[\p{L}\p{N}]/u.test(scene.line))
          context.addIssue({ code: "custom", path: [name], message: "Write words: emoji are not drawn" });
      }
    })
    .transform(({ intent, version, ...typed }): Edit => ({ intent, version, texts: typed as TypedTexts }));
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
