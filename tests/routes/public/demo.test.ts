import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { dataDir } from "#db/data-dir";
import { attempts } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { getSignUpPath } from "~/features/demo/sign-up-path";
import { handle as loginHandle, loader as signUp } from "~/routes/auth/login";
import { loader } from "~/routes/public/demo";
import { type BuiltWeb, startBuiltWeb } from "../built-web";

const given = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });
const open = (query: string) => loader(given(visitorRequest(`/demo${query}`)));

async function ask(idea: string) {
  const answered = await open(`?idea=${encodeURIComponent(idea)}`);
  if (!("data" in answered)) throw new Error("it leads elsewhere");
  const { data, init } = answered;
  return { ...data.demo, status: init?.status ?? 200, retryAfter: new Headers(init?.headers).get("Retry-After") };
}

/** Tests come from no connection, so they share one address. */
const key = "demo:unknown";
const count = () => db.select().from(attempts).where(eq(attempts.key, key)).get()?.count ?? 0;
const exhaust = (which: string, count: number) =>
  db
    .insert(attempts)
    .values({ key: which, count, windowEndsAt: new Date(Date.now() + 90_000) })
    .onConflictDoUpdate({ target: attempts.key, set: { count } })
    .run();

beforeEach(() => {
  db.delete(attempts).run();
});

describe("the demo's page", () => {
  test("shows what the engine makes of the sentence", async () => {
    const demo = await ask("  We are opening a second bakery in Leeds on 4 May ");
    expect(demo).toMatchObject({ status: 200, idea: "We are opening a second bakery in Leeds on 4 May" });
    expect(demo).toMatchObject({ sketch: { captions: [{}, {}], poster: { width: 640 } } });
  });

  test.each(["", "   ", "🎉🎉", "a".repeat(301), "a".repeat(10_000)])(
    "answers 400 with what to do where nothing can be made: %j",
    async (idea) => {
      const changes = await changesDuring(async () => {
        expect(await ask(idea)).toMatchObject({ status: 400, error: expect.any(String) });
      });
      expect(changes).toBe(0);
    },
  );

  test.each(["<script>alert(1)</script>", "asdf", "Wir eröffnen ein Café", "'; drop table users; --", "a".repeat(300)])(
    "makes something of %j",
    async (idea) => {
      expect(await ask(idea)).toMatchObject({ status: 200, idea, sketch: { poster: { src: /^data:image\/webp/ } } });
    },
  );

  test("leads to the field without a sentence, and home with one where somebody is signed in", async () => {
    expect(await open("")).toHaveRedirect("/#demo");
    const signedIn = await signedInRequest(await makeUser(), "/demo?idea=A+launch");
    expect(await loader(given(signedIn))).toHaveRedirect("/?idea=A%20launch");
  });
});

test("a card's sign-up says so for three seconds, and no other type does", async () => {
  const toastAt = async (query: string) => {
    const answered = await signUp(given(visitorRequest(`/login?tab=register${query}`)));
    if (!("data" in answered)) throw new Error("it leads elsewhere");
    return loginHandle.toast(answered.data);
  };
  for (const type of ["blog", "image", "caption", "video"] as const) {
    expect(await toastAt(new URL(getSignUpPath(type), "http://a.example").search.replace("?tab=register", ""))).toEqual(
      {
        message: "Sign up to start creating!",
        description: `Create your account to generate ${type} content with AI`,
        type: "info",
        duration: 3000,
      },
    );
  }
  expect(await toastAt("&type=<b>")).toBeNull();
  expect(await toastAt("")).toBeNull();
});

describe("within limits", () => {
  test("a sentence counts once, however often its page is opened, and nothing else is written", async () => {
    const idea = `A sale ${randomUUID()}`;
    await ask(idea);
    expect(count()).toBe(1);
    expect(await changesDuring(() => ask(idea))).toBe(0);
    const held = db.$client.serialize().includes(idea.slice(7));
    expect(held).toBe(false);
  });

  test.each([
    ["an address", key, 30],
    ["everybody", "demo", 600],
  ])("beyond the limit of %s it says so, keeps the text and writes nothing", async (_, which, limit) => {
    exhaust(which, limit - 1);
    expect(await ask(`The last sale ${which}`)).toMatchObject({ status: 200 });
    exhaust(which, limit);
    const changes = await changesDuring(async () => {
      const demo = await ask(`A sale ${which}`);
      expect(demo).toMatchObject({ status: 429, typed: `A sale ${which}`, retryAfter: expect.any(String) });
      expect(demo).toHaveProperty("error", "That is a lot of sentences. Please try again in 2 minutes.");
    });
    expect(changes).toBe(0);
  });
});

describe("the built site", () => {
  let web: BuiltWeb | undefined;
  afterAll(() => web?.stop());

  test("makes it off the loop, one sentence of an address at a time, and neither stores nor logs a sentence", async () => {
    web = await startBuiltWeb();
    const visit = async (idea: string) => {
      const answer = await fetch(`${web?.url}/demo?idea=${encodeURIComponent(idea)}`);
      return { status: answer.status, retryAfter: answer.headers.get("Retry-After"), html: await answer.text() };
    };
    const first = visit("A tea for night owls");
    const same = visit("A tea for night owls");
    const others = ["A tea for larks", "A tea for hens"].map(visit);
    for (const { status, html } of await Promise.all([first, same])) {
      expect(status).toBe(200);
      expect(html).toContain("data:image/webp;base64,");
    }
    const refused = (await Promise.all(others)).find(({ status }) => status === 429);
    expect(refused).toMatchObject({
      retryAfter: "10",
      html: expect.stringContaining("Your last sentence is still being made"),
    });
    expect(refused?.html).toMatch(/value="A tea for (larks|hens)"/);
    expect(web.log()).not.toContain("night");
    expect(readdirSync(dataDir)).toContain("sparkwright.db");
    // why by a program: a file of the database that this process opens and closes itself loses its locks, and the site that runs beside it
    // takes the write-ahead log away
    const { status, stdout } = spawnSync("grep", ["--recursive", "--files-with-matches", "night owls", dataDir]);
    expect([status, stdout.toString()]).toEqual([1, ""]);
  }, 120_000);
});
