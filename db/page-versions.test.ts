import { randomUUID } from "node:crypto";
import { eq, getTableName, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { makeUser } from "../tests/factories/users";
import { makeWholeAccount } from "../tests/factories/whole-account";
import { db } from "./client";
import * as schema from "./schema";

/** Tables that a page which is kept for its reader shows something of: each change counts, of its account or of the site. */
const shown = [
  ...["users", "projects", "sparks", "parts", "part_versions", "media", "lots", "holds", "disputes", "subscriptions"],
  ...["recommendations", "recommendation_requests", "review_links", "review_comments", "review_decisions"],
  ...["kept_forms", "content_templates", "settings", "secrets"],
];
/** Tables that none of those pages reads. Whoever lets one read such a table moves it up there, with triggers in a migration. */
const unseen = [
  ...["sessions", "access_tokens", "attempts", "used_allowances", "page_versions", "site_media"],
  ...["ledger_transactions", "postings", "hold_lots", "clawbacks", "recommendation_uses"],
  ...[
    "payment_accounts",
    "payment_findings",
    "payment_customers",
    "plan_prices",
    "orders",
    "payments",
    "named_money_back",
    "payment_events",
  ],
  ...["invoices", "billing_details", "emails", "contact_messages", "newsletter_subscribers"],
  ...["blog_posts", "blog_redirects", "admin_acts", "site_totals", "last_events", "security_events"],
  ...["authenticator_apps", "passkeys", "recovery_codes", "pending_sign_ins", "passkey_challenges"],
];

const versionOf = (userId: number) =>
  db
    .select({ version: schema.pageVersions.version })
    .from(schema.pageVersions)
    .where(eq(schema.pageVersions.userId, userId))
    .get()?.version ?? 0;

const tables = Object.values(schema).filter((each) => each instanceof SQLiteTable);

test("every table is known to be shown on kept pages or not", () => {
  expect(tables.map(getTableName).sort()).toEqual([...shown, ...unseen].sort());
});

test("a table that is shown counts what is added, changed and removed", () => {
  const triggers = db.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'trigger' and name like '%\\_page\\_%' escape '\\'`,
  );
  const expected = shown.flatMap((table) => ["insert", "update", "delete"].map((verb) => `${table}_page_${verb}`));
  expect(triggers.map(({ name }) => name).sort()).toEqual(expected.sort());
});

test("a change counts for the account that it is of, and for no other", async () => {
  const { user } = await makeWholeAccount("mine");
  const { user: other } = await makeWholeAccount("theirs");
  db.insert(schema.keptForms)
    .values({ tokenHash: randomUUID(), userId: user.id, path: "/", values: {}, expiresAt: new Date() })
    .run();
  const before = { theirs: versionOf(other.id), site: versionOf(0) };
  // why from the last one: what refers to others goes before them
  for (const name of shown.filter((each) => each !== "settings" && each !== "secrets").reverse()) {
    const table = tables.find((each) => getTableName(each) === name) ?? schema.users;
    const row = findRowOf(table, user.id);
    const [column] = getTableConfig(table).columns;
    const field = sql.identifier(name === "content_templates" ? "name" : (column?.name ?? ""));
    const counted = versionOf(user.id);
    db.run(sql`update ${table} set ${field} = ${field} where rowid = ${row}`);
    expect(versionOf(user.id), `${name}: changed`).toBe(counted + 1);
    if (name === "users") continue;
    db.transaction((tx) => {
      tx.run(sql`delete from ${table} where rowid = ${row}`);
      expect(versionOf(user.id), `${name}: removed`).toBeGreaterThan(counted + 1);
    });
  }
  expect({ theirs: versionOf(other.id), site: versionOf(0) }).toEqual(before);
});

test("the settings count for everybody, and what a template was used for nobody", async () => {
  const before = versionOf(0);
  db.insert(schema.settings).values({ name: "site", value: {}, updatedAt: new Date() }).run();
  db.update(schema.settings)
    .set({ value: { a: 1 } })
    .run();
  db.delete(schema.settings).run();
  db.insert(schema.secrets).values({ name: "key", sealed: "x", updatedAt: new Date() }).run();
  expect(versionOf(0)).toBe(before + 4);
  db.update(schema.contentTemplates).set({ usageCount: 7 }).run();
  expect(versionOf(0)).toBe(before + 4);
});

test("a deleted account leaves nothing to count", async () => {
  const user = await makeUser();
  expect(versionOf(user.id)).toBeGreaterThan(0);
  db.delete(schema.users).where(eq(schema.users.id, user.id)).run();
  expect(versionOf(user.id)).toBe(0);
});

/** A row of an account in a table that is shown, by what names its account. */
function findRowOf(table: SQLiteTable, userId: number): number {
  const ofSpark = sql`(select id from sparks where user_id = ${userId})`;
  const ofProject = sql`(select id from projects where user_id = ${userId})`;
  const ofLink = sql`(select id from review_links where spark_id in ${ofSpark})`;
  const owners = {
    user_id: sql`user_id = ${userId}`,
    spark_id: sql`spark_id in ${ofSpark}`,
    project_id: sql`project_id in ${ofProject}`,
    link_id: sql`link_id in ${ofLink}`,
    part_id: sql`part_id in (select id from parts where spark_id in ${ofSpark})`,
    id: sql`id = ${userId}`,
  };
  const names = getTableConfig(table).columns.map(({ name }) => name);
  const owner = Object.entries(owners).find(([name]) => names.includes(name))?.[1];
  const row = db.get<{ row: number }>(sql`select rowid as row from ${table} where ${owner} limit 1`);
  if (!row) throw new Error(`${getTableName(table)} holds nothing of account ${userId}`);
  return row.row;
}
