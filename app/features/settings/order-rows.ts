/** The rows of a form for an order: a provider and its model each. A kind shows as many as there are who make it. */
export const orderRows = [1, 2, 3, 4] as const;
