import type { CampaignPlan } from "../../plan";
import { repeatsWords } from "../../words/repeats-words";
import { findNumberSpans } from "../../words/whole-numbers";
import type { Scene } from "./scene-scripts";

/** What a scene shows large. */
export interface SceneFigure {
  text: string;
  /** What is counted, under it; empty where the figure says it: "£7.50". */
  unit: string;
}

/** Characters that can be set so large that they are seen as a picture. */
const longestFigure = 8;

/** The kinds of figures, that which tells most first. */
const figures: readonly RegExp[] = [
  // prices: "£7.50", "R450"; no part of a larger one
  /(?<text>(?:[£$€₹]|\bR)\d+(?:[.,]\d+)*)(?![\d.,]*\d| ?(?:million|billion|bn|m|k)\b)/u,
  /(?<![\d.,])(?<text>\d{1,3}(?:\.\d)?%)/u,
  // days, in either order, no last one of several: "24 August", "September 12th"
  /(?<!\d|(?:to|and|or) |(?:to|and|or) \p{Lu}\p{Ll}{2,8} |[-–] ?)(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\b/u,
  /\b(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} (?<day>\d{1,2})(?!\d)/u,
  // hours
  /(?<![\d.,:]|[-–] ?|(?:to|till|until) )(?<text>\d{1,2}(?:[.:]\d\d)? ?(?:am|pm))\b/iu,
  // counts with what is counted; a year, a part of a telephone number and a name's are none
  /(?<![\d.,:+-]|\d |\b(?:in|of|under|aged?|to|or|and) |\b\p{Lu}\p{Ll}+ )(?!(?:19|20)\d\d )(?<text>\d{1,3}(?:,\d{3})?) (?<unit>(?!was\b|this\b|less\b|plus\b|has\b|does\b)\p{Ll}{2,9}s|people|children|miles|women|men)\b/u,
];
/** Prices and shares: "am" is no hour in German. */
const ofAnyLanguage = 2;
/** Of two prices one is no longer asked. */
const isReduced = /\b(?:was|instead|normally|usually|reduced|down from)\b/i;

/** What a scene shows large: the number of a step where the line is one, else the figure that the line holds; null where it holds none. */
export function findSceneFigure(plan: CampaignPlan, scene: Scene): SceneFigure | null {
  const step = plan.material.message.facts.steps.findIndex((text) => repeatsWords(text, scene.line));
  if (step >= 0) return { text: String(step + 1), unit: "" };
  if (isReduced.test(scene.line)) return null;
  for (const kind of plan.inEnglish ? figures : figures.slice(0, ofAnyLanguage)) {
    const found = kind.exec(scene.line);
    const { text, day, month, unit = "" } = found?.groups ?? {};
    // why: of "€1,5 Mio" and "5–10 km" a part says something else
    if (found && cutsNumber(scene.line, found)) continue;
    const figure = day ? `${day} ${month}` : text?.replace(/ (?=[ap]m$)/i, "");
    // why none in place of a price that is too long: "46,000" alone is no sum
    if (figure) return figure.length <= longestFigure ? { text: figure, unit } : null;
  }
  return null;
}

/** Whether what was found begins or ends inside a number of the line; of a day the year may be left out. */
const cutsNumber = (line: string, { 0: whole, index, groups }: RegExpExecArray): boolean =>
  findNumberSpans(line).some(
    ({ start, end }) =>
      (index > start && index < end) || (!groups?.day && index + whole.length > start && index + whole.length < end),
  );
