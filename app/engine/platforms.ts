import { splitCharacters } from "./words/characters";
import { countForX } from "./words/count-for-x";

/**
 * The one table of what each social platform takes. Prompts, checks, the editor's counter and the export all read it.
 * Figures: the platforms' own help pages; Instagram's five hashtags hold since December 2025. TikTok's is a video's limit (a photo
 * post may have 4,000), since our captions go with either.
 */
export interface Platform {
  key: string;
  name: string;
  /** The most a post may count, by `countFor`. */
  limit: number;
  /** Where reading starts to suffer; we write under this. */
  comfortable: number;
  hashtags: number;
}

export const platforms = [
  { key: "x", name: "X", limit: 280, comfortable: 280, hashtags: 2 },
  { key: "instagram", name: "Instagram", limit: 2200, comfortable: 900, hashtags: 5 },
  { key: "linkedin", name: "LinkedIn", limit: 3000, comfortable: 1300, hashtags: 5 },
  { key: "tiktok", name: "TikTok", limit: 2200, comfortable: 400, hashtags: 5 },
  { key: "facebook", name: "Facebook", limit: 63206, comfortable: 500, hashtags: 3 },
  { key: "threads", name: "Threads", limit: 500, comfortable: 500, hashtags: 1 },
  { key: "bluesky", name: "Bluesky", limit: 300, comfortable: 300, hashtags: 2 },
] as const satisfies readonly Platform[];

export type PlatformKey = (typeof platforms)[number]["key"];

/** Where the captions of a campaign are for: ten, each platform once and those with the widest use again, as far as ten go. */
export const captionPlatforms: readonly PlatformKey[] = [
  ...platforms.map(({ key }) => key),
  ...(["instagram", "linkedin", "x"] as const),
].slice(0, 10);

export function findPlatform(key: string): Platform | undefined {
  return platforms.find((platform) => platform.key === key);
}

/** @throws RangeError for a key that is not in the table. */
export function getPlatform(key: string): Platform {
  const platform = findPlatform(key);
  if (!platform) throw new RangeError(`Unknown platform: ${key}`);
  return platform;
}

/**
 * How much of the platform's limit the text uses. X weighs (an address counts 23, an emoji or a CJK character 2), Bluesky counts
 * what a reader sees as one character, the others count code points.
 */
export function countFor(platform: string, text: string): number {
  if (platform === "x") return countForX(text);
  if (platform === "bluesky") return splitCharacters(text).length;
  return [...text].length;
}
