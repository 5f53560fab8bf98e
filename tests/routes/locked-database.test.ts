import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { formPost, jsonPost } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { type BuiltWeb, startBuiltWeb } from "./built-web";

let web: BuiltWeb;
beforeAll(async () => {
  web = await startBuiltWeb();
}, 300_000);
afterAll(() => web?.stop());

const foreign = new Sqlite(path.join(process.env.DATA_DIR ?? "", "sparkwright.db"));
afterAll(() => foreign.close());
let email = "";
beforeEach(async () => {
  email = (await makeUser()).email;
  foreign.exec("begin immediate");
});
afterEach(() => {
  if (foreign.inTransaction) foreign.exec("rollback");
});

const signInCall = () => fetch(`${web.url}/api/login`, jsonPost({ email, password: testPassword }));

test("while another program holds the database, calls and forms are told to come back, and reading goes on", async () => {
  const call = await signInCall();
  expect(call.status).toBe(503);
  expect(call.headers.get("Retry-After")).toBe("5");
  expect(call.headers.get("Content-Type")).toContain("application/json");
  const { message } = await call.json();
  expect(message).toBe("The site is busy, so this could not be done. Please try again in a few seconds.");

  const page = await fetch(`${web.url}/login`, formPost({ intent: "login", email, password: testPassword }));
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("5");
  const html = await page.text();
  expect(html).toContain("Busy for a moment");
  expect(html).toContain(message);
  // why: who is there is not known, so nobody is told to sign in.
  expect(html).not.toContain("Sign Up");

  expect((await fetch(`${web.url}/login`)).status).toBe(200);
  expect(await (await fetch(`${web.url}/healthz`)).json()).toMatchObject({ database: "ok" });
  expect(web.log()).not.toContain("request failed");
});

test("all is well once it is free again", async () => {
  expect((await signInCall()).status).toBe(503);
  foreign.exec("rollback");
  expect((await signInCall()).status).toBe(200);
});
