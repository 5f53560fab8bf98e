/** What seals the token of a spark's link, and opens it again. */
export const getReviewSealName = (sparkId: number): string => `review link of spark ${sparkId}`;
