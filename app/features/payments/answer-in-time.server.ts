import { PaymentProblem } from "./payment-problem";

/**
 * Waits for what is asked of a provider so many milliseconds in all, whatever it asks one after the other and however often it repeats. What
 * comes later is not waited for; `signal` tells it to ask nothing new.
 * @throws PaymentProblem when the time is over.
 */
export async function answerInTime<T>(milliseconds: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener("abort", () => reject(ending.signal.reason), { once: true });
  });
  const timer = setTimeout(
    () => ending.abort(new PaymentProblem("unavailable", `It took longer than ${milliseconds / 1000} s in all.`)),
    milliseconds,
  );
  try {
    return await Promise.race([ask(ending.signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}
