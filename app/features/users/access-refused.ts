/** Why somebody did not get in. The message is for them; with `retryAfterSeconds` they were not even tried. */
export class AccessRefused extends Error {
  override name = "AccessRefused";

  constructor(
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }

  static tooManyAttempts(retryAfterSeconds: number): AccessRefused {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
    return new AccessRefused(`Too many attempts. Please try again in ${wait}.`, retryAfterSeconds);
  }

  /** `Retry-After`, where waiting helps. */
  get headers(): Record<string, string> {
    return this.retryAfterSeconds === undefined ? {} : { "Retry-After": String(this.retryAfterSeconds) };
  }
}
