import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import { findPayPalSite } from "~/platform/config/paypal-site";
import { PaymentProblem, type PaymentProblemReason } from "./payment-problem";
import { payPalError, payPalToken } from "./paypal-answers";

/** Milliseconds for one request, and how often one that PayPal did not answer is sent again. */
const timeout = 20_000;
const repeats = 2;
const firstPause = 250;

/** Seconds before its end at which a token is not used any more. */
const tokenReserve = 60;

const liveBase = "https://api-m.paypal.com";

/** Refusals that are the customer's bank's or PayPal's word on the customer, and are said to them. */
const declined = new Set([
  "INSTRUMENT_DECLINED",
  "PAYER_CANNOT_PAY",
  "PAYER_ACCOUNT_RESTRICTED",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "TRANSACTION_REFUSED",
]);

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** Where PayPal answers, other than at its own address. */
  apiBase?: string;
  webhookId?: string;
  /** How often a request that was not answered is sent again. */
  repeats?: number;
  /** What sends a request; Node's own fetch unless a test says otherwise. */
  send?: typeof fetch;
  now?: () => Date;
}

interface PayPalRequest {
  method: "GET" | "POST";
  path: string;
  /** A text is sent as it stands. */
  body?: object | string;
  /** Creating twice with one key creates once. */
  key?: string;
}

/** PayPal's REST API: signs in, sends, and reads. */
export interface PayPalClient {
  ask<Answer extends z.ZodType>(answer: Answer, request: PayPalRequest): Promise<z.output<Answer>>;
  now(): Date;
  /** Where PayPal's own pages for customers lie. */
  site: string;
  /** The app whose keys we have, and whether its money is real: "AaBb/live". */
  account: string;
  /** Which webhook of it tells us. */
  webhookId: string | null;
}

/** PayPal refused; `issue` is its word for why. */
export class PayPalRefusal extends PaymentProblem {
  constructor(
    reason: PaymentProblemReason,
    message: string,
    readonly issue: string,
  ) {
    super(reason, message);
  }
}

export function createPayPalClient(settings: PayPalSettings): PayPalClient {
  const { clientId, clientSecret, apiBase = liveBase, repeats: mostRepeats = repeats } = settings;
  const base = new URL(apiBase).origin;
  const now = settings.now ?? (() => new Date());
  // why a function: tests put another fetch in the place of Node's after this module is loaded.
  const send: typeof fetch = settings.send ?? ((url, init) => fetch(url, init));

  async function sendOnce(path: string, init: RequestInit): Promise<Response> {
    try {
      // why no redirects: one would carry our key to wherever it points.
      return await send(base + path, { ...init, redirect: "error", signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      throw new PaymentProblem("unavailable", "PayPal did not answer.", { cause: error });
    }
  }

  let token: { text: string; until: number } | undefined;
  let signingIn: Promise<string> | undefined;

  async function signIn(): Promise<string> {
    const headers = {
      Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const response = await sendOnce("/v1/oauth2/token", {
      method: "POST",
      headers,
      body: "grant_type=client_credentials",
    });
    if (!response.ok) throw await readProblem(response);
    const { access_token, expires_in } = await read(payPalToken, response);
    token = { text: access_token, until: now().getTime() + (expires_in - tokenReserve) * 1000 };
    return access_token;
  }

  /** The token of this hour; those who ask at once share one sign-in. */
  function requireToken(): Promise<string> {
    if (token && token.until > now().getTime()) return Promise.resolve(token.text);
    signingIn ??= signIn().finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  }

  async function sendSigned({ method, path, body, key }: PayPalRequest): Promise<Response> {
    const headers = {
      Authorization: `Bearer ${await requireToken()}`,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(key === undefined ? {} : { "PayPal-Request-Id": key }),
    };
    const text = typeof body === "object" ? JSON.stringify(body) : body;
    const response = await sendOnce(path, { method, headers, body: text });
    if (response.ok) return response;
    // why: PayPal may take a token back before its end; the next request signs in anew.
    if (response.status === 401) token = undefined;
    throw await readProblem(response);
  }

  return {
    now,
    site: findPayPalSite(apiBase),
    account: `${clientId}/${base === liveBase || base === "https://api.paypal.com" ? "live" : "test"}`,
    webhookId: settings.webhookId ?? null,
    async ask(answer, request) {
      const isSafe = request.method === "GET" || request.key !== undefined;
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await read(answer, await sendSigned(request));
        } catch (error) {
          if (!(error instanceof PaymentProblem)) throw error;
          const isLast = attempt >= mostRepeats;
          const isStale = error instanceof PayPalRefusal && error.issue === "invalid_token" && attempt === 0;
          if (!isStale && (isLast || !isSafe || error.reason !== "unavailable")) throw error;
          if (!isStale) await pause(firstPause * 2 ** attempt);
        }
      }
    },
  };
}

async function read<Answer extends z.ZodType>(answer: Answer, response: Response): Promise<z.output<Answer>> {
  const text = await readText(response);
  const parsed = answer.safeParse(text === "" ? undefined : parseJson(text));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join(".")).join(", ");
  throw new PaymentProblem("unreadable", `PayPal's answer is not as described: ${where}`);
}

async function readProblem(response: Response): Promise<PayPalRefusal> {
  const { status } = response;
  const { data } = payPalError.safeParse(parseJson(await readText(response)));
  const [detail] = data?.details ?? [];
  const issue = status === 401 ? "invalid_token" : (detail?.issue ?? data?.name ?? `status ${status}`);
  const message = detail?.description ?? data?.message ?? `PayPal answered with ${status}.`;
  return new PayPalRefusal(findReason(status, issue), message, issue);
}

function findReason(status: number, issue: string): PaymentProblemReason {
  if (declined.has(issue)) return "declined";
  if (issue === "PAYPAL_REQUEST_ID_PREVIOUSLY_USED" || issue === "DUPLICATE_REQUEST_ID") return "repeated";
  if (status === 404) return "missing";
  return status === 409 || status === 429 || status >= 500 ? "unavailable" : "refused";
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new PaymentProblem("unavailable", "PayPal's answer broke off.", { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
