import type { ActionFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { attempts, projects, sparks } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { formPost, jsonPost, signedInRequest } from "#tests/factories/requests";
import { beanThere, makeProject, sparkInput } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { getHourlyLimit, type hourlyLimits, limitRate } from "~/features/plans/limit-rate.server";
import { mostProjects } from "~/features/projects/create-project.server";
import type { User } from "~/platform/auth/user";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { action as analyseCall } from "~/routes/api/brand-voice.analyze";
import { action as projectCall } from "~/routes/api/projects";
import { action as sparkCall } from "~/routes/api/sparks";
import { action as uploadCall } from "~/routes/api/upload.image";
import { action as brandVoicePage } from "~/routes/studio/brand-voice";
import { action as projectPage } from "~/routes/studio/project.new";
import { action as sparkPage } from "~/routes/studio/spark.new";

type Act = keyof typeof hourlyLimits;

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

/** As if the account had done it as often as it may. */
const exhaust = (act: Act) =>
  db
    .insert(attempts)
    .values({
      key: `${act}:${user.id}`,
      count: getHourlyLimit(user.plan, act),
      windowEndsAt: new Date(Date.now() + 90_000),
    })
    .onConflictDoUpdate({ target: attempts.key, set: { count: getHourlyLimit(user.plan, act) } })
    .run();

const given = (request: Request, params: Record<string, string> = {}): ActionFunctionArgs => ({
  request,
  params,
  context: {},
});

const filledIn = Object.fromEntries(Object.entries(beanThere).map(([name, text]) => [name, text ?? ""]));
const sample = "We roast on Mondays. We post the same day. You drink it while it is fresh, and you taste the hills.";

describe("beyond its hourly limit", () => {
  test.each<[Act, string, (args: ActionFunctionArgs) => Promise<Response>, () => object]>([
    ["projects", "/api/projects", projectCall, () => beanThere],
    ["sparks", "/api/sparks", sparkCall, () => sparkInput(makeProject(user))],
    ["analyses", "/api/brand-voice/analyze", analyseCall, () => ({ contentSample: sample })],
  ])("a call for %s answers 429 with Retry-After, and nothing is made", async (act, path, action, body) => {
    const request = await signedInRequest(user, path, jsonPost(body()));
    exhaust(act);
    let refused = new Response();
    const changes = await changesDuring(async () => {
      refused = await action(given(request));
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
    expect(await refused.json()).toEqual({
      message: expect.stringMatching(/one hour\. Please try again in 2 minutes\.$/),
    });
    expect(changes).toBe(0);
  });

  test("the forms say so and keep what was typed", async () => {
    const project = makeProject(user);
    for (const act of ["projects", "sparks", "analyses"] as const) exhaust(act);
    const another = formPost({ ...filledIn, name: "Another" });
    const made = await projectPage(given(await signedInRequest(user, "/project/new", another)));
    expect(made).toMatchObject({
      init: { status: 429, headers: { "Retry-After": expect.any(String) } },
      data: {
        error: { "": [expect.stringMatching(/^That is a lot of new projects/)] },
        initialValue: { name: "Another" },
      },
    });

    const body = new FormData();
    for (const [name, value] of [
      ["prompt", "A launch for our autumn beans"],
      ["contentTypes", "blog"],
      ["nonce", ""],
    ] as const) {
      body.append(name, value);
    }
    const post = await signedInRequest(user, `/project/${project.id}/spark`, { method: "POST", body });
    expect(await sparkPage(given(post, { id: String(project.id) }))).toMatchObject({
      init: { status: 429, headers: { "Retry-After": expect.any(String) } },
      data: { initialValue: { prompt: "A launch for our autumn beans" } },
    });

    const samples = await signedInRequest(user, "/brand-voice", formPost({ intent: "analyze", contentSample: sample }));
    expect(await brandVoicePage(given(samples))).toMatchObject({
      init: { status: 429 },
      data: { samples: [sample], error: { contentSample: [expect.stringMatching(/^That is a lot of texts/)] } },
    });
    expect(db.select().from(sparks).all()).toEqual([]);
  });

  test("an upload is refused before it is read, and the spark form says so beside the picture", async () => {
    const project = makeProject(user);
    exhaust("uploads");
    const picture = new File(["no matter what"], "bag.png", { type: "image/png" });
    const upload = new FormData();
    upload.append("image", picture);
    const refused = await uploadCall(
      given(await signedInRequest(user, "/api/upload/image", { method: "POST", body: upload })),
    );
    const message = "That is a lot of pictures for one hour. Please try again in 2 minutes.";
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message, title: "Upload failed", errors: { image: [message] } },
    ]);

    const form = new FormData();
    form.append("prompt", "A launch for our autumn beans");
    form.append("contentTypes", "blog");
    form.append("productImage", picture);
    const post = await signedInRequest(user, `/project/${project.id}/spark`, { method: "POST", body: form });
    expect(await sparkPage(given(post, { id: String(project.id) }))).toMatchObject({
      data: { error: { productImage: [expect.stringMatching(/^That is a lot of pictures/)] } },
    });
  });

  test("another account and another act go on, and a larger plan allows more", async () => {
    exhaust("analyses");
    expect(() => limitRate(user, "analyses")).toThrow(TooManyRequests);
    limitRate(user, "rewrites");
    limitRate(await makeUser(), "analyses");
    limitRate({ ...user, plan: "launch" }, "analyses");
  });

  test("a spark that was not made for another reason does not count", async () => {
    const poor = await makeUser({ sparks: 0 });
    const request = await signedInRequest(poor, "/api/sparks", jsonPost(sparkInput(makeProject(poor))));
    expect((await sparkCall(given(request))).status).toBe(402);
    expect(
      db
        .select()
        .from(attempts)
        .where(eq(attempts.key, `sparks:${poor.id}`))
        .all(),
    ).toEqual([]);
  });
});

test("an account that holds as many projects as its plan allows makes no more, and is told what helps", async () => {
  const rows = Array.from({ length: mostProjects.free }, () => ({ ...beanThere, userId: user.id }));
  db.insert(projects).values(rows).run();
  const refused = await projectCall(given(await signedInRequest(user, "/api/projects", jsonPost(beanThere))));
  expect(refused.status).toBe(403);
  const { message } = await refused.json();
  expect(message).toBe("Your account holds 500 projects, the most for its plan. Delete one to make another.");
  const another = formPost({ ...filledIn, name: "Another" });
  const form = await projectPage(given(await signedInRequest(user, "/project/new", another)));
  expect(form).toMatchObject({ init: { status: 403 }, data: { error: { "": [message] } } });
});
