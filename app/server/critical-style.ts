import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import Beasties from "beasties";

/**
 * Puts the style that a page needs into the page.
 * @param page.isKept Whether the page is kept for others, so that it is worth the time to look for the rules that it needs.
 */
export type InlineStyle = (html: string, headers: Headers, page: { isKept: boolean }) => Promise<string>;

/** Styles that are remembered; the one that was asked for longest ago goes first. */
const mostRemembered = 100;

const stylesheet = /<link rel="stylesheet" href="[^"]+"\/>/g;

/**
 * For whoever comes from elsewhere and has none of our files yet: the style comes with the page, and its stylesheets once more behind its
 * text, for the pages after it, so that a slow link shows the page one request earlier. The page's policy names what was put in by its hash.
 * Of a page that is kept for all visitors only those rules that apply to something on it; finding these takes up to a tenth of a second, in which
 * nothing else is answered, so they are remembered for pages of the same elements and classes. Any other page brings its stylesheets whole.
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
  const remembered = new Map<string, Promise<Style>>();

  function remember(key: string, make: () => Promise<string>): Promise<Style> {
    const style = remembered.get(key) ?? make().then(toStyle);
    remembered.delete(key);
    remembered.set(key, style);
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value ?? "");
    return style;
  }

  async function readWhole(links: readonly string[]): Promise<string> {
    const names = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? "");
    return (await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")))).join("");
  }

  return async (html, headers, { isKept }) => {
    const links = html.slice(0, html.indexOf("</head>")).match(stylesheet) ?? [];
    if (links.length === 0) return html;
    const { style, hash } = isKept
      ? await remember(describeKind(html), async () => readStyle(await beasties.process(html)))
      : await remember(links.join(""), () => readWhole(links));
    const policy = headers.get("Content-Security-Policy") ?? "";
    headers.set("Content-Security-Policy", policy.replace("style-src 'self'", `style-src 'self' ${hash}`));
    const end = html.lastIndexOf("</body>");
    const [first = ""] = links;
    const head = html.slice(0, html.indexOf("</head>"));
    const styled = head.replace(first, () => `<style>${style}</style>`).replace(stylesheet, "");
    return `${styled}${html.slice(head.length, end)}${links.join("")}${html.slice(end)}`;
  };
}

interface Style {
  style: string;
  /** As a policy names it. */
  hash: string;
}

const toStyle = (style: string): Style => ({
  style,
  hash: `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
});

/** What a page is made of: elements, classes and the names of attributes. Two pages that share these look for the same rules. */
const describeKind = (html: string): string =>
  [...new Set(html.match(/<[a-z][a-z0-9]*| class="[^"]*"| [a-z-]+=(?=")|href="\/assets\/[^"]+\.css"/g))].sort().join();

const readStyle = (html: string): string =>
  html
    .split("<style")
    .slice(1)
    .map((part) => part.slice(part.indexOf(">") + 1, part.indexOf("</style>")))
    .join("");
