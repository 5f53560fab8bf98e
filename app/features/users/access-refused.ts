/** Why somebody did not get in, in words for them. */
export class AccessRefused extends Error {
  override name = "AccessRefused";

  /** @param field what to change, where it is one field. */
  constructor(
    message: string,
    readonly field?: "email" | "password" | "currentPassword",
  ) {
    super(message);
  }
}
