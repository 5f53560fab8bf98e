import { isPeople } from "../message/people";
import { lowerFirst } from "./grammar";
import type { Slot } from "./slots";
import type { Source } from "./source";

/** Longer names of readers are read twice. */
const longestReaders = 60;

/** Children are spoken of and not to. */
const noReaders =
  /^(?:your .{2,60}|(?:new|existing|returning|first-time) .{2,40}|everyone|everybody|anyone|all|customers?|clients|members|visitors|guests)$|^(?!(?:parents|families|mums|dads|grandparents|carers|teachers)\b).*\b(?:kids|children|toddlers|babies|olds|pupils|under)\b/i;

/** Who reads it, as a noun in the plural: "nervous patients". Null for a post to be filled: who buys is not who applies. */
function findReaders({ material: { audience, message }, parts, brief }: Source): string | null {
  const text = audience?.text ?? "";
  // why: "for over 60s" names whom it is for, and the business serves others besides
  const isNamed = Boolean(parts?.forWhom) || /\b(?:over|under)[- ]\d/i.test(message.point);
  if (isNamed && text.toLowerCase() === brief.project.targetAudience.trim().toLowerCase()) return null;
  const isDoing = /^\p{L}+s (?:\p{L}+ing|who|with|in|near) /u.test(text) && isPeople(text.split(" ", 1)[0] ?? "");
  const isMany = audience?.noun?.number === "plural" || /^people\b/i.test(text) || isDoing;
  if (message.kind === "hiring" || !isMany || text.length > longestReaders || /[,;:!?]/.test(text)) return null;
  if (noReaders.test(text)) return null;
  return lowerFirst(text);
}

/** What only captions name. */
export const captionSlots = {
  readers: { need: "readers", fill: findReaders, example: "nervous patients" },
} satisfies Record<string, Slot>;

export const captionNeeds = {
  readers: (source: Source) => findReaders(source) !== null,
  /** "If you hate bookkeeping": what somebody does, and not "you are a commuter". */
  "as-you-doing": ({ material: { audience } }: Source) =>
    Boolean(audience?.asYou) &&
    !/^you (?:are an? |are in )/i.test(audience?.asYou ?? "") &&
    (audience?.asYou?.length ?? 99) <= 80,
};
