import { db } from "#db/client";
import { refuseStatements } from "#db/refused-statements";
import { log } from "~/platform/log/log.server";

/** Seconds after which to try again, as the header's value. */
export const retryWhileLocked = "5";

/**
 * How the web process waits while another process holds the database: a second at most, which every visitor feels, since nothing else
 * is answered meanwhile; and hardly at all while it goes on. The worker's own writes take a few milliseconds.
 */
const wait = { first: 1_000, next: 50, recovery: 3_000 };

/**
 * From now on a request that the database keeps waiting gets a 503 with `{message}`, and one for which the disk has no room a 507; pages
 * show the message as words.
 */
export function answerWithoutDatabase(times = wait): void {
  refuseStatements(db.$client, {
    ...times,
    lockedRefusal: () =>
      Response.json(
        { message: "The site is busy, so this could not be done. Please try again in a few seconds." },
        { status: 503, headers: { "Retry-After": retryWhileLocked, "Cache-Control": "no-store" } },
      ),
    fullRefusal: () => {
      log.error("the disk is full: nothing can be stored");
      const message =
        "This site has no room left to store anything, so this could not be done. Please try again later.";
      return Response.json({ message }, { status: 507, headers: { "Cache-Control": "no-store" } });
    },
    onLocked: () => log.warn("another process holds the database's lock"),
  });
}
