import { parseOptions, verify } from "@node-rs/argon2";
import type { ActionFunctionArgs } from "@remix-run/node";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { users } from "#db/schema";
import { cookiesOf, formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { findUser } from "~/platform/auth/require-user.server";
import { action, loader } from "~/routes/auth/login";

// why: the time of an answer says whether an account exists unless both cost one check of a password, so checks are counted.
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const real = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

const argumentsFor = (request: Request): ActionFunctionArgs => ({ request, params: {}, context: {} });

async function post(fields: Record<string, string>, path = "/login", headers: HeadersInit = {}) {
  return action(argumentsFor(visitorRequest(path, { ...formPost(fields), headers })));
}

async function redirectOf(...posted: Parameters<typeof post>): Promise<Response> {
  const answered = await post(...posted);
  if ("data" in answered) throw new Error(`rejected: ${JSON.stringify(answered.data.error)}`);
  return answered as Response;
}

async function rejectionOf(...posted: Parameters<typeof post>) {
  const answered = await post(...posted);
  if (!("data" in answered)) throw new Error("it was accepted");
  return { ...answered.data, status: answered.init?.status };
}

const newcomer = (email: string) => ({
  intent: "register",
  firstName: "Mary",
  lastName: "Shelley",
  email,
  password: "frankenstein",
  confirmPassword: "frankenstein",
});

const whoseCookie = (answered: Response) =>
  findUser(visitorRequest("/", { headers: { Cookie: cookiesOf(answered.headers) } }));

describe("signing up", () => {
  test("makes an account with the first free sparks and signs in", async () => {
    const answered = await redirectOf(newcomer("  Mary@Example.COM "));
    expect(answered).toHaveRedirect("/");
    await expect(answered).toSendToast("Welcome to the product");
    const user = await whoseCookie(answered);
    expect(user).toMatchObject({ email: "mary@example.com", firstName: "Mary", plan: "free", isAdmin: false });
    expect(getAvailableSparks(user?.id ?? 0)).toBe(5000);
    const row = db.select().from(users).where(eq(users.email, "mary@example.com")).get();
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("says every problem at once, in the specification's words, and keeps all but the passwords", async () => {
    const rejected = await rejectionOf({
      intent: "register",
      firstName: " ",
      lastName: "",
      email: "mary@",
      password: "12345",
      confirmPassword: "54321",
    });
    expect(rejected.status).toBe(400);
    expect(rejected.error).toEqual({
      firstName: ["First name is required"],
      lastName: ["Last name is required"],
      email: ["Please enter a valid email address"],
      password: ["Password must be at least 6 characters"],
      confirmPassword: ["Passwords don't match"],
    });
    expect(rejected.initialValue).toMatchObject({ intent: "register", email: "mary@" });
    expect(JSON.stringify(rejected)).not.toMatch(/12345|54321/);
  });

  test.each(["123456", "password", "      ", "PassWord1", "aaaaaa", "ababab", "qwerty123"])(
    "refuses %j, which guessers try first, and says so beside the field",
    async (password) => {
      const rejected = await rejectionOf({ ...newcomer("common@example.com"), password, confirmPassword: password });
      expect(rejected.status).toBe(400);
      expect(rejected.error).toEqual({
        password: ["This password is one of the first that guessers try. Please choose another."],
      });
      expect(rejected.initialValue).not.toHaveProperty("password");
      expect(db.select().from(users).where(eq(users.email, "common@example.com")).all()).toEqual([]);
    },
  );

  test.each([
    ["Passw0rd!", "close to one of the first that guessers try"],
    ["Sparkwright1", "hardly more than the name of this site"],
    ["near-miss-7", "hardly more than your name or e-mail address"],
  ])("refuses %j, and says why beside the field", async (password, why) => {
    const rejected = await rejectionOf({ ...newcomer("near.miss@example.com"), password, confirmPassword: password });
    expect(rejected.error).toEqual({ password: [`This password is ${why}. Please choose another.`] });
    expect(db.select().from(users).where(eq(users.email, "near.miss@example.com")).all()).toEqual([]);
  });

  test("takes six characters that nobody else uses", async () => {
    const own = { password: "k4-tzb", confirmPassword: "k4-tzb" };
    expect(await redirectOf({ ...newcomer("six@example.com"), ...own })).toHaveRedirect("/");
  });

  test.each(["frankenstien", ""])(
    "with two different passwords says so once, where it is repeated: %j",
    async (confirmPassword) => {
      const rejected = await rejectionOf({ ...newcomer("two@example.com"), confirmPassword });
      expect(rejected.error).toEqual({ confirmPassword: ["Passwords don't match"] });
    },
  );

  test("with neither password says what is missing, and not that nothing differs from nothing", async () => {
    const empty = { password: "", confirmPassword: "" };
    const rejected = await rejectionOf({ ...newcomer("none@example.com"), ...empty });
    expect(rejected.error).toEqual({ password: ["Password must be at least 6 characters"] });
  });

  test("asks for both passwords", async () => {
    const { data } = (await loader(argumentsFor(visitorRequest("/login?tab=register")))) as unknown as {
      data: { constraints: { register: Record<string, { required: boolean }> } };
    };
    const { password, confirmPassword } = data.constraints.register;
    expect([password?.required, confirmPassword?.required]).toEqual([true, true]);
  });

  test("with an address that has an account says so and changes nothing", async () => {
    const owner = await makeUser({ email: "taken@example.com" });
    const rejected = await rejectionOf(newcomer("Taken@example.com"));
    expect(rejected.status).toBe(400);
    expect(rejected.error).toEqual({ "": ["This email address already has an account. Sign in instead."] });
    expect(db.select().from(users).where(eq(users.email, "taken@example.com")).all()).toMatchObject([{ id: owner.id }]);
  });

  test("that cannot be stored says so, and keeps what was typed", async () => {
    db.run(sql`create trigger broken before insert on users begin select raise(abort, 'broken'); end`);
    const rejected = await rejectionOf(newcomer("broken@example.com"));
    db.run(sql`drop trigger broken`);
    expect(rejected.status).toBe(500);
    expect(rejected.error).toEqual({ "": ["Failed to create account"] });
    expect(rejected.initialValue).toMatchObject({ email: "broken@example.com" });
    expect(rejected.initialValue).not.toHaveProperty("password");
  });

  test("twice at the same moment makes one account", async () => {
    const both = await Promise.all([post(newcomer("twice@example.com")), post(newcomer("twice@example.com"))]);
    expect(both.filter((answered) => answered instanceof Response)).toHaveLength(1);
    expect(db.select().from(users).where(eq(users.email, "twice@example.com")).all()).toHaveLength(1);
  });

  test.each([
    ["a name of a million letters is cut off at the door", { firstName: "a".repeat(60_000) }, "firstName"],
    ["a line break in a name", { lastName: "Shelley\r\nBcc: all@example.com" }, "lastName"],
    ["an address with a header in it", { email: "a@example.com\nBcc: b@example.com" }, "email"],
    ["an address that is too long", { email: `${"a".repeat(250)}@example.com` }, "email"],
    ["a password that would take long to hash", { password: "a".repeat(129) }, "password"],
  ])("refuses %s", async (_, wrong, field) => {
    const rejected = await rejectionOf({ ...newcomer("hostile@example.com"), ...wrong });
    expect(rejected.status).toBe(400);
    expect(rejected.error).toHaveProperty(field);
  });

  test("cannot make an administrator or choose a plan", async () => {
    const fields = { ...newcomer("sly@example.com"), isAdmin: "true", plan: "scale", id: "1" };
    expect(await whoseCookie(await redirectOf(fields))).toMatchObject({ isAdmin: false, plan: "free" });
  });
});

describe("signing in", () => {
  test("opens a session", async () => {
    const user = await makeUser({ email: "ada@example.com" });
    const answered = await redirectOf({ intent: "login", email: " ADA@example.com", password: testPassword });
    expect(answered).toHaveRedirect("/");
    await expect(answered).toSendToast("Welcome back!");
    expect((await whoseCookie(answered))?.id).toBe(user.id);
  });

  test("ends the session that the browser came with", async () => {
    const planted = await signedInRequest(await makeUser(), "/login");
    const victim = await makeUser();
    const Cookie = planted.headers.get("Cookie") ?? "";
    await redirectOf({ intent: "login", email: victim.email, password: testPassword }, "/login", { Cookie });
    expect(await findUser(visitorRequest("/", { headers: { Cookie } }))).toBeNull();
  });

  test("answers alike for a wrong password and an unknown address, after the same work", async () => {
    vi.mocked(verify).mockClear();
    const user = await makeUser();
    const wrong = await rejectionOf({ intent: "login", email: user.email, password: "wrong password" });
    const unknown = await rejectionOf({ intent: "login", email: "nobody@example.com", password: "wrong password" });
    expect(wrong.status).toBe(400);
    expect(wrong.error).toEqual({ "": ["Invalid email or password"] });
    expect({ ...unknown, initialValue: null }).toEqual({ ...wrong, initialValue: null });
    const [forWrong, forUnknown] = vi.mocked(verify).mock.calls.map(([hash]) => parseOptions(hash));
    expect(forWrong).toBeDefined();
    expect(forUnknown).toEqual(forWrong);
  });

  test("keeps the address and never the password after a failure", async () => {
    const rejected = await rejectionOf({ intent: "login", email: "nobody@example.com", password: "a secret" });
    expect(rejected.initialValue).toMatchObject({ email: "nobody@example.com" });
    expect(JSON.stringify(rejected)).not.toContain("a secret");
  });

  test.each([
    [{ email: "", password: "" }, "Please enter a valid email address", "Password must be at least 6 characters"],
    [
      { email: "ada", password: "12345" },
      "Please enter a valid email address",
      "Password must be at least 6 characters",
    ],
  ])("says what is missing: %j", async (fields, email, password) => {
    const rejected = await rejectionOf({ intent: "login", ...fields });
    expect(rejected.error).toEqual({ email: [email], password: [password] });
  });

  test.each(["' or 1=1 --", "admin'--@example.com", "%00@example.com"])("lets no %s in", async (email) => {
    expect((await rejectionOf({ intent: "login", email, password: "' or '1'='1" })).status).toBe(400);
  });

  test.each<Record<string, string>>([{ intent: "delete" }, {}])(
    "refuses a form that is neither of the two: %j",
    async (fields) => {
      expect((await rejectionOf({ email: "a@example.com", password: "123456", ...fields })).status).toBe(400);
    },
  );
});

describe("where it leads", () => {
  test.each([
    ["/checkout?plan=launch&billing=annual", "/checkout?plan=launch&billing=annual"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["/\t/evil.example", "/"],
  ])("?redirect=%s leads to %s", async (wanted, target) => {
    const user = await makeUser();
    const path = `/login?redirect=${encodeURIComponent(wanted)}`;
    const fields = { intent: "login", email: user.email, password: testPassword };
    expect(await redirectOf(fields, path)).toHaveRedirect(target);
    expect(await loader(argumentsFor(await signedInRequest(user, path)))).toHaveRedirect(target);
  });

  test.each([
    ["/checkout&plan=scale&billing=annual", "/checkout?plan=scale&billing=annual"],
    ["/checkout&plan=scale", "/checkout?plan=scale&billing=monthly"],
    ["/checkout?plan=scale&billing=annual", "/checkout?plan=scale&billing=annual"],
    ["/checkout?billing=annual&plan=scale", "/checkout?plan=scale&billing=annual"],
    ["/checkout?pack=10000", "/checkout?pack=10000"],
    ["/checkout&pack=10000", "/checkout?pack=10000"],
    ["/checkout&plan=gold", "/checkout"],
    ["/dashboard&plan=scale", "/dashboard"],
  ])("?redirect=%s, written without encoding, leads to %s", async (written, target) => {
    const user = await makeUser();
    const path = `/login?redirect=${written}`;
    const fields = { intent: "login", email: user.email, password: testPassword };
    expect(await redirectOf(fields, path)).toHaveRedirect(target);
    expect(await loader(argumentsFor(await signedInRequest(user, path)))).toHaveRedirect(target);
  });

  test("a social account is still to come, and the press on it says so", async () => {
    const answered = await loader(argumentsFor(visitorRequest("/login?social=Google&redirect=%2Fdashboard")));
    expect(answered).toHaveRedirect("/login?redirect=%2Fdashboard");
    await expect(answered).toSendToast("Coming Soon");
  });
});

test("another site can post neither form", async () => {
  const user = await makeUser();
  const fields = { intent: "login", email: user.email, password: testPassword };
  const refused = await post(fields, "/login", { Origin: "https://evil.example" }).catch((thrown: unknown) => thrown);
  expect(refused).toMatchObject({ status: 403 });
});
