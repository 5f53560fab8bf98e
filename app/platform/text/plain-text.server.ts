import type { Token } from "markdown-it";
import { parseMarkdown } from "./markdown.server";

/** Markdown as text to paste anywhere: no signs, paragraphs and headings apart, lists with dashes or numbers, links written out. */
export function renderPlainText(markdown: string): string {
  return `${writeBlocks(readTree(parseMarkdown(markdown))).join("\n\n")}\n`;
}

/** What begins and ends in a row of tokens, as a tree. */
interface Block {
  token: Token;
  inner: Block[];
}

function readTree(tokens: readonly Token[]): Block[] {
  const root: Block[] = [];
  const open: Block[][] = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const block = { token, inner: [] };
    open.at(-1)?.push(block);
    if (token.nesting > 0) open.push(block.inner);
  }
  return root;
}

const writeBlocks = (blocks: readonly Block[]): string[] => blocks.map(writeBlock).filter(Boolean);

function writeBlock({ token, inner }: Block): string {
  switch (token.type) {
    case "bullet_list_open":
      return inner.map((item) => writeItem(item, "- ")).join("\n");
    case "ordered_list_open": {
      const start = Number(token.attrGet("start") ?? 1);
      return inner.map((item, index) => writeItem(item, `${start + index}. `)).join("\n");
    }
    case "table_open":
      return inner.flatMap(({ inner: rows }) => rows.map(writeRow)).join("\n");
    case "hr":
      return "* * *";
    case "inline":
      return writeInline(token.children ?? []);
    case "fence":
    case "code_block":
      return token.content.replace(/\n$/, "");
    default:
      return writeBlocks(inner).join("\n\n");
  }
}

const writeItem = ({ inner }: Block, mark: string): string =>
  mark +
  writeBlocks(inner)
    .join("\n")
    .replace(/\n/g, `\n${" ".repeat(mark.length)}`);

const writeRow = ({ inner }: Block): string => inner.map((cell) => writeBlocks(cell.inner).join("")).join("\t");

function writeInline(tokens: readonly Token[]): string {
  let text = "";
  let link = { url: "", from: 0 };
  for (const token of tokens) {
    if (token.type === "link_open") link = { url: String(token.attrGet("href") ?? ""), from: text.length };
    else if (token.type === "link_close") text += writeAddress(link.url, text.slice(link.from));
    else if (token.type === "softbreak" || token.type === "hardbreak") text += "\n";
    else text += token.content;
  }
  return text;
}

/** Behind a link's words, where they do not say it themselves. */
const writeAddress = (url: string, words: string): string => (url === "" || url.endsWith(words) ? "" : ` (${url})`);
