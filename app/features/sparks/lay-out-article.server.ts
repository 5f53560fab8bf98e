import { layOutMarkdown } from "~/platform/text/run-markdown-task.server";

/** An article as safe HTML, under the two levels of headings of the page that shows it. */
export const layOutArticle = (markdown: string): Promise<string> => layOutMarkdown(markdown, { topLevel: 3 });
