/** Runs each sweep of the worker on the site in DATA_DIR, five times, and prints the median milliseconds of each as JSON. */
import { remindPastDue } from "~/features/billing/email-about-subscription.server";
import { removeUnusedBlogMedia } from "~/features/blog/remove-unused-blog-media.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import { removeUsedAllowances } from "~/features/ledger/used-allowance.server";
import { removeUnconfirmed } from "~/features/newsletter/leave-newsletter.server";
import { sweepSparks } from "~/features/sparks/sweep-sparks.server";
import { removeEndedSessions } from "~/platform/auth/session.server";
import { removeOldEmails } from "~/platform/email/deliver-emails.server";
import { removeExpiredForms } from "~/platform/http/kept-form.server";
import { removeEndedWindows } from "~/platform/http/rate-limit.server";

const sweeps = {
  sparks: () => sweepSparks(),
  "ended windows": () => removeEndedWindows(),
  "expired forms": () => removeExpiredForms(),
  "ended sessions": () => removeEndedSessions(),
  "unpaid subscriptions": () => remindPastDue(),
  "blog pictures": () => removeUnusedBlogMedia(),
  "old e-mails": () => removeOldEmails(),
  "unconfirmed addresses": () => removeUnconfirmed(),
  "used allowances": () => removeUsedAllowances(),
};
const times: Record<string, number> = {};
for (const [name, sweep] of Object.entries(sweeps)) {
  const taken: number[] = [];
  for (let time = 0; time < 5; time++) {
    const since = performance.now();
    await sweep();
    taken.push(performance.now() - since);
  }
  times[name] = taken.sort((one, other) => one - other)[2] ?? Number.NaN;
}
const since = performance.now();
const found = reconcileLedger();
times["the proof of the books"] = performance.now() - since;
if (found.length > 0) throw new Error(`The books do not add up: ${JSON.stringify(found.slice(0, 3))}`);
console.log(JSON.stringify(times));
process.exit(0);
