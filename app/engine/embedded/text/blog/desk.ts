import { splitSentences } from "../../../checks/sentences";
import type { CampaignPlan, Tone } from "../../../plan";
import { hasSaidBefore, nothingSaid, type SaidBefore } from "../../../said-before";
import { readProfile } from "../reading/read-profile";
import { hasFiniteVerb, isPlural } from "../reading/wording";
import type { Topic } from "../topics/topic";
import { capitalise } from "../writing/clean-text";
import { contracted, contracting } from "../writing/contractions";
import type { SeededRandom } from "../writing/seeded-random";
import { exchangeWords } from "../writing/vary-wording";
import {
  appealGoal,
  isDoing,
  soonUsedUp,
  spokenOfAgain,
  standingDeed,
  subjectPhrase,
  whenPhrase,
  wherePhrase,
} from "./idea-words";

/** Verbs and pronouns that follow the subject's number: `{is}` becomes "are" for "our winter boots". */
const plurals: Record<string, string> = {
  is: "are",
  has: "have",
  does: "do",
  comes: "come",
  belongs: "belong",
  sounds: "sound",
  suits: "suit",
  stands: "stand",
  follows: "follow",
  opens: "open",
  it: "them",
  they: "they",
  its: "their",
};
const singulars: Record<string, string> = { they: "it" };

/** How often a value may be printed before it wears out. `thing` and `doing` are forms of the subject. */
const allowance: Record<string, number> = {
  subject: 3,
  audience: 3,
  problem: 1,
  promise: 1,
  url: 5,
  again: 5,
  name: 5,
  deed: 2,
  task: 3,
  asked: 2,
  when: 3,
  where: 3,
  statement: 1,
  what: 1,
  role: 4,
};
const purseOf = (key: string) => ({ thing: "subject", doing: "subject", people: "audience" })[key] ?? key;

const formal: readonly Tone[] = ["formal", "professional"];

/** Whether a sentence marked "[c]", "[f]" or "[bold]" fits the tone, "[none]" an idea that names nothing, "[tool]" a trade; and the sentence without its mark. */
function readMark(
  pattern: string,
  { tone, idea, topic }: CampaignPlan,
): { suits: boolean; marked: boolean; text: string } {
  const mark = /^\[(\w+)\] /.exec(pattern)?.[1];
  if (!mark) return { suits: true, marked: false, text: pattern };
  if (mark === "tool") return { suits: !soonUsedUp.test(topic), marked: false, text: pattern.slice(7) };
  if (mark === "none") return { suits: !subjectPhrase(idea), marked: false, text: pattern.slice(7) };
  const suits = mark === "c" ? contracting.includes(tone) : mark === "f" ? formal.includes(tone) : mark === tone;
  return { suits, marked: true, text: pattern.replace(/^\[\w+\] /, "") };
}

/** A sentence out of a pool, and what printing it uses up. */
interface Chosen {
  pattern: string;
  text: string;
  purses: ReadonlySet<string>;
}

/**
 * Sits over one article: gives sentences out of pools, none twice, none whose values the plan lacks or has worn out, none with a word
 * that the brand voice avoids; contractions follow the tone.
 */
export class Desk {
  private readonly used = new Set<string>();
  private readonly spent = new Map<string, number>();
  private readonly values: Record<string, string | null>;
  private readonly plural: boolean;
  private keywordTurn = 0;
  /** What must not be said to those who give their time. */
  private readonly unfit: RegExp | null;

  constructor(
    readonly plan: CampaignPlan,
    readonly topic: Topic,
    readonly random: SeededRandom,
    private readonly said: SaidBefore = nothingSaid,
  ) {
    const { idea } = plan;
    const subject = subjectPhrase(idea);
    const profile = readProfile(plan.brief.project);
    const clause =
      !plan.brief.project.problemBeingSolved || hasFiniteVerb(plan.problem) || / gets? in the way$/.test(plan.problem);
    this.plural = idea.plural;
    this.unfit =
      idea.kind === "hiring" && /volunteer/i.test(`${idea.quote} ${idea.shortSubject}`)
        ? /\b(?:pay|paid|earn|notice|hired|jobs?|interviews?|grades|certificates?|career)\b/i
        : null;
    this.values = {
      name: plan.projectName,
      url: plan.displayUrl || null,
      subject,
      thing: isDoing(idea) ? null : subject,
      doing: isDoing(idea) ? subject : null,
      goal: appealGoal(idea),
      again: spokenOfAgain(idea),
      deed: standingDeed(idea),
      task: idea.task,
      asked: idea.asked && !idea.task ? idea.asked : null,
      when: whenPhrase(idea),
      where: wherePhrase(idea),
      from: /^from\s/i.test(idea.where ?? "") ? idea.where : null,
      statement: idea.statement,
      role: idea.kind === "hiring" ? idea.shortSubject : null,
      audience: plan.audience,
      people: isPlural(plan.audience) ? plan.audience : null,
      problem: clause ? plan.problem : null,
      promise: plan.promise || null,
      what: profile.what,
      season: plan.season,
    };
  }

  /** One sentence from the pool; null when none is left that fits. Sentences in the plan's own tone come up more often. */
  say(
    pool: readonly string[],
    extra: Record<string, string> = {},
    vary: (text: string) => string = (text) => exchangeWords(text, this.random),
  ): string | null {
    const candidates = this.random.shuffled(pool).map((pattern) => ({ pattern, ...readMark(pattern, this.plan) }));
    const own = candidates.filter(({ suits, marked }) => suits && marked);
    const others = candidates.filter(({ suits, marked }) => suits && !marked);
    const order = this.random.next() < 0.35 ? [...own, ...others] : [...others, ...own];
    let repeated: Chosen | null = null;
    for (const { pattern, text } of order) {
      if (this.used.has(pattern) || this.unfit?.test(pattern)) continue;
      const filled = this.fill(vary(text), extra);
      if (filled === null) continue;
      if (!hasSaidBefore(filled.text, this.plan.projectName, this.said)) return this.take({ ...filled, pattern });
      // why kept: a sentence from an earlier campaign is better than a gap in this one
      repeated ??= { ...filled, pattern };
    }
    return repeated && this.take(repeated);
  }

  private take({ pattern, text, purses }: Chosen): string {
    this.used.add(pattern);
    for (const purse of purses) this.spent.set(purse, (this.spent.get(purse) ?? 0) + 1);
    return text;
  }

  /** A short paragraph of several sentences, each varied once more. */
  note(pool: readonly string[]): string | null {
    return this.say(pool, {}, (text) =>
      splitSentences(text)
        .map((sentence) => exchangeWords(sentence, this.random))
        .join(" "),
    );
  }

  /** Up to `count` sentences of one pool. */
  several(count: number, pool: readonly string[]): string[] {
    return Array.from({ length: count }, () => this.say(pool)).filter((sentence) => sentence !== null);
  }

  /** A heading without marks of Markdown and without a full stop. */
  heading(pool: readonly string[], spare = "In short"): string {
    const text = this.say(pool) ?? spare;
    return `## ${capitalise(text.replace(/[*_`#[\]<>\\]/g, "").replace(/\.$/, ""))}`;
  }

  /** Words of the brief itself, which are not ours to vary; null when they were printed before. */
  once(text: string): string | null {
    if (this.used.has(text)) return null;
    this.used.add(text);
    return text;
  }

  /** The next of the campaign's keywords, as an extra value for a sentence with {kw}. */
  keyword(): string | null {
    const { keywords } = this.plan;
    return keywords.length === 0 ? null : (keywords[this.keywordTurn++ % keywords.length] ?? null);
  }

  /** Counts a value that was printed by other means. */
  spend(key: string): void {
    const purse = purseOf(key);
    this.spent.set(purse, (this.spent.get(purse) ?? 0) + 1);
  }

  has(key: string): boolean {
    return Boolean(this.values[key]);
  }

  value(key: string): string {
    return this.values[key] ?? "";
  }

  private fill(pattern: string, extra: Record<string, string>): Omit<Chosen, "pattern"> | null {
    const keys = [...new Set([...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))];
    const bases = keys.map((key) => key.charAt(0).toLowerCase() + key.slice(1));
    for (const base of bases) {
      if (base in plurals) {
        if (!this.values.subject && !this.values.again) return null;
        continue;
      }
      if (!(extra[base] ?? this.values[base])) return null;
      const allowed = allowance[purseOf(base)];
      if (extra[base] === undefined && allowed !== undefined && (this.spent.get(purseOf(base)) ?? 0) >= allowed)
        return null;
    }
    const text = pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
      const base = key.charAt(0).toLowerCase() + key.slice(1);
      const value =
        base in plurals
          ? ((this.plural ? plurals[base] : (singulars[base] ?? base)) ?? base)
          : (extra[base] ?? this.values[base] ?? "");
      return key === base ? value : capitalise(value);
    });
    const lower = text.toLowerCase();
    if (this.plan.avoidedWords.some((word) => lower.includes(word))) return null;
    return { text: contracted(text, this.plan.tone, this.plan.projectName), purses: new Set(bases.map(purseOf)) };
  }
}
