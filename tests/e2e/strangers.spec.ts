import { hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("nobody else finds a person's project, spark, media or status", async ({ visitor, stranger }) => {
  await hasProject(visitor);
  const spark = await hasSpark(visitor, ["caption", "image"]);
  await isMade(visitor, spark.documentId);
  const status = await (await visitor.page.request.get(`/api/status/${spark.documentId}`)).json();
  const mine = [
    visitor.projectPath,
    `${visitor.projectPath}/spark`,
    visitor.resultsPath,
    visitor.processingPath,
    `/api${visitor.projectPath.replace("project", "projects")}`,
    `/api/sparks/${spark.id}`,
    `/api/status/${spark.documentId}`,
    new URL(status.imageUrl, "http://site.example").pathname,
  ];

  await hasProject(stranger, { name: "Another" });
  for (const path of mine) {
    expect((await visitor.page.request.get(path)).status(), `${path} for its owner`).toBe(200);
    expect((await stranger.page.request.get(path)).status(), `${path} for a stranger`).toBe(404);
  }

  // A stranger's project does not open a foreign spark either.
  const crossed = `${stranger.projectPath}/results/${spark.id}`;
  expect((await stranger.page.request.get(crossed)).status()).toBe(404);
  expect((await visitor.page.request.get(crossed)).status()).toBe(404);

  await stranger.page.goto(visitor.projectPath);
  await expect(stranger.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(stranger.page.getByText(visitor.projectName)).toHaveCount(0);
});

test("a stranger can neither cancel a spark nor make one in a foreign project", async ({ visitor, stranger }) => {
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await hasProject(stranger);

  const cancelled = await stranger.page.request.post(`${visitor.processingPath}/cancellation`, { form: {} });
  expect(cancelled.status()).toBe(404);
  const asked = await stranger.page.request.post("/api/sparks", {
    data: {
      prompt: "A campaign in somebody else's name",
      contentTypes: ["caption"],
      projectId: Number(visitor.projectPath.split("/").at(-1)),
    },
  });
  expect(asked.status()).toBe(404);
  expect((await (await stranger.page.request.get("/api/user")).json()).sparks).toBe(5000);
});
