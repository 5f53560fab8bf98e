import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, instant } from "./columns";
import { users } from "./users";

export const paymentProviders = ["stripe", "paypal"] as const;
const provider = () => text("provider", { enum: paymentProviders }).notNull();
const plan = () => text("plan", { enum: ["launch", "amplify", "scale"] });
const billing = () => text("billing", { enum: ["monthly", "annual"] });

/** The provider's account, with its mode ("acct_1/live"), that an id is of. Empty where it came before accounts were kept: that of the first that is known. */
const account = () => text("account").notNull().default("");

/** Whose keys are configured: the account that all new things are made at. */
export const paymentAccounts = sqliteTable("payment_accounts", {
  provider: provider().primaryKey(),
  account: text("account").notNull(),
  since: instant("since").notNull(),
  /** Up to when its own lists were compared with our record. */
  comparedAt: instant("compared_at"),
  /** Why the last comparison broke off. */
  problem: text("problem"),
});

/** Who somebody is at a payment provider. */
export const paymentCustomers = sqliteTable(
  "payment_customers",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: provider(),
    account: account(),
    /** The provider's id. */
    customer: text("customer").notNull(),
    /** Since when the provider does not know it any more; what it paid stays its user's. */
    retiredAt: instant("retired_at"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.customer, table.account] }),
    uniqueIndex("payment_customers_user")
      .on(table.userId, table.provider, table.account)
      .where(sql`${table.retiredAt} is null`),
    index("payment_customers_owner").on(table.userId),
  ],
);

/** Which of a provider's prices stands for which plan: what a subscription is for is read here, not from what comes back. */
export const planPrices = sqliteTable(
  "plan_prices",
  {
    provider: provider(),
    account: account(),
    /** The provider's id. */
    price: text("price").notNull(),
    plan: plan().notNull(),
    billing: billing().notNull(),
    /** Cents. A changed price is another row, so that running subscriptions keep theirs. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    /** Since when the provider does not sell at it any more; subscriptions that have it keep it. */
    retiredAt: instant("retired_at"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.price] }),
    uniqueIndex("plan_prices_plan")
      .on(table.provider, table.account, table.plan, table.billing, table.amount, table.currency)
      .where(sql`${table.retiredAt} is null`),
  ],
);

/** What somebody set out to buy, at which price: written before the provider hears of it. */
export const orders = sqliteTable(
  "orders",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** From the form: a repeat is the same order. */
    nonce: text("nonce").notNull(),
    provider: provider(),
    account: account(),
    /** The site that ordered, as its provider was told. Empty of orders from before sites had a name. */
    installation: text("installation").notNull().default(""),
    kind: text("kind", { enum: ["plan", "pack"] }).notNull(),
    /** Of a plan. */
    plan: plan(),
    billing: billing(),
    /** What it brings: each month of a plan, once of a pack. */
    sparks: integer("sparks").notNull(),
    /** Cents. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    state: text("state", { enum: ["open", "paid", "closed"] })
      .notNull()
      .default("open"),
    /** The provider's page where it is paid, and how many of them there were: one that lapsed is followed by another. */
    checkout: text("checkout"),
    checkouts: integer("checkouts").notNull().default(0),
    createdAt: createdAt(),
    /** When the provider was last asked how it stands. */
    checkedAt: instant("checked_at"),
    paidAt: instant("paid_at"),
  },
  (table) => [
    uniqueIndex("orders_nonce").on(table.userId, table.nonce),
    uniqueIndex("orders_checkout").on(table.provider, table.checkout),
    index("orders_open").on(table.state, table.createdAt),
    check("orders_amount", sql`${table.amount} > 0 and ${table.sparks} > 0`),
    check("orders_plan", sql`(${table.kind} = 'plan') = (${table.plan} is not null and ${table.billing} is not null)`),
  ],
);

/** A subscription as its provider last told it. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: provider(),
    account: account(),
    /** The provider's id. */
    subscription: text("subscription").notNull(),
    state: text("state", { enum: ["active", "past_due", "cancelled", "inactive"] }).notNull(),
    /** What is paid for. */
    plan: plan().notNull(),
    /** What the next period is for: another plan where a change to a smaller one waits. */
    renewsAs: text("renews_as", { enum: ["launch", "amplify", "scale"] }).notNull(),
    billing: billing().notNull(),
    /** The provider's price where it is none of ours: somebody set it there. The plan is then the last that was known. */
    unknownPrice: text("unknown_price"),
    /** Cents of the next period. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    periodStart: instant("period_start").notNull(),
    periodEnd: instant("period_end").notNull(),
    cancelsAtPeriodEnd: integer("cancels_at_period_end", { mode: "boolean" }).notNull(),
    /** Since when a renewal is not paid. */
    pastDueSince: instant("past_due_since"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
    /** When the provider was asked for what stands here: an earlier reading that comes later is not written. */
    readAt: instant("read_at").notNull(),
  },
  (table) => [
    uniqueIndex("subscriptions_subscription").on(table.provider, table.subscription),
    index("subscriptions_user").on(table.userId, table.state),
    index("subscriptions_state").on(table.state, table.plan, table.billing),
    index("subscriptions_unknown").on(table.provider).where(sql`${table.unknownPrice} is not null`),
  ],
);

/** Money that was asked for: a row an invoice of a subscription, and a row a bought pack. */
export const payments = sqliteTable(
  "payments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    // why kept without its user: what was paid stays on the books.
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    provider: provider(),
    account: account(),
    /** The provider's id: the invoice of a subscription, the payment of a pack. */
    payment: text("payment").notNull(),
    /** The provider's id of the subscription; null for a pack. */
    subscription: text("subscription"),
    kind: text("kind", { enum: ["period", "upgrade", "pack"] }).notNull(),
    /** In words, for the history. */
    description: text("description").notNull(),
    /** What it bought; null for a pack. */
    plan: plan(),
    /** The provider's price that was paid, where it names one beside a payment. */
    price: text("price"),
    /** What an upgrade changed from. */
    previousPlan: text("previous_plan", { enum: ["launch", "amplify", "scale"] }),
    periodStart: instant("period_start"),
    periodEnd: instant("period_end"),
    /** Cents. */
    amount: integer("amount").notNull(),
    /** Cents that went back. */
    refunded: integer("refunded").notNull().default(0),
    currency: text("currency").notNull(),
    /** "Visa •••• 4242", where its provider tells it. */
    paidBy: text("paid_by"),
    state: text("state", { enum: ["completed", "pending", "failed"] }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("payments_payment").on(table.provider, table.payment),
    index("payments_user").on(table.userId, table.createdAt),
    index("payments_subscription").on(table.provider, table.subscription),
    check("payments_amount", sql`${table.amount} >= 0 and ${table.refunded} between 0 and ${table.amount}`),
  ],
);

/** The refunds and disputes that we were told of, for a provider that does not list them beside what was paid. */
export const namedMoneyBack = sqliteTable(
  "named_money_back",
  {
    provider: provider(),
    kind: text("kind", { enum: ["refund", "dispute"] }).notNull(),
    /** The provider's id. */
    reference: text("reference").notNull(),
    /** The provider's id of the subscription, or of the pack's payment, that it is about. */
    purchase: text("purchase").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.reference] }),
    index("named_money_back_purchase").on(table.provider, table.purchase),
  ],
);

/** What a provider told us: kept the moment it comes, worked on by the worker. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    provider: provider(),
    /** The provider's id: the same event twice is one row. */
    event: text("event").notNull(),
    type: text("type").notNull(),
    /** What it is about; null where that does not concern us. */
    subjectKind: text("subject_kind", { enum: ["checkout", "subscription", "invoice", "charge", "refund", "dispute"] }),
    subject: text("subject"),
    createdAt: createdAt(),
    /** How often it was tried in vain, and when it is due again. */
    tries: integer("tries").notNull().default(0),
    dueAt: instant("due_at").notNull(),
    settledAt: instant("settled_at"),
    /** Why it was given up, for the administrator. */
    problem: text("problem"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.event] }),
    index("payment_events_due").on(table.settledAt, table.dueAt),
    index("payment_events_waiting").on(table.provider, table.subject).where(sql`${table.settledAt} is null`),
    index("payment_events_last").on(table.provider, table.createdAt),
    index("payment_events_problem").on(table.createdAt).where(sql`${table.problem} is not null`),
  ],
);

/** What a provider's own lists have and our record had not: found by the comparison at night. */
export const paymentFindings = sqliteTable(
  "payment_findings",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    provider: provider(),
    kind: text("kind", { enum: ["payment", "refund", "dispute"] }).notNull(),
    /** The provider's id of the payment, the refund or the dispute. */
    reference: text("reference").notNull(),
    /** What leads to the purchase at the provider. */
    subjectKind: text("subject_kind", {
      enum: ["checkout", "subscription", "invoice", "charge", "refund", "dispute"],
    }).notNull(),
    subject: text("subject").notNull(),
    /** Our id of the payment, where the list tells it. */
    payment: text("payment"),
    /** Cents. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    /** When it happened there. */
    at: instant("at").notNull(),
    /** Where it is looked at there. */
    url: text("url").notNull(),
    /** Mended: our record has it since. Dismissed: an administrator has dealt with it. */
    state: text("state", { enum: ["open", "mended", "dismissed"] }).notNull(),
    foundAt: instant("found_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    uniqueIndex("payment_findings_reference").on(table.provider, table.kind, table.reference),
    index("payment_findings_state").on(table.state, table.at),
  ],
);
