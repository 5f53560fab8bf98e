import type { ContentType } from "~/engine/engine";
import { contentTypeEntries, type StatusField } from "~/features/content-types/content-types";
import { getMediaUrl } from "~/platform/media/media";
import { findContent } from "./read-content.server";
import type { Part } from "./spark";
import type { StoredContent } from "./stored-content";

/** What calls are given of each content type, in the field that the registry names. */
const statusValues = {
  /** Markdown. */
  blog: ({ markdown }) => markdown,
  image: ({ png }) => getMediaUrl(png.mediaId),
  caption: (captions) => captions.map(({ text }) => text),
  video: ({ clips }) => clips.map(({ asset, script }) => ({ url: getMediaUrl(asset.mediaId), script })),
} satisfies StatusValues;

type StatusValues = { [T in ContentType]: (content: StoredContent[T]) => unknown };

/** What was made by its fields, null for what is not done. */
export type StatusFields = { [T in ContentType as StatusField<T>]: ReturnType<(typeof statusValues)[T]> | null };

/** The fields of a spark with these parts. */
export function getStatusFields(parts: readonly Part[]): StatusFields {
  return Object.fromEntries(
    contentTypeEntries.map(({ type, statusField }) => [statusField, getStatusValue(type, parts)]),
  ) as StatusFields;
}

function getStatusValue<T extends ContentType>(type: T, parts: readonly Part[]) {
  const content = findContent(type, parts);
  const values: StatusValues = statusValues;
  return content ? values[type](content) : null;
}
