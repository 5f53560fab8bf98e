import type { CropShape } from "~/engine/engine";
import type { PlatformKey } from "~/engine/platforms";
import type { PostSign } from "./post-signs";

/** How a platform lays out a post: text over the picture, picture over the text, or text upon a whole-screen picture. */
export interface PlatformLook {
  layout: "text-first" | "picture-first" | "full-screen";
  /** What the platform shows: a cut of the poster, the poster itself, or the film where there is one. */
  shows: CropShape | "poster" | "film";
  signs: readonly PostSign[];
  /** The small line beside or under the name. */
  since: string;
}

const looks: Record<PlatformKey, PlatformLook> = {
  x: { layout: "text-first", shows: "1.91:1", signs: ["reply", "repeat", "heart", "save"], since: "now" },
  instagram: { layout: "picture-first", shows: "poster", signs: ["heart", "reply", "send", "save"], since: "" },
  linkedin: { layout: "text-first", shows: "1.91:1", signs: ["thumb", "reply", "repeat", "send"], since: "Just now" },
  tiktok: { layout: "full-screen", shows: "film", signs: ["heart", "reply", "save", "send"], since: "" },
  facebook: { layout: "text-first", shows: "1:1", signs: ["thumb", "reply", "send"], since: "Just now" },
  threads: { layout: "text-first", shows: "poster", signs: ["heart", "reply", "repeat", "send"], since: "now" },
  bluesky: { layout: "text-first", shows: "1.91:1", signs: ["reply", "repeat", "heart"], since: "now" },
};

const plain: PlatformLook = { layout: "text-first", shows: "1:1", signs: [], since: "" };

/** The look of a platform by its key in the engine's table; a plain one for a key that is not drawn. */
export function getPlatformLook(key: string): PlatformLook {
  return (looks as Partial<Record<string, PlatformLook>>)[key] ?? plain;
}
