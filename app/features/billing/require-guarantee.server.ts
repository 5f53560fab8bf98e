import type { User } from "~/platform/auth/user";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithInfo } from "~/platform/http/toast.server";
import { findGuarantee, type Guarantee } from "./find-guarantee.server";
import { findPayment } from "./find-payment.server";
import { formatDay } from "./format-day";

/**
 * The guarantee of this user, where it holds for this payment.
 * @throws 404 for a payment that is not theirs; a redirect to /billing, which says why, where it does not hold.
 */
export async function requireGuarantee(user: User, paymentId: number | null, now = new Date()): Promise<Guarantee> {
  if (!findPayment(user, paymentId)) throw createNotFound();
  const guarantee = findGuarantee(user.id, now);
  if (guarantee?.payment.id !== paymentId) {
    throw await redirectWithInfo("/billing", {
      message: "This payment is not refundable",
      description: "The guarantee is for the first payment of your first subscription.",
    });
  }
  if (guarantee.state === "used") {
    throw await redirectWithInfo("/billing", {
      message: "The guarantee was used already",
      description: "Your first payment went back. This holds once for each customer.",
    });
  }
  if (guarantee.state === "over") {
    throw await redirectWithInfo("/billing", {
      message: "The 14 days are over",
      description: `You could have your first payment back until ${formatDay(guarantee.until)}.`,
    });
  }
  return guarantee;
}
