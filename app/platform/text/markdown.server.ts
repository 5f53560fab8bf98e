import type { Element, Root as HtmlRoot } from "hast";
import type { Html, Parents, Root } from "mdast";
import rehypeSanitize, { defaultSchema, type Options as Schema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** Pictures are left out: an address in a text must not make a reader's browser call someone else's server. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== "img" && name !== "input"),
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.a ?? []), ["rel", "nofollow", "noopener"]],
  },
};

/**
 * Markdown as safe HTML. Tags that somebody wrote into the text are shown as the letters they are, never obeyed.
 * `topLevel` is the level that '#' becomes, so that an article fits under a page's own headings.
 */
export function renderMarkdown(markdown: string, { topLevel = 1 }: { topLevel?: number } = {}): string {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { handlers: { html: tagsAsText } })
    .use(adaptTree, topLevel)
    .use(rehypeSanitize, schema)
    .use(rehypeStringify)
    .processSync(markdown)
    .toString();
}

/** The text as the tree of its Markdown. */
export function parseMarkdown(markdown: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

function tagsAsText(_state: unknown, node: Html, parent: Parents | undefined) {
  const text = { type: "text" as const, value: node.value };
  if (parent?.type !== "root") return text;
  return { type: "element" as const, tagName: "p", properties: {}, children: [text] };
}

function adaptTree(topLevel: number) {
  const adapt = (node: HtmlRoot | Element): void => {
    for (const child of node.children) {
      if (child.type !== "element") continue;
      const level = /^h([1-6])$/.exec(child.tagName)?.[1];
      if (level) child.tagName = `h${Math.min(6, Number(level) + topLevel - 1)}`;
      if (child.tagName === "a") child.properties.rel = ["nofollow", "noopener"];
      adapt(child);
    }
  };
  return (tree: HtmlRoot) => adapt(tree);
}
