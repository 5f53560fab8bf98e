import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { billingDetails } from "#db/schema";
import type { User } from "~/platform/auth/user";
import type { BillingDetails } from "./billing-details.schema";
import { readVatCountry } from "./vat-rates";

/** Whom this user's invoices are made out to, as they said it; nulls where they did not. */
export function findBillingDetails(user: User): BillingDetails {
  const row = db.select().from(billingDetails).where(eq(billingDetails.userId, user.id)).get();
  const { name = null, address = null, vatId = null } = row ?? {};
  return { billingName: name, billingAddress: address, vatId, country: readVatCountry(row?.country) };
}

/** Keeps whom this user's next invoices are made out to. What was issued stays as it is. */
export function saveBillingDetails(
  user: User,
  { billingName: name, billingAddress: address, ...rest }: BillingDetails,
) {
  const row = { name, address, ...rest };
  db.insert(billingDetails)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: billingDetails.userId, set: row })
    .run();
}
