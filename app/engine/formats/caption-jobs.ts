import { answers, findConsequence } from "../compose/consequences";
import { type Detail, type DetailKind, joinDetails } from "../compose/details";
import { capitalize, endSentence, removeEndMark, spellNumber } from "../compose/grammar";
import { needs } from "../compose/needs";
import type { Source } from "../compose/source";
import { bullet } from "../compose/telling-slots";
import { listSteps } from "./list-steps";

/** What a caption tells of the brief: "given" fills the slots of its wording. */
export interface Choice {
  given: Readonly<Record<string, string>>;
  /** The details in it: those that were told least come first in the next caption. */
  told: readonly Detail[];
}

/** What a platform's captions are for, the best first; what the brief has no matter for is passed over. */
export type JobName =
  | "announce"
  | "included"
  | "problem"
  | "cost"
  | "when"
  | "feature"
  | "who"
  | "behind"
  | "easy"
  | "last"
  | "steps"
  | "step"
  | "near"
  | "goal"
  | "rest"
  /** Nothing beside the point. */
  | "bare";

/** Characters of a detail that a list can still hold. */
const longestShort = 95;

/** Chooses what each job tells, from the details of a brief and how often each of them was told. */
export class JobChooser {
  private readonly uses = new Map<Detail, number>();
  private readonly explained = new Set<Detail>();
  private readonly short: readonly Detail[];
  private readonly steps: readonly string[];
  private stepsTold = 0;
  /** What figures make, each a sentence. */
  private readonly counted: readonly Detail[];

  constructor(private readonly source: Source) {
    const isAppeal = source.material.message.kind === "fundraiser";
    const isHiring = source.material.message.kind === "hiring";
    this.steps = listSteps(source);
    const isSteps = this.steps.length > 1;
    this.counted = isHiring
      ? []
      : source.sums.map(({ caption }) => ({
          kind: "feature",
          form: "sentence",
          text: removeEndMark(caption),
          from: "idea",
        }));
    this.short = source.details.filter(
      ({ form, text, from }) =>
        form !== "sentence" &&
        text.length <= longestShort &&
        !((isAppeal || isHiring) && from === "business") &&
        !(isSteps && form === "order" && from === "idea"),
    );
  }

  /** A caption was written with these. */
  note({ told }: Choice, job: JobName): void {
    for (const detail of told) this.uses.set(detail, (this.uses.get(detail) ?? 0) + 1);
    if (job === "feature" || job === "easy") for (const detail of told) this.explained.add(detail);
    if (job === "step") this.stepsTold += 1;
  }

  /** A whole sentence of the owner's that stood in fewer than two captions, the least used first. */
  findSupports(): Detail[] {
    return this.sort(
      this.source.details.filter(
        (detail) =>
          detail.form === "sentence" &&
          !(this.source.material.message.kind === "hiring" && detail.from === "business") &&
          // why: "It costs £385,000" is short, and a fact of the idea
          (detail.from === "idea" || detail.text.split(" ").length > 3) &&
          (this.uses.get(detail) ?? 0) < mostOfSentence,
      ),
    );
  }

  /** The ways in which a job can be done for this brief; none where it has nothing to say. */
  find(name: JobName): Choice[] {
    const { source } = this;
    switch (name) {
      case "announce":
        return [...this.mix(["when", "price", "where", "count"], 4), nothing];
      case "near":
        return needs.near(source) ? [nothing] : [];
      case "included": {
        const isAppeal = source.material.message.kind === "fundraiser";
        const all = isAppeal
          ? source.details.filter(({ form, from }) => form !== "sentence" && from === "business")
          : this.short.filter(({ from }) => from !== "business" || source.material.message.kind !== "hiring");
        return all.length >= 3
          ? [
              {
                given: {
                  bullets: all
                    .slice(0, 6)
                    .map(({ text }) => bullet(text))
                    .join("\n"),
                },
                told: [],
              },
            ]
          : [];
      }
      case "problem": {
        const problem = source.material.problem?.whose === "reader" ? source.material.problem.text : "";
        if (!problem) return [];
        const fitting = this.sort(this.short.filter((detail) => answers(problem, detail))).slice(0, 3);
        return fitting.length > 0
          ? [this.choose(fitting), ...this.mix(["easy", "included", "trust"], 2)]
          : [...this.mix(["easy", "included", "trust"], 2), nothing];
      }
      case "cost":
        return this.without(["price"], ["included", "easy", "feature", "count", "when"], 3);
      case "when":
        return this.findWhen();
      case "feature":
        return this.findFeatures();
      case "who":
        return this.mix(["easy", "included", "feature", "trust"], 2);
      case "behind":
        return [...this.mix(["price", "when", "trust", "feature"], 2), nothing];
      case "easy":
        return this.sort(this.short).flatMap((detail) => {
          if (this.explained.has(detail)) return [];
          const { ask, reply } = findConsequence(detail.text, source.seed) ?? {};
          return ask && reply ? [{ given: { ask, reply, ...this.list(this.others(detail, 2)) }, told: [detail] }] : [];
        });
      case "last":
        return this.mix(["deadline", "when", "price", "count"], 2);
      case "steps":
        return this.steps.length > 1
          ? [
              {
                given: {
                  bullets: this.steps.map((step, at) => `${at + 1}. ${capitalize(removeEndMark(step))}`).join("\n"),
                },
                told: [],
              },
            ]
          : [];
      case "step":
        return this.steps.slice(this.stepsTold).map((step, at) => ({
          given: { one: removeEndMark(step), nth: spellNumber(this.stepsTold + at + 1) },
          told: [],
        }));
      case "goal":
        return [...this.findSentences(), nothing];
      case "bare":
        return [nothing];
      default:
        return [...this.mixAll(), ...this.findSentences(), nothing];
    }
  }

  /** Details of these kinds, then any others, up to so many, in the owner's order; `isStrict` asks for one of the first kind. */
  private mix(kinds: readonly DetailKind[], most: number, isStrict = false): Choice[] {
    const first = kinds.flatMap((kind) => this.sort(this.short.filter((detail) => detail.kind === kind)));
    if (isStrict && first[0]?.kind !== kinds[0]) return [];
    const others = this.sort(this.short.filter((detail) => !first.includes(detail)));
    const all = [...first, ...others];
    return [most, most - 1, most + 1, 1]
      .filter((count) => count > 0)
      .map((count) => this.choose(all.slice(0, count)))
      .filter(({ told }) => told.length > 0);
  }

  /** The others beside a detail that the wording names itself. */
  private without(named: readonly DetailKind[], kinds: readonly DetailKind[], most: number): Choice[] {
    // why the idea's alone: nobody pays £39 for "fourth generation" or "egg-free kitchen"
    const left = this.short.filter(({ kind, from }) => !named.includes(kind) && from === "idea");
    const first = kinds.flatMap((kind) => this.sort(left.filter((detail) => detail.kind === kind)));
    return [most, most - 1, 1].map((count) => this.choose(first.slice(0, count))).filter(({ told }) => told.length > 0);
  }

  /** When it is, with a detail beside it: once with its time and once for wordings that name the time themselves. */
  private findWhen(): Choice[] {
    const times = this.short.filter(({ kind, from }) => kind === "when" && from === "idea");
    if (times.length === 0) return [];
    const near = this.short.filter(({ kind }) => /^(?:where|deadline|count)$/.test(kind));
    const others = this.sort(this.short.filter((detail) => !times.includes(detail) && !near.includes(detail)));
    return [2, 1].map((count) => {
      const beside = [...near, ...others].slice(0, count);
      const timed = this.choose([...times, ...beside]);
      return { given: { ...this.list(beside), timed: timed.given.list ?? "" }, told: timed.told };
    });
  }

  /** Any two or one, those first that were told least. */
  private mixAll(): Choice[] {
    const all = this.sort(this.short);
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
    return [...pairs.slice(0, 12), ...all.map((one) => [one])].map((details) => this.choose(details));
  }

  private findFeatures(): Choice[] {
    const { source } = this;
    const withMeaning = this.sort(this.short).flatMap((detail) => {
      // why the last: the article says the first
      const so = findConsequence(detail.text, source.seed)?.so.at(-1);
      return so &&
        !this.explained.has(detail) &&
        !/^(?:with|at|in|on|from|for|until|by) /i.test(detail.text) &&
        detail.form !== "order"
        ? [{ given: { one: detail.text, so }, told: [detail] }]
        : [];
    });
    return [...this.findSentences(), ...withMeaning].sort((one, other) => this.weigh(one) - this.weigh(other));
  }

  /** The owner's whole sentences beside the first of the description. */
  private findSentences(): Choice[] {
    const isAppeal = this.source.material.message.kind === "fundraiser";
    const told = [...this.source.details, ...this.counted].filter(
      (detail) =>
        detail.form === "sentence" &&
        (isAppeal || detail.text.split(" ").length > 3) &&
        !this.explained.has(detail) &&
        (this.uses.get(detail) ?? 0) < mostOfSentence,
    );
    return this.sort(told).map((detail) => ({
      given: { told: removeEndMark(endSentence(detail.text)) },
      told: [detail],
    }));
  }

  private weigh = ({ told }: Choice) => Math.max(0, ...told.map((detail) => this.uses.get(detail) ?? 0));

  private others(detail: Detail, most: number): Detail[] {
    return this.sort(this.short.filter((other) => other !== detail)).slice(0, most);
  }

  /** The details told least first; among those the owner's order. */
  private sort(details: readonly Detail[]): Detail[] {
    return [...details].sort((one, other) => (this.uses.get(one) ?? 0) - (this.uses.get(other) ?? 0));
  }

  private choose(details: readonly Detail[]): Choice {
    const told = this.source.details.filter((detail) => details.includes(detail));
    return { given: this.list(told), told };
  }

  private list(details: readonly Detail[]): Record<string, string> {
    const ordered = this.source.details.filter((detail) => details.includes(detail));
    if (ordered.length === 0) return {};
    const isOwn = ordered.every(({ from }) => from !== "idea");
    return { list: joinDetails(ordered), ...(isOwn ? { isOwn: "yes" } : {}) };
  }
}

/** The wording says by itself what it tells. */
const nothing: Choice = { given: {}, told: [] };

/** In how many captions one sentence of the owner's stands. */
const mostOfSentence = 2;
