import type { Transaction } from "#db/client";
import { grantLot } from "./grant-lot.server";
import type { Lot } from "./live-lots.server";

export interface PaidPack {
  userId: number;
  sparks: number;
  provider: "stripe" | "paypal";
  /** The provider's id of the captured payment. */
  payment: string;
  now?: Date;
}

/** Grants a pack that was paid for, once for each payment. It does not expire. */
export function grantPack(tx: Transaction, pack: PaidPack): Lot {
  return grantLot(tx, {
    userId: pack.userId,
    kind: "pack",
    amount: pack.sparks,
    sourceKey: getPackKey(pack.provider, pack.payment),
    expiresAt: null,
    actor: pack.provider,
    reason: `A pack of ${pack.sparks.toLocaleString("en-US")} sparks`,
    now: pack.now,
  });
}

export function getPackKey(provider: PaidPack["provider"], payment: string): string {
  return `pack:${provider}:${payment}`;
}
