import type { CampaignPlan } from "../../plan";
import { repeatsWords } from "../../words/repeats-words";
import type { Scene } from "./scene-scripts";

/** Characters that can be set so large that they are seen as a picture. */
const longestFigure = 6;

/** The kinds of figures, that which tells most first. */
const figures: readonly RegExp[] = [
  // prices: "£7.50", "R450"
  /(?:[£$€₹]|\bR)\d(?:[\d.,]*\d)?/u,
  /(?<![\d.,])\d{1,3}(?:\.\d)?%/u,
  // days, in either order: "24 August", "September 12th"
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)(?![a-z]{1,2}(?![a-z]))/u,
  /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} \d{1,2}(?!\d)/u,
  // hours
  /(?<![\d.,:])\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b/iu,
  // counts; a year and a part of a telephone number are none
  /(?<![\d.,:+-]|\d )(?!(?:19|20)\d\d(?!\d))\d{1,3}(?:,\d{3})?(?!(?:[.:,]| )?\d)/u,
];

/** What a scene shows large: the number of a step where the line is one, else the figure that the line holds; empty where it holds none. */
export function findSceneFigure(plan: CampaignPlan, scene: Scene): string {
  const step = plan.material.message.facts.steps.findIndex((text) => repeatsWords(text, scene.line));
  if (step >= 0) return String(step + 1);
  for (const kind of figures) {
    const [found] = kind.exec(scene.line) ?? [];
    const figure = found && shorten(found);
    if (figure && figure.length <= longestFigure) return figure;
  }
  return "";
}

/** "24 Aug" of "24 August", and "12 Sep" of "September 12". */
function shorten(figure: string): string {
  const [, day, month, name, number] = /^(\d+)\S* (\p{L}{3})|^(\p{L}{3})\p{L}* (\d+)$/u.exec(figure) ?? [];
  return day || number ? `${day ?? number} ${month ?? name}` : figure.replace(/ (?=[ap]m$)/i, "");
}
