import type { ContentType } from "~/engine/engine";

/** Sparks that one part of each content type costs. Source: the specification, section 9. */
export const sparkCosts: Record<ContentType, number> = { video: 3300, image: 300, blog: 200, caption: 50 };

/** Sparks that these types cost together. */
export function sparkCost(types: readonly ContentType[]): number {
  return types.reduce((total, type) => total + sparkCosts[type], 0);
}
