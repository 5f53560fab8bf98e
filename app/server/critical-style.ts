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
 * Of a page that is kept for all visitors only those rules that apply to something on it, and behind it only the stylesheets that name a class of
 * it; finding these takes up to a tenth of a second, in which nothing else is answered, so they are remembered for pages of the same elements and
 * classes. Any other page brings its stylesheets whole.
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

  function remember(key: string, make: () => Promise<Found>): Promise<Style> {
    const style = remembered.get(key) ?? make().then(hashStyle);
    remembered.delete(key);
    remembered.set(key, style);
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value ?? "");
    return style;
  }

  const readSheet = (link: string): Promise<string> =>
    readFile(path.join(folder, /href="([^"]+)"/.exec(link)?.[1] ?? ""), "utf8");

  async function findNeeded(html: string, links: readonly string[]): Promise<Found> {
    const sheets = await Promise.all(links.map(readSheet));
    const classes = listClasses(html);
    // why: the first page of a visitor is another one's to whoever is signed in, and has its styles too
    const needed = links.filter((_, at) => namesClassOf(sheets[at] ?? "", classes));
    return { style: readStyle(await beasties.process(html)), links: needed };
  }

  return async (html, headers, { isKept }) => {
    const links = html.slice(0, html.indexOf("</head>")).match(stylesheet) ?? [];
    if (links.length === 0) return html;
    const found = isKept
      ? await remember(describeKind(html), () => findNeeded(html, links))
      : await remember(links.join(""), async () => ({
          style: (await Promise.all(links.map(readSheet))).join(""),
          links,
        }));
    const { style, hash } = found;
    const policy = headers.get("Content-Security-Policy") ?? "";
    headers.set("Content-Security-Policy", policy.replace("style-src 'self'", `style-src 'self' ${hash}`));
    const end = html.lastIndexOf("</body>");
    const [first = ""] = links;
    const head = html.slice(0, html.indexOf("</head>"));
    const styled = head.replace(first, () => `<style>${style}</style>`).replace(stylesheet, "");
    return `${styled}${html.slice(head.length, end)}${found.links.join("")}${html.slice(end)}`;
  };
}

interface Found {
  style: string;
  /** The stylesheets that stand behind the page's text. */
  links: readonly string[];
}

interface Style extends Found {
  /** As a policy names it. */
  hash: string;
}

const hashStyle = (found: Found): Style => ({
  ...found,
  hash: `'sha256-${createHash("sha256").update(found.style).digest("base64")}'`,
});

const listClasses = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/** Whether a stylesheet has a rule of which the page holds every class. */
const namesClassOf = (sheet: string, classes: ReadonlySet<string>): boolean =>
  sheet
    .split(/[{},]/)
    .map((part) => part.match(/(?<=\.)[a-z][\w-]*/gi) ?? [])
    .some((names) => names.length > 0 && names.every((name) => classes.has(name)));

/** What a page is made of: elements, classes and the names of attributes. Two pages that share these look for the same rules. */
const describeKind = (html: string): string =>
  [...new Set(html.match(/<[a-z][a-z0-9]*| class="[^"]*"| [a-z-]+=(?=")|href="\/assets\/[^"]+\.css"/g))].sort().join();

const readStyle = (html: string): string =>
  html
    .split("<style")
    .slice(1)
    .map((part) => part.slice(part.indexOf(">") + 1, part.indexOf("</style>")))
    .join("");
