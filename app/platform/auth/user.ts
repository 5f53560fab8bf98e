import type { users } from "#db/schema/users";

/** A person with an account, as the product knows them: all but the password's hash. */
export type User = Omit<typeof users.$inferSelect, "passwordHash">;
