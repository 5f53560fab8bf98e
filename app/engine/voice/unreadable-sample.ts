/** Samples that cannot be told a voice by; the message says why and what to do. */
export class UnreadableSample extends Error {
  override name = "UnreadableSample";
}
