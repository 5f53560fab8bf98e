import { spellInAscii } from "./spell-in-ascii";

const longest = 70;

/** A title as the last part of an address: its letters spelled in a to z, lower case, words joined by hyphens, cut at one. */
export function makeSlug(title: string): string {
  const slug = spellInAscii(title.replace(/['’]/g, ""))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const end = slug.length > longest ? slug.lastIndexOf("-", longest) : slug.length;
  return slug.slice(0, end > 0 ? end : longest) || "post";
}
