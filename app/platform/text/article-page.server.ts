import { escapeHtml } from "./escape-html";
import { layOutMarkdown } from "./run-markdown-task.server";

/** An article as a whole HTML file that stands alone: it loads nothing and runs nothing. */
export async function renderArticlePage(article: {
  title: string;
  metaDescription: string;
  markdown: string;
}): Promise<string> {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(article.title)}</title>
<meta name="description" content="${escapeHtml(article.metaDescription)}">
</head>
<body>
<article>
${await layOutMarkdown(article.markdown)}
</article>
</body>
</html>
`;
}
