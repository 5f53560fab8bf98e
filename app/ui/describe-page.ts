import type { MetaDescriptor } from "@remix-run/node";

/** The site's address, as the frame's loader gives it. */
interface Frame {
  origin?: string;
}

interface PageDescription {
  title: string;
  description: string;
  path: string;
  /** The picture of a shared link, 1200 by 630 pixels: a path of this site. */
  picture?: string;
  type?: "website" | "article";
}

/**
 * What a public page says of itself to search engines and to those who share it: its title, a description of up to 160 characters, its one
 * address, and the picture that goes with it.
 * @param matches The matches that a page's `meta` gets; the frame's loader among them knows the site's address.
 */
export function describePage(
  matches: readonly { id: string; data?: unknown }[],
  { title, description, path, picture = "/og.png", type = "website" }: PageDescription,
): MetaDescriptor[] {
  const frame = matches.find(({ id }) => id === "root")?.data as Frame | undefined;
  const address = `${frame?.origin ?? ""}${path}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: type },
    { property: "og:site_name", content: "Sparkwright" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${frame?.origin ?? ""}${picture}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
