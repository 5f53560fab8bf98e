import { PaymentProblem } from "./payment-problem";

/** How many keys are tried. */
const mostKeys = 20;

/**
 * Sends what creates something under its key. Where the provider had another request under that key (a database that was wiped or copied back
 * counts its orders anew), under the key's next: the same request twice is still one, since both go the same way.
 * why not for what moves money back: whoever asked under the key before may have moved it.
 * @throws PaymentProblem
 */
export async function sendUnderKey<Answer>(key: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    try {
      return await send(count === 1 ? key : `${key}:again${count}`);
    } catch (error) {
      const isTaken = error instanceof PaymentProblem && error.reason === "repeated";
      if (!isTaken || count === mostKeys) throw error;
    }
  }
}

/** The key of something that there was so many times before. */
export const nameAgain = (key: string, earlier: number) => (earlier === 0 ? key : `${key}:${earlier}`);
