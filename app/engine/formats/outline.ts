import { countWords } from "../checks/sentences";
import { findTellingWords } from "../compose/account";
import type { Composer } from "../compose/composer";
import { capitalize, endSentence, withoutEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";
import type { Feature, FeatureKind, MessageKind } from "../message/message";

/** A stretch of the article: what it is headed by and what it says. */
export interface Section {
  heading: string;
  sentences: string[];
  /** Lines of a list under the sentences, with their mark. */
  list: string[];
}

type Topic = "offer" | "when" | "limited" | "goal" | "change" | "proof" | "features" | "problem" | "steps";

/** What comes first depends on what kind of message it is; what has nothing to say is left out. */
const orders: Partial<Record<MessageKind, readonly Topic[]>> = {
  offer: ["offer", "when", "limited", "features", "problem", "proof", "steps"],
  event: ["when", "limited", "problem", "features", "offer", "proof", "steps"],
  fundraiser: ["goal", "problem", "when", "proof", "features", "steps"],
  news: ["change", "when", "features", "problem", "proof", "offer", "steps"],
  ending: ["change", "when", "steps", "proof", "problem", "features", "offer"],
  "how-to": ["steps", "proof", "problem", "features", "offer", "when"],
  question: ["proof", "problem", "features", "offer", "when", "steps"],
  claim: ["proof", "problem", "features", "offer", "when", "steps"],
  hiring: ["offer", "features", "when", "limited", "proof", "steps"],
};
const usualOrder: readonly Topic[] = ["problem", "features", "offer", "when", "limited", "proof", "steps"];

/** Words from which on a section stands under a heading of its own. */
const fewestWords = 14;

/** Kinds of which nothing follows by themselves: the description says them better than a list would. */
const plainKinds: readonly FeatureKind[] = [
  "what-we-do",
  "other",
  "count",
  "material",
  "quality",
  "duration",
  "guarantee",
  "hand-made",
  "price",
  "qualified",
  "since",
];

/** The facts that are worth a line of their own: not the point over again, and not a shard of the description. */
export function findFeatures({ material: { features, message, product } }: Source): Feature[] {
  const { what, offer, when, where } = message.facts;
  const said = findTellingWords([message.point, what, offer, when, where].filter(Boolean).join(" "));
  return features.filter(({ kind, text, from }) => {
    const words = findTellingWords(text);
    const isSaid = words.filter((word) => said.includes(word)).length >= words.length * 0.6;
    const isProduct =
      from === "description" && product !== null && text.toLowerCase().includes(product.head.toLowerCase());
    const isShard = plainKinds.includes(kind) && from === "description";
    const isLost =
      kind === "place" &&
      (from === "description" ||
        !/^(?:at|in|on|by|near|opposite|above|behind|below|beside|next to|under|over)\s/i.test(text));
    return !isSaid && !isShard && !isProduct && !isLost && text.length <= 90;
  });
}

/** The article's sections in order, each with enough to say; what is too thin joins the one before. */
export function outlineArticle(composer: Composer): Section[] {
  const sections: Section[] = [];
  for (const topic of orders[composer.source.material.message.kind] ?? usualOrder) {
    const { sentences = [], list = [] } = writeTopic[topic](composer);
    if (sentences.length === 0 && list.length === 0) continue;
    const before = sections.at(-1);
    const isThin = list.length === 0 && countWords(sentences.join(" ")) < fewestWords;
    const heading = isThin && before?.list.length === 0 ? null : composer.say(`heading-${topic}`, { most: 70 });
    if (heading) sections.push({ heading, sentences, list });
    else if (before?.list.length === 0) before.sentences.push(...sentences);
    else if (before) before.list.push(...sentences.map((sentence) => `\n${sentence}`));
  }
  return sections;
}

const writeTopic: Record<Topic, (composer: Composer) => Partial<Section>> = {
  offer: (composer) => ({
    sentences: [...composer.sayMany("section-offer", 1), ...composer.sayMany("section-terms", 1)],
  }),
  when: (composer) => ({
    sentences: [
      ...composer.sayMany("section-when", 1),
      ...composer.sayMany("section-time", 1),
      ...composer.sayMany("section-where", 1),
    ],
  }),
  limited: (composer) => ({ sentences: composer.sayMany("section-limited", 1) }),
  goal: (composer) => ({ sentences: composer.sayMany("section-goal", 3) }),
  change: (composer) => ({ sentences: composer.sayMany("section-change", 2) }),
  proof: (composer) => ({
    sentences: composer.source.material.message.facts.proof.flatMap((line) => tell(composer, line)),
  }),
  features: writeFeatures,
  problem: (composer) => ({ sentences: composer.sayMany("section-problem", 1) }),
  steps: (composer) => {
    const { steps } = composer.source.material.message.facts;
    if (steps.length < 2) return {};
    return {
      sentences: composer.sayMany("section-steps", 1),
      list: steps.map((step, index) => `${index + 1}. ${endSentence(step)}`),
    };
  },
};

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

/** Each fact in bold with what follows from it; a single one as a sentence. */
function writeFeatures(composer: Composer): Partial<Section> {
  const features = findFeatures(composer.source).slice(0, 6);
  const lines = features.flatMap((feature) => {
    const start = capitalize(withoutEndMark(feature.text));
    const [line] = composer.sayMany("feature", 1, { about: { feature }, accept: (text) => text.startsWith(start) });
    return line ? [{ start, rest: line.slice(start.length) }] : [];
  });
  if (lines.length < 2) return { sentences: lines.map(({ start, rest }) => start + rest) };
  return { list: lines.map(({ start, rest }) => `- **${start}**${rest}`) };
}

/** A line of the owner's, as it is, unless it was said. */
function tell(composer: Composer, line: string): string[] {
  const sentence = endSentence(line);
  if (!composer.account.allows(sentence)) return [];
  composer.account.note(sentence);
  return [sentence];
}
