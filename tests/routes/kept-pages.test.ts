import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { request } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { sessions, settings, users } from "#db/schema";
import { cookiesOf, visitorRequest } from "#tests/factories/requests";
import { beanThere, makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import type { Project } from "~/features/projects/project";
import { updateProject } from "~/features/projects/update-project.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { type BuiltWeb, startBuiltWeb } from "./built-web";

let web: BuiltWeb;
beforeAll(async () => {
  web = await startBuiltWeb();
}, 300_000);
afterAll(() => web?.stop());

let user: User;
let project: Project;
let spark: Spark;
let cookie: string;
beforeEach(async () => {
  user = await makeUser({ sparks: 10_000 });
  project = makeProject(user, { name: "Bean There" });
  spark = await createSpark(user, sparkInput(project, { contentTypes: ["caption"] }), randomUUID());
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
  cookie = await signIn(user);
});

const signIn = async (who: User) => cookiesOf(await createSession(visitorRequest("/login"), who.id));

/** Opens a page as a browser that goes on from another page of the site, with what it has of the page already. */
async function open(path: string, has: string | undefined = undefined, as = cookie) {
  const headers = { cookie: as, "sec-fetch-site": "same-origin", accept: "text/html" };
  const answer = await request(web.url + path, { headers: has ? { ...headers, "if-none-match": has } : headers });
  return {
    status: answer.statusCode,
    etag: String(answer.headers.etag),
    html: await answer.body.text(),
    location: answer.headers.location,
  };
}

const pages = () => [
  ["home", "/"],
  ["the project", `/project/${project.id}`],
  ["the results", `/project/${project.id}/results/${spark.id}`],
];

test("home, project and results are sent once while nothing changes", async () => {
  for (const [name = "", path = ""] of pages()) {
    await open(path);
    const { etag, html } = await open(path);
    expect(html, name).toContain("Bean There");
    expect(await open(path, etag), name).toMatchObject({ status: 304, html: "" });
  }
});

test("a page that waits for something is made anew each time", async () => {
  const waiting = await createSpark(user, sparkInput(project, { contentTypes: ["caption", "blog"] }), randomUUID());
  const { location } = await open(`/project/${project.id}/results/${waiting.id}`);
  expect(location).toBe(`/project/${project.id}/processing/${waiting.id}`);
});

describe("what changes is on the page at once", () => {
  const changes: [string, () => unknown, string][] = [
    [
      "a project's name",
      () => updateProject(user, project.id, { ...beanThere, name: "Bean Elsewhere", facts: null }),
      "Bean Elsewhere",
    ],
    ["one's own name", () => db.update(users).set({ firstName: "Ottoline" }).where(eq(users.id, user.id)).run(), ""],
    [
      "what is left of the sparks",
      () => createSpark(user, sparkInput(project, { contentTypes: ["image"] }), randomUUID()),
      "9,650",
    ],
  ];
  test.each(changes)("%s", async (_what, change, words) => {
    const before = [];
    for (const [, path = ""] of pages()) before.push(await open(path).then(() => open(path)));
    await change();
    for (const [place, [name = "", path = ""]] of pages().entries()) {
      const after = await open(path, before[place]?.etag);
      expect(after.status, name).toBe(200);
      if (words) expect(after.html, name).toContain(words);
    }
  });

  test("a setting of the site", async () => {
    const { etag } = await open("/").then(() => open("/"));
    db.insert(settings).values({ name: "site", value: {}, updatedAt: new Date() }).run();
    expect((await open("/", etag)).status).toBe(200);
    db.delete(settings).run();
  });
});

test("what somebody else does changes nothing, and nobody gets another's page", async () => {
  const { etag } = await open("/").then(() => open("/"));
  const stranger = await makeUser({ firstName: "Sigrid" });
  makeProject(stranger, { name: "Elsewhere" });
  const theirs = await signIn(stranger);
  expect((await open("/", etag, theirs)).html).toContain("Sigrid");
  expect((await open("/", etag)).status).toBe(304);
  expect((await open(`/project/${project.id}`, undefined, theirs)).status).toBe(404);
});

test.each([
  ["a session that is ended", () => db.delete(sessions).where(eq(sessions.userId, user.id)).run()],
  ["an account that is shut", () => db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, user.id)).run()],
])("%s gets no page that was kept", async (_what, end) => {
  const path = `/project/${project.id}`;
  const { etag } = await open(path).then(() => open(path));
  end();
  const { status, location } = await open(path, etag);
  expect([status, location]).toEqual([302, `/login?redirect=${encodeURIComponent(path)}`]);
});

test("a session that is near its end is still renewed by a visit", async () => {
  await open("/");
  const soon = new Date(Date.now() + 3_600_000);
  db.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, user.id)).run();
  await open("/");
  const [session] = db.select().from(sessions).where(eq(sessions.userId, user.id)).all();
  expect(session?.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
});
