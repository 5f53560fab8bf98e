import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { sessions } from "#db/schema";
import { cookiesOf, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import {
  createSession,
  destroySession,
  findPageVersion,
  findSession,
  mostSessions,
  removeEndedSessions,
} from "./session.server";

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a session", () => {
  test("belongs to its user, and never shows the password's hash", async () => {
    const user = await makeUser({ firstName: "Grace" });
    const session = await findSession(await signedInRequest(user, "/"));
    expect(session?.user).toMatchObject({ id: user.id, firstName: "Grace" });
    expect(session?.user).not.toHaveProperty("passwordHash");
  });

  test("has a cookie that scripts cannot read, whose secret the database does not hold", async () => {
    const user = await makeUser();
    const cookies = (await createSession(visitorRequest("/login"), user.id)).getSetCookie();
    const secret = cookies.find((cookie) => cookie.startsWith("sparkwright_session="));
    expect(secret).toMatch(/HttpOnly/);
    expect(secret).toMatch(/SameSite=Lax/);
    expect(secret).toMatch(/Path=\//);

    const row = db.select().from(sessions).where(eq(sessions.userId, user.id)).get();
    const value = decodeURIComponent(secret?.split(/[=;]/)[1] ?? "");
    const token = JSON.parse(Buffer.from(value, "base64").toString()) as string;
    expect(token).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("has a public name beside it that opens nothing", async () => {
    const user = await makeUser();
    const request = await signedInRequest(user, "/");
    const session = await findSession(request);
    expect(request.headers.get("Cookie")).toContain(`session_id=${session?.publicId}`);
    const withNameOnly = visitorRequest("/", { headers: { Cookie: `session_id=${session?.publicId}` } });
    expect(await findSession(withNameOnly)).toBeNull();
    const nameAsSecret = `sparkwright_session=${btoa(JSON.stringify(session?.publicId))}`;
    expect(await findSession(visitorRequest("/", { headers: { Cookie: nameAsSecret } }))).toBeNull();
  });

  test("lives 30 days from the last visit and writes at most once a day", async () => {
    const user = await makeUser();
    const request = await signedInRequest(user, "/");
    const end = () => db.select().from(sessions).where(eq(sessions.userId, user.id)).get()?.expiresAt.getTime();
    const first = end();
    vi.advanceTimersByTime(day / 2);
    await findSession(request);
    expect(end()).toBe(first);
    vi.advanceTimersByTime(day);
    await findSession(request);
    expect(end()).toBe((first ?? 0) + 1.5 * day);

    vi.advanceTimersByTime(29 * day);
    expect(await findSession(request)).not.toBeNull();
    vi.advanceTimersByTime(30 * day);
    expect(await findSession(request)).toBeNull();
  });

  test("ends 90 days after sign-in, however often it was used", async () => {
    const user = await makeUser();
    const request = await signedInRequest(user, "/");
    for (let visit = 0; visit < 8; visit++) {
      vi.advanceTimersByTime(11 * day);
      expect(await findSession(request)).not.toBeNull();
    }
    vi.advanceTimersByTime(2 * day);
    expect(await findSession(request)).toBeNull();
    const { tokenHash } = db.select().from(sessions).where(eq(sessions.userId, user.id)).get() ?? { tokenHash: "" };
    expect(findPageVersion(tokenHash)).toBeNull();
    vi.advanceTimersByTime(30 * day);
    removeEndedSessions();
    expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([]);
  });

  test("that ran out is removed, and no other", async () => {
    const user = await makeUser();
    await signedInRequest(user, "/");
    vi.advanceTimersByTime(29 * day);
    const live = await signedInRequest(user, "/");
    vi.advanceTimersByTime(2 * day);
    removeEndedSessions();
    expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toHaveLength(1);
    expect((await findSession(live))?.user.id).toBe(user.id);
  });

  test("ends in the database when it is destroyed: a copy of the cookie opens nothing", async () => {
    const user = await makeUser();
    const request = await signedInRequest(user, "/");
    const headers = await destroySession(request);
    expect(await findSession(request)).toBeNull();
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/Max-Age=0/);
  });

  test("that was there before sign-in dies with it", async () => {
    const attacker = await makeUser();
    const planted = await signedInRequest(attacker, "/login");
    const victim = await makeUser();
    const opened = await createSession(planted, victim.id);

    expect(await findSession(planted)).toBeNull();
    const fresh = await findSession(visitorRequest("/", { headers: { Cookie: cookiesOf(opened) } }));
    expect(fresh?.user.id).toBe(victim.id);
  });

  test("ends when the account has opened too many since, the one that was not used for longest first", async () => {
    const user = await makeUser();
    const unused = await signedInRequest(user, "/");
    const used = await signedInRequest(user, "/");
    vi.advanceTimersByTime(2 * day);
    await findSession(used);
    const stranger = await signedInRequest(await makeUser(), "/");
    for (let n = 0; n < mostSessions - 1; n++) await signedInRequest(user, "/");
    expect(await findSession(unused)).toBeNull();
    expect(await findSession(used)).not.toBeNull();
    expect(await findSession(stranger)).not.toBeNull();
    expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toHaveLength(mostSessions);
  });

  test("of another device stays open", async () => {
    const user = await makeUser();
    const phone = await signedInRequest(user, "/");
    await signedInRequest(user, "/");
    expect(await findSession(phone)).not.toBeNull();
  });
});

test.each([
  "",
  "sparkwright_session=",
  "sparkwright_session=%",
  "sparkwright_session=%00%ff",
  "sparkwright_session=bm90IGpzb24=",
  `sparkwright_session=${btoa("{}")}`,
  `sparkwright_session=${btoa("[1]")}`,
  `sparkwright_session=${btoa('"made-up"')}`,
  `sparkwright_session=${"a".repeat(8000)}`,
])("the cookie %j opens nothing and breaks nothing", async (Cookie) => {
  expect(await findSession(visitorRequest("/", { headers: { Cookie } }))).toBeNull();
});
