import { z } from "zod";
import { ownPasswordSchema } from "~/features/users/user.schema";

const day = 24 * 60 * 60_000;

/** How long a token works: the form's words, and milliseconds; null until it is revoked. */
export const tokenLifetimes = {
  "30": { label: "30 days", milliseconds: 30 * day },
  "90": { label: "90 days", milliseconds: 90 * day },
  "365": { label: "One year", milliseconds: 365 * day },
  never: { label: "Never", milliseconds: null },
} as const;

/** What a token may do, in the form's words. */
export const tokenScopes = {
  read: "Read only",
  write: "Read and write: spends your sparks",
} as const;

type Keys<Table> = [keyof Table & string, ...(keyof Table & string)[]];

const longestName = 60;
const missing = "Give the token a name, so that you know later what it is for";

export const accessTokenSchema = z.object({
  name: z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longestName, `At most ${longestName} characters`)
    .regex(/^\P{Cc}*$/u, "Please leave out line breaks and other control characters"),
  scope: z.enum(Object.keys(tokenScopes) as Keys<typeof tokenScopes>, { error: "Choose what the token may do" }),
  lifetime: z.enum(Object.keys(tokenLifetimes) as Keys<typeof tokenLifetimes>, {
    error: "Choose when the token expires",
  }),
});
export type AccessTokenInput = z.output<typeof accessTokenSchema>;

/** What the form of the profile sends. */
export const ownAccessTokenSchema = accessTokenSchema.extend(ownPasswordSchema.shape);
export type OwnAccessTokenInput = z.output<typeof ownAccessTokenSchema>;
