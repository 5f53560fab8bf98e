import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { cookiesOf, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { action as login } from "~/routes/api/login";
import { action as logout } from "~/routes/api/logout";
import { action as register } from "~/routes/api/register";
import { loader as user } from "~/routes/api/user";

type Route = (given: ActionFunctionArgs) => Promise<Response>;

/** What the caller gets, thrown or returned. */
async function call(route: Route, request: Request): Promise<Response> {
  try {
    return await route({ request, params: {}, context: {} });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const newcomer = { email: "mary@example.com", password: "frankenstein", firstName: "Mary", lastName: "Shelley" };
const withCookieOf = (answered: Response, path = "/api/user") =>
  visitorRequest(path, { headers: { Cookie: cookiesOf(answered.headers) } });

describe("POST /api/register", () => {
  test("answers 200 with the user and signs them in", async () => {
    const answered = await call(register, visitorRequest("/api/register", jsonPost(newcomer)));
    expect(answered.status).toBe(200);
    const { password: _, ...shown } = newcomer;
    const body: unknown = await answered.json();
    expect(body).toMatchObject({ ...shown, first_name: "Mary", last_name: "Shelley", isAdmin: false, sparks: 5000 });
    expect(await (await call(user, withCookieOf(answered))).json()).toEqual(body);
  });

  test("takes a name under its other spelling", async () => {
    const sent = { email: "percy@example.com", password: "ozymandias", first_name: "Percy", last_name: "Shelley" };
    const answered = await call(register, visitorRequest("/api/register", jsonPost(sent)));
    expect(await answered.json()).toMatchObject({ firstName: "Percy", lastName: "Shelley" });
  });

  test("answers 400 with what is wrong, field by field", async () => {
    const answered = await call(register, visitorRequest("/api/register", jsonPost({ email: 7, password: "12345" })));
    expect(answered.status).toBe(400);
    expect(await answered.json()).toMatchObject({
      message: expect.any(String),
      errors: {
        firstName: ["First name is required"],
        email: ["Please enter a valid email address"],
        password: ["Password must be at least 6 characters"],
      },
    });
  });

  test("answers 400 for an address that has an account", async () => {
    const { email } = await makeUser();
    const answered = await call(register, visitorRequest("/api/register", jsonPost({ ...newcomer, email })));
    expect(answered.status).toBe(400);
    expect(await answered.json()).toHaveProperty("errors.email");
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  test.each([null, [], "text", 7, { email: { $gt: "" }, password: ["a"] }])("refuses %j", async (sent) => {
    expect((await call(register, visitorRequest("/api/register", jsonPost(sent)))).status).toBe(400);
  });
});

describe("POST /api/login", () => {
  test.each(["username", "email"])("takes the address as %s", async (name) => {
    const { id, email } = await makeUser();
    const sent = jsonPost({ [name]: email.toUpperCase(), password: testPassword });
    const answered = await call(login, visitorRequest("/api/login", sent));
    expect(answered.status).toBe(200);
    expect(await answered.json()).toMatchObject({ id, email });
    expect((await call(user, withCookieOf(answered))).status).toBe(200);
  });

  test("answers 401 without a cookie for a wrong password", async () => {
    const { email } = await makeUser();
    const sent = jsonPost({ username: email, password: "wrong password" });
    const answered = await call(login, visitorRequest("/api/login", sent));
    expect(answered.status).toBe(401);
    expect(await answered.json()).toEqual({ message: "Invalid email or password" });
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  test("answers 429 with Retry-After once there were too many", async () => {
    const { email } = await makeUser();
    const guess = () => call(login, visitorRequest("/api/login", jsonPost({ email, password: "wrong password" })));
    for (let n = 0; n < 10; n++) await guess();
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.json()).toHaveProperty("message");
  });
});

describe("GET /api/user", () => {
  test("answers with just what the contract names", async () => {
    const ada = await makeUser({ sparks: 70 });
    const answered = await call(user, await signedInRequest(ada, "/api/user"));
    expect(await answered.json()).toEqual({
      id: ada.id,
      email: ada.email,
      firstName: "Ada",
      lastName: "Lovelace",
      first_name: "Ada",
      last_name: "Lovelace",
      created_at: ada.createdAt.toISOString(),
      isAdmin: false,
      sparks: 70,
    });
    expect(answered.headers.get("Cache-Control")).toContain("no-store");
    const admin = await makeUser({ isAdmin: true });
    const asAdmin = await call(user, await signedInRequest(admin, "/api/user"));
    expect(await asAdmin.json()).toMatchObject({ id: admin.id, isAdmin: true });
  });

  test("answers whoever is signed in, and 401 to a visitor and to a made-up token", async () => {
    const signedIn = await signedInRequest(await makeUser(), "/api/user");
    expect((await call(user, signedIn)).status).toBe(200);
    const Cookie = `sparkwright_session=${btoa(JSON.stringify("a".repeat(43)))}`;
    for (const request of [visitorRequest("/api/user"), visitorRequest("/api/user", { headers: { Cookie } })]) {
      const answered = await call(user, request);
      expect(answered.status).toBe(401);
      expect(await answered.json()).toEqual({ message: "Unauthorized" });
    }
  });
});

test("POST /api/logout ends the session, and answers a visitor alike", async () => {
  const request = await signedInRequest(await makeUser(), "/api/logout", { method: "POST" });
  const Cookie = request.headers.get("Cookie") ?? "";
  expect((await call(logout, request)).status).toBe(200);
  expect((await call(user, visitorRequest("/api/user", { headers: { Cookie } }))).status).toBe(401);
  expect((await call(logout, visitorRequest("/api/logout", { method: "POST" }))).status).toBe(200);
});

test.each([
  ["/api/register", register],
  ["/api/login", login],
  ["/api/logout", logout],
])("%s refuses another site, another method and another type", async (path, route) => {
  const foreign = { ...jsonPost(newcomer), headers: { Origin: "https://evil.example" } };
  expect((await call(route, visitorRequest(path, foreign))).status).toBe(403);
  expect((await call(route, visitorRequest(path, { method: "PUT" }))).status).toBe(405);
});
