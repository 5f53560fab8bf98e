import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db } from "#db/client";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { log } from "~/platform/log/log.server";
import { createSpark, NonceReused } from "./create-spark.server";
import { getBrief } from "./get-brief.server";
import { findSpark } from "./spark.queries.server";

test("the engine is told what may be stated of the project and what was stated about the campaign", async () => {
  const user = await makeUser();
  const project = makeProject(user, { facts: "Open daily\n12 Mill Lane" });
  const facts = { when: "all November", offer: null, steps: ["Book", "Come"] };
  const brief = getBrief(await createSpark(user, sparkInput(project, { facts })), ["blog"]);
  expect(brief).toMatchObject({ facts, project: { facts: ["Open daily", "12 Mill Lane"] } });
});

test("the engine is told the format, and a repeat in another one is another spark", async () => {
  const user = await makeUser();
  const project = makeProject(user);
  const spark = await createSpark(user, sparkInput(project, { format: "email" }), "n");
  expect(getBrief(spark, ["blog"]).format).toBe("email");
  await expect(createSpark(user, sparkInput(project), "n")).rejects.toBeInstanceOf(NonceReused);
});

test("without any, it is told none", async () => {
  const user = await makeUser();
  const brief = getBrief(await createSpark(user, sparkInput(makeProject(user))), ["blog"]);
  expect(brief).toMatchObject({ facts: null, project: { facts: [] } });
});

test("facts that cannot be read are left out, and the log says so", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const user = await makeUser();
  const { id } = await createSpark(user, sparkInput(makeProject(user), { facts: { what: "pasta" } }));
  db.run(sql`update sparks set facts = '{"version": 9}' where id = ${id}`);
  const spark = findSpark(user, id);
  expect(spark && getBrief(spark, ["blog"]).facts).toBeNull();
  expect(error).toHaveBeenCalledOnce();
});
