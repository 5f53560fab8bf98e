import type { CampaignPlan } from "../../plan";
import { repeatsWords } from "../../words/repeats-words";
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
  // prices: "£7.50", "R450"
  /(?<text>(?:[£$€₹]|\bR)\d(?:[\d.,]*\d)?)(?!\d| ?(?:million|billion|bn|m|k)\b)/u,
  /(?<![\d.,])(?<text>\d{1,3}(?:\.\d)?%)/u,
  // days, in either order, no last one of several: "24 August", "September 12th"
  /(?<!\d|\d (?:to|and|or) |[-–] ?)(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\b/u,
  /\b(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} (?<day>\d{1,2})(?!\d)/u,
  // hours
  /(?<![\d.,:]|[-–] ?| to )(?<text>\d{1,2}(?:[.:]\d\d)? ?(?:am|pm))\b/iu,
  // counts with what is counted; a year and a part of a telephone number are none
  /(?<![\d.,:+-]|\d )(?!(?:19|20)\d\d )(?<text>\d{1,3}(?:,\d{3})?) (?<unit>\p{Ll}{2,9}s|people|children|miles|women|men)\b/u,
];

/** What a scene shows large: the number of a step where the line is one, else the figure that the line holds; null where it holds none. */
export function findSceneFigure(plan: CampaignPlan, scene: Scene): SceneFigure | null {
  const step = plan.material.message.facts.steps.findIndex((text) => repeatsWords(text, scene.line));
  if (step >= 0) return { text: String(step + 1), unit: "" };
  for (const kind of figures) {
    const { text, day, month, unit = "" } = kind.exec(scene.line)?.groups ?? {};
    const figure = day ? `${day} ${month}` : text?.replace(/ (?=[ap]m$)/i, "");
    // why none in place of a price that is too long: "46,000" alone is no sum
    if (figure) return figure.length <= longestFigure ? { text: figure, unit } : null;
  }
  return null;
}
