import { findLanguage } from "~/engine/english/is-english";
import { isAds, isEmail } from "~/engine/written-text";
import { getMediaUrl } from "~/platform/media/media";
import { findContent } from "./read-content.server";
import { findParts } from "./spark.queries.server";

/** What there is to see of a spark while the rest is being made; a part that is not done is null. */
export interface Glimpses {
  blog: { title: string; lang?: string } | null;
  image: { url: string; altText: string } | null;
  caption: { text: string; lang?: string } | null;
  video: { url: string } | null;
}

/** The first sight of each finished part: the poster, the article's title, the first caption, the film's still. */
export function getGlimpses(sparkId: number): Glimpses {
  const parts = findParts(sparkId);
  const blog = findContent("blog", parts);
  const image = findContent("image", parts);
  const captions = findContent("caption", parts);
  const video = findContent("video", parts);
  const title = blog && (isEmail(blog) ? blog.subject : blog.title);
  const caption = captions && (isAds(captions) ? captions.social : captions)[0];
  return {
    blog: title ? { title, lang: findLanguage(title) } : null,
    image: image ? { url: getMediaUrl((image.preview ?? image.webp).mediaId), altText: image.altText } : null,
    caption: caption ? { text: caption.text, lang: findLanguage(caption.text) } : null,
    video: video ? { url: getMediaUrl((video.preview ?? video.poster).mediaId) } : null,
  };
}
