import type { ContentType } from "~/engine/brief";
import { cutAtWord, removeEndMark } from "~/engine/words/clean-text";
import { getContentType } from "~/features/content-types/content-types";

const dateFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** 'Nov 28'. */
export const formatDay = (date: Date) => dateFormat.format(date);

/** A user's words inside a sentence of ours: one line, without the mark at its end. */
export function shorten(text: string, longest = 90): string {
  return removeEndMark(cutAtWord(text.replace(/\s+/g, " ").trim(), longest));
}

/** Words at the beginning of a sentence. */
export const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A content type inside a sentence: "a video", "captions". */
export function nameType(type: ContentType): string {
  const { noun } = getContentType(type);
  if (noun.endsWith("s")) return noun;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
