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
  hiring: [
    "Worth thinking about",
    "Before you decide",
    "What we would ask in your place",
    "A few thoughts on changing jobs",
    "Two things to consider",
  ],
  story: ["Looking back", "What we have learned", "What time shows", "Between the lines", "Seen from here"],
  fundraiser: ["Before you give", "Some thoughts on helping", "What helps us most", "About giving"],
  "how-to": ["Some practical advice", "What helps", "To make it stick", "When it gets difficult", "How to keep going"],
  any: ["How to decide", "Some practical advice", "Before you decide", "What helps", "How to choose"],
};
