/** Percent of the month's sparks above which is warned. Source: the specification, section 9. */
export const warnAbove = 80;

/** Whether what is used is above it; at it nothing is said yet. */
export function isUsageHigh({ percent }: { percent: number }): boolean {
  return percent > warnAbove;
}
