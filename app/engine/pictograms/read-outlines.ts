import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { findPictogramSet } from "./pictogram-index";

/** One area of a pictogram. */
export interface PictogramArea {
  /** Path data in the pictogram's own units. */
  path: string;
  rule: "nonzero" | "evenodd";
  /** The colour in the kept set, to tell areas apart by; "currentColor" in a set of lines. */
  colour: string;
  /** 0 to 1. */
  opacity: number;
}

/** A pictogram as areas, from below to above, on a square of `size` units. */
export interface Pictogram {
  name: string;
  /** "a honey pot", for alternative texts. */
  description: string;
  size: number;
  areas: readonly PictogramArea[];
}

const sources = {
  "fluent-emoji-flat": { size: 32, suffix: "" },
  ph: { size: 256, suffix: "-duotone" },
} as const;

const known = new Map<string, Pictogram>();

/**
 * Gets a pictogram by its name. Only the one that is asked for is read out of its set, and kept.
 * @throws RangeError when there is none of this name.
 */
export function getPictogram(name: string): Pictogram {
  const set = findPictogramSet(name);
  if (!set) throw new RangeError(`There is no pictogram "${name}"`);
  const kept = known.get(name);
  if (kept) return kept;
  const { size, suffix } = sources[set];
  const areas = readAreas(readBody(`@iconify-json/${set}/icons.json`, name + suffix));
  const pictogram = { name, description: describe(name), size, areas };
  known.set(name, pictogram);
  return pictogram;
}

/** why not parsed as a whole: the sets have up to nine megabytes, of which a campaign needs a kilobyte. */
function readBody(file: string, icon: string): string {
  const all = readFileSync(createRequire(import.meta.url).resolve(file));
  const from = all.indexOf(`"${icon}": {`);
  const until = all.indexOf("}", from);
  if (from < 0 || until < 0) throw new RangeError(`${file} has no "${icon}"`);
  const { body } = JSON.parse(all.toString("utf8", all.indexOf("{", from), until + 1)) as { body: string };
  return body;
}

function readAreas(body: string): PictogramArea[] {
  return [...body.matchAll(/<(path|circle|ellipse|rect)\b([^<>]*)>/g)].map(([, shape = "", text = ""]) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(/(?<![\w-])([\w-]{1,40})="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    return {
      path: writePath(shape, attributes),
      rule: attributes["fill-rule"] === "evenodd" ? "evenodd" : "nonzero",
      colour: writeLong(attributes.fill ?? "currentColor"),
      opacity: Number(attributes.opacity ?? attributes["fill-opacity"] ?? 1),
    };
  });
}

/** "#fff" as "#ffffff". */
const writeLong = (colour: string) => colour.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");

function writePath(shape: string, attributes: Record<string, string | undefined>): string {
  if (shape === "path") return attributes.d ?? "";
  const value = (key: string) => Number(attributes[key] ?? 0);
  if (shape === "rect") return `M${value("x")} ${value("y")}h${value("width")}v${value("height")}h${-value("width")}Z`;
  const [rx, ry] = shape === "circle" ? [value("r"), value("r")] : [value("rx"), value("ry")];
  return `M${value("cx") - rx} ${value("cy")}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function describe(name: string): string {
  const words = name.replace(/-face$/, "").replaceAll("-", " ");
  if (/(?:[^su]s|scissors|glasses)$/.test(words)) return words;
  return `${/^[aeio]/.test(words) ? "an" : "a"} ${words}`;
}
