import { PartFailure } from "../engine";
import { findLongestTextTimeout, type ProviderSettings } from "./provider-settings";
import type { Kind } from "./time-limits";

/**
 * The most that one spark may cost at the providers. A campaign needs 3 text calls (plan, captions, article), each with up to two
 * repairs, and a second provider may be asked once for each: 12. Their answers take at most 8,000 tokens each: 60,000 leaves room for
 * repairs without letting a model ramble. One picture, and one more if the first provider fails after painting. Two clips of up to
 * eight seconds, since clips cost the most by far; the other scenes are drawn here. A film's words are under 600 characters. Waiting:
 * a spark without a film has five minutes and one with a film fifteen, and the built-in engine needs two of them in the worst case;
 * where texts may take longer, `getWaitingSeconds` says how long, and the spark's deadline follows it.
 */
export const sparkAllowance = {
  textCalls: 12,
  outputTokens: 60_000,
  pictures: 2,
  videoSeconds: 16,
  spokenCharacters: 2_000,
  waitingSeconds: 180,
  filmWaitingSeconds: 600,
} as const;

/** What is written for one campaign: its plan, its captions, its article. */
const texts = 3;

/** Seconds that a spark may wait for texts, pictures and voices together: enough for each text to take its time once. */
export function getWaitingSeconds(settings: ProviderSettings): number {
  return Math.max(sparkAllowance.waitingSeconds, texts * (findLongestTextTimeout(settings) ?? 0));
}

/** Seconds by which a spark may take longer than its types say, since its texts may. */
export const getExtraSeconds = (settings: ProviderSettings): number =>
  getWaitingSeconds(settings) - sparkAllowance.waitingSeconds;

export type Expense = keyof typeof sparkAllowance;

/** Counts what one spark asks of the providers, and stops it where the allowance ends. */
export class SparkBudget {
  private readonly left: Record<Expense, number>;

  constructor(allowance: Record<Expense, number> = sparkAllowance) {
    this.left = { ...allowance };
  }

  /**
   * Takes amounts off before the call that costs them. Either all fit or none is taken.
   * @throws PartFailure (quota) when one does not fit; nothing may be asked then.
   */
  spend(amounts: Partial<Record<Expense, number>>): void {
    const expenses = Object.entries(amounts) as [Expense, number][];
    if (expenses.some(([name, amount]) => amount > this.left[name]))
      throw new PartFailure("quota", "This spark has used up what it may cost at the AI provider.");
    for (const [name, amount] of expenses) this.left[name] -= amount;
  }

  /** Milliseconds that this spark may still wait for calls of a kind. */
  waitingLeft(kind: Kind): number {
    return Math.max(0, this.left[clockOf(kind)] * 1000);
  }

  /** Counts time that was waited, in milliseconds. */
  waited(kind: Kind, duration: number): void {
    this.left[clockOf(kind)] -= duration / 1000;
  }
}

const clockOf = (kind: Kind): Expense => (kind === "video" ? "filmWaitingSeconds" : "waitingSeconds");
