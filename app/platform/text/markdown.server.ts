import MarkdownIt, { type Token } from "markdown-it";
import { escapeHtml } from "./escape-html";
import { explainTooLong } from "./text-field";

/** Lists and quotes inside of each other: more than anybody writes for readers. */
const deepest = 8;
/** HTML characters that one of Markdown may become on the average, of a text long enough for that to matter. */
const mostGrowth = { factor: 12, from: 20_000 };
/** Characters of an address that browsers and servers still take. */
const longestAddress = 2_000;

/** Characters. More than any editor takes. */
const longest = 100_000;

/** What is said of a text that is refused. */
export const markdownProblems = {
  length: explainTooLong(longest),
  depth: `Lists and quotes go at most ${deepest} deep inside of each other`,
  growth: "The text becomes too large when it is laid out. Take out tables or links that repeat",
} as const;

// why a bound on nesting: it keeps what a text costs in proportion to its length, whatever is in it. Two levels a list, and enough above
// `deepest` for it to be noticed.
const parser = new MarkdownIt({ linkify: true, maxNesting: 2 * deepest + 4 });
const isWebAddress = parser.validateLink;
parser.validateLink = (address) => address.length <= longestAddress && isWebAddress(address);
// why: "Node.js" and "beanthere.me" are names as often as addresses.
parser.linkify.set({ fuzzyLink: false });
parser.linkify.add("www.", {
  validate: (text: string, from: number) =>
    /^[\w-]+(?:\.[\w-]+)+(?:\/[\w/-]*)?/.exec(text.slice(from, from + 300))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});
/** Pictures are left out: an address in a text must not make a reader's browser call someone else's server. */
parser.renderer.rules.image = () => "";

export interface MarkdownLevels {
  /** The level that '#' becomes, so that an article fits under a page's own headings. */
  topLevel?: number;
  /** In place of it: the level that the highest heading of the text becomes, whichever it is. */
  highestLevel?: number;
}

/** Markdown as safe HTML. Tags that somebody wrote into the text are shown as the letters they are, never obeyed. */
export function renderMarkdown(markdown: string, levels: MarkdownLevels = {}): string {
  const { tokens, problem } = readMarkdown(markdown);
  if (problem) return showAsTyped(markdown);
  const shift = findShift(tokens, levels);
  for (const token of tokens) {
    if (/^heading_/.test(token.type)) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + shift)}`;
    // why not as a style: the site's policy lets no text bring one
    const alignment = String(token.attrGet("style") ?? "").replace("text-align:", "");
    if (alignment) token.attrs = [["align", alignment]];
    for (const inner of token.children ?? []) if (inner.type === "link_open") inner.attrSet("rel", "nofollow noopener");
  }
  return parser.renderer.render(tokens, parser.options, {}).trimEnd();
}

/** The blocks of a text one after the other, each with what begins and ends inside of it. What nests too deep is not in it. */
export function parseMarkdown(markdown: string): Token[] {
  return parser.parse(markdown, {});
}

/** Why a text is not laid out, in words for who typed it; null for one that is. */
export function findMarkdownProblem(markdown: string): string | null {
  return readMarkdown(markdown).problem;
}

function readMarkdown(markdown: string): { tokens: Token[]; problem: string | null } {
  if (markdown.length > longest) return { tokens: [], problem: markdownProblems.length };
  const tokens = parseMarkdown(markdown);
  return { tokens, problem: findProblem(markdown, tokens) };
}

/** A text letter by letter, its paragraphs apart: what is left of one that cannot be laid out. */
export function showAsTyped(text: string): string {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>\n")}</p>`).join("\n");
}

function findProblem(markdown: string, tokens: readonly Token[]): string | null {
  let depth = 0;
  let size = 0;
  for (const { type, nesting, content, children } of tokens) {
    if (/^(?:blockquote|bullet_list|ordered_list)_/.test(type)) depth += nesting;
    if (depth > deepest) return markdownProblems.depth;
    size += content.length + sizeOfTag;
    for (const inner of children ?? []) size += String(inner.attrGet("href") ?? "").length + sizeOfTag;
  }
  return size > Math.max(mostGrowth.from, markdown.length) * mostGrowth.factor ? markdownProblems.growth : null;
}

/** Characters of HTML that a token takes beside its text, about. */
const sizeOfTag = 10;

function findShift(tokens: readonly Token[], { topLevel = 1, highestLevel }: MarkdownLevels): number {
  if (highestLevel === undefined) return topLevel - 1;
  const levels = tokens.flatMap(({ type, tag }) => (type === "heading_open" ? [Number(tag.slice(1))] : []));
  return highestLevel - (levels.length > 0 ? Math.min(...levels) : 1);
}
