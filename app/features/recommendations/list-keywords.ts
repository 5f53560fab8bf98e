/** The words that a list was asked for, each by itself: commas stand between them. */
export function listKeywords(keywords: string): string[] {
  return keywords
    .split(",")
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}
