import { PaymentProblem } from "~/features/payments/payment-problem";
import { createCallError, respond } from "~/platform/http/call.server";
import { redirectWithError } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";

/** What somebody is told whose provider did not do what they asked for. Throws on what is no `PaymentProblem`. */
export function answerProblem(error: unknown, path: string): Promise<Response> {
  if (!(error instanceof PaymentProblem)) throw error;
  if (error.reason === "declined")
    return redirectWithError(path, { message: "Payment Failed", description: error.message });
  log.error({ err: error, path }, "the payment provider did not do what it was asked to");
  return redirectWithError(path, {
    message: "Payment Error",
    description: "An unexpected error occurred. Please try again.",
  });
}

/** The same for a call, and for one that was sent too often. An answer that was thrown is that answer; throws on anything else. */
export function answerCallProblem(error: unknown, message = "Payment error occurred. Please try again."): Response {
  if (error instanceof Response) return error;
  if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
  if (!(error instanceof PaymentProblem)) throw error;
  if (error.reason === "declined") return createCallError(422, error.message);
  log.error({ err: error }, "the payment provider did not do what a call asked for");
  return createCallError(503, message, {}, { "Retry-After": "30" });
}
