import { createHash } from "node:crypto";
import Beasties from "beasties";

/** Puts the style that a page needs into the page. */
export type InlineStyle = (html: string, headers: Headers) => Promise<string>;

/** Kinds of pages whose style is remembered; the one that was asked for longest ago goes first. */
const mostKinds = 200;

const stylesheet = /<link rel="stylesheet" href="[^"]+"\/>/g;

/**
 * For whoever comes from elsewhere and has none of our files yet: the rules that apply to something on the page come with the page, and the
 * whole stylesheets behind its text, so that a slow link shows the page one request earlier. The page's policy names what was put in by its hash.
 * Finding the rules takes up to a tenth of a second, so they are remembered for pages of the same elements and classes, whatever these say.
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
  const kinds = new Map<string, Promise<string>>();

  function findStyle(html: string): Promise<string> {
    const kind = describeKind(html);
    const style = kinds.get(kind) ?? beasties.process(html).then(readStyle);
    kinds.delete(kind);
    kinds.set(kind, style);
    if (kinds.size > mostKinds) kinds.delete(kinds.keys().next().value ?? "");
    return style;
  }

  return async (html, headers) => {
    const links = html.slice(0, html.indexOf("</head>")).match(stylesheet) ?? [];
    const style = links.length > 0 ? await findStyle(html) : "";
    if (!style) return html;
    const hash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
    const policy = headers.get("Content-Security-Policy") ?? "";
    headers.set("Content-Security-Policy", policy.replace("style-src 'self'", `style-src 'self' ${hash}`));
    const end = html.lastIndexOf("</body>");
    const [first = ""] = links;
    const head = html.slice(0, html.indexOf("</head>"));
    const styled = head.replace(first, () => `<style>${style}</style>`).replace(stylesheet, "");
    return `${styled}${html.slice(head.length, end)}${links.join("")}${html.slice(end)}`;
  };
}

/** What a page is made of: elements, classes and the names of attributes. Two pages that share these look for the same rules. */
const describeKind = (html: string): string =>
  [...new Set(html.match(/<[a-z][a-z0-9]*| class="[^"]*"| [a-z-]+=(?=")|href="\/assets\/[^"]+\.css"/g))].sort().join();

const readStyle = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = ""]) => rules).join("");
