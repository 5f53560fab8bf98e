import { z } from "zod";
import type { DescribedCalls } from "~/platform/http/described-call";
import { loginCallSchema, registerCallSchema } from "./user.schema";

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
    isOpen: true,
    body: loginCallSchema,
    example: { email: "ada@example.com", password: "spark-and-flint-7" },
    answer: signedIn,
    refusals: { 401: "The address and the password do not belong together.", 429: "Too many wrong guesses." },
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
      body: z.object({ message: z.string() }),
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
} as const satisfies DescribedCalls;
