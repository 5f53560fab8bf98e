interface AllowedScan {
  /** The table that may be read whole; every one where absent. */
  table?: string;
  /** The file, or how its name begins, whose queries may; every file where absent. */
  from?: string;
  why: string;
}

/** Which queries may read every row of a table: where it stays small whatever the site holds, or where reading all of it is the point. */
export const allowedScans: readonly AllowedScan[] = [
  { table: "settings", why: "one row a setting" },
  { table: "secrets", why: "one row a key" },
  { table: "last_events", why: "one row a kind of event" },
  { table: "site_totals", why: "one row a day and figure of the whole site" },
  { table: "blog_posts", why: "what the site's own people write" },
  { table: "site_media", why: "the pictures of the site's own posts" },
  { table: "jobs", why: "what waits or runs; a job that is done is gone" },
  { table: "payment_accounts", why: "one row a payment provider" },
  { table: "named_money_back", why: "refunds that a person named, of which there are a few" },
  { table: "recommendation_requests", why: "what waits for the worker, which takes one each few seconds" },
  {
    table: "kept_forms",
    from: "app/platform/http/kept-form",
    why: "the room that forms take is summed; it is limited, and a form is kept for half an hour",
  },
  { from: "db/migrate.ts", why: "an upgrade may touch every row, once" },
  { from: "db/restore.ts", why: "a backup is proven by reading all of it" },
  { from: "db/drill-restore.ts", why: "the same, in a drill" },
  {
    from: "app/features/ledger/reconcile-ledger",
    why: "the proof that the books add up reads all of them, when asked",
  },
  { from: "app/features/billing/reconcile-billing", why: "the same proof of payments, when asked" },
  { from: "app/features/settings/reseal-stored", why: "a new key seals everything anew, once" },
  { from: "app/features/legal/site-figures", why: "counts all there is, once in ten minutes at most" },
  { from: "app/features/administration/find-statistics", why: "figures of all subscriptions, for administrators" },
  {
    from: "app/features/oversight/messages.queries",
    why: "of the newest messages those that were answered, which most are",
  },
];
