import { countWords } from "../checks/sentences";
import type { Composer } from "../compose/composer";
import { endSentence, withoutEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";
import type { FactTopic, ToldFact } from "../compose/told-facts";
import { type AskedQuestion, askAbout } from "../english/ask-about";
import type { MessageKind } from "../message/message";

/** A stretch of the article: what it is headed by and what it says. */
export interface Section {
  heading: string;
  sentences: string[];
  /** Lines of a list under the sentences, with their mark. */
  list: string[];
}

type Topic = FactTopic | "limited" | "goal" | "change" | "proof" | "problem" | "steps";

/** What comes first depends on what kind of message it is; what has nothing to say is left out. */
const orders: Partial<Record<MessageKind, readonly Topic[]>> = {
  offer: ["cost", "limited", "steps", "visit", "proof", "trust", "more"],
  event: ["visit", "limited", "cost", "steps", "proof", "more", "trust"],
  fundraiser: ["goal", "problem", "proof", "steps", "more", "trust", "visit", "cost"],
  news: ["change", "visit", "cost", "proof", "steps", "more", "trust"],
  ending: ["change", "visit", "steps", "proof", "cost", "more", "trust"],
  "how-to": ["steps", "proof", "more", "trust", "cost", "visit"],
  question: ["proof", "steps", "more", "trust", "cost", "visit"],
  claim: ["proof", "steps", "more", "cost", "trust", "visit"],
  story: ["proof", "more", "trust", "cost", "visit", "steps"],
  hiring: ["cost", "steps", "limited", "more", "trust", "visit", "proof"],
};
const usualOrder: readonly Topic[] = ["steps", "cost", "limited", "proof", "more", "trust", "visit"];

/** Words from which on a section stands under a heading of its own. */
const fewestWords = 18;

/** The article's sections in order, each with enough to say; what is too thin stands together at the end. */
export function outlineArticle(composer: Composer, facts: readonly ToldFact[]): Section[] {
  const sections: Section[] = [];
  const thin: string[] = [];
  for (const topic of orders[composer.source.material.message.kind] ?? usualOrder) {
    const { sentences = [], list = [] } = writeTopic(composer, topic, facts);
    if (sentences.length === 0 && list.length === 0) continue;
    const isThin = list.length === 0 && countWords(sentences.join(" ")) < fewestWords;
    const heading = isThin ? null : composer.say(`heading-${topic}`, { most: 70 });
    if (heading) sections.push({ heading, sentences, list });
    else thin.push(...sentences, ...list);
  }
  const heading = thin.length > 0 ? composer.say("heading-rest", { most: 70 }) : null;
  const last = sections.at(-1);
  if (heading && (thin.length > 1 || !last)) sections.push({ heading, sentences: thin, list: [] });
  else last?.sentences.push(...thin);
  return sections;
}

function writeTopic(composer: Composer, topic: Topic, facts: readonly ToldFact[]): Partial<Section> {
  const { message } = composer.source.material;
  const told = facts.filter((fact) => fact.topic === topic).flatMap(({ text }) => tell(composer, text));
  switch (topic) {
    case "cost":
      return { sentences: [...composer.sayMany("section-offer", 1), ...composer.sayMany("section-terms", 1), ...told] };
    case "visit":
      return {
        sentences: [
          ...composer.sayMany("section-when", 1),
          ...composer.sayMany("section-time", 1),
          ...composer.sayMany("section-where", 1),
          ...told,
        ],
      };
    case "goal":
      return { sentences: composer.sayMany("section-goal", 3) };
    case "change":
      return { sentences: composer.sayMany("section-change", 2) };
    case "proof":
      return { sentences: message.facts.proof.flatMap((line) => tell(composer, line)) };
    case "steps":
      return message.facts.steps.length < 2
        ? {}
        : {
            sentences: composer.sayMany("section-steps", 1),
            list: message.facts.steps.map((step, index) => `${index + 1}. ${endSentence(step)}`),
          };
    case "limited":
    case "problem":
      return { sentences: composer.sayMany(`section-${topic}`, 1) };
    default:
      return { sentences: told };
  }
}

/** What the owner says of the business, in the owner's words and order. */
export const tellAbout = (composer: Composer): string[] =>
  composer.source.about.flatMap((line) => tell(composer, line));

/** A sentence that lists, as its parts: "Eight seats, sea dips, towels included." A part that leans on another leaves it whole. */
export function listParts({ about }: Source): string[] {
  for (const line of about) {
    const parts = withoutEndMark(line).split(", ");
    const isList =
      parts.length > 1 && parts.every((part) => part.length <= 60 && !/\b(?:and|or|but|which|who|that)\b/i.test(part));
    if (isList && parts.every((part, index) => index > 0 || part.includes(" "))) return parts.map(endSentence);
  }
  return [];
}

/** Kinds of message beside which it is asked when the shop is open; beside an event or an appeal it is another matter. */
const asksForHours: readonly MessageKind[] = ["offer", "opening", "news", "about", "season", "story"];

/** What the owner's facts answer, as far as it belongs to the message. */
export const listQuestions = ({ facts, material: { message } }: Source): AskedQuestion[] =>
  facts
    .flatMap(({ plain }) => askAbout(plain) ?? [])
    .filter(({ question }) => asksForHours.includes(message.kind) || !/^(?:When|Where) are you\b/.test(question));

/** A line of the owner's, as it is, unless it was said. */
export function tell(composer: Composer, line: string): string[] {
  const sentence = endSentence(line);
  if (!composer.account.allows(sentence)) return [];
  composer.account.note(sentence);
  return [sentence];
}
