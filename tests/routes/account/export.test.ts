import { readFileSync } from "node:fs";
import { is, not, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { db } from "#db/client";
import * as schema from "#db/schema";
import { mediaPath } from "#tests/factories/media-path";
import { readZip } from "#tests/factories/read-zip";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeWholeAccount, type WholeAccount } from "#tests/factories/whole-account";
import { accountRecords } from "~/features/account/account-records";
import type { User } from "~/platform/auth/user";
import { loader } from "~/routes/account/profile.export";
import { answerOf } from "../studio/answer-of";

let ada: WholeAccount;
let grace: WholeAccount;
let ofAda: Map<string, Buffer>;
let ofGrace: Map<string, Buffer>;
beforeAll(async () => {
  ada = await makeWholeAccount("heron");
  grace = await makeWholeAccount("plover");
  ofAda = await take(ada.user);
  ofGrace = await take(grace.user);
});

async function take(user: User) {
  const { response } = await answerOf(loader, await signedInRequest(user, "/profile/export"));
  expect(response?.headers.get("Content-Type")).toBe("application/zip");
  expect(response?.headers.get("Content-Disposition")).toMatch(
    /attachment; filename="sparkwright-\d{4}-\d\d-\d\d\.zip"/,
  );
  return readZip(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)));
}

const rowsOf = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(files.get(`data/${name}.json`)?.toString() ?? "null");
const everything = (files: Map<string, Buffer>) => [...files].map(([name, bytes]) => `${name}\n${bytes}`).join("\n");

/** Tables in which nothing is anybody's, each with what it holds instead. */
const nobodys = new Map<unknown, string>([
  [schema.paymentFindings, "the numbers of what a provider knows"],
  [schema.paymentAccounts, "whose keys are configured"],
  [schema.planPrices, "what the provider calls our prices"],
  [schema.paymentEvents, "the numbers of what a provider told"],
  [schema.attempts, "counts of an hour"],
  [schema.secrets, "the keys of this site"],
  [schema.siteTotals, "the sums of all accounts"],
  [schema.lastEvents, "when something last happened to the site"],
  [schema.usedAllowances, "hashes of addresses that no account has"],
  [schema.settings, "what this site is set to"],
  [schema.blogPosts, "what the site publishes"],
  [schema.blogRedirects, "where a post was before"],
  [schema.siteMedia, "pictures of the site"],
  [schema.pageVersions, "how often something of an account changed, and nothing of what"],
]);

test("every table is in it, or holds nothing of anybody's", () => {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  const known = new Set<unknown>([...accountRecords.map(({ table }) => table), schema.media, ...nobodys.keys()]);
  expect(tables.filter((table) => !known.has(table))).toEqual([]);
});

test.each(accountRecords.map(({ name, table }) => [name, table] as const))(
  "%s: what two accounts take is theirs, and nothing is left",
  (name, table) => {
    const [hers, others] = [rowsOf(ofAda, name), rowsOf(ofGrace, name)];
    expect([hers.length, others.length]).not.toContain(0);
    // why without the built-in templates: they are nobody's.
    const isNobodys = table === schema.contentTemplates ? sql`user_id is null` : sql`false`;
    const all = db.select({ all: sql<number>`count(*)` }).from(table).where(not(isNobodys)).get()?.all;
    expect(hers.length + others.length).toBe(all);
  },
);

test("it has every file, byte for byte, each once and where media.json says", () => {
  const rows = rowsOf(ofAda, "media");
  expect(rows.length).toBeGreaterThan(3);
  for (const { id, file } of rows) expect(ofAda.get(String(file))).toEqual(readFileSync(mediaPath(String(id))));
  const files = [...ofAda.keys()].filter((name) => /\.(png|webp)$/.test(name));
  expect(files.sort()).toEqual(rows.map(({ file }) => file).sort());
  expect(ofAda.get(`files/${rows.find(({ fileName }) => fileName === "own.png")?.id}/own.png`)?.toString()).toBe(
    "upload of heron",
  );
});

test("what was made can be read by a person", () => {
  const folder = `campaigns/The-idea-of-heron-${ada.spark.id}`;
  expect(ofAda.get(`${folder}/article/autumn-roasted.md`)?.toString()).toContain("# Autumn, roasted");
  expect([...ofAda.keys()]).toContain(`${folder}/images/poster.png`);
  expect(ofAda.get("README.txt")?.toString()).toContain("heron@example.com");
});

test("nothing in it is another's", () => {
  expect(everything(ofAda)).toContain("heron");
  expect(everything(ofAda)).not.toContain("plover");
  expect(everything(ofGrace)).not.toContain("heron");
});

/** Columns of what opens something, or of what it is checked by. */
const opens = /hash$|^sealed|secret|token/i;
const formsOf = (value: unknown) =>
  value instanceof Uint8Array
    ? (["hex", "base64", "base64url"] as const).map((form) => Buffer.from(value).toString(form))
    : [String(value)];

test("nothing in it opens an account, a session or a link", () => {
  const text = everything(ofAda);
  expect(text).not.toMatch(/passwordHash|tokenHash|sealedToken|\$argon2/);
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  const kept = tables.flatMap((table) =>
    (db.select().from(table).all() as Record<string, unknown>[]).flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) => (opens.test(column) && value ? [{ column, value }] : [])),
    ),
  );
  expect([...new Set(kept.map(({ column }) => column))]).toEqual(
    expect.arrayContaining(["passwordHash", "tokenHash", "sealedToken"]),
  );
  for (const { value } of kept)
    for (const form of formsOf(value)) expect(text.includes(form), `${value} is in the export`).toBe(false);
});

test("it says what is left out", () => {
  const readme = ofAda.get("README.txt")?.toString().replaceAll("\n", " ") ?? "";
  const words: Record<string, string> = {
    passwordHash: "your password",
    "sessions.tokenHash": "your sessions",
    "access-tokens.tokenHash": "your access tokens",
    "kept-forms.tokenHash": "the forms that were kept for you",
    "review-links.tokenHash": "your review links",
    sealedToken: "the secret part of your review links",
    claimedBy: "which of this site's processes",
    adminId: "which administrator",
    sealedSecret: "the secrets of your authenticator app",
    publicKey: "your passkeys",
    challenge: "your passkeys",
    askedIn: "your passkeys",
    codeHash: "your recovery codes",
    "pending-sign-ins.tokenHash": "your sign-ins",
    actorId: "which administrator",
  };
  for (const { name, without = [] } of accountRecords)
    for (const column of without)
      expect(readme).toContain(words[`${name}.${column}`] ?? words[column] ?? `${name}.${column}`);
});

test("a visitor is sent to sign in", async () => {
  const { response } = await answerOf(loader, visitorRequest("/profile/export"));
  expect(response).toHaveRedirect("/login?redirect=%2Fprofile%2Fexport");
});
