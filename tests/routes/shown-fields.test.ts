import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#db/client";
import { projects, sparks, users } from "#db/schema";
import { cookiesOf, visitorRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { createSpark } from "~/features/sparks/create-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { createSession } from "~/platform/auth/session.server";
import { type BuiltWeb, builtRoutes, startBuiltWeb } from "./built-web";

/** What the database knows and no page or call shows, as columns are named. */
const internalNames = [
  ...["passwordHash", "tokenHash", "publicId", "isBanned", "userId", "sealed"],
  ...["claimedBy", "attempts", "heartbeatAt", "deadlineAt", "startedAt", "finishedAt", "failureReason", "sourceKey"],
];
/** And some of it by its value, under whatever name. */
const internalValues = { nonce: "the-nonce-of-the-spark", claimedBy: "the-host:4711:claim" };

const types = ["complete", "failed", "processing"] as const;
const contentTypes = ["blog" as const, "caption" as const];

let web: BuiltWeb;
let cookie: string;
let pages: { address: string; text: string }[];

beforeAll(async () => {
  const user = await makeUser();
  cookie = cookiesOf(await createSession(visitorRequest("/login"), user.id));
  const project = makeProject(user, { brandVoice: "Warm and plain" });
  const documents: string[] = [];
  for (const status of types) {
    const spark = await createSpark(user, sparkInput(project, { contentTypes }), `${internalValues.nonce}-${status}`);
    if (status === "complete")
      await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
    else db.update(sparks).set({ status }).where(eq(sparks.id, spark.id)).run();
    documents.push(spark.documentId);
  }
  db.update(sparks).set({ claimedBy: internalValues.claimedBy, heartbeatAt: new Date() }).run();
  web = await startBuiltWeb();
  pages = [];
  for (const address of await addresses(documents)) {
    const response = await fetch(web.url + address, { headers: { Cookie: cookie }, redirect: "manual" });
    if (response.status === 200) pages.push({ address, text: await response.text() });
  }
}, 300_000);

afterAll(() => web?.stop());

/** Every address of the built site, in each state of a spark: pages with the data behind them, calls as they are. */
async function addresses(documents: string[]): Promise<string[]> {
  const found = (await builtRoutes()).flatMap(({ address }) => {
    if (address.startsWith("/api/status/")) return documents.map((id) => `/api/status/${id}`);
    return types.map((_, index) => address.replace(/(\/(?:processing|results|sparks)\/)1\b/, `$1${index + 1}`));
  });
  const isCall = (address: string) => /^\/(api|healthz|metrics|media)/.test(address);
  return [...new Set(found)].flatMap((address) =>
    isCall(address) ? [address] : [address, address === "/" ? "/_root.data" : `${address}.data`],
  );
}

test("the account is furnished, and its pages and calls answer", () => {
  expect(db.select({ id: projects.id }).from(projects).all()).toEqual([{ id: 1 }]);
  expect(db.select({ id: users.id }).from(users).all()).toEqual([{ id: 1 }]);
  expect(db.select({ status: sparks.status }).from(sparks).all()).toEqual(types.map((status) => ({ status })));
  const answered = pages.map(({ address }) => address);
  for (const address of [
    ...["/_root.data", "/project/1.data", "/project/1/settings.data", "/project/1/spark.data", "/brand-voice.data"],
    ...["/project/1/results/1.data", "/project/1/processing/3.data", "/api/projects", "/api/projects/1", "/api/sparks"],
    ...["/api/sparks/1", "/api/user"],
  ]) {
    expect(answered).toContain(address);
  }
});

test("no loader gives what only the database has to know", () => {
  for (const { address, text } of pages) {
    const names = internalNames.filter((name) => text.includes(`"${name}"`) || text.includes(`\\"${name}\\"`));
    const values = Object.values(internalValues).filter((value) => text.includes(value));
    expect([...names, ...values], address).toEqual([]);
  }
});
