import { splitClauses } from "../compose/clauses";
import { writeHeadline } from "../compose/headline";
import { listOpenings } from "../compose/openings";
import { namesDay, repeats } from "../compose/repeats";
import type { Source } from "../compose/source";
import { capitalize, cutsQuotation, endSentence, removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { addsNothing, findUnits, measureShared } from "../english/units";
import { readWords } from "../english/words";
import { longestHeadline } from "../message/find-headline";
import { cutAtWord } from "../words/clean-text";

/** Characters of the line under a headline, and of two of them in one. */
const longestSupport = 110;
const longestPair = 90;
/** The share of a line that may have been said before it. */
const mostShared = 0.6;

/** The poster's line: the point in up to 60 characters, without a full stop; and what it leaves out in up to 110. */
export function composeHeadline(source: Source): { headline: string; supportingLine: string } {
  const headline = writeHeadline(source.point, longestHeadline);
  const goesOn = continueHeadline(source, headline);
  // why: it is asked once the line under it is read
  if (goesOn) return { headline: headline.replace(/\?$/, ""), supportingLine: goesOn };
  const [first = `${source.name}, ${source.site}`, ...others] = listSupports(source, headline, longestSupport);
  // why not: when farm calls are made is no part of an open house
  const usual = source.rows.filter(({ topic }) => topic === "when").map(({ text }) => removeEndMark(text));
  const isUsual = (text: string) => usual.includes(text) && !source.practical.includes(text);
  // why: when it is and what it costs are read together
  const second = others.find(
    (text) =>
      !isUsual(text) && `${first}. ${text}`.length <= longestPair && !repeats(text, first) && !/[?!]$/.test(first),
  );
  return { headline, supportingLine: second ? `${first}. ${second}` : first };
}

/** How the sentence goes on of which a headline is the opening, where nothing but the whole of it is the point, or where it says price, day and place too: "… so your neck doesn't hurt by Wednesday". */
export function continueHeadline(source: Source, headline: string): string | null {
  const { kind, practical } = source;
  const rest = findRest(source, headline);
  const isTold = tellsItself.test(kind) || practical.every((fact) => saysMost(`${headline} ${rest}`, fact));
  return rest && isTold && rest.length <= longestSupport ? rest : null;
}

/** How the sentence goes on of which a headline is the opening, as a line; null where it is none. */
export function findRest({ told }: Source, headline: string): string | null {
  const openings = [headline, headline.replace(/^(?:how to|why) /i, "")].map((text) =>
    text.replace(/\?$/, "").toLowerCase(),
  );
  const sentence = removeEndMark(
    told.find((line) => openings.some((text) => line.toLowerCase().startsWith(text))) ?? "",
  );
  const opening = openings.find((text) => sentence.toLowerCase().startsWith(text)) ?? "";
  const rest = sentence.slice(opening.length).replace(/^[\s,;:–—-]+/u, "");
  const isOpen = /^[\s,;:]/.test(sentence.slice(opening.length));
  return isOpen && rest.includes(" ") && !cutsQuotation(rest) ? lay(rest) : null;
}

/** The rest of a sentence as a line: of what somebody else does, or is bound to the words before it, with the mark that it goes on. */
const lay = (rest: string): string =>
  /^(?:noun|number|adjective|determiner)$/.test(readWords(rest)[0]?.part ?? "") && !leansOnBefore.test(rest)
    ? capitalize(rest)
    : `… ${rest}`;
const leansOnBefore = /^(?:that|which|who|whose|where|when|to|and|or|but|so|because|as|than|of|into|is|are|was)\b/i;

const saysMost = (text: string, fact: string): boolean => measureShared(findUnits(fact), findUnits(text)) >= mostShared;

/** Messages whose own sentences tell more than any price or day. */
export const tellsItself = /^(?:story|how-to|question|claim|news)$/;

/** What a headline leaves out in whole lines of up to `most` characters, the most telling first: price, day and place, the owner's facts, the rest of the idea. */
export function listSupports(source: Source, headline: string, most: number): string[] {
  const { practical, rows, told, intro, split, name } = source;
  const isPlain = /^(?:story|how-to|question|claim)$/.test(source.kind);
  const facts = rows.filter(({ topic }) => !/^(?:terms|trust)$/.test(topic)).map(({ text }) => text);
  // why later: who reads the day in the headline waits for what else there is
  const again = practical.filter((line) => namesDay(line, headline));
  const first = practical.filter((line) => !again.includes(line));
  const goesOn = splitClauses(told[0] ?? "")
    .slice(1)
    .filter((line) => !leansBack(line));
  const others = isPlain
    ? [...told, ...facts, ...practical]
    : [...first, ...goesOn, ...told.slice(1), ...again, ...facts, ...told];
  // why its parts: an address under a headline says nothing
  // why long enough: "Timaru Parks Team is a council team" says too little
  const business = [
    intro,
    split?.sentence ?? "",
    split?.head ?? "",
    ...listOpenings(intro.split(": ")[0] ?? ""),
  ].filter((line) => line.split(" ").length - name.split(" ").length >= fewestOfBusiness);
  return [...others, ...business]
    .map(removeEndMark)
    .filter((line) => line.includes(" ") && line.length <= most && isNew(line, headline));
}

/** Words of what is said of a business beside its name. */
const fewestOfBusiness = 5;

const isNew = (text: string, said: string): boolean =>
  measureShared(findUnits(text), findUnits(said)) < mostShared && !addsNothing(text, said);

/** Characters of a label, with the number that tells it from others. */
const longestLabel = 24;

/** Up to five facts of the campaign, each with a label of up to 24 characters and a sentence of up to 120. */
export function listPoints({
  facts,
  rows,
  intro,
  about,
  name,
  site,
  call,
  audience,
}: Source): { label: string; sentence: string }[] {
  const given: [string, string | null][] = [
    ["The offer", facts.offer],
    ["When", facts.when],
    ["Where", facts.where],
    ...rows.map(({ text }): [string, string] => ["Good to know", text]),
    ...[intro, ...about.map(({ text }) => text)].map((line): [string, string] => [
      cutAtWord(`About ${name}`, longestLabel - 2),
      line,
    ]),
    ["For whom", audience],
    ["Where to ask", site],
    ["What to do", call],
  ];
  const points: { label: string; sentence: string }[] = [];
  for (const [label, text] of given) {
    const sentence = text ? endSentence(text) : "";
    if (!sentence || sentence.length > 120 || points.length === 5) continue;
    if (points.some((point) => point.sentence.toLowerCase().includes(removeEndMark(sentence).toLowerCase()))) continue;
    const count = points.filter((point) => point.label.startsWith(label)).length;
    points.push({ label: count === 0 ? label : `${label} ${count + 1}`, sentence });
  }
  return points;
}
