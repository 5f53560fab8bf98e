import type { Caption } from "~/engine/engine";
import { countFor, findPlatform } from "~/engine/platforms";
import { keepClaims } from "./keep-claims";
import { makeText, type TextEditor, takeTyped } from "./text-editor";

/** Each caption with its platform's limit, counted as the platform counts. */
export const captionsEditor: TextEditor<Caption[]> = {
  list: (captions) =>
    captions.map(({ platform, text }, index) => {
      const known = findPlatform(platform);
      return makeText(`caption${index + 1}`, `Caption ${index + 1}, ${known?.name ?? platform}`, text, {
        rows: 5,
        limit: known?.limit ?? null,
        count: countFor(platform, text),
        most: 5000,
      });
    }),
  apply: (captions, typed) =>
    captions.map((caption, index) => {
      const text = takeTyped(caption.text, typed[`caption${index + 1}`]);
      if (text === caption.text) return caption;
      const { remarks: _, claimsToCheck, ...rest } = caption;
      const claims = keepClaims(claimsToCheck ?? [], text);
      return { ...rest, text, shortened: false, ...(claims.length > 0 ? { claimsToCheck: claims } : {}) };
    }),
};
