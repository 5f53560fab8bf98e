import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { User } from "~/platform/auth/user";
import type { UserAnswer } from "./user.calls";

/** A user as the calls answer with them. Names go out under both of their spellings. */
export function toUserAnswer(user: User): UserAnswer {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    first_name: user.firstName,
    last_name: user.lastName,
    created_at: user.createdAt.toISOString(),
    isAdmin: user.isAdmin,
    sparks: getAvailableSparks(user.id),
  };
}
