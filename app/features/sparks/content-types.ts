import type { ContentType } from "~/engine/engine";

/** The four types in the order in which they are shown, in the words of the screens. Plain data, also for the browser. */
export const contentTypeWords: readonly { type: ContentType; title: string; description: string }[] = [
  { type: "blog", title: "Blog Post", description: "An article of about 900 words with title, summary and FAQs" },
  { type: "image", title: "Image", description: "A poster for the feed, 1080 by 1350" },
  { type: "caption", title: "Captions", description: "Ten captions, each within its platform's limit" },
  { type: "video", title: "Video", description: "Four to six scenes, upright, with music and subtitles" },
];

export function contentTypeTitle(type: ContentType): string {
  return contentTypeWords.find((words) => words.type === type)?.title ?? type;
}
