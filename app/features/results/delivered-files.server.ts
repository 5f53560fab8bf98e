import type { Ads, ContentType, Email } from "~/engine/engine";
import { isAds, isEmail } from "~/engine/written-text";
import { contentTypeEntries, getContentType } from "~/features/content-types/content-types";
import type { StoredAsset, StoredContent } from "~/features/sparks/stored-content";
import { renderArticlePage } from "~/platform/text/article-page.server";
import { toCsv } from "~/platform/text/csv";
import { renderEmailPage } from "~/platform/text/email-page.server";
import { toFileName } from "~/platform/text/file-name";
import { writePlainText } from "~/platform/text/run-markdown-task.server";
import { getAdLines } from "./get-ad-lines";
import { type CaptionLine, getCaptionLines } from "./get-caption-lines.server";
import type { Results } from "./results.queries.server";

/** A text of a campaign as a file; it is written when it is asked for. */
export interface DeliveredText {
  /** What its address calls it, the same in every campaign: "article.md". */
  name: string;
  /** What it is saved as. */
  fileName: string;
  mimeType: string;
  write: () => string | Promise<string>;
}

/** A file of the media store, and the folder inside of its type's where it lies in the ZIP. */
export interface DeliveredAsset {
  subfolder?: string;
  asset: StoredAsset;
}

interface Delivery<Content> {
  /** Where it lies in the ZIP. */
  folder: (content: Content) => string;
  texts: (content: Content) => DeliveredText[];
  /** In the order in which they are packed. */
  assets: (content: Content) => (DeliveredAsset | null | undefined)[];
}

/** What of each content type is a file to take along. */
const deliveries: { [T in ContentType]: Delivery<StoredContent[T]> } = {
  blog: {
    folder: (blog) => getContentType("blog", isEmail(blog) ? blog.format : null).folder,
    texts: (blog) => {
      if (isEmail(blog)) return listEmailFiles(blog);
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
          write: () => writePlainText(blog.markdown),
        },
      ];
    },
    assets: () => [],
  },
  image: {
    folder: () => getContentType("image").folder,
    texts: ({ altText }) => [toText("alt-text.txt", () => `${altText}\n`)],
    assets: ({ png, webp, crops }) =>
      [png, webp, ...(crops ?? []).map(({ asset }) => asset)].map((asset) => ({ asset })),
  },
  caption: {
    folder: (captions) => getContentType("caption", isAds(captions) ? captions.format : null).folder,
    texts: (captions) =>
      isAds(captions)
        ? [
            { ...toText("ads.csv", () => writeAdTable(captions)), mimeType: "text/csv" },
            toText("ads.txt", () => writeAdText(captions)),
          ]
        : [
            { ...toText("captions.csv", () => writeCaptionTable(getCaptionLines(captions))), mimeType: "text/csv" },
            toText("captions.txt", () => writeCaptionText(getCaptionLines(captions))),
          ],
    assets: () => [],
  },
  video: {
    folder: () => getContentType("video").folder,
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
  const { folder, texts, assets }: Delivery<StoredContent[T]> = deliveries[type];
  return [{ folder: folder(content), texts: texts(content), assets: assets(content).filter((one) => one != null) }];
}

const toText = (name: string, write: DeliveredText["write"]): DeliveredText => ({
  name,
  fileName: name,
  mimeType: "text/plain",
  write,
});

const listEmailFiles = (email: Email): DeliveredText[] => [
  toText("email.txt", () => `Subject: ${email.subject}\nPreheader: ${email.preheader}\n\n${email.text}\n`),
  { ...toText("email.html", () => renderEmailPage(email)), mimeType: "text/html" },
];

function writeAdTable(ads: Ads): string {
  const rows = getAdLines(ads).flatMap(({ kind, lines }) =>
    lines.map(({ number, text, count, limit }) => [kind, number, text, count, limit]),
  );
  return toCsv([["kind", "number", "text", "counted", "limit"], ...rows]);
}

function writeAdText(ads: Ads): string {
  const blocks = getAdLines(ads).map(({ kind, lines }) => `${kind}\n\n${lines.map(({ text }) => text).join("\n")}`);
  return `${[...blocks, ads.url].join("\n\n----------\n\n")}\n`;
}

function writeCaptionTable(lines: readonly CaptionLine[]): string {
  const rows = lines.map(({ platform, reason, text, count, limit }, index) => [
    index + 1,
    platform,
    reason,
    text,
    count,
    limit ?? "",
  ]);
  return toCsv([["number", "platform", "reason", "text", "counted", "limit"], ...rows]);
}

function writeCaptionText(lines: readonly CaptionLine[]): string {
  const blocks = lines.map(
    ({ platform, count, limit, text }) => `${platform} (${limit === null ? count : `${count} of ${limit}`})\n\n${text}`,
  );
  return `${blocks.join("\n\n----------\n\n")}\n`;
}
