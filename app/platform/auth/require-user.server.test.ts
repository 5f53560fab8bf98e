import { describe, expect, test } from "vitest";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { requireAdmin, requireAdminCaller, requireCaller, requireUser } from "./require-user.server";

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

  test("of an administrator's page is sent home, and told why", async () => {
    const refused = await thrownBy(requireAdmin(visitorRequest("/admin")));
    expect(refused).toHaveRedirect("/");
    await expect(refused).toSendToast("Access Denied");
  });

  test("of an administrator's call gets a 401", async () => {
    expect((await thrownBy(requireAdminCaller(visitorRequest("/api/admin/stats")))).status).toBe(401);
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

  test("gets a 403 for an administrator's call", async () => {
    const refused = await thrownBy(requireAdminCaller(await signedInRequest(await makeUser(), "/api/admin/stats")));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ message: "Only an administrator may do this." });
  });

  test.each([
    ["makes calls", "/api/admin/stats", requireAdminCaller],
    ["has a page kept fresh", "/admin/dashboard", requireAdmin],
  ])(
    "as an administrator %s from the session that the page was opened in, and from no other",
    async (_, path, guard) => {
      const admin = await makeUser({ isAdmin: true });
      const call = async (headers: Record<string, string>) => guard(await signedInRequest(admin, path, { headers }));
      expect((await call({})).id).toBe(admin.id);

      const request = await signedInRequest(admin, path);
      const [, publicId = ""] = /session_id=([^;]+)/.exec(request.headers.get("Cookie") ?? "") ?? [];
      request.headers.set("x-session-id", publicId);
      expect((await guard(request)).id).toBe(admin.id);
      for (const named of [publicId.toUpperCase(), "", "made-up"])
        expect((await thrownBy(call({ "x-session-id": named }))).status).toBe(403);
    },
  );

  test.each([
    ["a page", requireUser],
    ["a call", requireCaller],
    ["an administrator's page", requireAdmin],
    ["an administrator's call", requireAdminCaller],
  ])("cannot be made to post to %s by another site", async (_, guard) => {
    const admin = await makeUser({ isAdmin: true });
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const posted = await signedInRequest(admin, "/admin", { method: "POST", headers });
    expect((await thrownBy(guard(posted))).status).toBe(403);
    const linked = await signedInRequest(admin, "/admin", { headers });
    expect((await guard(linked)).id).toBe(admin.id);
  });
});
