import { cutToLine } from "~/engine/words/clean-text";
import { parseMarkdown, renderMarkdown } from "~/platform/text/markdown.server";
import { renderPlainText } from "~/platform/text/plain-text.server";

/** Safe HTML of a post's text. Whatever level its highest heading has, it becomes `top`: on its own page, right under the title. */
export function renderPost(content: string, top = 2): string {
  const levels = parseMarkdown(content).children.flatMap((node) => (node.type === "heading" ? [node.depth] : []));
  const highest = levels.length > 0 ? Math.min(...levels) : 1;
  return renderMarkdown(content, { topLevel: top + 1 - highest });
}

/** What a post is about in so many characters: what its author wrote for that, else how its text begins. */
export function describePost(
  { content, excerpt, metaDescription }: { content: string; excerpt: string | null; metaDescription?: string | null },
  most: number,
): string {
  return cutToLine(metaDescription || excerpt || findOpening(content), most);
}

/** The paragraphs, since headings and lists say little in a row; the whole text where there are none. */
function findOpening(content: string): string {
  const paragraphs = parseMarkdown(content).children.filter(({ type }) => type === "paragraph");
  const texts = paragraphs.map(({ position }) => content.slice(position?.start.offset, position?.end.offset));
  return renderPlainText(texts.join("\n\n") || content);
}
