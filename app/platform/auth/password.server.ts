import { hash, type Options, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { TooManyRequests } from "~/platform/http/too-many-requests";

/**
 * Argon2id with 19 MiB, two passes and one lane: the smallest setting that OWASP's Password Storage Cheat Sheet allows. It takes
 * some 20 ms of one core, so a burst of sign-ins does not stop the pages of others.
 */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing fills a thread of libuv's four while it lasts, and files and names of hosts need those too. Two at once leave room for them; sixty
 * that wait are answered within some two seconds on one core, and whoever comes then is asked to come again.
 */
export const passwordWork = { atOnce: 2, waiting: 60 };

const inLine = pLimit(passwordWork.atOnce);

/**
 * To be asked before a try is counted, so that a try for which there is no room costs nobody one of theirs.
 * @throws TooManyRequests while as many wait as may.
 */
export function requirePasswordRoom(): void {
  if (inLine.activeCount + inLine.pendingCount < passwordWork.atOnce + passwordWork.waiting) return;
  throw new TooManyRequests(5, "Too many people sign in or sign up at this moment");
}

/**
 * Hashes a password. Different keyboards write one letter in different code points; the compatible form makes them one.
 * @throws TooManyRequests while as many wait as may.
 */
export async function hashPassword(password: string): Promise<string> {
  requirePasswordRoom();
  return inLine(() => hash(password.normalize("NFKC"), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash, as for an unknown address, the same work is done and the answer is
 * no, so that the time of an answer does not tell whether an account exists.
 * @throws TooManyRequests while as many wait as may.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  requirePasswordRoom();
  return inLine(async () => {
    decoy ??= hash("no account has this password", cost);
    const spare = await decoy;
    const matches = await verify(passwordHash ?? spare, password.normalize("NFKC"));
    return matches && passwordHash !== undefined;
  });
}
