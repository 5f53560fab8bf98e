import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";
import { readAddressToken } from "~/platform/auth/address-token.server";
import type { User } from "~/platform/auth/user";

/** What a page about the proof of an address says: a link that is to be taken, an address that waits or is confirmed, or neither. */
export interface AddressProof {
  state: "link" | "waits" | "confirmed" | "invalid";
  email: string;
}

/** How it stands with the address of a link, or of whoever is signed in where there is none or it does not work. */
export function findAddressProof(user: User | null, token: string | null, now = new Date()): AddressProof {
  const proof = token === null ? null : readAddressToken(token, now);
  if (proof) {
    const row = db.select({ since: users.unprovenSince }).from(users).where(eq(users.id, proof.userId)).get();
    return { state: row?.since ? "link" : "confirmed", email: proof.email };
  }
  if (!user) return { state: "invalid", email: "" };
  return { state: user.unprovenSince ? "waits" : "confirmed", email: user.email };
}
