/** The wallet holds less than what was asked for. Answered as 402. */
export class InsufficientSparks extends Error {
  override name = "InsufficientSparks";
  constructor(
    readonly needed: number,
    readonly available: number,
  ) {
    super("You don't have enough sparks for this generation. Please upgrade your plan or purchase additional credits.");
  }
}

/** A payment of this customer is disputed: nothing new is started until that is settled. Answered as 403. */
export class SparksBlocked extends Error {
  override name = "SparksBlocked";
  constructor() {
    super(
      "A payment on your account is disputed. You can read and export everything; new sparks wait until it is settled.",
    );
  }
}
