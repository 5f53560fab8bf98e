import { z } from "zod";
import { type EndsWhen, endsWhen } from "~/features/billing/ends-when";
import { readWholeNumber } from "~/platform/text/read-whole-number";

/** Sparks that one action adds or deducts at most: ten months of the largest plan. */
export const mostSparks = 1_000_000;
export const longestReason = 200;

export const userActions = ["add", "deduct", "admin", "ban"] as const;
export type UserActionName = (typeof userActions)[number];

/** What is written down where no reason is given, and where none is given for lifting a ban. */
export const defaultReasons: Record<UserActionName | "unban", string> = {
  add: "By an administrator",
  deduct: "By an administrator",
  admin: "By an administrator",
  ban: "Against the terms of service",
  unban: "By an administrator",
};

const noAmount = "Please enter spark amount.";
const wrongAmount = `Enter a whole number from 1 to ${mostSparks.toLocaleString("en-US")}.`;

export const movesSparks = (action: UserActionName) => action === "add" || action === "deduct";

const action = z.enum(userActions, { error: "Choose an action." });
const reason = z
  .string()
  .trim()
  .max(longestReason, `At most ${longestReason} characters`)
  .regex(/^\P{Cc}*$/u, "Please leave out line breaks and other control characters")
  .optional()
  .transform((text) => text || undefined);

/** What is done with what a banned account pays for. why this where nobody chooses: it takes nothing away that was paid for. */
const usualEnd: EndsWhen = "period";
const subscription = z.enum(endsWhen, { error: "Choose when the subscription ends." }).default(usualEnd);

/** The form of the panel. The amount is text, and read for adding and deducting alone: the others do not show its field. */
export const userActionFormSchema = z
  .object({
    action,
    amount: z.string().trim().optional(),
    reason,
    subscription,
    /** Made with the page, so that a double click acts once. */
    nonce: z.uuid(),
    /** What the page said of the account, so that 'Make Admin' makes one even where another administrator was faster. */
    wasAdmin: z.enum(["true", "false"]),
    wasBanned: z.enum(["true", "false"]),
  })
  .superRefine((form, context) => {
    if (!movesSparks(form.action)) return;
    if (!form.amount) context.addIssue({ code: "custom", path: ["amount"], message: noAmount });
    else if (readAmount(form.amount) === null)
      context.addIssue({ code: "custom", path: ["amount"], message: wrongAmount });
  });

const readAmount = (text: string) => readWholeNumber(text, { least: 1, most: mostSparks });

/** The body of the call. */
export const userActionCallSchema = z
  .object({
    action: action.describe(
      "`admin` makes an administrator of somebody who is none and takes it from somebody who is; `ban` likewise.",
    ),
    amount: z
      .int({ error: wrongAmount })
      .min(1, wrongAmount)
      .max(mostSparks, wrongAmount)
      .optional()
      .describe("Sparks, for `add` and `deduct`."),
    reason: reason.describe(
      "Stays in the log. The account's owner reads it where sparks are moved, and gets that of a ban by e-mail.",
    ),
    subscription: subscription.describe("When a ban ends what they pay for: with its period, or at once."),
    nonce: z.uuid().optional().describe("Names an act that moves sparks: a repeat under it moves nothing more."),
  })
  .superRefine((body, context) => {
    if (movesSparks(body.action) && body.amount === undefined)
      context.addIssue({ code: "custom", path: ["amount"], message: noAmount });
  });

/** An action as it is done. */
export interface UserAction {
  action: UserActionName;
  /** Of adding and deducting. */
  amount: number;
  reason?: string;
  nonce: string;
  /** When a ban ends what the account pays for. */
  subscription: EndsWhen;
  /** What an administrator's flag or a ban shall be; undefined for the other than it is. */
  to?: boolean;
}

/** The action that a valid form asks for. */
export function readFormAction(form: z.output<typeof userActionFormSchema>): UserAction {
  const { action, reason, nonce, subscription, wasAdmin, wasBanned } = form;
  const amount = readAmount(form.amount ?? "") ?? 0;
  return { action, reason, nonce, amount, subscription, to: (action === "admin" ? wasAdmin : wasBanned) === "false" };
}
