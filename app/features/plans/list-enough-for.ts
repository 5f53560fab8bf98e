import type { ContentType } from "~/engine/brief";
import { countEquivalents } from "./plans";

const names: Record<ContentType, [one: string, many: string]> = {
  video: ["video package", "video packages"],
  image: ["image", "images"],
  blog: ["blog post", "blog posts"],
  caption: ["set of ten captions", "sets of ten captions"],
};

const grouped = new Intl.NumberFormat("en-US");

/** What an amount of sparks is enough for, each type alone, the dearest first: "3 video packages", "33 images" ... */
export function listEnoughFor(sparks: number): string[] {
  const counts = countEquivalents(sparks);
  return (["video", "image", "blog", "caption"] as const).map(
    (type) => `${grouped.format(counts[type])} ${names[type][counts[type] === 1 ? 0 : 1]}`,
  );
}
