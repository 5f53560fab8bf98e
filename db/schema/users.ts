import { sql } from "drizzle-orm";
import { blob, check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, instant, json } from "./columns";

export const users = sqliteTable(
  "users",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Trimmed and in lower case, so that one address is one account. */
    email: text("email").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
    plan: text("plan", { enum: ["free", "launch", "amplify", "scale"] })
      .notNull()
      .default("free"),
    createdAt: createdAt(),
    /** Since when the account is shut by an administrator; null for one that is open. */
    bannedAt: instant("banned_at"),
    /**
     * Since when the account waits for its address to be proven by a link: until then it gets no free sparks and no e-mail but that one. Null for
     * one whose address was proven, or that was opened where no e-mail could be sent.
     */
    unprovenSince: instant("unproven_since"),
    banReason: text("ban_reason"),
    /** When a ban ends what the account pays for. It stays while the ban does, so that what a provider did not end is asked for again. */
    banEnds: text("ban_ends", { enum: ["now", "period"] }),
    /**
     * When the free plan's next sparks come: the end of the month that had them, of this account or of a deleted one of the same address.
     * Null, or over: at once.
     */
    freeSparksFrom: instant("free_sparks_from"),
    /** Whether an e-mail says that a campaign is ready. */
    sparkEmails: integer("spark_emails", { mode: "boolean" }).notNull().default(true),
  },
  (table) => [
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    index("users_admins").on(table.id).where(sql`${table.isAdmin} = 1`),
    index("users_ban_ends").on(table.id).where(sql`${table.banEnds} is not null`),
    index("users_free_sparks")
      .on(table.freeSparksFrom)
      .where(sql`${table.plan} = 'free' and ${table.unprovenSince} is null`),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's secret: a stolen database opens no session. */
    tokenHash: text("token_hash").primaryKey(),
    /** May be shown and sent by scripts; opens nothing. */
    publicId: text("public_id").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** "Firefox on Windows"; null where it does not say what it is, and for sessions from before this was kept. */
    browser: text("browser"),
    /** What was shown at the door; null for sessions from before this was kept. */
    openedBy: text("opened_by", {
      enum: ["sign-up", "password", "password and code", "password and recovery code", "password and passkey"],
    }),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

/** Keys that programs of a person's own make calls with. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the person calls it. */
    name: text("name").notNull(),
    /** SHA-256 of the token: a stolen database makes no call. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The token's last four characters, to tell it by. */
    ending: text("ending").notNull(),
    /** `read` makes calls that change nothing, `write` all that take tokens. */
    scope: text("scope", { enum: ["read", "write"] }).notNull(),
    createdAt: createdAt(),
    /** Null for one that works until it is revoked. */
    expiresAt: instant("expires_at"),
    lastUsedAt: instant("last_used_at"),
  },
  // why by name: a form that is sent twice makes one token.
  (table) => [uniqueIndex("access_tokens_name").on(table.userId, table.name)],
);

/** Counts of limited acts (sign-in, new projects ...) in a window, per account, client address or device. */
export const attempts = sqliteTable(
  "attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: instant("window_ends_at").notNull(),
  },
  (table) => [index("attempts_end").on(table.windowEndsAt)],
);

/** Forms that came without a session, until their sender has signed in again. */
export const keptForms = sqliteTable(
  "kept_forms",
  {
    /** SHA-256 of the cookie's secret. */
    tokenHash: text("token_hash").primaryKey(),
    /** Whose form it is; null until somebody signs in, where nobody had been in that browser. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The neighbourhood of addresses that it came from, which has a share of the room. */
    network: text("network").notNull().default(""),
    /** The address that it was sent to. */
    path: text("path").notNull(),
    values: json("values").notNull(),
    fileName: text("file_name"),
    fileType: text("file_type"),
    file: blob("file", { mode: "buffer" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("kept_forms_expiry").on(table.expiresAt), index("kept_forms_user").on(table.userId)],
);

/**
 * Addresses whose month's free sparks went to an account that was deleted, until that month ends. No address is kept: a hash that only this
 * server's SESSION_SECRET makes.
 */
export const usedAllowances = sqliteTable(
  "used_allowances",
  {
    addressHash: text("address_hash").primaryKey(),
    until: instant("until").notNull(),
  },
  (table) => [index("used_allowances_until").on(table.until)],
);
