import { countWords, splitSentences } from "../checks/sentences";
import type { Composer } from "../compose/composer";
import { endSentence, removeEndMark } from "../compose/grammar";
import { needs } from "../compose/needs";
import type { Source } from "../compose/source";
import { sayMeaning, sayThought, type Thought, takeSaying } from "../compose/thoughts";
import type { FactTopic, ToldFact } from "../compose/told-facts";
import { type AskedQuestion, askAbout } from "../english/ask-about";
import type { MessageKind } from "../message/message";
import { holdsWords } from "./fit-caption";

/** A stretch of the article: what it is headed by and what it says. */
export interface Section {
  /** Null for what is too little to have one. */
  heading: string | null;
  sentences: string[];
  /** Lines of a list under the sentences, with their mark. */
  list: string[];
}

type Topic = FactTopic | "limited" | "goal" | "change" | "proof" | "problem" | "steps" | "part";

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

/** Sentences and words from which on a section stands under a heading of its own. */
const fewestSentences = 2;
const fewestWords = 18;

const isThinText = (text: string) => splitSentences(text).length < fewestSentences || countWords(text) < fewestWords;

/** The article's sections in order, each with enough to say; what is too thin stands together at the end. */
export function outlineArticle(composer: Composer, facts: readonly TopicLine[]): Section[] {
  const sections: Section[] = [];
  const thin: string[] = [];
  const order = orders[composer.source.material.message.kind] ?? usualOrder;
  for (const topic of [...order, "part"] as const) {
    const { sentences = [], list = [] } = writeTopic(composer, topic, facts);
    if (sentences.length === 0 && list.length === 0) continue;
    const isThin = list.length === 0 && isThinText(sentences.join(" "));
    const heading = isThin ? null : composer.say(`heading-${topic}`, { most: 70 });
    if (heading) sections.push({ heading, sentences, list });
    else thin.push(...sentences, ...list);
  }
  const isSection = splitSentences(thin.join(" ")).length >= fewestSentences;
  const heading = isSection ? composer.say("heading-rest", { most: 70 }) : null;
  if (heading) return [...sections, { heading, sentences: thin, list: [] }];
  return thin.length > 0 ? [{ heading: null, sentences: thin, list: [] }, ...sections] : sections;
}

/** A line of the owner's under the topic that it belongs to. */
type TopicLine = Pick<ToldFact, "text"> & { topic: Topic };

/** The topic of a line: what it means for the reader tells it best. */
const findTopic = ({ source }: Composer, { text, topic }: TopicLine): Topic =>
  needs.goal(source) && /\b(?:raised|donated|given|pledged|so far|already in)\b/i.test(text)
    ? "goal"
    : (source.thoughts.find((thought) => thought.text === text)?.topic ?? topic);

function writeTopic(composer: Composer, topic: Topic, facts: readonly TopicLine[]): Partial<Section> {
  const { message } = composer.source.material;
  const told = [
    ...facts.filter((fact) => findTopic(composer, fact) === topic).flatMap(({ text }) => tell(composer, text)),
    ...tellRest(composer, topic),
  ];
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
      return { sentences: [...told, ...composer.sayMany("section-goal", 3)] };
    case "part":
      return { sentences: [...composer.sayMany("section-part", 1), ...told] };
    case "change":
      return { sentences: composer.sayMany("section-change", 2) };
    case "proof":
      return {
        sentences: message.facts.proof
          // why: the opening has told the parts of a sentence that the idea says beside its point
          .filter(
            (line) =>
              line !== message.point && !composer.source.more.some((told) => line.includes(removeEndMark(told))),
          )
          .flatMap((line) => tell(composer, line)),
      };
    case "steps":
      return message.facts.steps.length < 2
        ? {}
        : {
            sentences: [],
            list: message.facts.steps.map((step, index) => `${index + 1}. ${endSentence(step)}`),
          };
    case "limited":
    case "problem":
      return { sentences: composer.sayMany(`section-${topic}`, 1) };
    default:
      return { sentences: told };
  }
}

/** Behind the point's own sentence: what it means beside what it says, and what its figures make. */
export function tellPoint({ source, account }: Composer): string[] {
  const point = endSentence(source.material.message.point);
  const inPoint = source.thoughts.filter(({ text }) => text === point).slice(0, mostMeanings);
  const meant = inPoint.flatMap((thought) => {
    const say = thought.fact && holdsWords(thought.fact, point) ? sayMeaning : sayThought;
    return takeSaying(thought, source, account, { say }) ?? [];
  });
  return [...meant, ...source.sums.slice(0, 1).flatMap((sum) => takeSaying(sum, source, account) ?? [])];
}

/** How many meanings stand behind one sentence. */
const mostMeanings = 2;

/** What follows from the figures. */
function tellRest({ source, account }: Composer, topic: Topic): string[] {
  return source.sums
    .slice(1)
    .filter((thought) => thought.topic === topic)
    .flatMap((thought) => takeSaying(thought, source, account) ?? []);
}

/** What the owner says of the business, in the owner's words and order, but for what a section tells. */
export function tellAbout(composer: Composer): string[] {
  const others = listAboutFacts(composer.source).map(({ text }) => text);
  return composer.source.about.filter((line) => !others.includes(line)).flatMap((line) => tell(composer, line));
}

/** With fewer sentences than these a description is told in one piece. */
const fewestAbout = 3;

/** What the description says beyond what the business is, where it means something for the reader: each under its topic. */
export const listAboutFacts = ({ about, thoughts }: Source): TopicLine[] =>
  about.length < fewestAbout
    ? []
    : about.slice(1).flatMap((text) => {
        const thought = thoughts.find((each) => each.text === text);
        return thought && thought.topic !== "trust" ? [{ text, topic: thought.topic }] : [];
      });

/** A sentence that lists, as its parts: "Eight seats, sea dips, towels included." A part that leans on another leaves it whole. */
export function listParts({ about }: Source): string[] {
  for (const line of about) {
    const parts = removeEndMark(line).split(", ");
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

/** Characters of a sentence behind which it is clear what "so" goes back to. */
const shortSentence = 62;

/** A line of the owner's, as it is, with what it means for the reader where that is sure; nothing where it was said. */
export function tell(composer: Composer, line: string): string[] {
  const sentence = endSentence(line);
  const { source, account } = composer;
  if (!account.allows(sentence)) return [];
  account.note(sentence);
  // why not the way: the sentence has just told it
  const held = source.thoughts.filter(({ text, kind }) => text === line && kind !== "landmark");
  const at = source.thoughts.indexOf(held[0] as Thought);
  const whole = held.find(({ fact }) => fact === removeEndMark(line));
  // why in turns: what the voice says first would else be spent on the article, and the captions left with the rest
  const last = at % 2 === 1;
  const linked = whole && takeSaying(whole, source, account, { last });
  if (linked) return [linked];
  // why: behind a short sentence its fact is not said again
  const isClear = (fact: string | null) =>
    line.length <= shortSentence || line.toLowerCase().startsWith(fact?.toLowerCase() ?? "");
  const meant = held.slice(0, mostMeanings).flatMap((thought) => {
    const say = isClear(thought.fact) ? sayMeaning : sayThought;
    return takeSaying(thought, source, account, { last, say }) ?? [];
  });
  return [[sentence, ...meant].join(" ")];
}
