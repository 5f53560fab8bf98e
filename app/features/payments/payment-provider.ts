import type { BillingPeriod, PaidPlanName } from "~/features/plans/plans";

/**
 * The port to whoever takes the money. An adapter tells how things stand in these words, whatever its vendor calls them; amounts are whole
 * cents. Each method rejects with a `PaymentProblem`. Creating twice with one key creates once.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** The name of our site, which is part of everything that is made there and of each key. */
  installation: string;
  /** The account whose keys we have, with its mode: "acct_1/live". "?" in place of an account that our key may not read. */
  findAccount(): Promise<string>;
  /** How that account stands, for whoever runs the site. */
  examine(expected: ExpectedAccount): Promise<ExaminedAccount>;
  /** Which of our prices are not sold at any more. */
  listLostPrices(prices: readonly string[]): Promise<string[]>;
  /** `earlier`: how many of it there were before that are gone, so that another is made. */
  createCustomer(customer: { userId: number; email: string; name: string }, earlier?: number): Promise<string>;
  createPrice(price: PlanPrice, earlier?: number): Promise<string>;
  /** Opens the provider's own page where an order is paid. `key` is the order's, and one that lapsed needs another. */
  openCheckout(order: CheckoutOrder, key: string): Promise<{ id: string; url: string }>;
  /** Opens what is paid in a field of the provider's on our own page, where it has one. `readCheckout` and `closeCheckout` know it too. */
  openCardPayment?(order: CheckoutOrder, key: string): Promise<{ id: string; clientSecret: string }>;
  readCheckout(id: string): Promise<Checkout>;
  /** Takes the money of a checkout that its customer agreed to. Asked for twice, it is taken once. */
  completeCheckout(id: string, key: string): Promise<void>;
  /** Closes a page that nobody paid at. One that is paid or has lapsed stays as it is. */
  closeCheckout(id: string): Promise<void>;
  /** `named` are those of its refunds and disputes that we were told of; a provider that lists them itself needs none. */
  readSubscription(id: string, named?: NamedMoneyBack): Promise<ProviderSubscription>;
  readPackPayment(id: string, named?: NamedMoneyBack): Promise<PackPayment>;
  /** The subscription, the pack's payment, or the order that something says it belongs to; null where it is none of them. */
  findPurchase(subject: EventSubject): Promise<Purchase | OrderReference | null>;
  /** Whether a payment that says whose it is was made for a purchase. */
  isPaymentOf(purchase: Purchase, payment: string): Promise<boolean>;
  /** Money that moved from one moment to another, by the provider's own lists. */
  listMovements(from: Date, until: Date): Promise<Movement[]>;
  /** Says whether a subscription ends with its period. */
  setCancelAtPeriodEnd(subscription: string, cancels: boolean): Promise<void>;
  /** Ends a subscription now. One that has ended stays ended. */
  endSubscription(subscription: string): Promise<void>;
  /** Cents that changing to another price at this moment takes now. */
  previewUpgrade(change: PriceChange): Promise<{ amount: number; currency: string }>;
  /** Changes to another price and takes the difference for the rest of the period at once; declined, nothing changes. */
  upgrade(change: PriceChange, key: string): Promise<void>;
  /** From the next period on, another price. Answers with the page where the customer has to agree to it first; null where it is done. */
  setNextPrice(subscription: string, price: string, returnTo: string): Promise<string | null>;
  /** Gives the money of a subscription's payment back under the guarantee; the refund, whose id it answers with, says so for good. */
  refundUnderGuarantee(payment: Refund, key: string): Promise<string>;
  /** Gives money of a payment back, that of a subscription or of a pack. A subscription goes on. Answers with the refund's id. */
  refundPayment(payment: Refund, key: string): Promise<string>;
  /** A page of the provider's where the way of paying is changed. */
  openPaymentMethods(customer: string, returnTo: string): Promise<string>;
}

export type ProviderName = "stripe" | "paypal";

/** Whether a provider counts out what a change to a dearer plan costs for the rest of a period. With another it begins with the next. */
export const proratesUpgrades: Record<ProviderName, boolean> = { stripe: true, paypal: false };

/** What should be at the provider. */
export interface ExpectedAccount {
  /** Where it tells us of events. */
  webhookUrl: string;
  /** Its ids of our prices. */
  prices: readonly string[];
}

/** What is there. */
export interface ExaminedAccount {
  account: string;
  /** What the account is called. */
  name: string | null;
  takesMoney: boolean;
  lostPrices: string[];
  /** Whether events come to us, and which of those that we need do not; unknown where our key may not ask. */
  webhook: { state: "on" | "off" | "missing" | "elsewhere" | "unknown"; missingEvents: string[] };
}

export interface PlanPrice {
  plan: PaidPlanName;
  billing: BillingPeriod;
  /** Cents. */
  amount: number;
  currency: string;
}

export interface CheckoutOrder {
  id: number;
  customer: string;
  /** A plan's price, or what a pack is called and costs. */
  item: { price: string } | { name: string; amount: number; currency: string };
  /** Where the provider sends the customer. */
  paidUrl: string;
  cancelledUrl: string;
}

/** A price change at a moment, so that what was shown is what is charged. */
export interface PriceChange {
  subscription: string;
  price: string;
  at: Date;
}

export interface Refund {
  /** The provider's id of the payment. */
  payment: string;
  /** Cents. */
  amount: number;
}

export interface Checkout {
  /** Approved: the customer agreed, and nothing is taken before we say so (`completeCheckout`). */
  state: "open" | "approved" | "complete" | "expired";
  isPaid: boolean;
  /** Where it is paid while it is open. */
  url: string | null;
  /** What opens it in the provider's field, for one that is paid on our own page and is open. */
  clientSecret?: string;
  /** By what id a browser knows what that field pays. */
  payment?: string;
  /** What came of it. */
  purchase: Purchase | null;
}

export interface Purchase {
  kind: "subscription" | "pack";
  /** The provider's id of the subscription or of the payment. */
  id: string;
}

/** What a payment says whose it is: our order, if the site, the customer and the payment are those of that order. */
export interface OrderReference {
  kind: "order";
  id: number;
  customer: string;
  /** Empty where it does not say. */
  installation: string;
  /** The provider's id of the payment that says so. */
  payment: string;
}

/** What an event is about: only this much of it is believed, and the rest is read again. */
export interface EventSubject {
  kind: "checkout" | "subscription" | "invoice" | "charge" | "refund" | "dispute";
  id: string;
}

/** Money that moved at a provider, whoever caused it. */
export interface Movement {
  kind: "payment" | "refund" | "dispute";
  /** The provider's id of it. */
  id: string;
  /** What leads to the purchase that it is of. */
  subject: EventSubject;
  /** What we call the payment, as far as it is told. */
  payment: string | null;
  /** Cents. */
  amount: number;
  currency: string;
  at: Date;
  /** Where a person looks at it. */
  url: string;
  /** What it says whose it is: empty, or no number, where it does not. */
  installation: string;
  customer: string;
  orderId: number;
}

/** What a provider told us of its own accord. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null where it does not concern us. */
  subject: EventSubject | null;
}

/** How something was paid, as an invoice says it: "Visa •••• 4242". Absent where the provider does not tell. */
interface PaidWith {
  paidBy?: string;
}

/** Money that went back, or that somebody's bank wants back. */
export interface MoneyBack {
  refunds: { id: string; amount: number; failed: boolean; isGuarantee: boolean }[];
  /** Dropped: it is over, or was never begun, and nobody decided on it. */
  disputes: { id: string; state: "open" | "won" | "lost" | "dropped" }[];
}

/** Ids of refunds and disputes. */
export interface NamedMoneyBack {
  refunds: readonly string[];
  disputes: readonly string[];
}

export interface ProviderSubscription {
  id: string;
  customer: string;
  /** Which site it was bought at; empty where it does not say. */
  installation: string;
  state: "active" | "past_due" | "cancelled" | "inactive";
  /** The price of the next period. */
  price: string;
  /** What that price is: all that is known of one that is none of ours. Its amount is null where it is counted in another way. */
  priced: { billing: BillingPeriod; amount: number | null; currency: string };
  periodStart: Date;
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  createdAt: Date;
  endedAt: Date | null;
  /** The oldest first. */
  invoices: SubscriptionInvoice[];
}

export interface SubscriptionInvoice extends MoneyBack, PaidWith {
  id: string;
  /** For a whole period, or for the rest of one after a change to a dearer plan. */
  kind: "period" | "upgrade";
  state: "completed" | "pending" | "failed";
  /** Null where the provider does not say what a payment was for, and its amount tells. */
  price: string | null;
  /** What an upgrade changed from. */
  previousPrice: string | null;
  periodStart: Date;
  periodEnd: Date;
  amount: number;
  currency: string;
  createdAt: Date;
}

export interface PackPayment extends MoneyBack, PaidWith {
  id: string;
  customer: string;
  /** Our order, as we named it when it was made, and which site that was; empty where it does not say. */
  orderId: number;
  installation: string;
  state: "completed" | "pending" | "failed";
  amount: number;
  currency: string;
  createdAt: Date;
}
