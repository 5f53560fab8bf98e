import type { MainCharacter, SceneLine } from "../brief";
import { splitSentences } from "../checks/sentences";
import { splitClauses } from "../compose/clauses";
import { writeHeadline } from "../compose/headline";
import { isSentence } from "../compose/is-sentence";
import { splitAnswers } from "../compose/lines";
import { listOpenings } from "../compose/openings";
import type { Source } from "../compose/source";
import { addIndefinite, endSentence, removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { findUnits, measureShared } from "../english/units";
import { readWords } from "../english/words";
import { listPhrases } from "../phrases/list-phrases";
import { repeatsWords } from "../words/repeats-words";
import { findRest, tellsItself } from "./headline";
import { isThin } from "./phrase-sections";

/** What can be read in the longest scene. */
export const longestSceneLine = 76;

/** Scenes of a film: fewer tell no story, and more are not watched to the end. */
export const sceneLimits = { least: 3, most: 6 };

/** Scenes between the first and the last that a story has at least, what opens it among them. */
const fewestPoints = 3;

/** "By post." alone fills no scene. */
const shortestLine = 10;

/**
 * Four to six scenes that tell one story: who or what the viewer knows, the answer with its figures, what speaks for it, when and where, and
 * what to do. No line has more than `most` characters, and none is cut.
 */
export function composeFilm(
  source: Source,
  plan: { headline: string; callToAction: string },
  most: number,
): SceneLine[] {
  const { sceneSetting, mainCharacter } = source.brief;
  const setting = sceneSetting && sceneSetting.length <= 60 ? removeEndMark(sceneSetting) : "";
  const person = introduce(mainCharacter, most);
  const scene = (kind: SceneLine["kind"], line: string, detail = "", kicker = source.name): SceneLine => ({
    kind,
    kicker,
    line,
    detail,
  });
  const isHook =
    source.problem !== "" && (source.kind !== "story" || source.told.length === 1) && !leansBack(source.problem);
  const hook = isHook ? splitToFit(source.problem, most).slice(0, 2) : [];
  const opening = [
    ...(person ? [scene("character", person, "", setting || source.name)] : []),
    ...hook.map((line, at) => scene("problem", line, "", at === 0 && !person && setting ? setting : source.name)),
  ];
  // why whole where it fits: a sentence that stops halfway is read twice
  const whole = source.told.find((line) => line.length <= most && opensWith(line, plan.headline));
  // why longer: a name alone tells nothing of what is new
  const longer = plan.headline === source.name ? writeHeadline(source.point, most) : plan.headline;
  const last = scene("action", plan.callToAction || "Find out more", source.site);
  // why from its first sentence: nobody knows who "she" is in the second
  const isTold = source.kind === "story" && source.told.length > 2 && splitToFit(source.told[0] ?? "", most).length > 0;
  const choose = (shown: string) =>
    choosePoints(source, isTold ? hook : [...hook, shown], most, sceneLimits.most - opening.length - (isTold ? 1 : 2));
  const said = whole ? removeEndMark(whole) : longer;
  // why in two scenes then: how the sentence goes on says more than for whom it is
  const isPadded = !isTold && longer !== said && choose(said).some((line) => listFillers(source).includes(line));
  const headline = isPadded ? longer : said;
  const answer = scene("promise", headline, "", thinkOf(mainCharacter) ?? source.name);
  const points = choose(headline);
  const told = points.map((line) => scene("point", line));
  // why without the headline: a story is told from its beginning, and its end is what it is told for
  return isTold && told.length > 1 ? [...opening, ...told, last] : [...opening, answer, ...told, last];
}

/** "Light cargo bikes built" stops before where. */
const endsInDeed = / (?:built|made|grown|baked|sold|cut|run|held|\p{L}{2,12}(?:ed|ing))$/iu;

const opensWith = (text: string, opening: string): boolean => text.toLowerCase().startsWith(opening.toLowerCase());

/** Lines for scenes, each with something that none before it says. */
function choosePoints(source: Source, before: readonly string[], most: number, room: number): string[] {
  const { kind, facts, told, rows, practical, problem, intro, about, name } = source;
  // why first: who was shown a trouble waits for what helps
  const { answers, others } = splitAnswers(rows, problem);
  const deciding = [...answers, ...others].filter(({ topic }) => topic !== "trust").map(({ text }) => text);
  const [shown] = before.slice(-1);
  const continued = (shown && findRest(source, shown)) || "";
  // why: who it is is read in one scene
  // why: "Dabba Daily is a kitchen" says too little
  const head = source.split?.head ?? "";
  const isTelling = head.split(" ").length - name.split(" ").length >= fewestOfHead;
  const parts = [intro, source.split?.sentence ?? "", isTelling ? head : ""];
  const opening = listOpenings(intro.split(": ")[0] ?? "").find(
    // why a sentence: "Scopewise, a consultancy." stops before what it does
    (line) => line.length < most && isSentence(line) && !intro.startsWith(`${line} and`) && !endsInDeed.test(line),
  );
  const who = parts.find((line) => line !== "" && line.length <= most) ?? opening ?? "";
  const phrases = isThin(source)
    ? listPhrases(source)
        .phrases.filter(({ topic }) => !isAside.test(topic))
        .map(({ text }) => text)
    : [];
  const lines = [
    ...(kind === "how-to" ? facts.steps : []),
    ...(tellsItself.test(kind)
      ? [...told, ...deciding, ...practical]
      : [...told.slice(0, 1), ...practical.filter(isWhole), ...interleave(told.slice(1), deciding)]),
    who,
    ...(source.split?.note && who !== intro ? [source.split.note] : []),
    ...about.map(({ text }) => text),
    ...phrases,
    // why not "From 1 May": it says nothing of what is then
    ...practical.filter((line) => !/^(?:on|from) /i.test(line)),
  ];
  const isOpen = continued.startsWith("… ");
  const rest = endSentence(continued.replace("… ", ""));
  const [piece = ""] = rest.split(/, (?!\d{3})/);
  const shownRest = splitToFit(rest, most - 2);
  const fitting = shownRest.length > 0 || piece.length > most - 2 ? shownRest : [endSentence(piece)];
  const points = continued ? fitting.slice(0, room) : [];
  if (points[0] && isOpen) points[0] = `… ${continued.charAt(2)}${points[0].slice(1)}`;
  // why: "she" of a story's next sentence is whoever was seen in the one before
  let goesOn = false;
  // why its clauses: of a sentence whose beginning was shown the rest is new
  // why not a line of the bank: "The day after doesn't." says nothing by itself
  const split = (text: string) =>
    phrases.includes(text)
      ? [text].filter((line) => line.length <= most)
      : before.some((line) => opensWith(text, removeEndMark(line)))
        ? splitClauses(endSentence(text)).filter((clause) => clause.length <= most)
        : splitToFit(endSentence(text), most);
  for (const parts of lines.filter(Boolean).map(split)) {
    const taken = parts.filter(
      (line, at) =>
        line.length >= shortestLine &&
        (!leansBack(line) || (kind === "story" && (goesOn || at > 0))) &&
        isNew(line, [...before, ...points]),
    );
    goesOn = parts.length > 0 && taken.length === parts.length;
    points.push(...taken.slice(0, Math.max(0, room - points.length)));
  }
  // why: of a brief that tells nothing else the rest of its sentence is told, and who says it
  const fillers = [...cutAtCommas(told[0] ?? "", most), ...practical.map(endSentence), ...listFillers(source)];
  return [...points, ...fillers.filter((line) => line.length <= most && isNew(line, [...before, ...points]))].slice(
    0,
    Math.max(points.length, fewestPoints - before.length),
  );
}

/** What is shown where a brief tells nothing else: for whom it is, and who says it. */
const listFillers = ({ audience, kind, name, site }: Source): string[] => [
  ...(audience.includes(" ") && kind !== "hiring" ? [`For ${audience}.`] : []),
  `This is ${name}.`,
  `All about it: ${site}.`,
];

/** Lines that lead to something: nothing of what is shown. */
const isAside = /^(?:call-|close|mention|voiced-point|problem-answer|audience-|aside-call|aside-problem)/;

/** What a long sentence goes on with, from comma to comma, as far as each can stand on a scene: "30 hours a week, German is enough". */
function cutAtCommas(sentence: string, most: number): string[] {
  const pieces: string[] = [];
  for (const piece of sentence.split(/, (?!\d{3})/).slice(1)) {
    const [first] = readWords(piece);
    const before = pieces.at(-1);
    if (before && `${before}, ${piece}.`.length <= most) pieces[pieces.length - 1] = `${before}, ${piece}`;
    else if (/^(?:noun|number|adjective|determiner|pronoun)$/.test(first?.part ?? "")) pieces.push(piece);
  }
  return pieces
    .map((piece) => endSentence(piece))
    .filter((piece) => piece.length <= most && piece.split(" ").length >= fewestWords);
}

/** "Before 30 September" says nothing of what is then. */
const isWhole = (line: string): boolean => !/^(?:by|before|until|till|from|every)\b/i.test(line);

/** One of each in turn. */
const interleave = (some: readonly string[], others: readonly string[]): string[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((line) => line !== undefined);

/** The share of a scene that may have been seen before. */
const mostShared = 0.6;
const isNew = (line: string, before: readonly string[]): boolean =>
  measureShared(findUnits(line), ...before.map(findUnits)) < mostShared &&
  !before.some((told) => repeatsWords(line, told));

const fewestWords = 3;
/** Words of what a business is: "is a wine shop in Copenhagen". */
const fewestOfHead = 5;
/** A line in its sentences and clauses as far as they fit, each of them whole; none where the first does not, or where "but" follows. */
export function splitToFit(line: string, most: number): string[] {
  const parts = splitSentences(line).flatMap((sentence) =>
    sentence.length <= most || /["“”]/.test(sentence)
      ? [sentence]
      : (cutNote(sentence, most) ?? splitClauses(sentence)),
  );
  // why none: "It doesn't" turns what stands before it
  if (parts.some((part) => part.split(" ").length < fewestWords)) return line.length <= most ? [line] : [];
  const tooLong = parts.findIndex((part) => part.length > most);
  const rest = removeEndMark(parts[tooLong] ?? "").toLowerCase();
  const isTurned = tooLong > 0 && line.toLowerCase().includes(`but ${rest}`);
  return tooLong < 0 ? parts : isTurned ? [] : parts.slice(0, tooLong);
}

/** The first sums of a note: "£165 a couple, £120 on your own"; null of a sentence, and where none of them fits. */
function cutNote(note: string, most: number): string[] | null {
  if (!/^[£$€₹]?\d/.test(note) || isSentence(note)) return null;
  const items = note.split(/, (?!\d{3})/);
  let cut = items[0] ?? "";
  for (const item of items.slice(1))
    if (`${cut}, ${item}.`.length < most) cut = `${cut}, ${item}`;
    else break;
  return cut.length < most && items.length > 1 ? [endSentence(cut)] : null;
}

/** "Meet Maya, a night-shift nurse."; null where nobody was asked for. */
export function introduce(who: MainCharacter | null, most: number): string | null {
  const name = who?.name?.trim() ?? "";
  const role = who?.role?.trim() ?? "";
  if (!name && !role) return null;
  const plain =
    /^\p{Lu}/u.test(role) || /[^s]s$/i.test(role) || /^(?:an?|the|his|her|our|two|three|four|several)\s/i.test(role);
  const described = plain ? role : addIndefinite(role);
  const line = name && role ? `Meet ${name}, ${described}.` : `Meet ${name || described}.`;
  return line.length <= most ? line : `Meet ${name || role}.`;
}

/** Why above the answer: the story is told for somebody, and the character stays in it. */
function thinkOf(who: MainCharacter | null): string | null {
  const others = who?.pronouns.object?.trim().toLowerCase() ?? "";
  if (!who?.name || !others || others.length > 8) return null;
  const line = `For ${who.name.trim()} and everyone like ${others}`;
  return line.length <= 40 ? line : null;
}
