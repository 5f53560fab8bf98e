import { createHash } from "node:crypto";
import Beasties from "beasties";

/** Puts the style that a page needs into the page. */
export type InlineStyle = (html: string, headers: Headers) => Promise<string>;

/**
 * For whoever comes from elsewhere and has none of our files yet: the rules that apply to something on the page come with the page, and the
 * whole stylesheets behind its text, so that a slow link shows the page one request earlier. The page's policy names what was put in by its hash.
 * @param folder The built site's files.
 */
export function createInlineStyle(folder: string): InlineStyle {
  const beasties = new Beasties({
    path: folder,
    publicPath: "/",
    // why in the body and not by a script: pages work without scripts, and what stands before a stylesheet in the body is shown before it
    preload: "body",
    preloadFonts: false,
    inlineFonts: false,
    reduceInlineStyles: false,
    pruneSource: false,
    logLevel: "silent",
  });
  return async (html, headers) => {
    const styled = await beasties.process(html);
    const hashes = styled
      .split("<style")
      .slice(1)
      .map((part) => part.slice(part.indexOf(">") + 1, part.indexOf("</style>")))
      .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    const policy = headers.get("Content-Security-Policy") ?? "";
    headers.set(
      "Content-Security-Policy",
      policy.replace("style-src 'self'", ["style-src 'self'", ...hashes].join(" ")),
    );
    return styled;
  };
}
