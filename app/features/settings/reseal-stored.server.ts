import { eq } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { authenticatorApps, reviewLinks, secrets } from "#db/schema";
import { getReviewSealName } from "~/features/sparks/get-review-seal-name";
import { getAppSealName } from "~/platform/auth/authenticator-app.server";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import { reseal } from "~/platform/secrets/seal.server";

/** What was found of everything that is stored sealed. */
export interface SealedState {
  /** How many were sealed anew just now. */
  resealed: number;
  /** The names of those that no key opens. */
  unreadable: string[];
}

/**
 * Seals with the present ENCRYPTION_KEY what only ENCRYPTION_KEY_PREVIOUS opens: all of it or, where that fails, nothing. What no key opens
 * stays as it is, since its key may be named yet. A second time does nothing.
 */
export function resealStored(): SealedState {
  const state = inTransaction((tx) =>
    lookAtAll(
      tx,
      {
        secret: (name, sealed) => void tx.update(secrets).set({ sealed }).where(eq(secrets.name, name)).run(),
        reviewLink: (id, sealedToken) =>
          void tx.update(reviewLinks).set({ sealedToken }).where(eq(reviewLinks.id, id)).run(),
        app: (userId, sealedSecret) =>
          void tx.update(authenticatorApps).set({ sealedSecret }).where(eq(authenticatorApps.userId, userId)).run(),
      },
      // why not else: nothing of them would change, and there may be a hundred thousand.
      config.previousEncryptionKey !== undefined,
    ),
  );
  if (state.resealed > 0)
    log.warn({ values: state.resealed }, "stored values were sealed anew with this ENCRYPTION_KEY");
  if (state.unreadable.length > 0)
    log.warn({ names: state.unreadable }, "stored values do not open with this ENCRYPTION_KEY; see /settings");
  return state;
}

/** How many values of all only ENCRYPTION_KEY_PREVIOUS opens, and which none does. Changes nothing. */
export const checkSealed = (): SealedState =>
  inTransaction((tx) => lookAtAll(tx, { secret: () => undefined, reviewLink: () => undefined, app: () => undefined }));

interface Write {
  secret(name: string, sealed: string): void;
  reviewLink(id: number, sealed: string): void;
  app(userId: number, sealed: string): void;
}

function lookAtAll(tx: Transaction, write: Write, withLinks = true): SealedState {
  const state: SealedState = { resealed: 0, unreadable: [] };
  const look = (name: string, sealed: string, keep: (sealed: string) => void) => {
    const result = reseal(sealed, name);
    if (result.outcome === "unreadable") state.unreadable.push(name);
    if (result.outcome !== "resealed") return;
    keep(result.sealed);
    state.resealed += 1;
  };
  for (const { name, sealed } of tx.select().from(secrets).all())
    look(name, sealed, (anew) => write.secret(name, anew));
  if (!withLinks) return state;
  for (const { id, sparkId, sealedToken } of tx.select().from(reviewLinks).all())
    look(getReviewSealName(sparkId), sealedToken, (anew) => write.reviewLink(id, anew));
  for (const { userId, sealedSecret } of tx.select().from(authenticatorApps).all())
    look(getAppSealName(userId), sealedSecret, (anew) => write.app(userId, anew));
  return state;
}
