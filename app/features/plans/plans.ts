import type { ContentType } from "~/engine/brief";
import { contentTypeEntries } from "~/features/content-types/content-types";
import type { User } from "~/platform/auth/user";

/** The names are those that the users' table takes. */
export type PlanName = User["plan"];
export type PaidPlanName = Exclude<PlanName, "free">;

export interface PaidPlan {
  id: PaidPlanName;
  name: string;
  tagline: string;
  /** US dollars, billed monthly. */
  monthlyPrice: number;
  /** Granted each month. */
  sparks: number;
  features: string[];
  /** The plan whose features it has as well. */
  includes: PaidPlanName | null;
  popular: boolean;
  /** On the button that chooses it. */
  buttonText: string;
}

export type BillingPeriod = "monthly" | "annual";

/** In the order in which they are shown. Figures: the specification, section 9. */
const plans: Record<PaidPlanName, PaidPlan> = {
  launch: {
    id: "launch",
    name: "Launch",
    tagline: "For one brand finding its voice",
    monthlyPrice: 99,
    sparks: 10_000,
    features: ["All content types", "Standard AI models", "Community support"],
    includes: null,
    popular: false,
    buttonText: "Choose Launch",
  },
  amplify: {
    id: "amplify",
    name: "Amplify",
    tagline: "For teams that publish every week",
    monthlyPrice: 249,
    sparks: 30_000,
    features: ["Faster generation queue", "Email support"],
    includes: "launch",
    popular: true,
    buttonText: "Choose Amplify",
  },
  scale: {
    id: "scale",
    name: "Scale",
    tagline: "For agencies running many brands",
    monthlyPrice: 599,
    sparks: 100_000,
    features: ["Highest priority queue", "Dedicated account support"],
    includes: "amplify",
    popular: false,
    buttonText: "Choose Scale",
  },
};

export function getPaidPlan(name: PaidPlanName): PaidPlan {
  return plans[name];
}

/** What a plan is called. */
export function getPlanName(plan: PlanName): string {
  return plan === "free" ? "Free" : plans[plan].name;
}

/** The plan of a name as an address has it; null for any other. */
export function findPaidPlan(name: string | null): PaidPlan | null {
  return listPaidPlans().find((plan) => plan.id === name) ?? null;
}

/** What an address asks for; whatever is not 'annual' means monthly. */
export function readBillingPeriod(params: URLSearchParams): BillingPeriod {
  return params.get("billing") === "annual" ? "annual" : "monthly";
}

/** Where choosing a plan leads. */
export function getCheckoutPath(plan: PaidPlan, billing: BillingPeriod): string {
  return `/checkout?plan=${plan.id}&billing=${billing}`;
}

export function listPaidPlans(): PaidPlan[] {
  return Object.values(plans);
}

/** Annual billing takes this share off. */
const annualDiscount = 0.2;

/** "20%", as the badge says it. */
export const annualDiscountText = `${annualDiscount * 100}%`;

/** Dollars for twelve months at once: the discounted month rounded to a whole dollar, times twelve. Shown and charged alike. */
export function getAnnualPrice(plan: PaidPlan): { perMonth: number; perYear: number; savings: number } {
  const perMonth = Math.round(plan.monthlyPrice * (1 - annualDiscount));
  const savings = Math.round(plan.monthlyPrice * 12 - plan.monthlyPrice * (1 - annualDiscount) * 12);
  return { perMonth, perYear: perMonth * 12, savings };
}

/** Cents that are charged at once: for a month, or for a year. */
export function getChargedAmount(plan: PaidPlan, billing: BillingPeriod): number {
  return (billing === "annual" ? getAnnualPrice(plan).perYear : plan.monthlyPrice) * 100;
}

/** How many of each content type an amount of sparks is enough for, each type alone. */
export function countEquivalents(sparks: number): Record<ContentType, number> {
  const counts = contentTypeEntries.map(({ type, cost }) => [type, Math.floor(sparks / cost)]);
  return Object.fromEntries(counts) as Record<ContentType, number>;
}

/** Waiting work with the smaller number is made first. */
const queuePriorities: Record<PlanName, number> = { scale: 0, amplify: 1, launch: 2, free: 3 };

export function getQueuePriority(plan: PlanName): number {
  return queuePriorities[plan];
}
