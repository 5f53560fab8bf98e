import type { BlogPost } from "~/engine/engine";
import { keepClaims } from "./keep-claims";
import { makeText, type TextEditor, takeTyped } from "./text-editor";

const markdownHelp =
  "## starts a heading, - a list item. **Two stars** make bold, [words](https://...) a link. Preview shows how it reads.";

/** Title, texts for search engines and the article itself. The slug stays: what was published keeps its address. */
export const articleEditor: TextEditor<BlogPost> = {
  list: ({ title, metaDescription, excerpt, markdown }) => [
    makeText("title", "Title", title, { limit: 60 }),
    makeText("metaDescription", "Meta description", metaDescription, { rows: 2, limit: 160, isRequired: false }),
    makeText("excerpt", "Excerpt", excerpt, { rows: 3, limit: 300, most: 1000, isRequired: false }),
    makeText("markdown", "Article, as Markdown", markdown, { rows: 24, most: 60_000, help: markdownHelp }),
  ],
  apply(blog, typed) {
    const title = takeTyped(blog.title, typed.title);
    const metaDescription = takeTyped(blog.metaDescription, typed.metaDescription);
    const excerpt = takeTyped(blog.excerpt, typed.excerpt);
    const markdown = followTitle(takeTyped(blog.markdown, typed.markdown), blog.title, title);
    const { remarks: _, ...rest } = blog;
    return {
      ...(markdown === blog.markdown ? blog : rest),
      ...{ title, metaDescription, excerpt, markdown },
      faqs: blog.faqs.filter(({ question, answer }) => markdown.includes(question) && markdown.includes(answer)),
      claimsToCheck: keepClaims(blog.claimsToCheck, [title, metaDescription, excerpt, markdown].join("\n")),
    };
  },
};

/** A new title also heads the article, unless its heading was worded otherwise. */
function followTitle(markdown: string, before: string, after: string): string {
  const [heading, ...body] = markdown.split("\n");
  return heading === `# ${before}` ? [`# ${after}`, ...body].join("\n") : markdown;
}
