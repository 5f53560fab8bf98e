import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant, names } from "./columns";
import { users } from "./users";

const ownerId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The app that shows an account's codes: one an account. */
export const authenticatorApps = sqliteTable("authenticator_apps", {
  userId: ownerId().primaryKey(),
  /** Encrypted with ENCRYPTION_KEY, bound to its account. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The half minute of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: integer("last_step").notNull(),
  createdAt: createdAt(),
  lastUsedAt: instant("last_used_at"),
});

/** Keys in a device, a browser or a password manager that open an account after its password. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    /** What the person calls it. */
    name: text("name").notNull(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: blob("public_key", { mode: "buffer" }).notNull(),
    /** How often it was used, where the authenticator counts; a smaller one than before is a copy's. */
    counter: integer("counter").notNull(),
    transports: names<string>("transports").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId, table.id)],
);

/** Codes on paper for whoever lost the rest; one that is used is gone. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    /** As a password is hashed. */
    codeHash: text("code_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Who has given their password and not yet the second factor: opens nothing but the page that asks for it. */
export const pendingSignIns = sqliteTable(
  "pending_sign_ins",
  {
    /** SHA-256 of the cookie's secret. */
    tokenHash: text("token_hash").primaryKey(),
    userId: ownerId(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("pending_sign_ins_user").on(table.userId), index("pending_sign_ins_expiry").on(table.expiresAt)],
);

/** What a passkey has to sign, once. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    /** The public name of a session, or the hash of a pending sign-in. */
    askedIn: text("asked_in").primaryKey(),
    userId: ownerId(),
    challenge: text("challenge").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_user").on(table.userId),
    index("passkey_challenges_expiry").on(table.expiresAt),
  ],
);
