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

type Topic = "offer" | "when" | "limited" | "goal" | "change" | "proof" | "features" | "problem" | "about" | "steps";

/** What comes first depends on what kind of message it is; what has nothing to say is left out. */
const orders: Partial<Record<MessageKind, readonly Topic[]>> = {
  offer: ["offer", "when", "limited", "about", "features", "problem", "proof", "steps"],
  event: ["when", "limited", "problem", "about", "features", "offer", "proof", "steps"],
  fundraiser: ["goal", "problem", "when", "proof", "features", "steps", "about"],
  news: ["change", "when", "about", "features", "problem", "proof", "offer", "steps"],
  ending: ["change", "when", "steps", "proof", "problem", "features", "offer", "about"],
  "how-to": ["steps", "proof", "problem", "features", "offer", "when", "about"],
  question: ["proof", "problem", "features", "offer", "when", "steps", "about"],
  claim: ["proof", "problem", "features", "offer", "when", "steps", "about"],
  hiring: ["offer", "features", "when", "limited", "proof", "steps", "about"],
};
const usualOrder: readonly Topic[] = ["problem", "about", "features", "offer", "when", "limited", "proof", "steps"];

/** Words from which on a section stands under a heading of its own. */
const fewestWords = 14;

/** Kinds of which nothing follows by themselves: the description says them better than a list would. */
const plainKinds: readonly FeatureKind[] = ["what-we-do", "other", "count", "material", "quality"];

/** The facts that are worth a line of their own: not the point over again, and not a shard of the description. */
export function findFeatures({ material: { features, message, product } }: Source): Feature[] {
  const { what, offer, when, where } = message.facts;
  const said = findTellingWords([message.point, what, offer, when, where].filter(Boolean).join(" "));
  return features.filter(({ kind, text, from }) => {
    const words = findTellingWords(text);
    const isSaid = words.filter((word) => said.includes(word)).length >= words.length * 0.6;
    const isProduct =
      from === "description" && product !== null && text.toLowerCase().includes(product.head.toLowerCase());
    const isShard =
      plainKinds.includes(kind) && from === "description" && (kind !== "quality" || text.split(" ").length < 3);
    const isLost =
      kind === "place" && !/^(?:at|in|on|by|near|opposite|above|behind|below|beside|next to|under|over)\s/i.test(text);
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
  offer: (composer) =>
    withAside(composer, "offer", [...composer.sayMany("section-offer", 1), ...composer.sayMany("section-terms", 1)]),
  when: (composer) =>
    withAside(
      composer,
      "when",
      [...composer.sayMany("section-when", 1), ...composer.sayMany("section-time", 1)],
      composer.sayMany("section-where", 1),
    ),
  limited: (composer) => withAside(composer, "limited", composer.sayMany("section-limited", 2)),
  goal: (composer) => withAside(composer, "goal", composer.sayMany("section-goal", 3)),
  change: (composer) => ({ sentences: composer.sayMany("section-change", 2) }),
  proof: (composer) => ({
    sentences: composer.source.material.message.facts.proof.flatMap((line) => tell(composer, line)),
  }),
  features: writeFeatures,
  problem: (composer) => ({ sentences: composer.sayMany("section-problem", 1) }),
  about: (composer) => {
    const [first, ...others] = findNews(composer.source);
    const opening = first ? composer.say("section-about", { about: { line: first } }) : null;
    return { sentences: [...(opening ? [opening] : []), ...others.flatMap((line) => tell(composer, line))] };
  },
  steps: (composer) => {
    const { steps } = composer.source.material.message.facts;
    if (steps.length < 2) return {};
    return {
      sentences: composer.sayMany("section-steps", 1),
      list: steps.map((step, index) => `${index + 1}. ${endSentence(step)}`),
    };
  },
};

/** The description's sentences that hold more than the features that were cut out of them. */
function findNews(source: Source): string[] {
  const known = findTellingWords(
    findFeatures(source)
      .map(({ text }) => text)
      .join(" "),
  );
  return source.about.filter((line) => {
    const words = findTellingWords(line);
    return words.filter((word) => known.includes(word)).length < words.length * 0.7;
  });
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

/** The brief's own steps, or how to take part with what the brief tells. */
export function listSteps(composer: Composer): string[] {
  const own = composer.source.material.message.facts.steps;
  if (own.length > 1) return own.map(endSentence);
  return ["step-1", "step-2", "step-3"].flatMap((place) => composer.sayAgain(place, 0) ?? []);
}

/** A line of the owner's, as it is, unless it was said. */
function tell(composer: Composer, line: string): string[] {
  const sentence = endSentence(line);
  if (!composer.account.allows(sentence)) return [];
  composer.account.note(sentence);
  return [sentence];
}

/** An aside stays beside the value that it is about; what else belongs here follows. */
function withAside(composer: Composer, topic: string, sentences: string[], more: string[] = []): Partial<Section> {
  const aside = sentences.length > 0 ? composer.sayMany(`aside-${topic}`, 1) : [];
  return { sentences: [...sentences, ...aside, ...more] };
}
