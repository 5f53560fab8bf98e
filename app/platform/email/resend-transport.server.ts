import { EmailProblem, type EmailTransport } from "./email-transport";

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
      // why these alone: a wrong key or too many at once is no fault of the e-mail's.
      const isRefused = response.status === 400 || response.status === 422;
      throw new EmailProblem(isRefused ? "refused" : "unavailable", `Resend answered ${response.status}: ${said}`);
    },
  };
}
