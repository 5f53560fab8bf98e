import { z } from "zod";
import { seal, unseal } from "~/platform/secrets/seal.server";

/** Milliseconds for which the link that confirms works. */
export const confirmationLifetime = 7 * 24 * 60 * 60_000;

const [confirming, leaving] = ["newsletter confirmation", "newsletter removal"];
const confirmation = z.tuple([z.int(), z.int()]);

/** Where an address confirms that it wants the newsletter, once. */
export function createConfirmationLink(origin: string, id: number, until: Date): string {
  return `${origin}/newsletter/confirmation?token=${seal(JSON.stringify([id, until.getTime()]), confirming)}`;
}

/** Where an address leaves the newsletter, at any time. */
export function createRemovalLink(origin: string, id: number): string {
  return `${origin}/newsletter/removal?token=${seal(String(id), leaving)}`;
}

/** Which subscriber a link confirms; null for one that ran out or is none. */
export function readConfirmationToken(token: string, now = new Date()): number | null {
  const opened = unseal(token, confirming);
  const parsed = confirmation.safeParse(opened === null ? null : JSON.parse(opened));
  return parsed.success && parsed.data[1] > now.getTime() ? parsed.data[0] : null;
}

/** Which subscriber a link removes; null for one that is none. */
export function readRemovalToken(token: string): number | null {
  const opened = unseal(token, leaving);
  return opened === null ? null : Number(opened);
}
