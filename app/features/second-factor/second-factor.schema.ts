import { z } from "zod";
import { ownPasswordSchema } from "~/features/users/user.schema";

const code = z.string({ error: "Enter a code" }).trim().min(1, "Enter a code").max(40, "This is no code");
const noAnswer = "Your browser sent no passkey. Try again.";
/** What a browser's passkey answers; what stands in it is read by whoever verifies it. */
const answer = z
  .string({ error: noAnswer })
  .max(20_000, noAnswer)
  .transform((text, context) => {
    try {
      return z.looseObject({ id: z.string(), rawId: z.string(), response: z.looseObject({}) }).parse(JSON.parse(text));
    } catch {
      context.addIssue(noAnswer);
      return z.NEVER;
    }
  });
const longestName = 60;
const missing = "Give the passkey a name, so that you know later which it is";

export const codeSchema = z.object({ code });
export const passkeyNameSchema = z.object({
  name: z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longestName, `At most ${longestName} characters`)
    .regex(/^\P{Cc}*$/u, "Please leave out line breaks and other control characters"),
});

/** The forms of the second step at the door. */
export const secondStepSchema = z.discriminatedUnion("intent", [
  codeSchema.extend({ intent: z.literal("code") }),
  z.object({ intent: z.literal("passkey"), answer }),
]);

/** The forms of the profile's page. */
export const secondFactorSchema = z.discriminatedUnion("intent", [
  ownPasswordSchema.extend({ intent: z.literal("begin-app") }),
  codeSchema.extend({ intent: z.literal("confirm-app"), setup: z.string().max(1_000) }),
  passkeyNameSchema.extend({ intent: z.literal("add-passkey"), answer }),
  ownPasswordSchema.extend({ intent: z.literal("new-codes") }),
]);
