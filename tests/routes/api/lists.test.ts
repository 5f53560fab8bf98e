import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client";
import { projects as projectRows, sparks as sparkRows } from "#db/schema";
import { signedInRequest } from "#tests/factories/requests";
import { beanThere, makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import type { User } from "~/platform/auth/user";
import { entriesPerCall } from "~/platform/http/call-page.server";
import { loader as projects } from "~/routes/api/projects";
import { loader as sparks } from "~/routes/api/sparks";
import { loader as recentSparks } from "~/routes/api/sparks.recent";

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

const many = entriesPerCall + 20;
const numbered = Array.from({ length: many }, (_, n) => ({ n, createdAt: new Date(n * 1000) }));

/** Each entry of the list, as a caller who follows the links collects them. */
async function collect(loader: (args: LoaderFunctionArgs) => Promise<Response>, path: string) {
  const answers: Record<string, unknown>[][] = [];
  for (let next: string | undefined = path; next; ) {
    const response: Response = await loader({ request: await signedInRequest(user, next), params: {}, context: {} });
    answers.push(await response.json());
    next = response.headers.get("Link")?.match(/<([^>]+)>; rel="next"/)?.[1];
  }
  return answers;
}

test("GET /api/projects answers a bounded array and leads to the rest", async () => {
  const description = "Single-origin coffee. ".repeat(100);
  const rows = numbered.map(({ n, createdAt }) => ({
    ...beanThere,
    description,
    userId: user.id,
    name: `${n}`,
    createdAt,
  }));
  db.insert(projectRows).values(rows).run();
  const [first, second, ...more] = await collect(projects, "/api/projects");
  expect(first).toHaveLength(entriesPerCall);
  expect(first?.[0]).toMatchObject({ name: String(many - 1), description });
  expect(first?.[0]).not.toHaveProperty("voice");
  expect(second).toHaveLength(20);
  expect(second?.at(-1)).toMatchObject({ name: "0" });
  expect(more).toEqual([]);
});

test("GET /api/sparks does the same, without what only the results page shows", async () => {
  const projectId = makeProject(user).id;
  const owner = {
    userId: user.id,
    projectId,
    contentTypes: ["blog" as const],
    deadlineAt: new Date(),
    plan: { goal: "long" },
  };
  const rows = numbered.map(({ n, createdAt }) => ({
    ...owner,
    documentId: `${user.id}-${n}`,
    nonce: `${n}`,
    prompt: `Idea ${n}`,
    createdAt,
  }));
  db.insert(sparkRows).values(rows).run();
  const [first, second, ...more] = await collect(sparks, "/api/sparks");
  expect(first).toHaveLength(entriesPerCall);
  expect(first?.[0]).toMatchObject({ prompt: `Idea ${many - 1}` });
  expect(first?.[0]).not.toHaveProperty("plan");
  expect(second?.at(-1)).toMatchObject({ prompt: "Idea 0" });
  expect(more).toEqual([]);
});

test("GET /api/sparks/recent answers the ten newest, as the whole list has them", async () => {
  const projectId = makeProject(user).id;
  const stranger = await makeUser();
  const rows = (owner: User, ofProject: number) =>
    numbered.slice(0, 12).map(({ n, createdAt }) => ({
      ...{ userId: owner.id, projectId: ofProject, contentTypes: ["blog" as const], deadlineAt: new Date() },
      ...{ documentId: `${owner.id}-${n}`, nonce: `${n}`, prompt: `Idea ${n}`, createdAt },
    }));
  db.insert(sparkRows)
    .values([...rows(user, projectId), ...rows(stranger, makeProject(stranger).id)])
    .run();
  const [recent, ...more] = await collect(recentSparks, "/api/sparks/recent");
  const [all] = await collect(sparks, "/api/sparks");
  expect(recent?.map(({ prompt }) => prompt)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Idea ${n}`));
  expect(recent).toEqual(all?.slice(0, 10));
  expect(more).toEqual([]);
});
