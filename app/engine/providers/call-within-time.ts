import { createProviderFailure, toProviderFailure } from "./failures";
import type { CallOptions } from "./ports";
import type { Kind } from "./time-limits";

/**
 * Runs a call of an SDK within its time limit. Rejects at once when the signal aborts or the limit passes, whether the SDK listens or
 * not, and with nothing but a PartFailure or the signal's reason.
 */
export async function callWithinTime<T>(
  kind: Kind,
  limit: number,
  { signal, budget }: CallOptions,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const allowed = Math.min(limit, budget.waitingLeft(kind));
  if (allowed <= 0) throw createProviderFailure("quota", "This spark has waited as long as it may.");
  const begun = performance.now();
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(createProviderFailure("timed-out", "The time limit passed.")), allowed);
  const cancelled = () => ending.abort(signal.reason);
  signal.addEventListener("abort", cancelled, { once: true });
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener("abort", () => reject(ending.signal.reason), { once: true });
  });
  const work = call(ending.signal);
  // why: when the limit wins, the SDK's own rejection comes later and nobody listens any more.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, ended]);
  } catch (error) {
    signal.throwIfAborted();
    throw ending.signal.aborted ? ending.signal.reason : toProviderFailure(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancelled);
    ended.catch(() => undefined);
    budget.waited(kind, performance.now() - begun);
  }
}
