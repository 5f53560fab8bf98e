import {
  capitalize,
  endSentence,
  fitPoint,
  fitStatement,
  isQuestion,
  lowerFirst,
  removeEndMark,
} from "../compose/grammar";
import type { Source } from "../compose/source";
import { splitPieces } from "../compose/split-lines";
import {
  dropAddition,
  dropAnyone,
  dropBeside,
  dropCondition,
  dropHappening,
  dropPlace,
  dropReason,
  dropShould,
  dropTimes,
  dropWho,
  shortestTitle,
} from "./drop-parts";
import { holdsOffer } from "./list-supports";
import { breaksList, breaksOff, isWhole, listCuts, saysIt, waitsForMain } from "./whole-title";

/**
 * The point as a title of up to `most` characters, without an end mark: the whole, a clause of it that is whole, or the same without the day or
 * the place that the text gives anyway. Never a piece that breaks off; another whole line of the owner's where nothing fits.
 */
export function fitTitle(source: Source, most: number): string {
  const { lines, material } = source;
  const fits = (text: string) => text.length <= most;
  // why whole: half of what somebody said is not what they said
  const [quoted = ""] = /^["“][^"“”]{10,200}["”]/.exec(lines.title) ?? [];
  if (quoted && !fits(lines.title) && fits(quoted)) return quoted;
  const forms = [lines.title, ...lines.forms, ...lines.forms.flatMap(dropShould)]
    .map(removeEndMark)
    .filter((form) => !/[.!?] \p{Lu}/u.test(form) && !waitsForMain(form));
  const shorter = [
    ...forms.slice(0, 2),
    ...growTitle(endSentence(lines.title), most),
    ...forms,
    ...forms.flatMap(dropTimes).flatMap((form) => [form, ...growTitle(endSentence(form), most)]),
  ];
  const plainer = [...shorter, ...shorter.flatMap(dropPlace)];
  // why: an offer's title says what is offered
  const isOffer = holdsOffer.test(lines.title);
  const says = (text: string) => !isOffer || holdsOffer.test(text) || text.split(" ").length > thinWords;
  const deal = forms.flatMap(dropCondition).find((text) => fits(text) && isWhole(text));
  const wholes = plainer.filter((text) => fits(text) && says(text) && (forms.includes(text) || isWhole(text)));
  const whole = wholes.find((text) => !isOffer || holdsOffer.test(text)) ?? wholes[0];
  if (whole) return asTitle(whole);
  if (deal) return asTitle(deal);
  const general = plainer.flatMap(dropAnyone).find(fits);
  if (general) return asTitle(general);
  const half = plainer
    .flatMap((text) => [...dropBeside(text), ...dropReason(text)])
    .find((text) => fits(text) && isWhole(text));
  if (half) return asTitle(half);
  const told = { ...material, message: { ...material.message, point: lines.title }, statements: [lines.title] };
  const cuts = lines.forms.slice(0, 3).flatMap((form) => listCuts(removeEndMark(form), most));
  const sources = [lines.title, ...lines.forms.map(removeEndMark)];
  const cut = [fitPoint(told, most), ...cuts]
    .map((text) => removeEndMark(text ?? ""))
    .find((text) => text !== "" && !sources.some((whole) => breaksOff(text, whole)));
  if (cut) return asTitle(cut);
  const bare = plainer
    .flatMap((text) => [...dropAddition(text), ...dropWho(text), ...dropHappening(text)])
    .find((text) => fits(text) && isWhole(text));
  if (bare) return asTitle(bare);
  const [label = ""] = /^[^:]{8,58}(?=: )/.exec(lines.title) ?? [];
  if (label.includes(" ")) return asTitle(label);
  const thing = lines.thing && [`${lines.thing.ours} ${lines.thing.when ?? ""}`.trim(), lines.thing.ours].find(fits);
  if (thing) return asTitle(thing);
  const weak = cuts.find((text) => {
    const rest = sources.find((whole) => whole.startsWith(text))?.slice(text.length) ?? "";
    return (
      isWhole(text) &&
      (!/^ (?:of|than|and|or|who|that|which|from|to)\b/.test(rest) || (/^ and /.test(rest) && saysIt(rest.slice(5))))
    );
  });
  if (weak) return asTitle(removeEndMark(weak));
  const turn = forms.flatMap(findTurn).find(fits);
  if (turn) return asTitle(turn);
  const called = `${source.name}: ${lowerFirst(source.call)}`;
  if (source.call && fits(called)) return called;
  const other = lines.facts
    .filter(({ from }) => from !== "business")
    .map(({ text }) => removeEndMark(text))
    .find((text) => fits(text) && text.split(" ").length > 2);
  return other ?? (isWhole(fitStatement(told, most)) ? removeEndMark(fitStatement(told, most)) : source.name);
}

/** Words of a name alone: "New year offer". */
const thinWords = 4;

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
