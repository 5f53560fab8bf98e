import { lowerFirst, removeEndMark } from "../compose/grammar";
import { isOrder, isSentence } from "../compose/is-sentence";
import { askReader } from "../compose/tell-reader";
import { type Draft, fewFacts, findKnown, isTold, longestNote, nameReaders } from "./caption-drafts";
import { type Kit, mayLead } from "./caption-kit";
import { tellAsNews } from "./caption-rows";
import { holdsAll } from "./fit-caption";

/** Characters of a sentence behind the business's name and kind. */
const longestSigned = 150;

/**
 * What a brief without facts has for ten captions: the point, who says it, whom it is for and what to do, each in its forms, and each led by
 * another.
 */
export function listCombinations(kit: Kit): Draft[] {
  const { source, intros, voice, telling } = kit;
  const { call, name } = source;
  const whole = source.lines.telling[0] ?? "";
  // why the shorter apart: ten times the same sentence is read as one caption
  const [point = "", other = point] = kit.points.filter((text) => text.includes(whole));
  const shorter = kit.points.filter((text) => !text.includes(whole));
  const notes = telling.slice(1).filter((text) => mayLead(text));
  const [first = ""] = telling;
  const [intro = "", us = ""] = intros;
  const readers = nameReaders(kit);
  const [asked] = askReader(source);
  const reader = asked ?? (readers ? voice.readers.replace("{readers}", readers) : "");
  const share = readers ? voice.share.replace("{readers}", readers) : "";
  const knows = findKnown(kit);
  const facts = kit.facts.filter((line) => isTold(line) && mayLead(line.sentence)).map(({ sentence }) => sentence);
  const [news = ""] = tellAsNews(first, name);
  // why only a sentence: "Studio Nord, architects in Bergen: we won a prize"
  const isPlain = isSentence(first) && !isOrder(first) && !/[?:]|\. ./.test(first) && first.length < longestSigned;
  const [, kind = ""] = /^We/.test(us) ? us.split(`${name}, `) : [];
  const signed =
    isPlain && kind && !first.includes(name) ? `${name}, ${removeEndMark(kind)}: ${lowerFirst(first, [name])}` : "";
  const order =
    isPlain && call && !first.toLowerCase().startsWith(call.toLowerCase()) && !byMessage.test(call)
      ? `${call}: ${lowerFirst(first, [name])}`
      : "";
  const [open = "", ...closes] = [kit.canVoice() ? (voice.open[0] ?? "") : "", ...(kit.canVoice() ? voice.close : [])];
  const all: [lead: string, more: string[], saysCall?: boolean][] = [
    [point, []],
    [intro, [point]],
    [reader, [point]],
    ...shorter.map((text): [string, string[]] => [text, [intro]]),
    ...notes.map((text, at): [string, string[]] => [text, [shorter[at % Math.max(1, shorter.length)] ?? whole]]),
    [point, [share]],
    ...shorter.map((text): [string, string[]] => [text, [share || us]]),
    [signed, []],
    [knows ?? "", [point]],
    [news, [intro]],
    [other, [intro]],
    [order, [], true],
    [us, [point]],
    ...(kit.isOpen ? listBesideQuestion(kit, reader, intro, us) : []),
    [open, [point]],
    [point, [intro]],
    [intro, [point, share]],
    ...closes.map((line): [string, string[]] => [point, [line]]),
    ...facts.filter((fact) => !holdsAll(other, fact)).map((fact): [string, string[]] => [fact, [other]]),
    ...[us, intro, news, other, reader].flatMap((lead): [string, string[]][] =>
      [intro, us, share, ...facts].map((tail) => [lead, lead === other || lead === news ? [tail] : [other, tail]]),
    ),
  ];
  return all
    .filter(
      ([lead, more]) =>
        lead !== "" &&
        more.every((text) => text !== "" && text !== lead && !(lead.includes(name) && text.startsWith(`${name} is`))),
    )
    .map(([lead, more, saysCall]) => ({
      hook: "form",
      lead: [lead],
      more,
      saysCall: saysCall ?? false,
      isPoint: true,
    }));
}

/** What is told beside a question that the brief does not answer: the trouble, the reader and who helps, instead of the question ten times. */
function listBesideQuestion(
  { problem, source }: Kit,
  reader: string,
  intro: string,
  us: string,
): [lead: string, more: string[], saysCall?: boolean][] {
  const { title } = source.lines;
  const { call } = source;
  const answer =
    /^(?:How|What|When|Where) to /.test(title) && call && !byMessage.test(call) ? `${title}: ${lowerFirst(call)}.` : "";
  return [
    [problem ?? "", [intro]],
    [answer, [], true],
    [reader, [us]],
    [problem ?? "", [us]],
    [reader, [intro]],
    [problem ?? "", [reader, intro]],
  ];
}

/** Facts that may stand beside anything else, the least told first; each in three captions at most, of a thin brief in more. */
export function listBeside(kit: Kit): string[] {
  const isFew = isThin(kit);
  return kit.facts
    .filter(
      (line) =>
        kit.count(line.sentence) < (isFew ? mostToldThin : mostTold) &&
        (isFew || line.from !== "business") &&
        (isTold(line) || (line.from === "facts" && line.sentence.length < longestNote)) &&
        mayLead(line.sentence) &&
        // why: where the point stands in a shorter form, that is meant
        !holdsAll(kit.points[0] ?? "", line.sentence),
    )
    .sort((one, other) => kit.count(one.sentence) - kit.count(other.sentence))
    .map(({ sentence }) => sentence);
}

/** Whether a brief says little but its idea. */
export const isThin = ({ facts }: Kit): boolean => facts.filter(({ from }) => from !== "idea").length < fewFacts;

const mostTold = 3;
const mostToldThin = 4;

/** Calls that are answered by a person and not where the campaign links to. */
const byMessage = /^(?:please )?(?:text|call|ring|phone|whatsapp|email|message)\b/i;
