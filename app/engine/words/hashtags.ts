import { removeEmoji } from "./characters";

/** "single-origin coffee" gives "#SingleOriginCoffee"; null when nothing usable is left. Letters of any script stay. */
export function makeHashtag(text: string): string | null {
  const words =
    removeEmoji(text)
      .normalize("NFC")
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  if (joined.length < 2 || [...joined].length > 30 || !/\p{L}/u.test(joined)) return null;
  return `#${joined}`;
}

/** The texts as hashtags, none twice whatever its case, none with a word that the brand avoids. */
export function listHashtags(texts: readonly string[], avoided: readonly string[]): string[] {
  const tags = texts
    .map(makeHashtag)
    .filter((tag) => tag !== null)
    .filter((tag) => !avoided.some((word) => tag.toLowerCase().includes(word.replace(/\s+/g, ""))));
  return [...new Map(tags.reverse().map((tag) => [tag.toLowerCase(), tag])).values()].reverse();
}
