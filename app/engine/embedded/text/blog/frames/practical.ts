/** Two pieces of advice about the occasion itself, under one heading. */
export const practicalHeadings: Partial<Record<string, string[]>> & { any: string[] } = {
  event: [
    "Before you come",
    "To make the most of it",
    "Some practical advice",
    "How to enjoy it",
    "What helps on the day",
  ],
  opening: ["Your first visit", "Before you come", "Some advice for the first days", "When and how to visit"],
  hiring: ["Worth thinking about", "Before you decide", "What we would ask in your place"],
  any: ["How to decide", "Some practical advice", "Before you decide", "What helps"],
};
