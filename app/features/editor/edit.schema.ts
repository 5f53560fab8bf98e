import { z } from "zod";
import { createOptionalText, createRequiredText } from "~/platform/text/text-field";
import { readWebAddress } from "~/platform/text/web-address";
import type { EditableText, TypedTexts } from "./text-editor";

export interface Edit {
  /** Which button was pressed. */
  intent: "save" | "preview";
  /** The content that the form was opened on, from `hashContent`. */
  version: string;
  texts: TypedTexts;
}

/** The form of just these texts, each a control of its own. */
export function createEditSchema(texts: readonly EditableText[]) {
  const controls = Object.fromEntries(texts.map((text) => [text.name, createTextSchema(text)]));
  return z
    .object({ intent: z.enum(["save", "preview"]).catch("save"), version: z.string().max(64), ...controls })
    .transform(({ intent, version, ...typed }): Edit => ({ intent, version, texts: typed as TypedTexts }));
}

function createTextSchema({ most, isRequired, isAddress }: EditableText) {
  if (!isRequired) return createOptionalText(most);
  const text = createRequiredText("This may not be empty", most);
  return isAddress ? text.refine((typed) => readWebAddress(typed) !== null, "Must be a web address") : text;
}
