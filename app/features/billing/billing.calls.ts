import { z } from "zod";
import { pageAnswerHeaders, pageQuery } from "~/platform/http/call-page.server";
import { type DescribedCalls, rowParams } from "~/platform/http/described-call";

const billingEntry = z
  .object({
    id: z.int(),
    description: z.string(),
    paymentMethod: z.string().describe('"Visa •••• 4242", "Card", "PayPal".'),
    amount: z.int().describe("Cents."),
    refunded: z.int().describe("Cents of it that went back."),
    currency: z.string(),
    status: z.enum(["completed", "pending", "failed"]),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "BillingEntry" });

export type BillingEntry = z.output<typeof billingEntry>;

/** The calls about what was paid. */
export const billingCalls = {
  list: {
    name: "listBillingHistory",
    method: "GET",
    path: "/api/billing-history",
    summary: "What you paid, the newest first",
    query: pageQuery,
    answer: {
      status: 200,
      meaning: "At most a hundred payments.",
      body: z.array(billingEntry),
      headers: pageAnswerHeaders,
    },
  },
  file: {
    name: "readInvoiceFile",
    method: "GET",
    path: "/api/billing-history/{id}/pdf",
    summary: "The invoice of a payment, as a PDF",
    params: rowParams,
    answer: { status: 200, meaning: "The invoice, as it was issued.", body: "application/pdf" },
    refusals: { 404: "You have no such payment, or it is not paid and has no invoice." },
  },
} as const satisfies DescribedCalls;
