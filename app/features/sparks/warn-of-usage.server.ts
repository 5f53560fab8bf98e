import type { Transaction } from "#db/client";
import { emailUserLater } from "~/features/emails/email-user.server";
import { getUsage } from "~/features/ledger/get-usage.server";
import type { SparkAccount } from "~/features/ledger/spark-account";
import { isUsageHigh } from "~/features/ledger/usage-warning";
import { formatCreatedAt } from "~/features/projects/format-created-at";

/** Has somebody warned who has used more than 80 percent of their month's sparks: once a month. Call it where sparks are held. */
export function warnOfUsage(tx: Transaction, user: SparkAccount, now: Date): void {
  const { used, total, remaining, percent, period } = getUsage(user, now);
  if (!isUsageHigh({ percent })) return;
  const data = { used, total, remaining, since: formatCreatedAt(period.start), until: formatCreatedAt(period.end) };
  const key = `usage:${user.id}:${period.start.toISOString()}`;
  emailUserLater(tx, { key, userId: user.id, kind: "usageWarning", data }, now);
}
