import type { ContentType } from "~/engine/engine";
import { contentTypeEntries, getContentType } from "~/features/content-types/content-types";
import type { StoredAsset, StoredContent } from "~/features/sparks/stored-content";
import { renderArticlePage } from "~/platform/text/article-page.server";
import { toCsv } from "~/platform/text/csv";
import { toFileName } from "~/platform/text/file-name";
import { renderPlainText } from "~/platform/text/plain-text.server";
import { type CaptionLine, getCaptionLines } from "./get-caption-lines.server";
import type { Results } from "./results.queries.server";

/** A text of a campaign as a file; it is written when it is asked for. */
export interface DeliveredText {
  /** What its address calls it, the same in every campaign: "article.md". */
  name: string;
  /** What it is saved as. */
  fileName: string;
  mimeType: string;
  write: () => string;
}

/** A file of the media store, and the folder inside of its type's where it lies in the ZIP. */
export interface DeliveredAsset {
  subfolder?: string;
  asset: StoredAsset;
}

interface Delivery<Content> {
  texts: (content: Content) => DeliveredText[];
  /** In the order in which they are packed. */
  assets: (content: Content) => (DeliveredAsset | null | undefined)[];
}

/** What of each content type is a file to take along. */
const deliveries: { [T in ContentType]: Delivery<StoredContent[T]> } = {
  blog: {
    texts: (blog) => {
      const fileName = toFileName(blog.slug, "article");
      return [
        {
          name: "article.md",
          fileName: `${fileName}.md`,
          mimeType: "text/markdown",
          write: () => blog.markdown,
        },
        {
          name: "article.html",
          fileName: `${fileName}.html`,
          mimeType: "text/html",
          write: () => renderArticlePage(blog),
        },
        {
          name: "article.txt",
          fileName: `${fileName}.txt`,
          mimeType: "text/plain",
          write: () => renderPlainText(blog.markdown),
        },
      ];
    },
    assets: () => [],
  },
  image: {
    texts: ({ altText }) => [toText("alt-text.txt", () => `${altText}\n`)],
    assets: ({ png, webp, crops }) =>
      [png, webp, ...(crops ?? []).map(({ asset }) => asset)].map((asset) => ({ asset })),
  },
  caption: {
    texts: (captions) => [
      { ...toText("captions.csv", () => writeCaptionTable(getCaptionLines(captions))), mimeType: "text/csv" },
      toText("captions.txt", () => writeCaptionText(getCaptionLines(captions))),
    ],
    assets: () => [],
  },
  video: {
    texts: ({ clips }) => [
      toText("script.txt", () => clips.map(({ script }, index) => `Scene ${index + 1}\n${script}\n`).join("\n")),
    ],
    assets: ({ film, horizontal, poster, srt, vtt, clips }) => [
      ...[film, horizontal, poster, srt, vtt].map((asset) => asset && { asset }),
      ...clips.flatMap(({ asset, still }) => [asset, still]).map((asset) => asset && { asset, subfolder: "scenes" }),
    ],
  },
};

/** The files of what is made, type after type, each type with its folder. */
export function getDeliveredFiles({ parts }: Pick<Results, "parts">) {
  return contentTypeEntries.flatMap(({ type }) => getFilesOf(type, parts));
}

function getFilesOf<T extends ContentType>(type: T, parts: Results["parts"]) {
  const content: StoredContent[T] | undefined = parts[type]?.content;
  if (!content) return [];
  const { texts, assets }: Delivery<StoredContent[T]> = deliveries[type];
  const { folder } = getContentType(type);
  return [{ folder, texts: texts(content), assets: assets(content).filter((one) => one != null) }];
}

const toText = (name: string, write: () => string): DeliveredText => ({
  name,
  fileName: name,
  mimeType: "text/plain",
  write,
});

function writeCaptionTable(lines: readonly CaptionLine[]): string {
  const rows = lines.map(({ platform, hook, text, count, limit }, index) => [
    index + 1,
    platform,
    hook,
    text,
    count,
    limit ?? "",
  ]);
  return toCsv([["number", "platform", "opening", "text", "counted", "limit"], ...rows]);
}

function writeCaptionText(lines: readonly CaptionLine[]): string {
  const blocks = lines.map(
    ({ platform, count, limit, text }) => `${platform} (${limit === null ? count : `${count} of ${limit}`})\n\n${text}`,
  );
  return `${blocks.join("\n\n----------\n\n")}\n`;
}
