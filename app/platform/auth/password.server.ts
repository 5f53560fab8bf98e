import { hash, type Options, verify } from "@node-rs/argon2";

/**
 * Argon2id with 19 MiB, two passes and one lane: the smallest setting that OWASP's Password Storage Cheat Sheet allows. It takes
 * some 20 ms of one core, so a burst of sign-ins does not stop the pages of others.
 */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password. Different keyboards write one letter in different code points; the compatible form makes them one. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), cost);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash, as for an unknown address, the same work is done and the answer is
 * no, so that the time of an answer does not tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const spare = await decoy;
  const matches = await verify(passwordHash ?? spare, password.normalize("NFKC"));
  return matches && passwordHash !== undefined;
}
