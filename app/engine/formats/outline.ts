import { countWords } from "../checks/sentences";
import type { Composer } from "../compose/composer";
import { endSentence } from "../compose/grammar";
import { needs } from "../compose/needs";
import type { Source } from "../compose/source";
import type { Feature, MessageKind } from "../message/message";

/** A stretch of the article: what it is headed by and what it says. */
export interface Section {
  heading: string;
  sentences: string[];
  /** Lines of a numbered list under the sentences. */
  steps: string[];
}

type Topic = "offer" | "when" | "limited" | "goal" | "change" | "proof" | "features" | "problem" | "audience" | "about" | "steps";

/** What comes first depends on what kind of message it is; what has nothing to say is left out. */
const orders: Partial<Record<MessageKind, readonly Topic[]>> = {
  offer: ["offer", "when", "limited", "features", "problem", "proof", "about", "audience", "steps"],
  event: ["when", "limited", "problem", "features", "offer", "proof", "audience", "about", "steps"],
  fundraiser: ["goal", "problem", "when", "proof", "features", "about", "audience", "steps"],
  news: ["change", "when", "features", "problem", "proof", "offer", "about", "audience", "steps"],
  ending: ["change", "when", "steps", "proof", "problem", "features", "offer", "about", "audience"],
  "how-to": ["steps", "proof", "problem", "features", "audience", "offer", "when", "about"],
  question: ["proof", "problem", "features", "audience", "offer", "when", "about", "steps"],
  claim: ["proof", "features", "problem", "offer", "when", "about", "audience", "steps"],
  hiring: ["features", "offer", "when", "limited", "proof", "about", "steps"],
};
const usualOrder: readonly Topic[] = ["problem", "features", "offer", "when", "limited", "proof", "about", "audience", "steps"];

/** Words from which on a section stands under a heading of its own. */
const fewestWords = 12;

/** The features that say something beyond what the project is. */
export const findFeatures = ({ material: { features } }: Source): Feature[] =>
  features.filter(({ kind }) => kind !== "what-we-do");

/** The article's sections in order, each with enough to say; what is too thin joins the one before. */
export function outlineArticle(composer: Composer): Section[] {
  const { source } = composer;
  const sections: Section[] = [];
  for (const topic of orders[source.material.message.kind] ?? usualOrder) {
    const { sentences, steps = [] } = writeTopic[topic](composer);
    if (sentences.length === 0 && steps.length === 0) continue;
    const before = sections.at(-1);
    const isThin = steps.length === 0 && countWords(sentences.join(" ")) < fewestWords;
    if (isThin && before && before.steps.length === 0) {
      before.sentences.push(...sentences);
      continue;
    }
    const heading = composer.say(`heading-${headings[topic] ?? topic}`, { most: 70 }) ?? composer.say("heading-about", { most: 70 });
    if (heading) sections.push({ heading, sentences, steps });
    else before?.sentences.push(...sentences);
  }
  return sections;
}

const headings: Partial<Record<Topic, string>> = {};

const writeTopic: Record<Topic, (composer: Composer) => { sentences: string[]; steps?: string[] }> = {
  offer: (composer) => ({ sentences: [...composer.sayMany("section-offer", 2), ...composer.sayMany("aside-offer", 1)] }),
  when: (composer) => ({
    sentences: withAside(composer, "when", [...composer.sayMany("section-when", 2), ...composer.sayMany("section-where", 1)]),
  }),
  limited: (composer) => ({ sentences: withAside(composer, "limited", composer.sayMany("section-limited", 2)) }),
  goal: (composer) => ({ sentences: withAside(composer, "goal", composer.sayMany("section-goal", 3)) }),
  change: (composer) => ({ sentences: composer.sayMany("section-change", 2) }),
  proof: (composer) => ({
    sentences: composer.source.material.message.facts.proof.flatMap((line) => composer.sayMany("section-proof", 1, { about: { line } })),
  }),
  features: (composer) => ({
    sentences: findFeatures(composer.source)
      .slice(0, 6)
      .flatMap((feature) => composer.sayMany("feature", 1, { about: { feature } })),
  }),
  problem: (composer) => ({ sentences: composer.sayMany("section-problem", 1) }),
  audience: (composer) => ({ sentences: composer.sayMany("section-audience", 2) }),
  about: (composer) => {
    const [first, ...others] = composer.source.about;
    if (!first) return { sentences: [] };
    const opening = composer.say("section-about", { about: { line: first } });
    const rest = others.flatMap((line) => composer.sayMany("section-about-more", 1, { about: { line } }));
    return { sentences: [...(opening ? [opening] : []), ...rest] };
  },
  steps: (composer) => {
    const steps = listSteps(composer);
    if (steps.length < 2) return { sentences: [] };
    const lead = needs.steps(composer.source) ? composer.say("section-steps") : composer.say("section-part");
    return { sentences: lead ? [lead] : [], steps };
  },
};

/** The brief's own steps, or how to take part with what the brief tells. */
export function listSteps(composer: Composer): string[] {
  const own = composer.source.material.message.facts.steps;
  if (own.length > 1) return own.map(endSentence);
  return ["step-1", "step-2", "step-3"].flatMap((place) => composer.sayMany(place, 1));
}

function withAside(composer: Composer, topic: string, sentences: string[]): string[] {
  return sentences.length > 0 ? [...sentences, ...composer.sayMany(`aside-${topic}`, 1)] : [];
}
