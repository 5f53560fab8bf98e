/** Why somebody did not get in, in words for them. */
export class AccessRefused extends Error {
  override name = "AccessRefused";
}
