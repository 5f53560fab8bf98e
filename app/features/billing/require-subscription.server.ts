import { redirect } from "@remix-run/node";
import type { User } from "~/platform/auth/user";
import { findLivingSubscription, type Subscription } from "./subscription.queries.server";

/** The subscription that this user has. @throws a redirect to /billing for whoever has none. */
export function requireSubscription(user: User): Subscription {
  const subscription = findLivingSubscription(user.id);
  if (!subscription) throw redirect("/billing");
  return subscription;
}
