import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("of 50 sparks asked for at once with a balance for one, one is made and 49 are told", async ({ visitor }) => {
  await hasProject(visitor);
  const { request } = visitor.page;
  const asked = Array.from({ length: 50 }, (_, index) =>
    request.post("/api/sparks", {
      headers: { "idempotency-key": `at-once-${index}` },
      data: {
        prompt: "A film about the hills where our coffee grows",
        contentTypes: ["video"],
        projectId: Number(visitor.projectPath.split("/").at(-1)),
      },
    }),
  );
  const answers = await Promise.all(asked);
  const statuses = answers.map((answer) => answer.status());
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 402)).toHaveLength(49);

  const made = await answers.find((answer) => answer.status() === 201)?.json();
  visitor.sparkId = String(made.id);
  const refused = answers.find((answer) => answer.status() === 402);
  expect(await refused?.json()).toMatchObject({ needed: 3300, available: 5000 - 3300 });
  const user = await (await request.get("/api/user")).json();
  expect(user.sparks).toBe(5000 - 3300);
});

test("the same spark asked for 20 times at once is made and charged once", async ({ visitor }) => {
  await hasProject(visitor);
  const { request } = visitor.page;
  const asked = Array.from({ length: 20 }, () =>
    request.post("/api/sparks", {
      headers: { "idempotency-key": "pressed-twenty-times" },
      data: {
        prompt: "Captions about the hills where our coffee grows",
        contentTypes: ["caption"],
        projectId: Number(visitor.projectPath.split("/").at(-1)),
      },
    }),
  );
  const sparks = await Promise.all((await Promise.all(asked)).map((answer) => answer.json()));
  expect(new Set(sparks.map((spark) => spark.id)).size).toBe(1);
  const user = await (await request.get("/api/user")).json();
  expect(user.sparks).toBe(5000 - 50);
});
