import { countWords } from "../../../checks/sentences";
import type { CampaignPlan, Tone } from "../../../plan";
import { hasSaidBefore, nothingSaid, type SaidBefore } from "../../../said-before";
import type { IdeaKind } from "../reading/read-idea";
import { readProfile } from "../reading/read-profile";
import { hasFiniteVerb, isPlural } from "../reading/wording";
import { capitalise } from "./clean-text";
import { contracted, contracting } from "./contractions";
import type { SeededRandom } from "./seeded-random";
import { varyWording } from "./vary-wording";

/** Verbs and pronouns that follow the subject's number: `{is}` becomes "are" for "our winter boots". */
const plurals: Record<string, string> = {
  is: "are",
  has: "have",
  makes: "make",
  matters: "matter",
  says: "say",
  stands: "stand",
  grows: "grow",
  belongs: "belong",
  sounds: "sound",
  deserves: "deserve",
  gets: "get",
  comes: "come",
  means: "mean",
  fits: "fit",
  it: "them",
  its: "their",
};

const withoutSubject: Record<IdeaKind, string> = {
  launch: "this launch",
  offer: "this offer",
  event: "this event",
  opening: "this opening",
  "how-to": "this question",
  story: "this story",
  hiring: "this role",
  fundraiser: "this appeal",
  product: "what we do",
};

/** How often a set of captions may repeat the long phrases of the brief before they wear out. */
export type Allowance = Partial<Record<"audience" | "problem" | "promise" | "what" | "feature" | "detail", number>>;

/** A sentence out of a pool, and what printing it uses up. */
interface Chosen {
  pattern: string;
  text: string;
  bases: string[];
}

/**
 * Fills sentence patterns from the plan. No pattern is used twice, none is used whose value the plan lacks, none that holds a word the
 * brand voice avoids; contractions follow the tone.
 */
export class Copywriter {
  private readonly used = new Set<string>();
  private readonly spent = new Map<string, number>();
  private readonly values: Record<string, string | null>;
  private keywordTurn = 0;
  /** What the project does, each said once. */
  private readonly deeds: string[];
  /** Keywords that say more than the subject does; a sentence about the others would repeat it. */
  private readonly keywords: string[];

  constructor(
    private readonly plan: CampaignPlan,
    private readonly random: SeededRandom,
    private readonly allowance: Allowance,
    field: string,
    private readonly said: SaidBefore = nothingSaid,
  ) {
    const { idea } = plan;
    const problemIsClause = hasFiniteVerb(plan.problem) || / gets? in the way$/.test(plan.problem);
    const subject = (idea.subject ?? "").toLowerCase();
    this.keywords = plan.keywords.filter((keyword) => !subject.includes(keyword.toLowerCase()));
    if (this.keywords.length === 0 && (plan.brief.specificSeoKeywords ?? plan.brief.project.defaultSeoKeywords))
      this.keywords = plan.keywords;
    const profile = readProfile(plan.brief.project);
    this.deeds = random.shuffled(profile.deeds);
    this.values = {
      what: profile.what,
      org: profile.org,
      trade: profile.trade && profile.trade !== field ? profile.trade : null,
      feature: random.pick(profile.features) ?? null,
      place: profile.place,
      detail: idea.detail ?? null,
      people: isPlural(plan.audience) ? plan.audience : null,
      name: plan.projectName,
      subject: idea.subject ?? withoutSubject[idea.kind],
      thing: /^\w+ing\b/i.test(idea.subject ?? "") ? null : (idea.subject ?? withoutSubject[idea.kind]),
      short: idea.shortSubject,
      role: idea.kind === "hiring" ? idea.shortSubject : null,
      quote: idea.quote || null,
      again: idea.again,
      asked: idea.asked,
      task: idea.task,
      when: idea.when,
      where: idea.where,
      terms: idea.terms,
      /** What the business does by the idea, to follow "we". */
      weDo: idea.deed,
      statement: idea.statement,
      audience: plan.audience,
      problem: plan.problem || null,
      problemClause: problemIsClause ? plan.problem : null,
      promise: plan.promise || null,
      url: plan.displayUrl || null,
      season: plan.season,
      cta: plan.fullCallToAction,
      field,
    };
  }

  /** One sentence from the pool; null when none is left that fits. */
  say(pool: readonly string[]): string | null {
    const { tone } = this.plan;
    let repeated: Chosen | null = null;
    for (const pattern of this.random.shuffled(pool)) {
      if (this.used.has(pattern) || !suits(pattern, tone)) continue;
      const filled = this.fill(varyWording(pattern.replace(/^\[\w\]/, ""), this.random));
      if (filled === null) continue;
      if (!hasSaidBefore(filled.text, this.plan.projectName, this.said)) return this.take({ ...filled, pattern });
      // why kept: a sentence from an earlier campaign is better than a gap in this one
      repeated ??= { ...filled, pattern };
    }
    return repeated && this.take(repeated);
  }

  private take({ pattern, text, bases }: Chosen): string {
    this.used.add(pattern);
    if (bases.includes("deed")) this.deeds.shift();
    for (const base of bases) this.spent.set(purse(base), (this.spent.get(purse(base)) ?? 0) + 1);
    return text;
  }

  /** Sentences as a paragraph. Two short neighbours are sometimes joined into a longer one, so that the rhythm does not tick. */
  weave(sentences: readonly string[]): string {
    const { projectName } = this.plan;
    const joins = sentences.flatMap((sentence, index) => {
      const next = sentences[index + 1];
      if (!next || /[,;:?!–()“”\n]| and /.test(sentence) || /[;:?!–()“”\n]/.test(next) || !sentence.endsWith("."))
        return [];
      if (
        next.startsWith(projectName) ||
        !/^(?:It|You|They|That)\b/.test(next) ||
        !/^(?:It|You|We|The|A|There|They|That|This|People|Most|Some)\b/.test(sentence)
      )
        return [];
      return countWords(sentence) + countWords(next) <= 24 ? [index] : [];
    });
    const at = this.random.next() < 0.6 ? this.random.pick(joins) : undefined;
    if (at === undefined) return sentences.join(" ");
    const next = sentences[at + 1] ?? "";
    const joined = `${(sentences[at] ?? "").slice(0, -1)}, and ${next.charAt(0).toLowerCase()}${next.slice(1)}`;
    return [...sentences.slice(0, at), joined, ...sentences.slice(at + 2)].join(" ");
  }

  /** Several sentences, one from each pool, joined; pools that have nothing are passed over. */
  paragraph(...pools: readonly (readonly string[])[]): string {
    return this.weave(pools.map((pool) => this.say(pool)).filter((sentence) => sentence !== null));
  }

  /** A text of the brief itself, kept from being said a second time. */
  quote(text: string): string | null {
    if (this.used.has(text)) return null;
    this.used.add(text);
    return text;
  }

  private fill(pattern: string): Omit<Chosen, "pattern"> | null {
    const keys = new Set([...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""));
    for (const key of keys) {
      const base = key.charAt(0).toLowerCase() + key.slice(1);
      if (base in plurals) continue;
      if (base === "deed" && this.deeds.length === 0) return null;
      if (base === "deed") continue;
      if (base === "kw" ? this.keywords.length === 0 : !this.values[base]) return null;
      const allowed = this.allowance[purse(base) as keyof Allowance];
      if (allowed !== undefined && (this.spent.get(purse(base)) ?? 0) >= allowed) return null;
    }
    const text = pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
      const base = key.charAt(0).toLowerCase() + key.slice(1);
      if (base in plurals) return this.plan.idea.plural ? (plurals[base] ?? base) : base;
      const value = this.valueOf(base);
      return key === base ? value : capitalise(value);
    });
    if (this.plan.avoidedWords.some((word) => text.toLowerCase().includes(word))) return null;
    const bases = [...keys].map((key) => key.charAt(0).toLowerCase() + key.slice(1));
    return { text: contracted(text, this.plan.tone, this.plan.projectName), bases };
  }

  private valueOf(key: string): string {
    if (key === "kw") return this.keywords[this.keywordTurn++ % this.keywords.length] ?? "";
    if (key === "deed") return this.deeds[0] ?? "";
    return this.values[key] ?? "";
  }
}

/** "[c]" marks a wording for casual voices, "[f]" one for formal ones. */
function suits(pattern: string, tone: Tone): boolean {
  if (pattern.startsWith("[c]")) return contracting.includes(tone);
  return !(pattern.startsWith("[f]") && contracting.includes(tone));
}

/** Two forms of one text wear out together. */
const purse = (key: string) => ({ people: "audience", problemClause: "problem", org: "what" })[key] ?? key;
