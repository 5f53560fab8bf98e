import { z } from "zod";
import { EmailProblem, type EmailTransport } from "./email-transport";

const refusal = z.object({ message: z.string() });

interface ResendSettings {
  apiKey: string;
  /** Where Resend answers, other than at its own address. */
  apiBase: string;
  from: string;
}

/** Milliseconds for one request. */
const timeout = 20_000;

/** Resend, by its API: one request, which its package would add nothing to but a fixed address. */
export function connectResend({ apiKey, apiBase, from }: ResendSettings): EmailTransport {
  return {
    name: "resend",
    async send({ id, to, subject, html, text, replyTo, headers }) {
      const response = await fetch(new URL("/emails", apiBase), {
        method: "POST",
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", "Idempotency-Key": id },
        body: JSON.stringify({ from, to: [to], subject, html, text, reply_to: replyTo, headers }),
        // why: a redirect would carry our key to wherever it points.
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      }).catch((cause: unknown) => {
        throw new EmailProblem("unavailable", "Resend did not answer.", { cause });
      });
      const said = (await response.text().catch(() => "")).slice(0, 500);
      if (response.ok) return;
      throw explainRefusal(response.status, said);
    },
  };
}

/** What Resend said, as a sentence. A wrong key or too many at once is no fault of the e-mail's, so another try may succeed. */
function explainRefusal(status: number, said: string): EmailProblem {
  const message = readMessage(said);
  if (status === 401 || /api key/i.test(message))
    return new EmailProblem("unavailable", `Resend refused the key: ${message || "it does not know it."}`);
  const reason = status === 400 || status === 422 ? "refused" : "unavailable";
  return new EmailProblem(reason, `Resend did not take it: ${message || `it answered with the error ${status}.`}`);
}

/** The sentence in an answer of Resend's, closed; empty where there is none. */
function readMessage(said: string): string {
  const { data } = refusal.safeParse(parseJson(said));
  const message = data?.message.replace(/\s+/g, " ").trim() ?? "";
  return message && !/[.!?]$/.test(message) ? `${message}.` : message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
