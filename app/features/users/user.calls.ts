import { z } from "zod";
import { type DescribedCalls, doneAnswer } from "~/platform/http/described-call";
import {
  forgotPasswordSchema,
  loginCallSchema,
  profileCallSchema,
  registerCallSchema,
  resetPasswordCallSchema,
} from "./user.schema";

/** A user as the calls answer with them. */
const userAnswer = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    created_at: z.iso.datetime(),
    isAdmin: z.boolean(),
    sparks: z.int().describe("The available balance."),
  })
  .meta({ id: "User" });

export type UserAnswer = z.output<typeof userAnswer>;

const messageAnswer = z.object({ message: z.string() });

const signedIn = {
  status: 200,
  meaning: "Signed in: the session's cookie is set.",
  body: userAnswer,
  headers: { "Set-Cookie": "The session." },
} as const;

/** The calls about accounts. */
export const userCalls = {
  register: {
    name: "register",
    method: "POST",
    path: "/api/register",
    summary: "Open an account and sign in",
    details:
      "Where the site sends e-mail, the free sparks come once the link in the first e-mail was opened; until then the balance is 0.",
    isOpen: true,
    body: registerCallSchema,
    example: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", password: "spark-and-flint-7" },
    answer: signedIn,
    refusals: { 429: "Too many accounts from one network." },
  },
  login: {
    name: "login",
    method: "POST",
    path: "/api/login",
    summary: "Sign in",
    details:
      "An account with a second factor needs `code` too: of its authenticator app, or one of its recovery codes.",
    isOpen: true,
    body: loginCallSchema,
    example: { email: "ada@example.com", password: "spark-and-flint-7" },
    answer: signedIn,
    refusals: {
      401: "The address and the password do not belong together, or the code is wrong or missing.",
      429: "Too many wrong guesses.",
    },
  },
  logout: {
    name: "logout",
    method: "POST",
    path: "/api/logout",
    summary: "Sign out",
    details: "Takes no body, and answers alike whether or not somebody was signed in.",
    isOpen: true,
    answer: {
      status: 200,
      meaning: "The session is over.",
      body: messageAnswer,
      headers: { "Set-Cookie": "Takes the session's cookies away." },
    },
  },
  read: {
    name: "readUser",
    method: "GET",
    path: "/api/user",
    summary: "Who is signed in",
    answer: { status: 200, meaning: "You.", body: userAnswer },
  },
  change: {
    name: "changeProfile",
    method: "PUT",
    path: "/api/user/profile",
    summary: "Change your names",
    isSessionOnly: true,
    details: "The address stays: another one than yours is refused.",
    body: profileCallSchema,
    example: { firstName: "Ada", lastName: "Lovelace" },
    answer: { status: 200, meaning: "The names are changed.", body: doneAnswer },
  },
  forgotPassword: {
    name: "forgotPassword",
    method: "POST",
    path: "/api/forgot-password",
    summary: "Get a link to a new password by e-mail",
    details: "The answer is the same whether or not the address has an account.",
    isOpen: true,
    body: forgotPasswordSchema,
    example: { email: "ada@example.com" },
    answer: { status: 200, meaning: "The link is on its way, if there is an account.", body: messageAnswer },
    refusals: { 429: "Too many from one network." },
  },
  resetPassword: {
    name: "resetPassword",
    method: "POST",
    path: "/api/reset-password",
    summary: "Choose a new password by such a link",
    details: "Ends every session of the account.",
    isOpen: true,
    body: resetPasswordCallSchema,
    example: { token: "From the link in the e-mail", newPassword: "another-flint-and-spark" },
    answer: { status: 200, meaning: "The new password holds.", body: messageAnswer },
    refusals: { 400: "The link ran out, was used or is none, or the password is too easy to guess." },
  },
} as const satisfies DescribedCalls;
