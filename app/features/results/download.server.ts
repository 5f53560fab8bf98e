import { getAttachmentHeader } from "~/platform/media/attachment";
import { renderArticlePage } from "~/platform/text/article-page.server";
import { renderPlainText } from "~/platform/text/plain-text.server";
import { getCaptionLines } from "./get-caption-lines.server";
import type { Results } from "./results.queries.server";

interface TextFile {
  fileName: string;
  mimeType: string;
  text: string;
}

/** The texts of a spark as a file to save; null for an unknown name and for a part that is not there. */
export function findTextFile({ parts }: Pick<Results, "parts">, name: string | undefined): TextFile | null {
  const blog = parts.blog?.content;
  const captions = parts.caption?.content;
  switch (name) {
    case "article.md":
      return blog ? { fileName: `${blog.slug}.md`, mimeType: "text/markdown", text: blog.markdown } : null;
    case "article.html":
      return blog ? { fileName: `${blog.slug}.html`, mimeType: "text/html", text: renderArticlePage(blog) } : null;
    case "article.txt":
      return blog
        ? { fileName: `${blog.slug}.txt`, mimeType: "text/plain", text: renderPlainText(blog.markdown) }
        : null;
    case "captions.txt":
      return captions ? { fileName: "captions.txt", mimeType: "text/plain", text: captionFile(captions) } : null;
    default:
      return null;
  }
}

/** A text file as an answer that browsers save and never show, whatever is in it. */
export function respondWithFile({ fileName, mimeType, text }: TextFile): Response {
  return new Response(text, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": getAttachmentHeader(fileName),
      "Content-Type": `${mimeType}; charset=utf-8`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function captionFile(captions: Parameters<typeof getCaptionLines>[0]): string {
  const blocks = getCaptionLines(captions).map(
    ({ platform, count, limit, text }) => `${platform} (${limit === null ? count : `${count} of ${limit}`})\n\n${text}`,
  );
  return `${blocks.join("\n\n----------\n\n")}\n`;
}
