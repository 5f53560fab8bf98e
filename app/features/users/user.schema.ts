import { z } from "zod";
import { acceptSecondNames } from "~/platform/http/second-names";
import { holdsAddress } from "~/platform/text/holds-address";

/** 254 characters is the longest address that a mail server takes (RFC 5321, 4.5.3.1.3). */
const longestEmail = 254;
const shortestPassword = 6;
/** Long enough for any passphrase, short enough to hash at once. */
const longestPassword = 128;
const longestName = 100;

const invalidEmail = "Please enter a valid email address";

// why: trimmed and in lower case, so that one address is one account; the compatible form makes full-width letters plain.
const email = z
  .string({ error: invalidEmail })
  .trim()
  .normalize("NFKC")
  .toLowerCase()
  .max(longestEmail, invalidEmail)
  .check(z.email({ error: invalidEmail }));

const tooShort = `Password must be at least ${shortestPassword} characters`;
const password = z
  .string({ error: tooShort })
  .min(shortestPassword, tooShort)
  .max(longestPassword, `Password must be at most ${longestPassword} characters`);

const noControls = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const pleaseNoControls = "Please leave out line breaks and other control characters";

// why: names stand in e-mails, which strangers could otherwise have us send with their own address in them.
const pleaseNoAddress = "Please leave out web and e-mail addresses";
const isName = (text: string) => !holdsAddress(text);

const name = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longestName, `At most ${longestName} characters`)
    .regex(noControls, pleaseNoControls)
    .refine(isName, pleaseNoAddress);

const account = z.object({
  firstName: name("First name is required"),
  lastName: name("Last name is required"),
  email,
  password,
});

export const signInSchema = z.object({ email, password });
export type SignIn = z.output<typeof signInSchema>;

const mismatch = "Passwords don't match";

/**
 * A form that asks for a password twice. What does not match is said once, where it is repeated, together with everything else and not after
 * it; of two empty fields nothing is said to differ.
 */
function askTwice<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, field: string) {
  return schema.extend({ confirmPassword: z.string({ error: mismatch }).optional().meta({ required: true }) }).refine(
    (form: unknown) => {
      const { [field]: first, confirmPassword: second } = form as Record<string, unknown>;
      return first === second;
    },
    {
      path: ["confirmPassword"],
      error: mismatch,
      when: ({ value }) => typeof (value as Record<string, unknown> | undefined)?.[field] === "string",
    },
  );
}

/** The second form of /login. */
export const signUpSchema = askTwice(account, "password");

const newPassword = z
  .string({ error: "Password is required" })
  .min(shortestPassword, `Password must be at least ${shortestPassword} characters long`)
  .max(longestPassword, `Password must be at most ${longestPassword} characters`);

export const forgotPasswordSchema = z.object({
  email: z.string({ error: "Email is required" }).trim().min(1, "Email is required").pipe(email),
});

export const resetPasswordCallSchema = z.object({ token: z.string().max(1_000), newPassword });
export const resetPasswordSchema = askTwice(z.object({ newPassword }), "newPassword");

/** What is asked of somebody who is signed in before something that opens or ends access to their account. */
export const ownPasswordSchema = z.object({
  currentPassword: z.string({ error: "Password is required" }).max(longestPassword, "This is not your password."),
});

export const changePasswordSchema = askTwice(
  ownPasswordSchema.extend({
    newPassword,
    /** Whether the access tokens end with the password. */
    revokeTokens: z.literal("on").optional(),
  }),
  "newPassword",
);
export type PasswordChange = z.output<typeof changePasswordSchema>;

const profileName = z
  .string()
  .trim()
  .max(longestName, `At most ${longestName} characters`)
  .regex(noControls, pleaseNoControls)
  .refine(isName, pleaseNoAddress);

/** The names of an account: either may be empty, greetings do without. */
export const profileSchema = z.object({
  firstName: profileName.default(""),
  lastName: profileName.default(""),
  /** Shown and not sent; one that is sent has to be the account's own. */
  email: email.optional(),
});
export type Profile = z.output<typeof profileSchema>;

/** `PUT /api/user/profile`: the names under either of their spellings. */
export const profileCallSchema = acceptSecondNames(
  z.object({ firstName: profileName, lastName: profileName, email: email.optional() }),
  { firstName: "first_name", lastName: "last_name" },
);

/** Both forms of /login; the hidden `intent` says which one was sent. */
export const loginPageSchema = z.discriminatedUnion("intent", [
  signInSchema.extend({ intent: z.literal("login") }),
  signUpSchema.safeExtend({ intent: z.literal("register") }),
]);

/** `POST /api/register`: the names under either of their spellings. */
export const registerCallSchema = acceptSecondNames(account, { firstName: "first_name", lastName: "last_name" });
export type Registration = z.output<typeof account>;

/** `POST /api/login`: the address under either name. */
export const loginCallSchema = acceptSecondNames(
  signInSchema.extend({ code: z.string().max(40, "This is no code").optional() }),
  { email: "username" },
);

/** The box about e-mails on the profile; off is not sent. */
export const sparkEmailsSchema = z.object({ sparkEmails: z.literal("on").optional() });
