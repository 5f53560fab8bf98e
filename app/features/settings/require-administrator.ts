import type { User } from "~/platform/auth/user";

export class NotAnAdministrator extends Error {
  override name = "NotAnAdministrator";
}

/** The second lock behind the routes' guard: what is said here concerns everybody's money. */
export function requireAdministrator(user: User): void {
  if (!user.isAdmin) throw new NotAnAdministrator("Only an administrator may do this.");
}
