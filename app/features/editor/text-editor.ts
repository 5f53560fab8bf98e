import type { ContentType } from "~/engine/engine";
import type { StoredContent } from "~/features/sparks/stored-content";
import { normalizeLineEnds } from "~/platform/text/text-field";

/** One text of a part, as the editor offers it. */
export interface EditableText {
  /** Its control's name. */
  name: string;
  label: string;
  text: string;
  /** Lines of its control; one is an input. */
  rows: number;
  /** How much of `limit` it uses. */
  count: number;
  /** What readers' platforms take; what is longer is saved and said. Null where there is no such limit. */
  limit: number | null;
  unit: "characters" | "words";
  /** Characters beyond which it is refused: more than any platform takes, and little enough to compare and to store. */
  most: number;
  isRequired: boolean;
  /** It becomes a link, which has to lead to the web. */
  isAddress: boolean;
  /** How it is written, where that is not plain text. */
  help?: string;
}

/** What was typed, by the names of the controls. */
export type TypedTexts = Readonly<Record<string, string | null | undefined>>;

/** How the content of one type is edited. */
export interface TextEditor<Content> {
  /** Its texts in the order of the form. */
  list(content: Content): EditableText[];
  /** The content with what was typed; what was not sent stays as it is. */
  apply(content: Content, typed: TypedTexts): Content;
}

/** What is edited as text. A film is not: its words are drawn, and made anew with it. */
export type TextType = Exclude<ContentType, "video">;

export type TextEditors = { [T in TextType]: TextEditor<StoredContent[T]> };

/** An editable text; of what is not said, a line that is counted in characters and may not be empty. */
export function makeText(name: string, label: string, text: string, facts: Partial<EditableText> = {}): EditableText {
  const usual = { rows: 1, limit: null, unit: "characters", most: 500, isRequired: true, isAddress: false } as const;
  return { name, label, text, count: [...text].length, ...usual, ...facts };
}

/** What was typed in place of a text. A form trims what it sends, which alone is no change. */
export function takeTyped(before: string, typed: string | null | undefined): string {
  if (typed === undefined) return before;
  const after = typed ?? "";
  return after === normalizeLineEnds(before).trim() ? before : after;
}

/** The texts with what somebody typed into a form that was kept for them. */
export function fillInTexts(texts: readonly EditableText[], kept: Readonly<Record<string, unknown>>): EditableText[] {
  return texts.map((text) => {
    const typed = kept[text.name];
    return typeof typed === "string" ? { ...text, text: typed } : text;
  });
}
