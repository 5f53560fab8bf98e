import { z } from "zod";
import { listPacks } from "~/features/plans/packs";
import type { DescribedCalls } from "~/platform/http/described-call";

const unavailable = "PayPal is not connected to this site.";

const opened = {
  status: 201,
  meaning: "It waits at PayPal for its customer to agree. Nothing is charged yet.",
  body: z.object({
    id: z.string().describe("PayPal's id, for its buttons and for the capture."),
    url: z.string().nullable().describe("The page where the customer agrees; null where they did."),
  }),
} as const;

/** The calls for PayPal's buttons. What is bought is named, never what it costs: that is ours to say. */
export const payPalCalls = {
  setup: {
    name: "readPayPalSetup",
    method: "GET",
    path: "/paypal/setup",
    summary: "What PayPal's buttons need",
    isSessionOnly: true,
    answer: { status: 200, meaning: "The public id of this site at PayPal.", body: z.object({ clientId: z.string() }) },
    refusals: { 404: unavailable },
  },
  order: {
    name: "createPayPalOrder",
    method: "POST",
    path: "/paypal/order",
    summary: "Open an order for a pack of sparks at PayPal",
    isSessionOnly: true,
    details: "Asked for again before it is paid, it is the same order.",
    body: z.object({ pack: z.literal(listPacks().map(({ sparks }) => sparks)).describe("Its sparks.") }),
    example: { pack: 3300 },
    answer: opened,
    refusals: {
      404: unavailable,
      422: "The same pack was paid by card a moment ago.",
      429: "Too many orders in an hour.",
    },
  },
  subscription: {
    name: "createPayPalSubscription",
    method: "POST",
    path: "/paypal/subscription",
    summary: "Open a subscription to a plan at PayPal",
    isSessionOnly: true,
    details: "Open pages for other plans are closed by it.",
    body: z.object({
      planName: z.enum(["launch", "amplify", "scale"]),
      billingPeriod: z.enum(["monthly", "annual"]).default("monthly"),
    }),
    example: { planName: "launch", billingPeriod: "monthly" },
    answer: opened,
    refusals: {
      404: unavailable,
      422: "You have a subscription, whose plan is changed under Billing.",
      429: "Too many orders in an hour.",
    },
  },
  capture: {
    name: "capturePayPalOrder",
    method: "POST",
    path: "/paypal/order/{id}/capture",
    summary: "Take the money of what was agreed to at PayPal",
    isSessionOnly: true,
    details: "Takes no body. For orders and subscriptions alike, once however often it is asked for.",
    params: z.object({ id: z.string() }),
    answer: {
      status: 200,
      meaning: "How it stands: only COMPLETED is paid.",
      body: z.object({ status: z.enum(["CREATED", "PENDING", "COMPLETED", "VOIDED"]) }),
    },
    refusals: { 404: "You have no such order.", 422: "The payment was declined; the message says why." },
  },
} as const satisfies DescribedCalls;

/** The ways in which a capture can stand. */
export type CaptureStatus = z.output<typeof payPalCalls.capture.answer.body>["status"];
