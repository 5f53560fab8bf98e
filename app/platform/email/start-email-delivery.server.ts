import { log } from "~/platform/log/log.server";
import { deliverDueEmails, type EmailWriter, removeOldEmails } from "./deliver-emails.server";
import type { EmailTransport } from "./email-transport";

/** Milliseconds between two looks at the outbox. */
const interval = 2_000;

/** Sends the outbox beside the other work, each time by what is set up by then. Returns what stops it. */
export function startEmailDelivery(findTransport: () => EmailTransport | null, write: EmailWriter): () => void {
  let isWorking = false;
  async function work() {
    if (isWorking) return;
    isWorking = true;
    try {
      await deliverDueEmails(findTransport(), write);
      removeOldEmails();
    } catch (error) {
      log.error({ err: error }, "the outbox could not be worked on");
    } finally {
      isWorking = false;
    }
  }
  const timer = setInterval(() => void work(), interval);
  return () => clearInterval(timer);
}
