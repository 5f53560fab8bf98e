import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { recommendations, recommendationUses } from "#db/schema";
import { jsonPost, signedInRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import type { Project } from "~/features/projects/project";
import { updateProject } from "~/features/projects/update-project.server";
import { findRecommendations, freshFor } from "~/features/recommendations/find-recommendations.server";
import type { Recommendation } from "~/features/recommendations/recommendation";
import { createSpark } from "~/features/sparks/create-spark.server";
import type { User } from "~/platform/auth/user";
import * as track from "~/routes/api/recommendation.track";
import * as list from "~/routes/api/recommendations";

let user: User;
let project: Project;
beforeEach(async () => {
  user = await makeUser();
  project = makeProject(user);
});
afterEach(() => {
  vi.useRealTimers();
});

type Handler = (given: ActionFunctionArgs & LoaderFunctionArgs) => unknown;
async function answered(handler: Handler, request: Request, id = ""): Promise<Response> {
  const result = await Promise.resolve()
    .then(() => handler({ request, params: { id }, context: {} }))
    .catch((thrown: unknown) => thrown);
  if (result instanceof Response) return result;
  throw result;
}
const ask = async (query: string, as = user) =>
  answered(list.loader, await signedInRequest(as, `/api/recommendations?${query}`));
const tell = async (id: number | string, body: unknown, as = user) =>
  answered(track.action, await signedInRequest(as, `/api/recommendations/${id}/track`, jsonPost(body)), String(id));
const uses = (id: number) =>
  db
    .select()
    .from(recommendationUses)
    .where(eq(recommendationUses.recommendationId, id))
    .orderBy(desc(recommendationUses.action))
    .all()
    .map(({ userId, action }) => ({ userId, action }));

test("answers three, with type, title, description, prompt, reasoning, category and confidence", async () => {
  const answer = await ask(`projectId=${project.id}`);
  expect(answer.status).toBe(200);
  const three = (await answer.json()) as Recommendation[];
  expect(three).toHaveLength(3);
  for (const recommendation of three)
    expect(recommendation).toEqual({
      id: expect.any(Number),
      type: expect.stringMatching(/^(blog|image|caption|video)$/),
      title: expect.any(String),
      description: expect.any(String),
      prompt: expect.any(String),
      reasoning: expect.any(String),
      category: expect.any(String),
      confidence: expect.any(Number),
    });
});

test("a list is made anew once a spark was made, and says nothing that is no longer so", async () => {
  project = makeProject(user, {
    description: "We mend what is broken",
    defaultSeoKeywords: null,
    defaultCallToAction: null,
  });
  expect(findRecommendations(user, project).map(({ category }) => category)).toContain("First campaign");
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 1000);
  await createSpark(user, sparkInput(project));
  vi.setSystemTime(Date.now() + 1000);
  const after = findRecommendations(user, project);
  expect(after.map(({ category }) => category)).not.toContain("First campaign");
  expect(after).toHaveLength(3);
  vi.setSystemTime(Date.now() + freshFor - 1);
  expect(findRecommendations(user, project)).toEqual(after);
});

test("a list stays for 15 minutes, whatever changes of its profile, and no longer", () => {
  const begun = new Date("2026-06-10T10:00:00Z");
  const at = (after: number) => findRecommendations(user, project, "", new Date(begun.getTime() + after));
  const quarterHour = 15 * 60 * 1000;
  const first = at(0);
  project = updateProject(user, project.id, { ...project, name: "Tea There", problemBeingSolved: "Stale tea" });
  expect(at(quarterHour - 1)).toEqual(first);
  expect(JSON.stringify(at(quarterHour))).toContain("Tea There");
});

test("what is proposed again keeps its id", () => {
  const begun = new Date("2026-06-10T10:00:00Z");
  const first = findRecommendations(user, project, "", begun);
  const again = findRecommendations(user, project, "", new Date(begun.getTime() + freshFor));
  expect(again).toEqual(first);
});

test("what nobody opened is forgotten after a day, and what somebody did is not", () => {
  const [first, second] = findRecommendations(user, project, "old", new Date("2026-06-10T10:00:00Z"));
  db.insert(recommendationUses)
    .values({ userId: user.id, recommendationId: first?.id ?? 0, action: "viewed" })
    .run();
  findRecommendations(user, project, "", new Date("2026-06-12T10:00:00Z"));
  const isThere = (id = 0) => db.select().from(recommendations).where(eq(recommendations.id, id)).all().length;
  expect([isThere(first?.id), isThere(second?.id)]).toEqual([1, 0]);
});

test.each(["keywords=cold+brew,oat+milk", "keywords=cold+brew+,+oat+milk,", "keywords=cold+brew&keywords=oat+milk"])(
  "%s are two keywords, each with an idea of its own",
  async (asked) => {
    const three = (await (await ask(`projectId=${project.id}&${asked}`)).json()) as Recommendation[];
    expect(three.slice(0, 2).map(({ title, prompt }) => [title, prompt.split(":")[0]])).toEqual([
      ["An article about cold brew", "Cold brew"],
      ["Captions about oat milk", "Oat milk"],
    ]);
    expect(JSON.stringify(three)).not.toContain(",oat");
    expect(findRecommendations(user, project, "cold brew, oat milk")).toEqual(three);
  },
);

test("keywords have a list of their own, which begins with them", async () => {
  const plain = await (await ask(`projectId=${project.id}`)).text();
  const [first] = (await (await ask(`projectId=${project.id}&keywords=cold+brew`)).json()) as Recommendation[];
  expect(first?.reasoning).toBe("You asked for “cold brew”.");
  expect(await (await ask(`projectId=${project.id}`)).text()).toBe(plain);
  expect((await ask(`projectId=${project.id}&keywords=${"x".repeat(201)}`)).status).toBe(400);
});

test.each(["", "projectId=", "projectId=x", "projectId=-1", "projectId=99999999"])("%j is a 404", async (query) => {
  const answer = await ask(query);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: "Project not found" });
});

test("a stranger's project is a 404", async () => {
  expect((await ask(`projectId=${project.id}`, await makeUser())).status).toBe(404);
});

test("'viewed' and 'used' are noted, a row each, however often they come", async () => {
  const [first] = findRecommendations(user, project);
  const id = first?.id ?? 0;
  for (const action of ["viewed", "viewed", "used"]) {
    const answer = await tell(id, { action });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
  }
  expect(uses(id)).toEqual([
    { userId: user.id, action: "viewed" },
    { userId: user.id, action: "used" },
  ]);
});

test("another action is a 400, a stranger a 404, and neither is noted", async () => {
  const [first] = findRecommendations(user, project);
  const id = first?.id ?? 0;
  const refused = await tell(id, { action: "liked" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: { action: ["Must be 'viewed' or 'used'"] } });
  expect((await tell(id, { action: "viewed" }, await makeUser())).status).toBe(404);
  expect((await tell("x", { action: "viewed" })).status).toBe(404);
  expect(uses(id)).toEqual([]);
});
