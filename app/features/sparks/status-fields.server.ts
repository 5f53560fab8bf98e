import type { Ads, ContentType, Email } from "~/engine/engine";
import { isAds, isEmail, listAdLines, readWords } from "~/engine/written-text";
import { contentTypeEntries, type StatusField } from "~/features/content-types/content-types";
import { getMediaUrl } from "~/platform/media/media";
import { findContent } from "./read-content.server";
import type { Part } from "./spark";
import type { StoredContent } from "./stored-content";

/** What calls are given of each content type, in the field that the registry names. */
const statusValues = {
  /** Markdown; of an e-mail its plain text. */
  blog: readWords,
  image: ({ png }) => getMediaUrl(png.mediaId),
  caption: (captions) => (isAds(captions) ? listAdLines(captions) : captions.map(({ text }) => text)),
  video: ({ clips }) => clips.map(({ asset, script }) => ({ url: getMediaUrl(asset.mediaId), script })),
} satisfies StatusValues;

type StatusValues = { [T in ContentType]: (content: StoredContent[T]) => unknown };

/** What was made by its fields, null for what is not done; an e-mail and ads also in their parts, which are absent otherwise. */
export type StatusFields = FormatFields & {
  [T in ContentType as StatusField<T>]: ReturnType<(typeof statusValues)[T]> | null;
};

interface FormatFields {
  email?: Pick<Email, "subject" | "preheader" | "text" | "html" | "callToAction">;
  ads?: Pick<Ads, "headlines" | "descriptions" | "social" | "url">;
}

type PartRow = Pick<Part, "type" | "state" | "content">;

/** The fields of a spark with these parts. */
export function getStatusFields(parts: readonly PartRow[]): StatusFields {
  const fields = contentTypeEntries.map(({ type, statusField }) => [statusField, getStatusValue(type, parts)]);
  return { ...Object.fromEntries(fields), ...getFormatFields(parts) } as StatusFields;
}

function getFormatFields(parts: readonly PartRow[]): FormatFields {
  const [blog, captions] = [findContent("blog", parts), findContent("caption", parts)];
  const fields: FormatFields = {};
  if (blog && isEmail(blog)) {
    const { subject, preheader, text, html, callToAction } = blog;
    fields.email = { subject, preheader, text, html, callToAction };
  }
  if (captions && isAds(captions)) {
    const { headlines, descriptions, social, url } = captions;
    fields.ads = { headlines, descriptions, social, url };
  }
  return fields;
}

function getStatusValue<T extends ContentType>(type: T, parts: readonly PartRow[]) {
  const content = findContent(type, parts);
  const values: StatusValues = statusValues;
  return content ? values[type](content) : null;
}
