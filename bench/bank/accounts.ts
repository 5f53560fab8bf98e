import { sql } from "drizzle-orm";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";

/** What happens to an account in a round: a pack comes, two sparks are paid from it, one goes back, the other is undone, and so is the pack. */
export const steps = ["grant", "hold", "hold other", "capture", "release other", "refund", "clawback"] as const;
export type Step = (typeof steps)[number];

/** Far away, so that nothing falls due meanwhile. */
export const never = new Date(8e12);

/** The name of a spark that a round pays for. */
export const getNonce = (round: number, isOther: boolean) => `${round}${isOther ? " other" : ""}`;

/** Opens accounts with next to nothing on them, and with the sparks that their rounds pay for. */
export async function openAccounts(accounts: number, rounds: number): Promise<void> {
  for (let index = 0; index < accounts; index += 1) {
    const user = await makeUser({ plan: "launch", sparks: 1 });
    const owner = { userId: user.id, projectId: makeProject(user).id };
    const nonces = Array.from({ length: rounds }, (_, round) => [getNonce(round, false), getNonce(round, true)]);
    const rows = nonces.flat().map((nonce) => ({
      ...{ ...owner, nonce, documentId: `${user.id} ${nonce}`, prompt: "x", contentTypes: ["blog" as const] },
      deadlineAt: never,
    }));
    db.insert(sparks).values(rows).run();
  }
}

/** Reads all accounts as they are at one moment, and answers with what does not add up. */
export function auditAccounts(): string[] {
  const faults = reconcileLedger(new Date(0))
    // why: sparks that were spent before their money went back are money lost, and no fault of the books.
    .filter(({ kind }) => kind !== "refund-shortfall")
    .map(({ detail }) => detail);
  const [books] = db.all<{ total: number; least: number }>(sql`
    select sum(total) as total, min(case when account in ('available', 'held', 'spent') then total else 0 end) as least
    from (select account, sum(amount) as total from postings group by user_id, account)`);
  if (books?.total !== 0) faults.push(`All postings sum to ${books?.total}.`);
  if (books && books.least < 0) faults.push(`An account has fallen to ${books.least}.`);
  return faults;
}
