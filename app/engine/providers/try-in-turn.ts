import type { FailureReason, PartFailure, Provenance } from "../engine";
import type { SparkBudget } from "./budget";
import type { Circuits } from "./circuits";
import { isPassing, toProviderFailure } from "./failures";
import type { CallOptions, ProviderName } from "./ports";
import type { Kind } from "./time-limits";

/** What may be said of a provider's failure in a log: never a prompt, an answer or a key. */
export interface Trouble {
  engine: ProviderName;
  model: string;
  kind: Kind;
  reason: FailureReason;
  /** A status or an error code, in our own words. */
  detail: string;
}

/** One spark's way through the providers. */
export interface Round extends CallOptions {
  signal: AbortSignal;
  budget: SparkBudget;
  circuits: Circuits;
  onTrouble(trouble: Trouble): void;
  /** Who failed in this spark in a way that the next call would only repeat, by engine and kind. */
  givenUp: Map<string, PartFailure>;
}

export type Fallbacks = NonNullable<Provenance["fallbackFrom"]>;

export type Outcome<Model, T> =
  | { made: T; by: Model; fallbackFrom: Fallbacks }
  /** Nobody could: the built-in engine is next. */
  | { made: null; failure: PartFailure | null; fallbackFrom: Fallbacks };

/** Failures that would come again in this spark; an answer that was no good may be better the next time, and a short fault be over. */
const lasting: readonly FailureReason[] = ["quota", "wrong-key", "timed-out", "unreachable"];

/**
 * Asks the models in order until one delivers.
 * @throws PartFailure (refused) at the first refusal: what a provider's rules forbid is said to the user, not taken to the next one.
 */
export async function tryInTurn<Model extends { engine: ProviderName; model: string }, T>(
  kind: Kind,
  models: readonly Model[],
  round: Round,
  work: (model: Model) => Promise<T>,
): Promise<Outcome<Model, T>> {
  const fallbackFrom: Fallbacks = [];
  let last: PartFailure | null = null;
  for (const model of models) {
    const place = `${model.engine} ${kind}`;
    const before = round.givenUp.get(place);
    if (before) {
      fallbackFrom.push({ engine: model.engine, reason: before.reason });
      last = before;
      continue;
    }
    try {
      const made = await round.circuits.run(model.engine, kind, () => work(model));
      return { made, by: model, fallbackFrom };
    } catch (error) {
      round.signal.throwIfAborted();
      const failure = toProviderFailure(error);
      const { reason, cause } = failure;
      const detail = cause instanceof Error ? cause.message : failure.message;
      round.onTrouble({ engine: model.engine, model: model.model, kind, reason, detail });
      if (reason === "refused") throw failure;
      if (lasting.includes(reason) && !isPassing(failure)) round.givenUp.set(place, failure);
      fallbackFrom.push({ engine: model.engine, reason });
      last = failure;
    }
  }
  return { made: null, failure: last, fallbackFrom };
}
