import type { ContentType } from "~/engine/engine";
import { contentTypes } from "~/engine/engine";
import { cutToLine } from "~/engine/words/clean-text";
import { isAds, isEmail, listAdLines, readWords } from "~/engine/written-text";
import { formatCreatedAt } from "~/features/projects/format-created-at";
import { findContent } from "~/features/sparks/read-content.server";
import type { StoredContent } from "~/features/sparks/stored-content";
import { getMediaUrl } from "~/platform/media/media";
import { renderPlainText } from "~/platform/text/plain-text.server";
import type { findMadeParts, findMadeSparks } from "./library-item.queries.server";

type MadeSpark = ReturnType<typeof findMadeSparks>[number];
type MadePart = ReturnType<typeof findMadeParts>[number];

/** Characters of a text that a card shows. Source: the specification, section 9. */
const previewLength = 200;
/** Characters of Markdown that are read for it: headings and signs go. */
const readForPreview = 1_200;

/** One campaign as the library shows it. */
export interface LibraryItem {
  id: number;
  /** The page with all of it. */
  results: string;
  prompt: string;
  format: MadeSpark["format"];
  projectName: string;
  /** The page of its project, with the facts and the voice that it was made from. */
  project: string;
  /** 'Jan 7, 2025' */
  createdOn: string;
  types: ContentType[];
  /** The poster, or a still of the film. */
  picture: { preview: string; altText: string; download: string | null } | null;
  /** The beginning of the article or e-mail, and where it is to be had as a file. */
  text: { preview: string; whole: string; file: string } | null;
  captions: { texts: string[]; file: string } | null;
}

/** What a card shows of a spark. A part that cannot be read is left out. */
export function describeItem(spark: MadeSpark, parts: readonly MadePart[]): LibraryItem {
  const { id, projectId, prompt, format, projectName, createdAt } = spark;
  const results = `/project/${projectId}/results/${id}`;
  const own = parts.filter(({ sparkId }) => sparkId === id);
  return {
    id,
    results,
    prompt,
    format,
    projectName,
    project: `/project/${projectId}`,
    createdOn: formatCreatedAt(createdAt),
    types: contentTypes.filter((type) => own.some((part) => part.type === type)),
    picture: describePicture(findContent("image", own), findContent("video", own)),
    text: describeText(findContent("blog", own), results),
    captions: describeCaptions(findContent("caption", own), results),
  };
}

function describePicture(image?: StoredContent["image"], film?: StoredContent["video"]): LibraryItem["picture"] {
  if (image) {
    const { png, webp, preview = webp, altText } = image;
    return { preview: getMediaUrl(preview.mediaId), altText, download: `${getMediaUrl(png.mediaId)}?download` };
  }
  if (!film) return null;
  const { poster, preview = poster } = film;
  return { preview: getMediaUrl(preview.mediaId), altText: "A still of the film", download: null };
}

function describeText(content: StoredContent["blog"] | undefined, results: string): LibraryItem["text"] {
  if (!content) return null;
  const whole = readWords(content);
  return {
    preview: startOf(whole),
    whole,
    file: `${results}/download/${isEmail(content) ? "email.txt" : "article.md"}`,
  };
}

/** The first characters of a text without headings and the signs of Markdown. */
function startOf(text: string): string {
  return cutToLine(renderPlainText(text.slice(0, readForPreview).replace(/^#+ .*$/gm, "")), previewLength);
}

function describeCaptions(content: StoredContent["caption"] | undefined, results: string): LibraryItem["captions"] {
  if (!content) return null;
  return isAds(content)
    ? { texts: listAdLines(content), file: `${results}/download/ads.txt` }
    : { texts: content.map(({ text }) => text), file: `${results}/download/captions.txt` };
}
