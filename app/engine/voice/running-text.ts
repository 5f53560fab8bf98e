/** Longer than any word or address that people write: what is longer is no prose, and patterns would take long to find that out. */
const longestRun = 150;

/**
 * The prose of a text, as the paragraphs in which it is read: without Markdown's marks and headings, code, tags, addresses, hashtags
 * and mentions. Lines that were broken to fit a width are one paragraph again; a line that ends its thought stays apart.
 */
export function readProse(text: string): string[] {
  const lines = cleaned(text)
    .split("\n")
    .map((line) => line.trim());
  const paragraphs: string[] = [];
  let current = "";
  for (const line of lines) {
    if (current && line && runsOn(current, line)) {
      current += ` ${line}`;
      continue;
    }
    if (/\p{L}/u.test(current)) paragraphs.push(current);
    current = line;
  }
  if (/\p{L}/u.test(current)) paragraphs.push(current);
  return paragraphs;
}

/** Whether a line was broken in the middle of its sentence: by an e-mail program, say. */
function runsOn(line: string, next: string): boolean {
  if (/[.!?…:]["')\]]*$/.test(line)) return false;
  return /^\p{Ll}/u.test(next) || (line.length >= 55 && /^[\p{L}\p{N}]/u.test(next));
}

function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\S+/g, (run) => (run.length > longestRun ? " " : run))
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/```[^`]*(?:```|$)/g, "\n")
    .replace(/<[/!a-z][^<>\n]{0,300}>/gi, " ")
    .replace(/^ {0,3}#{1,6} .*$/gm, "")
    .replace(/^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+/gm, "\n")
    .replace(/^[ \t]*>/gm, "")
    .replace(/^[ \t*_=-]{3,}$/gm, "")
    .replace(/!?\[([^\][\n]{0,300})\]\([^()\s]{0,150}\)/g, "$1")
    .replace(/(?<!\S)(?:https?:\/\/|www\.)\S+|(?<!\S)[^\s@]+@[^\s@]+/gi, " ")
    .replace(/(?<!\S)[#@][\p{L}\p{N}_]+/gu, "")
    .replace(/[*_`~|]+/g, "")
    .replace(/([.!?…])[.!?…]{2,}/g, "$1")
    .replace(/[^\S\n]+/g, " ");
}

/** The words of a text, lower case, contractions whole: "don't", "single-origin". */
export function readWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}
