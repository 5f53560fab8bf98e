import { PaymentProblem } from "~/features/payments/payment-problem";
import { redirectWithError } from "~/platform/http/toast.server";
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
