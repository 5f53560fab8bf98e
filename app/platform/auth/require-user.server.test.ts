import { describe, expect, test } from "vitest";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { requireAdmin, requireCaller, requireUser } from "./require-user.server";

async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const thrown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Response)) throw new Error("nobody was refused");
  return thrown;
}

describe("a visitor", () => {
  test("of a page is led to sign-in and back, the query included", async () => {
    const refused = await thrownBy(requireUser(visitorRequest("/checkout?plan=launch&billing=annual")));
    expect(refused).toHaveRedirect("/login?redirect=%2Fcheckout%3Fplan%3Dlaunch%26billing%3Dannual");
  });

  test("of a call gets a 401", async () => {
    const refused = await thrownBy(requireCaller(visitorRequest("/api/projects")));
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ message: "Unauthorized" });
  });

  test("of an administrator's page is led to sign-in", async () => {
    expect(await thrownBy(requireAdmin(visitorRequest("/admin")))).toHaveRedirect("/login?redirect=%2Fadmin");
  });
});

describe("somebody signed in", () => {
  test("gets to pages and calls", async () => {
    const user = await makeUser();
    expect((await requireUser(await signedInRequest(user, "/dashboard"))).id).toBe(user.id);
    expect((await requireCaller(await signedInRequest(user, "/api/user"))).id).toBe(user.id);
  });

  test("is sent home from an administrator's page", async () => {
    const refused = await thrownBy(requireAdmin(await signedInRequest(await makeUser(), "/admin")));
    expect(refused).toHaveRedirect("/");
    await expect(refused).toSendToast("Access Denied");
  });

  test("as an administrator gets to both", async () => {
    const admin = await makeUser({ isAdmin: true });
    expect((await requireAdmin(await signedInRequest(admin, "/admin"))).id).toBe(admin.id);
  });

  test.each([
    ["a page", requireUser],
    ["a call", requireCaller],
    ["an administrator's page", requireAdmin],
  ])("cannot be made to post to %s by another site", async (_, guard) => {
    const admin = await makeUser({ isAdmin: true });
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const posted = await signedInRequest(admin, "/admin", { method: "POST", headers });
    expect((await thrownBy(guard(posted))).status).toBe(403);
    const linked = await signedInRequest(admin, "/admin", { headers });
    expect((await guard(linked)).id).toBe(admin.id);
  });
});
