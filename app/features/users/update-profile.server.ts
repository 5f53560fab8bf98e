import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";
import type { Profile } from "./user.schema";

/** Changes the names of an account. */
export function updateProfile(user: { id: number }, { firstName, lastName }: Profile): void {
  db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id)).run();
}
