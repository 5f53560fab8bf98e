import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from "cockatiel";
import { PartFailure } from "../engine";
import { createProviderFailure } from "./failures";
import type { ProviderName } from "./ports";
import type { Kind } from "./time-limits";

/** So many failures in a row open a circuit; a success closes it. */
const failuresToOpen = 3;
/** Milliseconds until an open circuit lets one call through to see whether the provider is back. */
const restBeforeTrial = 60_000;

/**
 * A circuit breaker for each provider and kind, kept as long as the process, so that a provider that is down does not cost every spark
 * its time limit. Only what says that the provider is down counts: no answer in time, and not reachable. A refusal, a wrong key or an
 * empty account answers at once, and may be settled before the next spark.
 */
export class Circuits {
  private readonly breakers = new Map<string, CircuitBreakerPolicy>();

  /** @throws PartFailure (unreachable) without asking while the circuit is open; else whatever the call throws. */
  async run<T>(engine: ProviderName, kind: Kind, call: () => Promise<T>): Promise<T> {
    try {
      return await this.of(engine, kind).execute(call);
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw createProviderFailure("unreachable", "The circuit is open: the last calls failed.");
    }
  }

  private of(engine: ProviderName, kind: Kind): CircuitBreakerPolicy {
    const key = `${engine} ${kind}`;
    const breaker =
      this.breakers.get(key) ??
      circuitBreaker(
        handleWhen((error) => error instanceof PartFailure && ["timed-out", "unreachable"].includes(error.reason)),
        { halfOpenAfter: restBeforeTrial, breaker: new ConsecutiveBreaker(failuresToOpen) },
      );
    this.breakers.set(key, breaker);
    return breaker;
  }
}
