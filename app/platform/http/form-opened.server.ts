import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "~/platform/config/config.server";

/** Milliseconds in which no person fills in the form. */
const quickest = 2_000;
/** Milliseconds after which a form was not opened for this message. */
const oldest = 24 * 60 * 60 * 1000;

const sign = (moment: string) =>
  createHmac("sha256", config.sessionSecret).update(`form opened ${moment}`).digest("base64url");

/** The moment at which a form is opened, signed, for the form to carry. */
export function writeOpened(now = Date.now()): string {
  return `${now}.${sign(String(now))}`;
}

/** The same for a form that comes back to be corrected: whoever reads what is wrong was here before. */
export function writeOpenedBefore(now = Date.now()): string {
  return writeOpened(now - quickest);
}

/** Whether a form came as a person's does: from a page of ours, not at once and not after a day. */
export function wasOpenedByPerson(opened: string | undefined, now = Date.now()): boolean {
  const [moment = "", signature = ""] = (opened ?? "").split(".");
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(moment))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  const age = now - Number(moment);
  return age >= quickest && age <= oldest;
}
