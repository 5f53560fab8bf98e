import type { orders } from "#db/schema";

export type Order = typeof orders.$inferSelect;
