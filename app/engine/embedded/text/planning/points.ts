import type { Idea } from "../reading/read-idea";
import type { Card } from "../topics/topic";
import { capitalise, withoutEndMark } from "../writing/clean-text";
import type { SeededRandom } from "../writing/seeded-random";
import { pickAlternatives } from "../writing/vary-wording";
import { stems } from "./choose-cards";

export interface Point {
  label: string;
  sentence: string;
}

/** Whether most telling words of one text were said in the other. */
export function repeats(one: string, other: string): boolean {
  const known = stems(other);
  const telling = [...stems(one)];
  return telling.length > 0 && telling.filter((word) => known.has(word)).length / telling.length > 0.6;
}

/** What the idea itself tells beyond the headline: its terms, its time and place, its detail. */
function ideaPoint(idea: Idea, headline: string): Point | null {
  const { when, where, terms, detail, shortSubject, kind } = idea;
  const said = (text: string | null) => text !== null && headline.toLowerCase().includes(text.toLowerCase());
  if (detail && !said(detail)) return { label: "What to expect", sentence: `${capitalise(detail)}.` };
  if (kind === "how-to" || kind === "hiring") return null;
  const thing = terms ?? shortSubject;
  const unsaid = [when, where].filter((text) => text !== null && !said(text));
  if (!thing || /^\w+ing\s/.test(thing) || unsaid.length === 0) return null;
  // "At our nursery, on Saturday", but "every Friday morning, from our new oven".
  const timeFirst = when !== null && /^(?:from|on|in)\s/i.test(where ?? "");
  const parts = (timeFirst ? [when, where] : [where, when]).filter((text) => text !== null);
  const apart = /^(?:\p{Lu}|\d)/u.test(parts[0] ?? "") ? "," : "";
  const sentence = `${capitalise(thing)}${apart} ${parts.join(", ")}`;
  const [told, name] = when ? [when, "When"] : [where ?? "", "Where"];
  const label = told.length <= 24 ? capitalise(told) : name;
  return { label, sentence: `${withoutEndMark(sentence)}.` };
}

/** Something the project says about itself, under a label that claims nothing. */
function factPoint(facts: readonly string[], said: string, name: string, random: SeededRandom): Point | null {
  const fact = [...facts]
    .reverse()
    .find((each) => each.length <= 120 && !repeats(each, said) && !/^It is /.test(each))
    ?.replace(/^It\b/, name);
  if (!fact) return null;
  const tellsWho = fact.startsWith(name) && /\s(?:is|are)\s/.test(fact.slice(name.length, name.length + 5));
  const labels = tellsWho
    ? ["Who we are", "About us"]
    : /^(?:We|Our)\s/.test(fact)
      ? ["How we work", "What we do"]
      : ["What we do"];
  const label = random.pick(labels) ?? "About us";
  return { label, sentence: fact };
}

/** Three to five points: what the idea tells, what the project says of itself, then the trade's advice nearest to the idea. */
export function choosePoints(
  given: {
    idea: Idea;
    headline: string;
    supportingLine: string;
    name: string;
    facts: readonly string[];
    cards: readonly Card[];
    kindCards: readonly Card[];
  },
  random: SeededRandom,
): Point[] {
  const { idea, headline, supportingLine, name, facts, cards, kindCards } = given;
  const advice = (idea.kind === "hiring" ? [...kindCards, ...cards] : [...cards, ...kindCards]).map(
    ({ label, point }): Point => ({ label, sentence: pickAlternatives(point, random) }),
  );
  const own = [ideaPoint(idea, headline), factPoint(facts, `${headline} ${supportingLine}`, name, random)].filter(
    (point) => point !== null,
  );
  const points: Point[] = [];
  for (const point of [...own, ...advice]) {
    if (points.length === (own.length > 1 ? 5 : 4)) break;
    if ([...point.label].length > 24 || [...point.sentence].length > 120) continue;
    if (points.some(({ label, sentence }) => label === point.label || repeats(point.sentence, sentence))) continue;
    points.push(point);
  }
  return points;
}
