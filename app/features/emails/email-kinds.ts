import { z } from "zod";

const firstName = z.string();

/** What each e-mail is filled with. Money and days are written as they are shown. */
export const emailKinds = {
  welcome: z.object({ firstName, sparks: z.int() }),
  sparkComplete: z.object({
    firstName,
    userId: z.int(),
    prompt: z.string(),
    /** Where it is shown, a path of the site. */
    path: z.string(),
    /** What was made and what could not be, by the names of its parts. */
    made: z.array(z.string()),
    failed: z.array(z.string()),
    /** Sparks that came back for what could not be made. */
    returned: z.int(),
  }),
  usageWarning: z.object({
    firstName,
    used: z.int(),
    total: z.int(),
    remaining: z.int(),
    since: z.string(),
    until: z.string(),
  }),
  subscriptionWelcome: z.object({ firstName, plan: z.string(), sparks: z.int(), renewsOn: z.string() }),
  receipt: z.object({
    firstName,
    /** Whether it is of a credit note. */
    isRefund: z.boolean(),
    number: z.int(),
    name: z.string(),
    description: z.string(),
    amount: z.string(),
    paidBy: z.string(),
  }),
  passwordReset: z.object({
    firstName,
    userId: z.int(),
    /** Milliseconds since 1970: when its link ends. */
    until: z.int(),
  }),
  newsletterConfirmation: z.object({
    firstName,
    subscriberId: z.int(),
    /** Milliseconds since 1970: when its link ends. */
    until: z.int(),
  }),
  addressProof: z.object({
    firstName,
    userId: z.int(),
    /** Milliseconds since 1970: when its link ends. */
    until: z.int(),
  }),
  administration: z.object({
    firstName,
    /** Of its link. It opens nothing to whoever is not signed in to that very account, so it may lie in the outbox. */
    token: z.string(),
  }),
  /** To support. why no more than where it lies: who wrote and what stays in one place, and goes when it is deleted there. */
  contactMessage: z.object({ firstName, messageId: z.int() }),
  /** To an administrator. why no name and no address: the account may be gone, and its number finds it. */
  disputeLost: z.object({
    firstName,
    /** Whose payment it is. */
    userId: z.int(),
    provider: z.enum(["stripe", "paypal"]),
    dispute: z.string(),
    amount: z.string(),
    isSubscription: z.boolean(),
    /** Whether the subscription was ended for it. */
    hasEnded: z.boolean(),
  }),
  accountDeleted: z.object({
    firstName,
    /** Whether there are invoices that stay. */
    keepsInvoices: z.boolean(),
  }),
  secondFactor: z.object({
    firstName,
    what: z.enum([
      "app-added",
      "app-removed",
      "passkey-added",
      "passkey-removed",
      "codes-renewed",
      "recovery-used",
      "reset",
    ]),
  }),
  banned: z.object({
    firstName,
    reason: z.string(),
    /** The subscription that ends with the ban: at once where there is no day. */
    subscription: z.object({ plan: z.string(), endsOn: z.string().nullable() }).nullable(),
  }),
  subscriptionEnded: z.object({
    firstName,
    plan: z.string(),
    /** Null for at once. */
    endsOn: z.string().nullable(),
  }),
  pastDue: z.object({
    firstName,
    plan: z.string(),
    /** Days since the payment was due: 0, 2, 7 or 14, and on the last of them the plan has ended. */
    days: z.int(),
    endsOn: z.string(),
  }),
};

export type EmailKind = keyof typeof emailKinds;
export type EmailData<Kind extends EmailKind> = z.output<(typeof emailKinds)[Kind]>;
