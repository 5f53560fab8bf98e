import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { config } from "~/platform/config/config.server";

const version = "v1";
/** Bytes. */
const keyLength = 32;
const nonceLength = 12;

/** A key for this purpose alone, so that another use of ENCRYPTION_KEY never meets the same one. */
function keyOf(encryptionKey: string): Buffer {
  const known = derivedKeys.get(encryptionKey);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", encryptionKey, "", "sparkwright stored secrets", keyLength));
  derivedKeys.set(encryptionKey, key);
  return key;
}
const derivedKeys = new Map<string, Buffer>();

/**
 * Encrypts a secret for storage (AES-256-GCM). It is bound to its name: moved to another row, it does not open.
 * The same text sealed twice looks different.
 */
export function seal(text: string, name: string, encryptionKey = config.encryptionKey): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(encryptionKey), nonce);
  cipher.setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [version, ...[nonce, cipher.getAuthTag(), sealed].map((bytes) => bytes.toString("base64url"))].join(".");
}

/** The keys that open what is sealed: the present one, and the one before it while that is still named. */
const listKeys = (): string[] =>
  [config.encryptionKey, config.previousEncryptionKey].filter((key) => key !== undefined);

/** Opens what `seal` made, with the first key that fits. Null when it was sealed with none of them or under another name, or was changed. */
export function unseal(sealed: string, name: string, encryptionKeys: readonly string[] = listKeys()): string | null {
  for (const key of encryptionKeys) {
    const text = openWith(key, sealed, name);
    if (text !== null) return text;
  }
  return null;
}

/** What became of a sealed text when the key was changed. */
export type Resealing = { outcome: "present" } | { outcome: "resealed"; sealed: string } | { outcome: "unreadable" };

/** Seals with the present key what only the one before it opens. */
export function reseal(sealed: string, name: string): Resealing {
  if (openWith(config.encryptionKey, sealed, name) !== null) return { outcome: "present" };
  const text = unseal(sealed, name);
  return text === null ? { outcome: "unreadable" } : { outcome: "resealed", sealed: seal(text, name) };
}

function openWith(encryptionKey: string, sealed: string, name: string): string | null {
  const [kind, ...parts] = sealed.split(".");
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
  if (kind !== version || !nonce || !tag || !text) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(encryptionKey), nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
