import { namesDay, repeats } from "../compose/repeats";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { removeEndMark } from "../english/grammar";
import { findUnits, measureShared } from "../english/units";
import { nothingSaid, type SaidBefore } from "../said-before";
import { isBrief, isMentioned, listMentions } from "./caption-mentions";
import { listReasons, type Reason, type ReasonName } from "./caption-reasons";
import { isThin } from "./phrase-sections";

/** A caption without its call to action. */
export interface Draft {
  name: ReasonName;
  /** What it is called where its name says too little. */
  label: ReasonName;
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
  /** Lines behind the point that do not repeat it. */
  rows: number;
  /** Price and day of the point are in none of its lines. */
  isPartial: boolean;
}

/** Every caption that a brief holds: each reason beside each way to say the point in few words; some with a line of the voice. */
export function listDrafts(source: Source, voice: VoiceLines, said: SaidBefore = nothingSaid): Draft[] {
  const mentions = listMentions(source);
  const [open, ...closings] = [voice.open[0] ?? "", ...voice.close];
  const own = listReasons(source, said).map((reason) => addVoice(reason, open, closings));
  const isThin = own.length < fewReasons;
  const named = [...own, nameAs(source.name)];
  // why twice: a brief of so few reasons needs each of them in more than one way
  const again = isThin ? combine([bare, ...named], [...closings, ...listLast(source, own)]) : [];
  const reasons = [...named, ...again, bare];
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
    // why: where each way to say the point is brief, it stands beside who says it
    .filter((mention) => goesWith(reason, mention, own, source, mentions.every(isBrief)))
    .flatMap((mention) => [
      layDraft(reason, mention, false),
      // why not behind it: a question waits for what comes
      ...(reason.before.length > 0 && !reason.isAddress && !/\?$/.test(reason.before.at(-1) ?? "")
        ? [layDraft(reason, mention, true)]
        : []),
    ]);
  // why: a list of one is none
  return [...beside, ...alone].filter(
    ({ rows }) => !reason.isList || rows >= fewestRows || reason.after.length < fewestRows,
  );
}
const fewestRows = 2;

/** Whether a mention can stand beside what a caption is about: a list leaves out what it says. */
function goesWith(
  { name, before, isList, isAddress }: Reason,
  mention: string,
  own: string,
  source: Source,
  isAlwaysBrief: boolean,
): boolean {
  // why: "Harf Games: Here's our game" is said twice
  // why no colon: "Pedalfragt: Cargo bike or van: what it costs"
  if (isAddress && (source.rewordings.includes(mention) || mention.includes(":"))) return false;
  if (isList === true) return true;
  // why: one sentence of two names who says it
  if (mention.startsWith(source.name) && own.includes(source.name)) return false;
  // why not of the bank: its line about a day says nothing of what
  const saysDay = name !== "made" && namesDay(mention, own);
  const stands = /^(?:question|close|name)$/.test(name) || !isBrief(mention) || (isAlwaysBrief && name === "who");
  return !saysDay && stands && !before.some((line) => repeats(line, mention));
}

/** The reason with nothing behind its first lines, for where there is no room. */
const shorten = (reason: Reason): Reason[] =>
  reason.before.length > 0 && reason.after.length > 0 ? [{ ...reason, after: [] }] : [];

/** What needs no point beside it, from so many characters on, unless readers are to come, give or apply. */
const standsAlone = /^(?:price|feature)$/;
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
  reasons.flatMap((reason) => {
    const own = reason.before.join(" ");
    // why: who is named is not named again, and what is said not twice
    const adds = (line: string) =>
      !reason.before.includes(line) &&
      !(reason.isAddress && line.startsWith(own.replace(/:$/, ""))) &&
      (own === "" || reason.isAddress || !repeats(line, own));
    return lines.filter(adds).map((line) => closeWith(line, reason));
  });

/** What may stand last in a caption of a brief that tells little: who it is for, and what else is told. */
const listLast = (source: Source, reasons: readonly Reason[]): string[] => [
  // why not of what the bank tells: it says so itself
  ...(isForReaders(source) && !isThin(source) ? [`For ${source.audience}.`] : []),
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
  { name, label = name, before, after, close = "", isList, isAddress }: Reason,
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
  return {
    name,
    label,
    rows: behind.length,
    opening: (isTurned ? mention : before[0]) ?? mention,
    lines,
    mention,
    blocks,
    isTurned,
    isBare,
  };
}

const layRow = (line: string): string => (/\? |^\d+\. /.test(line) ? line : `• ${removeEndMark(line)}`);
