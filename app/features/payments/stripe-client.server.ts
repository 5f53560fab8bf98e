import Stripe from "stripe";
import type { z } from "zod";
import { type LostThing, PaymentProblem } from "./payment-problem";
import { sendUnderKey } from "./send-under-key.server";

/** The newest version whose published description our requests are checked against. Stripe answers in it whatever our account's is. */
const stripeApiVersion = "2023-08-16";

/** Milliseconds for one request, and how often one that Stripe did not answer is sent again, under its own key. */
const timeout = 20_000;
const repeats = 2;

export interface StripeSettings {
  secretKey: string;
  /** The name of our site; a function, since a site has none before its database is there. */
  installation(): string;
  /** Where Stripe answers, other than at its own address. */
  apiBase?: string;
  /** How often a request that was not answered is sent again. */
  repeats?: number;
  /** What sends a request; Node's own fetch unless a test says otherwise. */
  send?: typeof fetch;
}

/** Stripe's own package, whose answers are read by schemas of ours, since its types are of a newer version. */
export interface StripeClient {
  stripe: Stripe;
  /** All that is not in the answer as we know it, or not an answer, is a `PaymentProblem`. */
  ask<Answer extends z.ZodType>(answer: Answer, request: Promise<unknown>): Promise<z.output<Answer>>;
  /** Creates something, once for each key of this site. */
  create<Answer extends z.ZodType>(
    answer: Answer,
    key: string,
    send: (options: { idempotencyKey: string }) => Promise<unknown>,
  ): Promise<z.output<Answer>>;
  installation(): string;
  /** Whose money it is, by the key. */
  mode: "live" | "test";
}

export function createStripeClient(settings: StripeSettings): StripeClient {
  const stripe = openStripe(settings);
  const { installation, secretKey } = settings;

  const ask: StripeClient["ask"] = async (answer, request) => {
    const parsed = answer.safeParse(await request.catch(throwProblem));
    if (parsed.success) return parsed.data;
    const where = parsed.error.issues.map(({ path }) => path.join(".")).join(", ");
    throw new PaymentProblem("unreadable", `Stripe's answer is not as described: ${where}`);
  };

  return {
    stripe,
    ask,
    create: (answer, key, send) =>
      sendUnderKey(`${installation()}:${key}`, (idempotencyKey) => ask(answer, send({ idempotencyKey }))),
    installation,
    mode: /^[a-z]+_test_/.test(secretKey) ? "test" : "live",
  };
}

function openStripe({ secretKey, apiBase, repeats: given = repeats, ...settings }: StripeSettings): Stripe {
  // why a function: tests put another fetch in the place of Node's after this module is loaded.
  const send: typeof fetch = settings.send ?? ((url, init) => fetch(url, init));
  const base = apiBase ? new URL(apiBase) : null;
  const host = base && {
    host: base.hostname,
    port: base.port || (base.protocol === "http:" ? "80" : "443"),
    protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
  };
  return new Stripe(secretKey, {
    ...host,
    // why the cast: the package's types know only its own, newest version.
    apiVersion: stripeApiVersion as never,
    timeout,
    maxNetworkRetries: given,
    telemetry: false,
    // why: a redirect would carry our key to wherever it points.
    httpClient: Stripe.createFetchHttpClient((url, init) => send(url, { ...init, redirect: "error" })),
  });
}

function throwProblem(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { message, statusCode, type } = error;
  const options = { cause: error, lost: findLost(error) };
  if (type === "StripeCardError") throw new PaymentProblem("declined", message, options);
  if (type === "StripeIdempotencyError") throw new PaymentProblem("repeated", message, options);
  if (error.code === "resource_missing" || statusCode === 404) throw new PaymentProblem("missing", message, options);
  const isBusy = statusCode === undefined || statusCode === 429 || statusCode === 409 || statusCode >= 500;
  throw new PaymentProblem(isBusy ? "unavailable" : "refused", message, options);
}

/** Stripe names the parameter that it does not take: "customer", "line_items[0][price]". */
function findLost({ param, type }: InstanceType<typeof Stripe.errors.StripeError>): LostThing | undefined {
  if (type !== "StripeInvalidRequestError" || !param) return undefined;
  return param === "customer" ? "customer" : /\[price\]$/.test(param) ? "price" : undefined;
}
