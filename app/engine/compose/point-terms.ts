/** Whom something free is for, where the point says so: "for new members" of "Free trial swims for new members on Sunday". */
export const findTerms = (point: string): string | null =>
  /^free\s.{2,60}? (for (?:all |our )?(?:new|first-time|existing|returning) \p{L}{3,14})/iu.exec(point)?.[1] ?? null;
