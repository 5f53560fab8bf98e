import { escapePattern } from "../../words/escape-pattern";

/** Changes a run of prose; it gets no Markdown marks at the line's start and nothing that has to stay as it is. */
export type Rewrite = (prose: string) => string;

const fence = /^\s*(?:```|~~~)/;
/** Headings, tables, rules, HTML, definitions: lines that are no prose. */
const untouched = /^\s*(?:#{1,6}\s|\||[-*_=]{3,}\s*$|<|\[[^\]]+\]:)/;
const marks = /^(\s*(?:>\s*)*(?:[-*+]\s+|\d{1,3}[.)]\s+)?)/;

/**
 * Rewrites the prose of a Markdown text or a caption. Headings, tables, code, links, addresses, hashtags, mentions, quoted words and
 * every phrase in `keep` come out letter by letter as they went in.
 */
export function rewriteProse(text: string, keep: readonly string[], rewrite: Rewrite): string {
  let inFence = false;
  return text
    .split("\n")
    .map((line) => {
      if (fence.test(line)) inFence = !inFence;
      if (inFence || fence.test(line) || untouched.test(line) || !/\p{Ll}/u.test(line)) return line;
      const start = marks.exec(line)?.[1] ?? "";
      const end = line.slice(line.trimEnd().length);
      const prose = line.slice(start.length, line.length - end.length);
      return start + withKept(prose, keep, rewrite) + end;
    })
    .join("\n");
}

const alwaysKept = [
  "`[^`]+`",
  "!?\\[[^\\]]*\\]\\([^)]*\\)",
  "(?:https?:\\/\\/|www\\.)\\S*[^\\s.,;:!?)]",
  "\\b[\\w-]+(?:\\.[\\w-]+)*\\.[a-z]{2,}(?:\\/\\S*[^\\s.,;:!?)])?",
  "\\S+@\\S+",
  "[#@][\\p{L}\\p{N}_]+",
  '"[^"]{1,200}"',
  "“[^”]{1,200}”",
  "\\[[A-Z_ ]+\\]",
];

/** Stands for a kept piece while the rest is rewritten; a sign that nobody types, so that no pattern takes it for a word. */
const holder = (index: number) => `\uE000${String.fromCharCode(0xe100 + index)}\uE001`;
const held = /\uE000([\uE100-\uF8FF])\uE001/g;
const mostKept = 0xf8ff - 0xe100;

function withKept(prose: string, keep: readonly string[], rewrite: Rewrite): string {
  if (/[\uE000-\uF8FF]/.test(prose)) return prose;
  const phrases = keep.map((phrase) => phrase.trim()).filter((phrase) => phrase.length > 1);
  const pattern = new RegExp([...phrases.map(escapePattern), ...alwaysKept].join("|"), "giu");
  const kept: string[] = [];
  const open = prose.replace(pattern, (piece) => (kept.length < mostKept ? holder(kept.push(piece) - 1) : piece));
  return rewrite(open).replace(held, (_, sign: string) => kept[sign.charCodeAt(0) - 0xe100] ?? "");
}
