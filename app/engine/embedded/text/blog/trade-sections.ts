import type { Card } from "../topics/topic";
import { capitalise, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { pickAlternatives } from "../writing/vary-wording";
import type { Desk } from "./desk";
import type { KindFrames } from "./frames/frames";
import { atWork } from "./frames/hiring-sections";
import { toneLines } from "./frames/tones";
import {
  adviceEnds,
  keywordListHeadings,
  listEnd,
  listHeadings,
  listLead,
  occasionEnd,
  occasionHeadings,
  occasionLead,
  pairHeadings,
  pairLeads,
  pointsHeadings,
  pointsLead,
  stepsHeadings,
  stepsLead,
} from "./frames/trade";
import { cardSentences } from "./trade-cards";

const join = (sentences: (string | null)[]) => sentences.filter((sentence) => sentence !== null).join(" ");

/** A closing line is welcome now and then; after every list it would be a tic. */
const sometimes = (desk: Desk, pool: readonly string[]) => (desk.random.next() < 0.5 ? desk.say(pool) : null);

/** After a colon. */
const lowered = (text: string) =>
  lowerFirst(
    text,
    text
      .split(/\s+/)
      .slice(0, 1)
      .filter((word) => /^\p{Lu}.*\p{Lu}/u.test(word)),
  );

/** One piece of advice: why it is told here, the advice, and now and then what to do with it. */
export function adviceSection(
  desk: Desk,
  frames: KindFrames,
  card: Card | undefined,
  number: number | null = null,
  ofTrade = true,
): string {
  const sentences = card && cardSentences(card, desk);
  if (!card || !sentences) return "";
  const heading = desk.heading(card.headings, card.label);
  const lead = ofTrade && number === null && desk.random.next() < 0.45 ? desk.say(frames.tradeLead) : null;
  const chance = desk.random.next();
  const end = !ofTrade
    ? null
    : chance < 0.3
      ? desk.say(toneLines[desk.plan.tone].aside)
      : chance < 0.45
        ? desk.say(adviceEnds)
        : null;
  const half = Math.ceil(sentences.length / 2);
  const numbered = number === null ? heading : heading.replace(/^## /, `## ${number}. `);
  return [numbered, join([lead, ...sentences.slice(0, half)]), join([...sentences.slice(half), end])].join("\n\n");
}

/** Two pieces of advice under one heading, each with a bold lead. */
export function pairSection(desk: Desk, frames: KindFrames, first: Card | undefined, second: Card | undefined): string {
  const one = first && cardSentences(first, desk);
  const other = second && cardSentences(second, desk);
  if (!first || !second || !one || !other) return adviceSection(desk, frames, first ?? second);
  const paragraph = ({ label }: Card, sentences: string[]) => `**${withoutEndMark(label)}:** ${sentences.join(" ")}`;
  return [desk.heading(pairHeadings), sometimes(desk, pairLeads), paragraph(first, one), paragraph(second, other)]
    .filter(Boolean)
    .join("\n\n");
}

/** A card as one line with a bold lead; null when it has nothing to say here. */
function pointItem(desk: Desk, { label, point }: Card): string | null {
  const text = desk.say([pickAlternatives(point, desk.random)]);
  return text ? `**${withoutEndMark(label)}:** ${lowered(text)}` : null;
}

/** Short points with bold leads, as bullets or as numbered steps. */
export function listSection(desk: Desk, cards: Card[], manner: "steps" | "points" | "list"): string {
  const items = cards.map((card) => pointItem(desk, card)).filter((item) => item !== null);
  if (items.length < 2) return "";
  const steps = manner === "steps";
  const [headings, leads] = {
    steps: [stepsHeadings, stepsLead],
    points: [pointsHeadings, pointsLead],
    list: [listHeadings, listLead],
  }[manner] as [string[], string[]];
  const typed = desk.plan.brief.specificSeoKeywords ?? desk.plan.brief.project.defaultSeoKeywords;
  const kw = manner === "list" && typed ? desk.keyword() : null;
  const withKeyword = kw && kw.length <= 30 && desk.random.next() < 0.6 && desk.plan.idea.kind !== "hiring";
  const heading = withKeyword
    ? desk.heading(keywordListHeadings.map((pattern) => pattern.replace("{kw}", kw).replace("{Kw}", capitalise(kw))))
    : desk.heading(headings);
  const lines = items.map((item, index) => (steps ? `${index + 1}. ${item}` : `- ${item}`)).join("\n");
  return [heading, desk.say(leads), lines, sometimes(desk, listEnd)].filter(Boolean).join("\n\n");
}

/** What people use it for, as a list of occasions. */
export function occasionsSection(desk: Desk, occasions: string[]): string {
  const items = occasions.filter((occasion) => desk.once(occasion)).slice(0, 4);
  if (items.length < 3) return "";
  const end = desk.say(occasionEnd);
  return [desk.heading(occasionHeadings), desk.say(occasionLead), items.map((item) => `- ${item}`).join("\n"), end]
    .filter(Boolean)
    .join("\n\n");
}

/** For applicants: what the work is about, as a piece of advice or as several short points. */
export function atWorkSection(desk: Desk, frames: KindFrames, cards: Card[]): string {
  if (desk.random.next() < 0.5) {
    const items = cards.splice(0, 4).map((card) => pointItem(desk, card));
    const lines = items.filter((item) => item !== null).map((item) => `- ${item}`);
    return lines.length < 3
      ? ""
      : [desk.heading(atWork.headings), desk.say(atWork.listLeads), lines.join("\n")].filter(Boolean).join("\n\n");
  }
  const card = cards.shift();
  const sentences = card && cardSentences(card, desk);
  if (!sentences) return "";
  return [desk.heading(atWork.headings), join([desk.say(frames.tradeLead), ...sentences])].join("\n\n");
}

/** Bullets of an article's own frames: an application, a first conversation, ways to help. Wordings of an item are parted by " | ". */
export function framedList(
  desk: Desk,
  frame: { headings: string[]; leads: string[]; items: string[]; ends: string[] },
  count: number,
): string {
  const items: string[] = [];
  for (const item of desk.random.shuffled(frame.items)) {
    const said = items.length < count ? desk.say(item.split(" | ")) : null;
    if (said) items.push(`- ${said}`);
  }
  return [desk.heading(frame.headings), desk.say(frame.leads), items.join("\n"), sometimes(desk, frame.ends)]
    .filter(Boolean)
    .join("\n\n");
}

/** Two short paragraphs of an article's own frames. */
export function framedNotes(desk: Desk, frame: { headings: string[]; notes: string[] }): string {
  return [desk.heading(frame.headings), desk.note(frame.notes), desk.note(frame.notes)].filter(Boolean).join("\n\n");
}
