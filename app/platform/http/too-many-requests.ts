/**
 * Somebody asks for more than a limit allows. The one place that says so in words: a form rejects itself with
 * `form.reject({ "": [error.message] }, error.init)`, a call answers `answer({ message: error.message }, error.init)`.
 */
export class TooManyRequests extends Error {
  override name = "TooManyRequests";

  /** @param what was too much, as a short statement without a full stop. */
  constructor(
    readonly retryAfterSeconds: number,
    what = "Too many attempts",
  ) {
    super(`${what}. Please try again in ${inMinutes(retryAfterSeconds)}.`);
  }

  /** Status and headers of the answer. */
  get init(): { status: number; headers: { "Retry-After": string } } {
    return { status: 429, headers: { "Retry-After": String(this.retryAfterSeconds) } };
  }
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}
