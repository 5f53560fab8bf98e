import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";
import type { Profile } from "./user.schema";

/** What somebody is told who asks for another address. Source: the specification, the account's section 2. */
const addressStays = "Email cannot be changed, contact support";

/** Changes the names of an account. Answers with what is wrong, and changes nothing, where another address than the account's is asked for. */
export function updateProfile(
  user: { id: number; email: string },
  { firstName, lastName, email = user.email }: Profile,
): { email: [string] } | null {
  if (email !== user.email) return { email: [addressStays] };
  db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id)).run();
  return null;
}
