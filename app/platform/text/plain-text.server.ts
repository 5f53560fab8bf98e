import type { Nodes, RootContent } from "mdast";
import { parseMarkdown } from "./markdown.server";

/** Markdown as text to paste anywhere: no signs, paragraphs and headings apart, lists with dashes or numbers, links written out. */
export function renderPlainText(markdown: string): string {
  const blocks = parseMarkdown(markdown).children.map((node) => block(node));
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function block(node: RootContent): string {
  switch (node.type) {
    case "list":
      return node.children
        .map((item, index) => {
          const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : "- ";
          return (
            mark +
            item.children
              .map((child) => block(child))
              .join("\n")
              .replace(/\n/g, `\n${" ".repeat(mark.length)}`)
          );
        })
        .join("\n");
    case "blockquote":
      return node.children.map((child) => block(child)).join("\n\n");
    case "table":
      return node.children.map((row) => row.children.map((cell) => inline(cell)).join("\t")).join("\n");
    case "thematicBreak":
      return "* * *";
    case "definition":
      return "";
    default:
      return inline(node);
  }
}

function inline(node: Nodes): string {
  if (node.type === "break") return "\n";
  if (node.type === "image") return node.alt ?? "";
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  const text = node.children.map((child) => inline(child)).join("");
  return node.type === "link" && node.url !== text && !node.url.endsWith(text) ? `${text} (${node.url})` : text;
}
