import { isPeople } from "../message/people";
import { endSentence, lowerFirst, removeEndMark } from "./grammar";
import type { Slot } from "./slots";
import type { Source } from "./source";
import { type TurnedClause, turnClause } from "./turn-clause";

/** Longer names of readers are read twice. */
const longestReaders = 60;
const longestKind = 90;

/** Children are spoken of and not to. */
const noReaders =
  /^(?:(?:new|existing|returning|first-time) .{2,40}|everyone|everybody|anyone|all|customers?|clients|members|visitors|guests)$|^(?!(?:parents|families|mums|dads|grandparents|carers|teachers)\b).*\b(?:kids|children|toddlers|babies|olds|pupils|under)\b/i;

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

/** What the business is, with its article where it takes one: "a bakery on Mill Road", "chimney sweeps in Marlow". */
function findKindOfBusiness({ about, name }: Source): string | null {
  const [first = ""] = about;
  const behind = first.startsWith(`${name} `) ? removeEndMark(first.slice(name.length + 1)) : "";
  const kind = /^(?:is (?=(?:an?|software) )|are )(.+)$/i.exec(behind)?.[1] ?? "";
  return kind && kind.length <= longestKind ? kind : null;
}

const turned = new WeakMap<Source["material"], TurnedClause | null>();

/** The point with its subject taken out, where it is one clause. */
function findTurned({ material, pointForm, short }: Source): TurnedClause | null {
  const known = turned.get(material);
  if (known !== undefined) return known;
  const made =
    pointForm === "clause" && !/^There /.test(short.sentences[0] ?? "") ? turnClause(material.message.point) : null;
  turned.set(material, made);
  return made;
}

const figure = String.raw`(?:[£$€₹]\s?\d[\d.,]*|\d[\d.,]*%?(?: (?!instead|rather)\p{L}{1,9}\b)?)`;
const compared = new RegExp(`(?<now>${figure}) (?:instead of|rather than|and not) (?<old>${figure})`, "iu");

/** Both halves of a comparison, each with its unit: "8 minutes" and "45 minutes" of "8 minutes instead of 45". */
function findFigures({ material: { message } }: Source): { now: string; old: string } | null {
  const { now = "", old = "" } = compared.exec(message.point)?.groups ?? {};
  const [nowUnit, oldUnit] = [now, old].map((each) => / (\p{L}+)$/u.exec(each)?.[1]);
  if (!now || !old) return null;
  const isUnit =
    oldUnit === undefined ||
    /^(?:minutes?|hours?|days?|weeks?|months?|seconds?|years?|euros?|pounds?|dollars?)$/i.test(oldUnit);
  const bare = isUnit ? old : old.replace(/ \p{L}+$/u, "");
  return { now, old: nowUnit && (!isUnit || !oldUnit) ? `${bare} ${nowUnit}` : bare };
}

/** The point's thing or subject, as a label: "running injury assessment", "quotes". */
function findTopic(source: Source): string | null {
  return source.material.what?.text ?? findTurned(source)?.subject ?? null;
}

/** The pieces of the point: what, for whom, where, when, for how much. */
function stackPieces({ parts }: Source): string[] {
  if (!parts?.core || parts.isDeal) return [];
  const tail = parts.rest.length > 0 ? [] : [parts.more.replace(/^[,\s]+/, "")];
  return [
    parts.core.text,
    parts.forWhom && `for ${parts.forWhom}`,
    parts.where,
    parts.when,
    parts.price,
    ...tail,
  ].filter((piece): piece is string => Boolean(piece));
}

/** The pieces as lines: three of them or more, else the point itself is as short. */
function writeStack(source: Source): string | null {
  const pieces = stackPieces(source);
  return pieces.length >= 3 && source.parts?.rest.length === 0
    ? pieces.map((piece) => endSentence(piece)).join("\n")
    : null;
}

/** What the idea says in short statements, each a line of its own. */
function writeLines({ material: { statements, message }, call }: Source): string | null {
  // why not the call: it stands under every caption
  const lines = statements.filter((line) => !call?.toLowerCase().startsWith(line.toLowerCase().slice(0, 12)));
  const isShort = lines.every((line) => line.length <= longestLine && !/[?!:]/.test(line) && !leansBack.test(line));
  return lines.length > 2 && message.facts.steps.length === 0 && isShort ? lines.map(endSentence).join("\n") : null;
}

/** Characters of a statement that is one line on a phone. */
const longestLine = 60;
const leansBack = /^(?:and|but|so|because|which|who|that|then|it|they|this|these|those) /i;

const moved = /\bmov(?:e|ed|ing) from (?<old>[^,.]{3,30}?) to (?<now>[^,.]{3,30}?)(?= (?:on|from|in) \S+ ?\S*$|$)/iu;

/** Both addresses of a move. */
const findMove = ({ material: { message } }: Source) => moved.exec(message.point)?.groups ?? null;

/** What only captions name. */
export const captionSlots = {
  readers: { need: "readers", fill: findReaders, example: "nervous patients" },
  oneReader: {
    need: "one-reader",
    fill: ({ material: { audience } }) => audience?.asOne ?? null,
    example: "someone who used to sing",
  },
  kind: { need: "kind", fill: findKindOfBusiness, example: "a bakery on Mill Road" },
  lines: { need: "lines", fill: writeLines, example: "Open morning on Saturday.\nBoards provided.\nTea and cake." },
  movedFrom: { need: "moved", fill: (source) => findMove(source)?.old ?? null, example: "Mill Street" },
  movedTo: { need: "moved", fill: (source) => findMove(source)?.now ?? null, example: "8 Canal Yard" },
  stack: { need: "stack", fill: writeStack, example: "Open morning.\nAt the library.\nOn Saturday 16 January." },
  asked: { need: "turned", fill: (source) => findTurned(source)?.asked ?? null, example: "Who goes free? Kids" },
  turned: { need: "turned", fill: (source) => findTurned(source)?.turned ?? null, example: "Kids? They go free" },
  nowFigure: { need: "compared", fill: (source) => findFigures(source)?.now ?? null, example: "8 minutes" },
  oldFigure: { need: "compared", fill: (source) => findFigures(source)?.old ?? null, example: "45 minutes" },
  topic: { need: "topic", fill: findTopic, example: "quotes" },
} satisfies Record<string, Slot>;

export const captionNeeds = {
  readers: (source: Source) => findReaders(source) !== null,
  /** "Tag a nervous patient" is no kindness: only what somebody wants or does. */
  "one-reader": ({ material }: Source) => /^some(?:one|body) /.test(material.audience?.asOne ?? ""),
  kind: (source: Source) => findKindOfBusiness(source) !== null,
  turned: (source: Source) => findTurned(source) !== null,
  compared: (source: Source) => findFigures(source) !== null,
  topic: (source: Source) => findTopic(source) !== null,
  /** "If you hate bookkeeping": what somebody does, and not "you are a commuter". */
  "as-you-doing": ({ material: { audience } }: Source) =>
    Boolean(audience?.asYou) &&
    !/^you (?:are an? |are in )/i.test(audience?.asYou ?? "") &&
    (audience?.asYou?.length ?? 99) <= 80,
  stack: (source: Source) => writeStack(source) !== null,
  moved: (source: Source) => findMove(source) !== null,
  lines: (source: Source) => writeLines(source) !== null,
};
