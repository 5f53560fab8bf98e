import { z } from "zod";
import { listPacks } from "~/features/plans/packs";
import { pageAnswerHeaders, pageQuery } from "~/platform/http/call-page.server";
import { type DescribedCalls, doneAnswer, rowParams } from "~/platform/http/described-call";

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

/** What the browser says that it paid. Nothing of it is believed. */
const paidSum = z.union([z.number(), z.string().max(40)]);
const billingPeriod = z.enum(["monthly", "annual"]);

const ordered = z
  .object({
    planName: z.enum(["launch", "amplify", "scale"]).optional(),
    billingPeriod: billingPeriod.default("monthly"),
    pack: z
      .literal(listPacks().map(({ sparks }) => sparks))
      .optional()
      .describe("In place of a plan: a pack of so many sparks."),
    planPrice: paidSum.optional().describe("Ignored: a plan costs what it costs here."),
    nonce: z.string().min(1).max(100).optional().describe("The same again is the same order."),
  })
  .refine(({ planName, pack }) => (planName === undefined) !== (pack === undefined), {
    path: ["planName"],
    message: "Choose a plan or a pack.",
  });
export type Ordered = Omit<z.output<typeof ordered>, "nonce">;

/** The calls about what was paid, and is to be. */
export const billingCalls = {
  createSubscription: {
    name: "createSubscription",
    method: "POST",
    path: "/api/create-subscription",
    summary: "Order a plan or a pack, to be paid by card on the page",
    isSessionOnly: true,
    details: "Nothing is charged before the card is confirmed at Stripe with the client secret.",
    body: ordered,
    example: { planName: "launch", planPrice: 99, billingPeriod: "monthly" },
    answer: {
      status: 200,
      meaning: "What Stripe's card field is opened with.",
      body: z.object({ clientSecret: z.string(), orderId: z.int() }),
    },
    refusals: {
      404: "Nobody takes cards here.",
      422: "You have a subscription already, which can be changed, or this order is paid.",
      429: "Too many orders in one hour.",
    },
  },
  notePayment: {
    name: "notePayment",
    method: "POST",
    path: "/api/payment-success",
    summary: "Say that something was paid",
    isSessionOnly: true,
    details: "A hint and no proof: what is open is asked about at its provider, and only its answer counts.",
    body: z.object({
      paymentMethod: z.string().min(1).max(40),
      transactionId: z.string().min(1).max(255),
      planName: z.string().max(40).optional(),
      billingPeriod: billingPeriod.optional(),
      amount: paidSum.optional(),
      paypalOrderData: z.looseObject({}).optional(),
    }),
    example: {
      paymentMethod: "card",
      amount: 99,
      planName: "launch",
      transactionId: "pi_123",
      billingPeriod: "monthly",
    },
    answer: { status: 200, meaning: "It was looked after.", body: doneAnswer },
    refusals: { 404: "You have no such payment, and none under way.", 429: "Too many orders in one hour." },
  },
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
