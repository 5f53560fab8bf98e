/**
 * Why a payment provider did not do what it was asked to. Declined: the bank said no, and `message` is for the customer. Unavailable: it did
 * not answer in time, or is busy; trying again helps. Missing: it knows no such thing. Refused: it does not take what we sent, for
 * instance our key. Repeated: another request came under this key before. Unreadable: it answered something else than it says it does.
 * Unknown: what it tells of is nothing that we sell.
 */
export type PaymentProblemReason =
  | "declined"
  | "unavailable"
  | "missing"
  | "refused"
  | "repeated"
  | "unreadable"
  | "unknown";

/** What we keep the provider's id of and make again where it is gone. */
export type LostThing = "customer" | "price";

/** A payment provider failed. Its message holds no secret; only that of a declined payment is written for customers. */
export class PaymentProblem extends Error {
  override name = "PaymentProblem";
  /** Which of ours the provider does not take: it was deleted there, or is another account's. Making it again helps. */
  readonly lost?: LostThing;
  constructor(
    readonly reason: PaymentProblemReason,
    message: string,
    { lost, ...options }: ErrorOptions & { lost?: LostThing } = {},
  ) {
    super(message, options);
    this.lost = lost;
  }
}
