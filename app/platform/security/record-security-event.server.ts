import { db } from "#db/client";
import { securityEvents } from "#db/schema/security";
import { getNeighbourhood } from "~/platform/http/client-address.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { log } from "~/platform/log/log.server";
import { refusals, repeatedEvents, type SecurityEvent } from "./security-events";

interface About {
  /** The account that it is about. Left out: the one that the request is signed in to, where it is. */
  userId?: number | null;
  /** The administrator who did it. */
  actor?: { id: number };
  /** How or why, in a word of the product's own: never what somebody typed. */
  detail?: string;
}

const hour = 60 * 60_000;
/** So many repeated events are remembered at most, so that made-up ones take no room. */
const mostRemembered = 5_000;
const toldUntil = new Map<string, number>();

/**
 * Writes into the security log, and a line into the program's, what happened just now. It is written once the transaction is over in which
 * it is called, whether that is kept or not; what it tells of goes on where it cannot be written.
 */
export function recordSecurityEvent(event: SecurityEvent, about: About = {}, now = new Date()): void {
  const { id: request, clientAddress, userId: signedIn = null } = getRequestContext();
  const { userId = signedIn, detail } = about;
  const network = clientAddress === "unknown" ? null : getNeighbourhood(clientAddress);
  const actorId = about.actor?.id ?? null;
  if (repeatedEvents.includes(event) && isToldAlready([event, userId, network, detail].join("\n"), now.getTime()))
    return;
  log[refusals.includes(event) ? "warn" : "info"]({ event, userId, actorId, network, detail, request }, "security");
  const write = () => {
    try {
      db.insert(securityEvents).values({ event, userId, actorId, network, detail, createdAt: now }).run();
    } catch (error) {
      log.warn({ err: error, event }, "a security event could not be written");
    }
  };
  if (db.$client.inTransaction) queueMicrotask(write);
  else write();
}

function isToldAlready(key: string, now: number): boolean {
  if ((toldUntil.get(key) ?? 0) > now) return true;
  toldUntil.delete(key);
  toldUntil.set(key, now + hour);
  const [oldest] = toldUntil.keys();
  if (toldUntil.size > mostRemembered && oldest !== undefined) toldUntil.delete(oldest);
  return false;
}
