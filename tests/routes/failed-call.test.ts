import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#db/client";
import { signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { type BuiltWeb, startBuiltWeb } from "./built-web";

let web: BuiltWeb;
beforeAll(async () => {
  web = await startBuiltWeb();
}, 300_000);
afterAll(() => web?.stop());

test("a call that fails by a fault of ours says so as JSON, and a page as a page; the log knows why", async () => {
  const Cookie = (await signedInRequest(await makeUser(), "/")).headers.get("Cookie") ?? "";
  db.run(sql`alter table projects rename to projects_gone`);
  const call = await fetch(`${web.url}/api/projects`, { headers: { Cookie } });
  const page = await fetch(web.url, { headers: { Cookie } });
  db.run(sql`alter table projects_gone rename to projects`);

  expect([call.status, call.headers.get("Content-Type"), call.headers.get("Cache-Control")]).toEqual([
    500,
    "application/json; charset=utf-8",
    "private, no-store",
  ]);
  expect(await call.json()).toEqual({ message: "Something went wrong on our side. Please try again in a moment." });
  expect(page.status).toBe(500);
  expect(await page.text()).toContain("Something went wrong on our side");
  expect(web.log()).toContain("no such table");
  expect((await fetch(`${web.url}/api/projects`, { headers: { Cookie } })).status).toBe(200);
});
