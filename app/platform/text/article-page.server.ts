import { escapeHtml } from "./escape-html";
import { renderMarkdown } from "./markdown.server";

/** An article as a whole HTML file that stands alone: it loads nothing and runs nothing. */
export function renderArticlePage(article: { title: string; metaDescription: string; markdown: string }): string {
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
${renderMarkdown(article.markdown)}
</article>
</body>
</html>
`;
}
