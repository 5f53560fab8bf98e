import { type ContentType, contentTypes } from "~/engine/engine";
import { findMadePart, hashContent } from "~/features/sparks/part-versions.server";
import { readContent } from "~/features/sparks/read-content.server";
import type { Part } from "~/features/sparks/spark";
import type { StoredContent } from "~/features/sparks/stored-content";
import { createNotFound } from "~/platform/http/not-found.server";
import type { EditableText, TextType } from "./text-editor";
import { listTexts } from "./text-editors";

/** A part that is made, with its texts as they are. */
export interface PresentText<T extends ContentType = ContentType> {
  type: T;
  part: Part;
  content: StoredContent[T];
  texts: EditableText[];
  /** Names the content, from `hashContent`. */
  version: string;
}

/**
 * The texts of one part of a spark.
 * @param type as an address has it.
 * @throws a 404 response for a type that is none, and for a part that is not made or cannot be read.
 */
export function requireText(spark: { id: number }, type: string | undefined): PresentText {
  const known = contentTypes.find((each) => each === type);
  const part = known && findMadePart(spark.id, known);
  const content = part && readContent(known, part);
  if (!content) throw createNotFound();
  return { type: known, part, content, texts: listTexts(known, content), version: hashContent(part.content) };
}

/** The script of a spark's film. @throws a 404 response while there is none. */
export function requireFilm(spark: { id: number }): PresentText<"video"> {
  return requireText(spark, "video") as PresentText<"video">;
}

/** The same for a part that is edited as text. @throws a 404 response for a film, too: its words are drawn, and made anew with it. */
export function requireEditableText(spark: { id: number }, type: string | undefined): PresentText<TextType> {
  const present = requireText(spark, type);
  if (present.type === "video") throw createNotFound();
  return present as PresentText<TextType>;
}

/** The texts of what a part holds or once held; undefined when it cannot be read. */
export function readTexts(type: ContentType, content: unknown): EditableText[] | undefined {
  const read = readContent(type, { content });
  return read && listTexts(type, read);
}
