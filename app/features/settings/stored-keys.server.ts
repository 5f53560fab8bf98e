import { inArray } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { secrets } from "#db/schema";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import { unseal } from "~/platform/secrets/seal.server";
import { type KeyedProvider, keyedProviders } from "./provider-key.schema";

/** The name under which a provider's key is sealed and stored. */
export const getSecretName = (provider: KeyedProvider) => `provider-key:${provider}`;

/**
 * Whether a stored key may be used: neither OpenAI's nor an own server's while OPENAI_BASE_URL is set. It was given for another server,
 * and would be sent to that one.
 */
export const mayUseStoredKey = (provider: KeyedProvider) =>
  (provider !== "openai" && provider !== "openai-compatible") || config.providers.openaiBaseUrl === undefined;

export interface StoredKey {
  provider: KeyedProvider;
  /** Null when it was sealed with another ENCRYPTION_KEY. */
  key: string | null;
  savedAt: Date;
}

const names = new Map(keyedProviders.map((provider) => [getSecretName(provider), provider]));
const selectKeys = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(secrets)
    .where(inArray(secrets.name, [...names.keys()]))
    .prepare(),
);

/** The stored keys, opened. For this server's own use: never sent to a browser. */
export function findStoredKeys(): StoredKey[] {
  return selectKeys(db)
    .all()
    .flatMap(({ name, sealed, updatedAt }) => {
      const provider = names.get(name);
      if (!provider) return [];
      const key = unseal(sealed, name);
      if (key === null) log.warn({ provider }, "a stored key does not open with this ENCRYPTION_KEY; enter it again");
      return [{ provider, key, savedAt: updatedAt }];
    });
}
