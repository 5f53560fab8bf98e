/** Fewer different characters than this are a row of one key or of two. */
const leastDifferent = 3;

/**
 * Whether guessers try this password first: one of the 49,000 most common ones of a kept list, however it is capitalised, or the same
 * few characters over and over. The list takes some 16 MB, so it is loaded when somebody first chooses a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize("NFKC").toLowerCase();
  if (new Set(plain.trim()).size < leastDifferent) return true;
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const common: readonly unknown[] = dictionary["passwords-common"];
  return common.includes(plain);
}
