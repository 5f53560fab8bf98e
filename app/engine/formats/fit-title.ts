import {
  capitalize,
  endSentence,
  fitPoint,
  fitStatement,
  isQuestion,
  lowerFirst,
  removeEndMark,
} from "../compose/grammar";
import { leansBack } from "../compose/lean";
import type { Source } from "../compose/source";
import { splitPieces } from "../compose/split-lines";
import { isFoundOut } from "../compose/tell-point";
import { findUnits, isCalendar, measureShared } from "../compose/units";
import {
  dropAddition,
  dropAnyone,
  dropBeside,
  dropCondition,
  dropDetail,
  dropPlace,
  dropReason,
  dropShould,
  dropTimes,
  dropWeekday,
  dropWho,
  shortestTitle,
} from "./drop-parts";
import { holdsOffer, rankDeciding } from "./list-supports";
import { breaksList, breaksOff, isWhole, listCuts, saysIt, waitsForMain, waitsForVerb } from "./whole-title";

/** Characters of the longest title of an article or a poster. */
export const longestTitle = 60;

/**
 * The point as a title of up to `most` characters, without an end mark: of all whole lines that say it, the one that says most of it. Another whole
 * line of the owner's where none of them fits.
 */
export function fitTitle(source: Source, most: number): string {
  const { lines } = source;
  const fits = (text: string) => text.length <= most;
  // why whole: half of what somebody said is not what they said
  const [quoted = ""] = /^["“][^"“”]{10,200}["”]/.exec(lines.title) ?? [];
  if (quoted && !fits(lines.title) && fits(quoted)) return quoted;
  if (fits(lines.title) && lines.title.split(" ").length > thinWords) return asTitle(lines.title);
  const best = rankTitles(source, most)[0];
  if (best) return asTitle(best);
  const undated = [lines.title, ...lines.forms, ...listShorter(listPlainer(source)).flatMap(dropTimes)]
    .flatMap((text) => [text, text.replace(/ at (?:midnight|noon|\d[\d.:]*(?: ?[ap]m)?)\.?$/i, "")])
    .map((text) => dropWeekday(removeEndMark(text)))
    .find((text) => fits(text) && isWhole(text) && text.split(" ").length > thinWords && !leansBack(text));
  if (undated) return asTitle(undated);
  const weak = findWeak(source, most) ?? listShorter(listPlainer(source)).find((text) => fits(text) && isWhole(text));
  if (weak) return asTitle(weak);
  const deciding = (source.material.message.kind === "story" ? [] : rankDeciding(source))
    .flatMap((text) => [removeEndMark(text), ...dropTimes(removeEndMark(text))])
    .find(
      (text) =>
        fits(text) &&
        isWhole(text) &&
        text.split(" ").length > thinWords &&
        saysWhat(text) &&
        measureShared(findUnits(lines.telling[0] ?? ""), findUnits(text)) >= leastShared,
    );
  if (deciding) return asTitle(deciding);
  const called = `${source.name}: ${lowerFirst(source.call)}`;
  if (source.call && fits(called)) return called;
  const other = lines.facts
    .filter(({ from }) => from !== "business")
    .map(({ text }) => removeEndMark(text))
    .find((text) => fits(text) && text.split(" ").length > 2);
  const told = tellTitle(source);
  return other ?? (isWhole(fitStatement(told, most)) ? removeEndMark(fitStatement(told, most)) : source.name);
}

/** A beginning of the point that goes on with something else: "I've 4 dates left for 2027". */
function findWeak({ lines }: Source, most: number): string | undefined {
  const sources = [lines.title, ...lines.forms.map(removeEndMark)];
  return lines.forms
    .slice(0, 3)
    .flatMap((form) => listCuts(removeEndMark(form), most))
    .find((text) => {
      const rest = sources.find((whole) => whole.startsWith(text))?.slice(text.length) ?? "";
      return (
        isWhole(text) &&
        text.split(" ").length > 3 &&
        !waitsForVerb(text) &&
        !sources.some((whole) => opensStretch.test(readBehind(text, whole) ?? "")) &&
        (!/^ (?:of|than|and|or|who|that|which|from|to)\b/.test(rest) || (/^ and /.test(rest) && saysIt(rest.slice(5))))
      );
    });
}

/** The share of the point that a fact has to say which stands for it as a title. */
const leastShared = 0.3;

/** Words of a name alone: "New year offer". */
const thinWords = 4;

const tellTitle = ({ material, lines }: Source) => ({
  ...material,
  message: { ...material.message, point: lines.title },
  statements: [lines.title],
});

/** How much less a title is worth that breaks off where the point goes on, and one that leaves out what there is to gain. */
const forCut = 0.35;
const forOffer = 0.4;
/** The same for one that leaves out no more than when, where or on what condition. */
const forTail = 0.2;
/** The same for a thing alone where something is said of it. */
const forNews = 0.25;
/** And for one that speaks of somebody whom it does not name, or of a post without saying that it is one. */
const forNobody = 0.3;
/** By how much each later way of saying it is worth less. */
const forPlace = 0.004;
/** The share of the point that a title has to say. */
const leastSaid = 0.15;

/** Whole lines of up to `most` characters that say the point, those that say most of it first. */
export function rankTitles(source: Source, most: number): string[] {
  const { lines } = source;
  // why: "Meet Moira" says less than what she did
  const point = findUnits(source.material.message.kind === "story" ? lines.title : (lines.telling[0] ?? lines.title));
  const all = findUnits([...lines.telling, lines.title].join(" "));
  // why without: what ends before its year ends there
  const sources = [lines.title, ...lines.forms].map((text) => removeEndMark(text).replace(/,? 20\d\d$/, ""));
  const isOffer = holdsOffer.test(lines.title);
  const measure = (text: string, at: number): number => {
    const units = findUnits(text);
    const said = (measureShared(point, units) * 2 + measureShared(all, units)) / 3;
    const cut = sources.slice(1).includes(text)
      ? 0
      : sources.some((whole) => breaksOff(text, whole) || breaksRow(text, whole))
        ? forCut
        : sources.some((whole) => breaksIn(text, whole))
          ? forTail
          : 0;
    // why: "Encarna Molina took" waits for what she took
    if (cut > 0 && text.split(" ").length < 4) return 0;
    const lacks = isOffer && !holdsOffer.test(text);
    const isOfNobody =
      (/\b(?:her|his|him|their)\b/i.test(text) && text.split(/[ ,]/, 1)[0] !== lines.title.split(/[ ,]/, 1)[0]) ||
      (seeks.test(lines.title) && !seeks.test(text));
    // why: "our clinic on 3 August" does not say that it opens
    const isNamed = lines.thing !== null && text.toLowerCase().startsWith(lines.thing.ours.toLowerCase());
    const lacksNews = isNamed && /^(?:opening|launch|news)$/.test(source.material.message.kind) && !saysIt(text);
    return (
      said - (lacksNews ? forNews : 0) - cut - (lacks ? forOffer : 0) - (isOfNobody ? forNobody : 0) - at * forPlace
    );
  };
  // why: "Tell your tank needs pumping" asks for something else
  const [, task = ""] = /^how to (.+)/i.exec(lines.title) ?? [];
  const asks = isFoundOut.test(task);
  const isChoice = / or /.test(lines.title) && (lines.telling[0] ?? "").endsWith("?");
  return [...new Set(listTitles(source, most).map(removeEndMark))]
    .filter(
      (text) =>
        // why: of "one or the other?" half asks nothing
        (!isChoice || / or /.test(text)) &&
        (!asks || /^(?:how to|can you) /i.test(text)) &&
        text.length <= most &&
        text.split(" ").length > 2 &&
        isWhole(text) &&
        !leansBack(text) &&
        !/[.!?] \p{Lu}/u.test(text) &&
        !waitsForVerb(text) &&
        !sources.some((whole) => opensStretch.test(readBehind(text, whole) ?? "")) &&
        !waitsForMain(text),
    )
    .map((text, at) => ({ text, score: measure(text, at) }))
    .filter(({ score }) => score >= leastSaid)
    .sort((one, other) => other.score - one.score)
    .map(({ text }) => text);
}

const seeks = /\b(?:hiring|looking for|wanted|jobs?|vacanc|recruit|join)/i;

/** "From 10" of "from 10 to 16" is half of it. */
const opensStretch = /^ ?(?:to|until|–|-) ?\d/;

/** What the point goes on with behind a title that is its beginning; null where it is not. */
const readBehind = (title: string, point: string): string | null =>
  point.toLowerCase().startsWith(title.toLowerCase()) ? point.slice(title.length) : null;

/** Whether a title ends inside a clause, in front of what is said of it: "waited six years | before his first test". */
const breaksIn = (title: string, point: string): boolean =>
  /^ (?!(?:and|but|–|-) )\S/.test(readBehind(title, point) ?? "");

/** Whether it ends inside the row behind a colon: "Three signs: slow drains |, smells". */
const breaksRow = (title: string, point: string): boolean =>
  title.includes(": ") && /^, /.test(readBehind(title, point) ?? "");

const listPlainer = ({ lines }: Source): string[] => {
  const forms = [lines.title, ...lines.forms, ...lines.forms.flatMap(dropShould)].map(removeEndMark);
  const wholes = [...forms, ...forms.flatMap(dropTimes), ...forms.flatMap(turnSubject)];
  return [...wholes, ...wholes.flatMap(dropPlace)];
};

/** The same without what a rule can leave out. */
const listShorter = (plainer: readonly string[]): string[] => {
  const bare = [...plainer, ...plainer.flatMap(dropDetail)];
  const all = [...bare, ...bare.flatMap(dropDetail)];
  return [
    ...new Set([
      ...all.slice(plainer.length),
      ...[dropCondition, dropAnyone, dropBeside, dropReason, dropAddition, dropWho, findTurn].flatMap((drop) =>
        all.flatMap((text) => drop(text)),
      ),
    ]),
  ];
};

/** Every way to say the point in fewer words, the nearest to it first. */
function listTitles(source: Source, most: number): string[] {
  const { lines } = source;
  const plainer = listPlainer(source);
  const shorter = listShorter(plainer);
  const thing = lines.thing ? [`${lines.thing.ours} ${lines.thing.when ?? ""}`.trim()] : [];
  return [
    ...plainer,
    ...listRelated(source)
      .map(removeEndMark)
      .flatMap((text) => [text, ...dropTimes(text), ...dropDetail(text)]),
    ...plainer.flatMap((form) => growTitle(endSentence(form), most)),
    ...shorter,
    ...shorter.flatMap(dropTimes),
    ...[lines.title, ...lines.forms].map(removeEndMark).flatMap(splitLabel),
    fitPoint(tellTitle(source), most) ?? "",
    ...lines.forms.slice(0, 3).flatMap((form) => listCuts(removeEndMark(form), most)),
    ...thing,
  ].map(capitalize);
}

/** The share of a fact, up to its first comma, that the point says too where both are of one thing. */
const ofOneThing = 0.6;

/** The owner's other wordings of the point, and facts up to where they go on with a reason that say most of it. */
const listRelated = ({ lines }: Source): string[] => {
  const point = findUnits(lines.telling[0] ?? "");
  const facts = lines.facts
    .filter(({ from }) => from === "facts")
    .map(({ text }) => removeEndMark(text).split(/, (?=(?:no|not|which|because|so) )/, 1)[0] ?? "")
    .filter((text) => measureShared(findUnits(text), point) >= ofOneThing);
  return [...lines.also, ...facts].filter(saysWhat);
};

/** "Opens Monday 3 August" does not say what does. */
const saysWhat = (text: string): boolean =>
  [...findUnits(text).keys()].filter((unit) => !unit.startsWith("#") && !isCalendar(unit)).length > 1;

/** What stands before a colon and what behind it: "Two compartments: 17 percent less water". */
function splitLabel(text: string): string[] {
  const [, label = "", rest = ""] = /^([^:]{8,90}): (.{12,})$/.exec(text) ?? [];
  return [label, rest].filter((part) => part.includes(" "));
}

/** "Registration for the English exam closes 26 September" is "English exam: registration closes 26 September". */
function turnSubject(text: string): string[] {
  const [, what = "", thing = "", end = ""] =
    /^(\p{L}+(?: \p{L}+)?) (?:for|to) (?:the |our |a )?([^,.:]{6,50}?) ((?:closes?|opens?|ends?|starts?|begins?) .{3,40})$/iu.exec(
      text,
    ) ?? [];
  return thing ? [`${capitalize(thing)}: ${lowerFirst(what)} ${end}`] : [];
}

/** "The share of staff who clicked a test mail went from 27% to 6% in six months": the figures, where what they are of is too long. */
const findTurn = (text: string): string[] =>
  / (from (?:[£$€₹]\d|\d[\d.,]*%)[^,;:]{0,30} to (?:[£$€₹]\d|\d[\d.,]*%)[^,;:]{0,30}?)(?=[,;:]|$)/i
    .exec(text)
    ?.slice(1) ?? [];

/** As many of the point's pieces as fit, from its beginning. */
function growTitle(sentence: string, most: number): string[] {
  const point = removeEndMark(sentence);
  const ends = splitPieces(sentence).map((piece) => {
    const at = point.toLowerCase().indexOf(removeEndMark(piece).toLowerCase());
    return at < 0 ? 0 : at + removeEndMark(piece).length;
  });
  // why: "before they go online" can wait
  const additions = [...point.matchAll(/, (?:before|with|including|until|starting|from|all|and more)\b/gi)].map(
    ({ index }) => index,
  );
  const best = Math.max(0, ...[...ends, ...additions].filter((end) => end <= most && end >= shortestTitle));
  const title = point.slice(0, best);
  const [label = ""] = /^[^:]{8,58}(?=: )/.exec(point) ?? [];
  if (breaksList(title, point.slice(best))) return label.includes(" ") ? [label] : [];
  return best > 0 && isWhole(title) ? [title] : [];
}

/** What is a question asks. */
const asTitle = (title: string): string => capitalize(isQuestion(title) && !title.endsWith("?") ? `${title}?` : title);
