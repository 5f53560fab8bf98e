/** Digits, or groups of three between commas or spaces: "5000", "5,000" and "5 000". Not "1,5" or "1.000", which may mean either. */
const written = /^(?:\d+|\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+))$/;

/** A whole number from `least` to `most` as people write it; null for anything else. */
export function readWholeNumber(text: string, { least, most }: { least: number; most: number }): number | null {
  if (text.length > 15 || !written.test(text)) return null;
  const number = Number(text.replace(/[,\s]/g, ""));
  return number >= least && number <= most ? number : null;
}
