import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { findUser } from "~/platform/auth/require-user.server";
import { action, loader } from "~/routes/auth/logout";

test("ends the session and goes home", async () => {
  const user = await makeUser();
  const request = await signedInRequest(user, "/logout", { method: "POST" });
  const answered = await action({ request, params: {}, context: {} });
  expect(answered).toHaveRedirect("/");
  const cookies = answered.headers.getSetCookie();
  expect(cookies).toHaveLength(3);
  expect(cookies.map((cookie) => cookie.split("=")[0])).toContain("selectedTemplate");
  for (const cookie of cookies) expect(cookie).toContain("Max-Age=0");
  expect(answered.headers.get("Clear-Site-Data")).toBe('"cache"');
  expect(await findUser(request)).toBeNull();
});

test("that fails leaves the person signed in", async () => {
  const request = await signedInRequest(await makeUser(), "/logout", { method: "POST" });
  db.run(sql`create trigger broken before delete on sessions begin select raise(abort, 'broken'); end`);
  await expect(action({ request, params: {}, context: {} })).rejects.toThrow();
  db.run(sql`drop trigger broken`);
  expect(await findUser(request)).not.toBeNull();
});

test("a link to it changes nothing", async () => {
  const request = await signedInRequest(await makeUser(), "/logout");
  expect(await loader()).toHaveRedirect("/");
  expect(await findUser(request)).not.toBeNull();
});

test("another site cannot log somebody out", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site" };
  const request = await signedInRequest(await makeUser(), "/logout", { method: "POST", headers });
  await expect(action({ request, params: {}, context: {} })).rejects.toMatchObject({ status: 403 });
  expect(await findUser(request)).not.toBeNull();
});
