/** Whether administrators are asked to add a second factor, or do nothing without one. */
export const secondFactorRules = ["asked", "required"] as const;
