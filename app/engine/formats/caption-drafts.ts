import { namesDay, repeats } from "../compose/repeats";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { removeEndMark } from "../english/grammar";
import { findUnits, measureShared } from "../english/units";
import { isBrief, isMentioned, listMentions } from "./caption-mentions";
import { listReasons, type Reason, type ReasonName } from "./caption-reasons";

/** A caption without its call to action. */
export interface Draft {
  name: ReasonName;
  /** What it begins with. */
  opening: string;
  /** What it says of its own, and the point in few words beside it; empty where the lines say the point. */
  lines: readonly string[];
  mention: string;
  /** Paragraphs in their order. */
  blocks: readonly string[];
  /** The point stands first, and what the caption is about behind it. */
  isTurned: boolean;
  /** The point stands alone, or what the caption is about does. */
  isBare: boolean;
  /** Price and day of the point are in none of its lines. */
  isPartial: boolean;
}

/** Every caption that a brief holds: each reason beside each way to say the point in few words; some with a line of the voice. */
export function listDrafts(source: Source, voice: VoiceLines): Draft[] {
  const mentions = listMentions(source);
  const [open, ...closings] = [voice.open[0] ?? "", ...voice.close];
  const own = listReasons(source).map((reason) => addVoice(reason, open, closings));
  const isThin = own.length < fewReasons;
  const said = [...own, nameAs(source.name)];
  // why twice: a brief of so few reasons needs each of them in more than one way
  const again = isThin ? combine([bare, ...said], [...closings, ...listLast(source, own)]) : [];
  const reasons = [...said, ...again, bare];
  const key = findUnits([source.facts.when ?? "", source.facts.offer ?? ""].join(" "));
  const whole = mentions.at(-1) ?? "";
  const judge = (draft: Omit<Draft, "isPartial">): Draft => ({
    ...draft,
    isPartial:
      key.size > 0
        ? measureShared(key, findUnits([draft.mention, ...draft.lines].join(" "))) < mostOfKey
        : draft.mention !== "" && draft.mention.length < whole.length * mostOfKey,
  });
  return reasons.flatMap((reason) => listOfReason(reason, mentions, source)).map(judge);
}

/** The share of price and day that a caption says, or of the point's sentence, below which it tells only a part. */
const mostOfKey = 0.6;

/** A reason beside each mention that goes with it. */
function listOfReason(reason: Reason, mentions: readonly string[], source: Source): Omit<Draft, "isPartial">[] {
  const own = [...reason.before, ...reason.after].join(" ");
  // why: who is spoken to says no point
  if (own !== "" && !reason.isAddress && !reason.isList && isMentioned(mentions, own))
    return [reason, ...(isMentioned(mentions, reason.before.join(" ")) ? shorten(reason) : [])].map((each) =>
      layDraft(each, "", false),
    );
  const isWhole = standsAlone.test(reason.name) && !isAppeal.test(source.kind) && own.length >= fewestAlone;
  const alone = isWhole ? [layDraft(reason, "", false)] : [];
  const beside = mentions
    .filter((mention) => goesWith(reason, mention, own))
    .flatMap((mention) => [
      layDraft(reason, mention, false),
      ...(reason.before.length > 0 && !reason.isAddress && reason.name !== "question"
        ? [layDraft(reason, mention, true)]
        : []),
    ]);
  return [...beside, ...alone];
}

/** Whether a mention can stand beside what a caption is about: a list leaves out what it says. */
const goesWith = ({ name, before, isList }: Reason, mention: string, own: string): boolean =>
  isList === true ||
  (!namesDay(mention, own) &&
    !before.some((line) => repeats(line, mention)) &&
    (/^(?:question|close|name)$/.test(name) || !isBrief(mention)));

/** The reason with nothing behind its first lines, for where there is no room. */
const shorten = (reason: Reason): Reason[] =>
  reason.before.length > 0 && reason.after.length > 0 ? [{ ...reason, after: [] }] : [];

/** What needs no point beside it, from so many characters on, unless readers are to come, give or apply. */
const standsAlone = /^(?:price|feature|problem)$/;
const isAppeal = /^(?:event|opening|hiring|fundraiser|ending)$/;
const fewestAlone = 60;

/** A line of the voice before a story, and behind a list, a question, and when it is. */
function addVoice(reason: Reason, open: string, closings: readonly string[]): Reason {
  if (reason.name === "story" && open) return { ...reason, before: [open, ...reason.before] };
  const at = closed.indexOf(reason.name);
  return at >= 0 && closings[at] ? { ...reason, close: closings[at] } : reason;
}
const closed: readonly ReasonName[] = ["question", "list", "practical"];

/** Each reason with each line behind it that it does not hold. */
const combine = (reasons: readonly Reason[], lines: readonly string[]): Reason[] =>
  reasons.flatMap((reason) =>
    lines.filter((line) => !reason.before.includes(line)).map((line) => closeWith(line, reason)),
  );

/** What may stand last in a caption of a brief that tells little: who it is for, and what else is told. */
const listLast = (source: Source, reasons: readonly Reason[]): string[] => [
  ...(isForReaders(source) ? [`For ${source.audience}.`] : []),
  ...reasons.filter(({ name }) => /^(?:line|who|trust)$/.test(name)).flatMap(({ before }) => before),
];

/** Whether who buys can be told so: who applies and who gives is no customer. */
const isForReaders = ({ audience, kind }: Source): boolean =>
  audience.includes(" ") && !/,| to /.test(audience) && !/^(?:hiring|fundraiser)$/.test(kind);

const fewReasons = 10;

/** The point, or a reason, and what a reader may do with it. */
const closeWith = (closing: string, reason: Reason = bare): Reason => ({
  ...reason,
  name: "close",
  after: [...reason.after, closing],
});
/** Who says the point. */
const nameAs = (name: string): Reason => ({ name: "name", before: [`${name}:`], after: [], isAddress: true });
/** The point alone. */
const bare: Reason = { name: "name", before: [], after: [] };

function layDraft(
  { name, before, after, close = "", isList, isAddress }: Reason,
  mention: string,
  isTurned: boolean,
): Omit<Draft, "isPartial"> {
  const behind = after.filter((line) => mention === "" || !(repeats(line, mention) || namesDay(line, mention)));
  const lead = before.join(" ");
  const tail = isList ? behind.map(layRow).join("\n") : behind.join(" ");
  const opening = isAddress ? [`${lead} ${mention}`] : isTurned ? [mention, lead] : [lead, mention];
  // why not its rows: they say again what others say
  const lines = name === "list" ? ["a list", "a list", "a list"] : name === "point" ? before : [...before, ...behind];
  const isBare = (mention === "" && standsAlone.test(name)) || /^(?:close|name)$/.test(name);
  const blocks = [...opening, tail, close].filter(Boolean);
  return { name, opening: (isTurned ? mention : before[0]) ?? mention, lines, mention, blocks, isTurned, isBare };
}

const layRow = (line: string): string => (/\? |^\d+\. /.test(line) ? line : `• ${removeEndMark(line)}`);
