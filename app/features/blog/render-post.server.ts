import { cutToLine } from "~/engine/words/clean-text";
import { parseMarkdown } from "~/platform/text/markdown.server";
import { renderPlainText } from "~/platform/text/plain-text.server";
import { layOutMarkdown } from "~/platform/text/run-markdown-task.server";

/** Safe HTML of a post's text. Whatever level its highest heading has, it becomes `top`: on its own page, right under the title. */
export function renderPost(content: string, top = 2): Promise<string> {
  return layOutMarkdown(content, { highestLevel: top });
}

/** What a post is about in so many characters: what its author wrote for that, else how its text begins. */
export function describePost(
  { content, excerpt, metaDescription }: { content: string; excerpt: string | null; metaDescription?: string | null },
  most: number,
): string {
  return cutToLine(metaDescription || excerpt || findOpening(content), most);
}

/** Characters of a text that are read for its opening, which keeps what that costs small. */
const readForOpening = 5_000;

/** The paragraphs, since headings and lists say little in a row; the whole text where there are none. */
function findOpening(content: string): string {
  const start = content.slice(0, readForOpening);
  const lines = start.split("\n");
  const paragraphs = parseMarkdown(start).filter(({ type, level }) => type === "paragraph_open" && level === 0);
  const texts = paragraphs.flatMap(({ map }) => (map ? [lines.slice(...map).join("\n")] : []));
  return renderPlainText(texts.join("\n\n") || start);
}
