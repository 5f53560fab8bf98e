import { type APIRequestContext, expect } from "@playwright/test";
import { type ContentType, password, type Visitor } from "#tests/e2e/visitor";

async function posted(request: APIRequestContext, path: string, data: unknown) {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Signs a visitor up and gives them a project, by calls: for journeys that begin later than that. */
export async function hasProject(visitor: Visitor, { name = "Bean There" } = {}) {
  const { request } = visitor.page;
  await posted(request, "/api/register", {
    email: visitor.email,
    password,
    firstName: "Robin",
    lastName: "Wright",
  });
  const project = await posted(request, "/api/projects", {
    name,
    websiteUrl: "https://beanthere.example",
    description: "A small roastery that sells single-origin coffee by post, roasted to order.",
    targetAudience: "People who brew coffee at home and care where it comes from",
  });
  visitor.projectName = name;
  visitor.projectPath = `/project/${project.id}`;
}

/** Asks for a spark by a call, and makes it the visitor's last one. */
export async function hasSpark(visitor: Visitor, types: readonly ContentType[] = ["caption"]) {
  const spark = await posted(visitor.page.request, "/api/sparks", {
    prompt: "A launch for our autumn single-origin, roasted on Mondays",
    contentTypes: types,
    projectId: Number(visitor.projectPath.split("/").at(-1)),
  });
  visitor.sparkId = String(spark.id);
  return spark as { id: number; documentId: string; status: string };
}

/** Waits until a spark is complete. */
export async function isMade(visitor: Visitor, documentId: string) {
  await expect
    .poll(async () => (await (await visitor.page.request.get(`/api/status/${documentId}`)).json()).status, {
      timeout: 110_000,
      intervals: [500],
    })
    .toBe("complete");
}
