import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#db/client";
import { attempts, users } from "#db/schema";
import { furnish } from "#tests/calls/caller";
import { cookiesOf, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { type AccessRow, accessMatrix, people } from "./access-matrix";
import { type BuiltRoute, type BuiltWeb, builtRoutes, startBuiltWeb } from "./built-web";

// Every route of the site map, asked by everybody. A new route is red here until it has a row in access-matrix.ts.

let web: BuiltWeb;
let routes: BuiltRoute[];
const accounts = new Map<string, User>();
const found: Record<string, AccessRow> = {};

beforeAll(async () => {
  // why: what has the number 1 belongs to somebody who is none of those that ask.
  await furnish();
  accounts.set("user", await makeUser());
  accounts.set("banned", await makeUser());
  accounts.set("administrator", await makeUser({ isAdmin: true }));
  routes = await builtRoutes();
  web = await startBuiltWeb();
  for (const route of routes) found[route.address] = await askForRow(route);
}, 600_000);
afterAll(() => web?.stop());

const isCall = ({ address }: BuiltRoute) => /^\/(api|paypal|webhooks)\//.test(address);
const notAnswered = people.map(() => "405").join(" ");

/** What everybody gets by each method that the route answers. Pages know no other than these two, which the test of the door holds. */
async function askForRow(route: BuiltRoute): Promise<AccessRow> {
  const row: AccessRow = {};
  for (const method of isCall(route) ? (["GET", "POST", "PUT", "DELETE"] as const) : (["GET", "POST"] as const)) {
    const answers = await askEach(route, method);
    if (answers !== notAnswered) row[method] = answers;
  }
  return row;
}

/** What everybody gets, in the order of `people`. */
async function askEach(route: BuiltRoute, method: keyof AccessRow): Promise<string> {
  const answers: string[] = [];
  for (const person of people) answers.push(await ask(route, method, person));
  return answers.join(" ");
}

async function ask(route: BuiltRoute, method: keyof AccessRow, person: string): Promise<string> {
  // why: the limits of an hour are not what this is about.
  db.delete(attempts).run();
  const type = isCall(route) ? "application/json" : "application/x-www-form-urlencoded";
  const response = await fetch(web.url + route.address, {
    method,
    redirect: "manual",
    headers: {
      ...(await cookieOf(person)),
      ...(method === "GET" ? {} : { "Content-Type": type, Origin: web.url }),
    },
    body: method === "GET" ? undefined : isCall(route) ? "{}" : "a=b",
  });
  await response.arrayBuffer();
  return nameAnswer(response);
}

/** A session of its own for each request: some of them end it. */
async function cookieOf(person: string): Promise<Record<string, string>> {
  const account = accounts.get(person);
  if (!account) return {};
  // why the session alone: a browser that is known is led to sign in again with the form that it sent.
  const [Cookie = ""] = cookiesOf(await createSession(visitorRequest("/login"), account.id)).split("; ");
  const bannedAt = person === "banned" ? new Date() : null;
  db.update(users).set({ bannedAt }).where(eq(users.id, account.id)).run();
  return { Cookie };
}

/** The status, or where a redirect leads that turns somebody away: to sign-in, or home. */
function nameAnswer(response: Response): string {
  const { pathname = "" } = response.headers.has("Location")
    ? new URL(response.headers.get("Location") ?? "", web.url)
    : {};
  if (response.status === 302 && pathname === "/login") return "login";
  if (response.status === 302 && pathname === "/") return "home";
  return String(response.status);
}

test("every route has a row, and every row a route", () => {
  expect(Object.keys(accessMatrix).sort()).toEqual(routes.map(({ address }) => address).sort());
});

test("everybody gets from every route what its row says, by reading and by sending", () => {
  for (const [address, row] of Object.entries(found)) expect([address, row]).toEqual([address, accessMatrix[address]]);
});

test("whoever is banned is a visitor everywhere", () => {
  const different = Object.entries(found).filter(([, row]) =>
    Object.values(row).some((answers) => {
      const [visitor, , banned] = answers.split(" ");
      return visitor !== banned;
    }),
  );
  expect(different.map(([address]) => address)).toEqual([]);
});

/** Read by everybody, though it lies among the administrators' pages: it says that a link is no good, or asks for a signed-in account. */
const openAmongThem = ["/admin/proof"];

test("nobody but an administrator gets anywhere in the administration, and nobody sees a failure of the site", () => {
  const admitted = Object.entries(found).filter(([address, row]) => {
    const isTheirs = /^\/(api\/)?admin(\/|$)/.test(address) && !openAmongThem.includes(address);
    return isTheirs && Object.values(row).some((answers) => /^2|^\S+ 2|^\S+ \S+ 2/.test(answers));
  });
  expect(admitted).toEqual([]);
  // why not /healthz: no worker runs beside this site, and it says so.
  const failed = Object.entries(found).filter(
    ([address, row]) => address !== "/healthz" && Object.values(row).some((answers) => /\b5\d\d\b/.test(answers)),
  );
  expect(failed).toEqual([]);
});
