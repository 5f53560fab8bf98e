import { inTransaction } from "#db/client";
import { describeEnd } from "~/features/billing/describe-end";
import { endSubscription } from "~/features/billing/end-subscription.server";
import type { EndsWhen } from "~/features/billing/ends-when";
import type { Subscription } from "~/features/billing/subscription.queries.server";
import { emailUserLater } from "~/features/emails/email-user.server";
import { recordAct } from "./record-act.server";

/**
 * Ends somebody's subscription for an administrator, at once or with its period, tells them by e-mail, and writes it into the log.
 * @param admin Null for a command on the server.
 * @returns what has ended, and on which day it does; null for at once.
 * @throws PaymentProblem when the provider does not end it; nothing was changed then.
 */
export async function endUserSubscription(
  admin: { id: number } | null,
  subscription: Subscription,
  when: EndsWhen,
  now = new Date(),
): Promise<{ plan: string; endsOn: string | null }> {
  await endSubscription(subscription, when, now);
  const end = describeEnd(subscription, when);
  const { provider, subscription: name, userId } = subscription;
  const how = end.endsOn === null ? "at once" : `with ${end.endsOn}`;
  inTransaction((tx) => {
    recordAct(tx, admin, { act: "end-subscription", userId, subject: `${end.plan}, ${provider} ${name}, ${how}` }, now);
    const key = `ended:${provider}:${name}:${how}`;
    emailUserLater(tx, { key, userId, kind: "subscriptionEnded", data: end }, now);
  });
  return end;
}
