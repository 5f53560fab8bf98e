import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { namedMoneyBack } from "#db/schema";
import type { NamedMoneyBack, ProviderName } from "~/features/payments/payment-provider";

/** Keeps that there is a refund or a dispute of a purchase, so that whoever reads the purchase asks for it too. */
export function nameMoneyBack(
  provider: ProviderName,
  kind: "refund" | "dispute",
  reference: string,
  purchase: string,
): void {
  db.insert(namedMoneyBack).values({ provider, kind, reference, purchase }).onConflictDoNothing().run();
}

/** The refunds and disputes of a purchase that we were told of. */
export function listNamedMoneyBack(provider: ProviderName, purchase: string): NamedMoneyBack {
  const isOfIt = and(eq(namedMoneyBack.provider, provider), eq(namedMoneyBack.purchase, purchase));
  const named = db.select().from(namedMoneyBack).where(isOfIt).orderBy(namedMoneyBack.reference).all();
  const list = (kind: "refund" | "dispute") =>
    named.filter((each) => each.kind === kind).map(({ reference }) => reference);
  return { refunds: list("refund"), disputes: list("dispute") };
}
