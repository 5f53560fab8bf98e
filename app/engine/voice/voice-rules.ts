import type { VoiceProfile } from "../engine";

/** What a rule is about. A voice keeps only the rules that its owner ticked; what was left out is neither asked for nor measured. */
const ruleTopics = [
  "length",
  "rhythm",
  "reader",
  "self",
  "contractions",
  "exclamations",
  "questions",
  "words",
  "boosters",
  "terms",
] as const;
export type RuleTopic = (typeof ruleTopics)[number];

type Figures = Omit<VoiceProfile, "rules" | "tone" | "sampleWords">;

/** Shares above which something belongs to a voice. */
const present = {
  contractions: 0.008,
  questions: 0.06,
  exclamations: 0.04,
  reader: 0.015,
  self: 0.015,
  boosters: 0.012,
};

/** The eight to ten rules that follow from the figures, in plain words. `examples` are contractions of the samples themselves. */
export function deriveRules(figures: Figures, examples: readonly string[] = []): { topic: RuleTopic; rule: string }[] {
  const { sentenceLength, terms } = figures;
  const length = Math.max(3, Math.round(sentenceLength.mean));
  const varied = sentenceLength.spread > Math.max(3, sentenceLength.mean * 0.45);
  const rules: { topic: RuleTopic; rule: string | null }[] = [
    { topic: "length", rule: `Keep sentences to about ${length} words.` },
    { topic: "rhythm", rule: varied ? "Mix short sentences with longer ones." : "Keep sentences at an even length." },
    {
      topic: "reader",
      rule:
        figures.secondPerson >= present.reader
          ? "Speak to the reader as you."
          : "Write about the matter; seldom address the reader as you.",
    },
    {
      topic: "self",
      rule:
        figures.firstPerson >= present.self
          ? "Speak of yourselves as we, or as I."
          : "Stay in the background: few sentences with we or I.",
    },
    {
      topic: "contractions",
      rule:
        figures.contractions >= present.contractions
          ? `Use contractions: ${(examples.length > 0 ? examples : ["it's", "you'll"]).join(", ")}.`
          : "Write words out: it is, do not.",
    },
    { topic: "exclamations", rule: oftenness(figures.exclamations, present.exclamations, "exclamation mark") },
    { topic: "questions", rule: oftenness(figures.questions, present.questions, "question") },
    { topic: "words", rule: wordsRule(figures.readingEase, figures.formality ?? 0) },
    { topic: "boosters", rule: boostersRule(figures.boosters) },
    { topic: "terms", rule: terms.length > 0 ? `Words of yours: ${terms.slice(0, 6).join(", ")}.` : null },
  ];
  return rules.flatMap(({ topic, rule }) => (rule === null ? [] : [{ topic, rule }]));
}

function oftenness(share: number, least: number, what: "exclamation mark" | "question"): string {
  if (share < least) return what === "question" ? "Make statements; ask few questions." : "No exclamation marks.";
  const every = Math.max(2, Math.round(1 / share));
  return what === "question"
    ? `Ask a question now and then: about one sentence in ${every}.`
    : `Use exclamation marks: about one sentence in ${every}.`;
}

function wordsRule(readingEase: number, formality: number): string {
  if (formality >= 0.012) return "Choose formal words: therefore, additional, purchase.";
  if (readingEase >= 65) return "Choose short, everyday words.";
  if (readingEase >= 45) return "Choose plain words, and technical ones where they are exact.";
  return "Longer, exact words are welcome.";
}

function boostersRule(boosters: number | undefined): string | null {
  if (boosters === undefined) return null;
  return boosters < present.boosters
    ? "Say it once: no very, really or truly."
    : "Press your point now and then: really, always, never.";
}

/**
 * What a voice asks for: the topics of the rules it kept. A voice without rules, or with none of ours, asks for everything that it
 * measured.
 */
export function findRuleTopics(profile: VoiceProfile): ReadonlySet<RuleTopic> {
  const possible = deriveRules(profile);
  const kept = possible.filter(({ topic, rule }) =>
    profile.rules.some((given) => given === rule || (topic === "contractions" && /^Use contractions\b/.test(given))),
  );
  return new Set((kept.length > 0 ? kept : possible).map(({ topic }) => topic));
}
