import { spellInAscii } from "~/engine/words/spell-in-ascii";

/** Characters of an address, its number included. */
export const longestSlug = 50;

/** The address of a post whose title has no letter or figure that an address takes. */
const fallback = "post";

/**
 * The address that follows from a title: its letters spelled in a to z, lowercase, every run of other characters than a to z and 0 to 9 one hyphen, none at its ends.
 * What is longer than an address may be ends with a whole word where there is one.
 */
export function createSlug(title: string): string {
  const slug = spellInAscii(title)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-");
  return shorten(slug, longestSlug) || fallback;
}

/** The same address with a number, for one that is taken. */
export function numberSlug(slug: string, number: number): string {
  const suffix = `-${number}`;
  return shorten(slug, longestSlug - suffix.length) + suffix;
}

function shorten(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const end = slug.lastIndexOf("-", most);
  return slug.slice(0, end > 0 ? end : most);
}
