import { z } from "zod";
import { acceptSecondNames } from "~/platform/http/second-names";

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

const name = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longestName, `At most ${longestName} characters`)
    .regex(/^\P{Cc}*$/u, "Please leave out line breaks and other control characters");

const account = z.object({
  firstName: name("First name is required"),
  lastName: name("Last name is required"),
  email,
  password,
});

export const signInSchema = z.object({ email, password });
export type SignIn = z.output<typeof signInSchema>;

const mismatch = "Passwords don't match";

/** The second form of /login. What does not match is said together with everything else, not after it, and at both fields. */
export const signUpSchema = account
  .extend({ confirmPassword: z.string({ error: mismatch }) })
  .refine(passwordsMatch, { path: ["confirmPassword"], error: mismatch, when: ({ value }) => hasBothPasswords(value) })
  .refine(passwordsMatch, {
    path: ["password"],
    error: mismatch,
    // why: a password that is wrong by itself has its own message.
    when: ({ value, issues }) => hasBothPasswords(value) && !issues.some((issue) => issue.path?.[0] === "password"),
  });

function passwordsMatch(form: { password: string; confirmPassword: string }): boolean {
  return form.password === form.confirmPassword;
}

function hasBothPasswords(value: unknown): boolean {
  const { password: first, confirmPassword: second } = (value ?? {}) as Record<string, unknown>;
  return typeof first === "string" && typeof second === "string";
}

/** Both forms of /login; the hidden `intent` says which one was sent. */
export const loginPageSchema = z.discriminatedUnion("intent", [
  signInSchema.extend({ intent: z.literal("login") }),
  signUpSchema.safeExtend({ intent: z.literal("register") }),
]);

/** `POST /api/register`: the names under either of their spellings. */
export const registerCallSchema = acceptSecondNames(account, { firstName: "first_name", lastName: "last_name" });
export type Registration = z.output<typeof account>;

/** `POST /api/login`: the address under either name. */
export const loginCallSchema = acceptSecondNames(signInSchema, { email: "username" });
