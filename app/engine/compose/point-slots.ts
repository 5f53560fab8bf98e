import { addCoreArticle, startsWithNumber } from "../english/take-apart-point";
import { findEachPrice, findOccasions, findReducedPrice } from "./facts";
import { addThe, isPlural, lowerFirst, removeEndMark, spellNumber } from "./grammar";
import type { Slot } from "./slots";
import type { Source } from "./source";

const core = ({ parts }: Source) => parts?.core ?? null;
const join = (sentences: readonly (string | null | undefined)[]) => sentences.filter(Boolean).join(" ");
const before = (text: string | null | undefined) => (text ? ` ${text}` : "");

/** What the point names with "our" or "its": null for what takes no such word. */
function withOwner(source: Source, owner: string): string | null {
  const named = core(source);
  if (!named || source.parts?.isDeal || startsWithNumber(named.text)) return null;
  return named.isName ? addThe(named) : `${owner} ${named.text}`;
}

/**
 * The point in pieces. A wording that names the core has to hold all the others too, so that no condition of the owner's is lost; a test
 * sees to it. Those that may be empty bring their own space or comma.
 */
export const pointSlots = {
  core: { need: "core", fill: (source) => core(source)?.text ?? null, example: "open morning" },
  aCore: { need: "core", fill: ({ parts }) => parts && addCoreArticle(parts), example: "an open morning" },
  theCore: {
    need: "core-own",
    fill: (source) => (withOwner(source, "the") ? addThe(core(source) as NonNullable<ReturnType<typeof core>>) : null),
    example: "the open morning",
  },
  ourCore: { need: "core-own", fill: (source) => withOwner(source, "our"), example: "our open morning" },
  itsCore: { need: "core-own", fill: (source) => withOwner(source, "its"), example: "its open morning" },
  isCore: {
    need: "core",
    fill: (source) => {
      const named = core(source);
      return named && (isPlural(named) ? "are" : "is");
    },
    example: "is",
  },
  details: {
    need: "core",
    mayBeEmpty: true,
    fill: ({ parts }) =>
      before(parts?.forWhom && `for ${parts.forWhom}`) +
      before(parts?.where) +
      before(parts?.when) +
      (parts?.more ?? ""),
    example: " for new students at the library on Saturday 16 January",
  },
  besides: {
    need: "core",
    mayBeEmpty: true,
    fill: ({ parts }) => before(parts?.forWhom && `for ${parts.forWhom}`) + before(parts?.where) + (parts?.more ?? ""),
    example: " for new students at the library",
  },
  whereWhen: {
    need: "core",
    mayBeEmpty: true,
    fill: ({ parts }) => before(parts?.where) + before(parts?.when) + (parts?.more ?? ""),
    example: " at the library on Saturday 16 January",
  },
  atName: {
    need: "core",
    mayBeEmpty: true,
    fill: ({ parts, name }) => (parts?.where ? "" : ` at ${name}`),
    example: " at Tidewise Swim School",
  },
  coreWhen: {
    need: "core-when",
    fill: ({ parts }) => parts?.when ?? null,
    example: "on Saturday 16 January, 10am to 1pm",
  },
  forWhom: { need: "core-for", fill: ({ parts }) => parts?.forWhom ?? null, example: "new students" },
  corePrice: { need: "core-price", fill: ({ parts }) => parts?.price ?? null, example: "£15" },
  forPrice: {
    need: "core",
    mayBeEmpty: true,
    fill: ({ parts }) => (parts?.price ? ` for ${parts.price}` : ""),
    example: " for £15",
  },
  others: {
    need: null,
    mayBeEmpty: true,
    fill: ({ parts }) => join([parts?.price ? null : parts?.priceNote, ...(parts?.rest ?? [])]),
    example: "It is £45 including materials. Try any instrument for free.",
  },
  conditions: {
    need: null,
    mayBeEmpty: true,
    fill: ({ parts }) => join([parts?.priceNote, ...(parts?.rest ?? [])]),
    example: "It is £15. Order by Friday 4 December.",
  },
  restOnly: {
    need: null,
    mayBeEmpty: true,
    fill: ({ parts }) => join(parts?.rest ?? []),
    example: "Try any instrument for free.",
  },
  rest: {
    need: "rest",
    fill: ({ parts }) => join(parts?.rest ?? []),
    example: "Order by Friday 4 December and collect Sunday 6 December.",
  },
  clause: {
    need: "clause",
    fill: ({ parts }) => (parts?.clause ? removeEndMark(parts.clause) : null),
    example: "our farm shop opens on Saturday 5 December at 9am",
  },
  clauseLower: {
    need: "clause",
    fill: ({ parts, name }) => (parts?.clause ? lowerFirst(removeEndMark(parts.clause), [name]) : null),
    example: "our farm shop opens on Saturday 5 December at 9am",
  },
  clauseStart: {
    need: "clause-when",
    fill: ({ parts, name }) => (parts?.clauseStart ? lowerFirst(parts.clauseStart, [name]) : null),
    example: "our farm shop opens",
  },
  clauseWhen: {
    need: "clause-when",
    fill: ({ parts }) => parts?.when ?? null,
    example: "on Saturday 5 December at 9am",
  },

  eachPrice: { need: "each-price", fill: (source) => findEachPrice(source)?.price ?? null, example: "£1.25" },
  eachThing: { need: "each-price", fill: (source) => findEachPrice(source)?.thing ?? null, example: "pie" },
  occasionCount: {
    need: "occasions",
    fill: (source) => {
      const occasions = findOccasions(source);
      return occasions && spellNumber(occasions.days.length);
    },
    example: "four",
  },
  occasionDay: { need: "occasions", fill: (source) => findOccasions(source)?.weekday ?? null, example: "Tuesday" },
  occasionMonth: { need: "occasions", fill: (source) => findOccasions(source)?.month ?? null, example: "January" },
  occasionDays: {
    need: "occasions",
    fill: (source) => {
      const days = findOccasions(source)?.days;
      return days ? `${days.slice(0, -1).join(", ")} and ${days.at(-1)}` : null;
    },
    example: "5, 12, 19 and 26",
  },
  fullPrice: { need: "reduced-price", fill: (source) => findReducedPrice(source)?.full ?? null, example: "£28" },
  reducedPrice: { need: "reduced-price", fill: (source) => findReducedPrice(source)?.reduced ?? null, example: "£14" },
} satisfies Record<string, Slot>;
