/** A title as the last part of an address: lower case, hyphens, ASCII where the letters allow it. */
export function makeSlug(title: string): string {
  const slug = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug.slice(0, 70).replace(/-$/, "") || "post";
}
