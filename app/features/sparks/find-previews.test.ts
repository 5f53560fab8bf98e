import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client";
import { parts } from "#db/schema";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import type { ContentType } from "~/engine/engine";
import type { Project } from "~/features/projects/project";
import type { User } from "~/platform/auth/user";
import { createSpark } from "./create-spark.server";
import { findProjectPreviews, findSparkPreviews } from "./find-previews.server";

let user: User;
let project: Project;
beforeEach(async () => {
  user = await makeUser({ sparks: 100_000 });
  project = makeProject(user);
});

/** A spark whose parts hold these contents; those that are not named are still to be made. */
async function sparkWith(made: Partial<Record<ContentType, object>>) {
  const spark = await createSpark(user, sparkInput(project, { contentTypes: ["blog", "image", "video"] }));
  for (const [type, content] of Object.entries(made)) {
    const [part] = db
      .select()
      .from(parts)
      .where(eq(parts.sparkId, spark.id))
      .all()
      .filter((each) => each.type === type);
    if (part) db.update(parts).set({ state: "done", content }).where(eq(parts.id, part.id)).run();
  }
  return spark.id;
}

const small = (mediaId: string) => ({ preview: { mediaId } });

test("a spark shows its poster, else its film, else nothing; the small picture where there is one", async () => {
  const both = await sparkWith({ image: small("poster"), video: small("film") });
  const film = await sparkWith({ video: small("film") });
  const old = await sparkWith({ image: { webp: { mediaId: "whole-poster" } } });
  const oldFilm = await sparkWith({ video: { poster: { mediaId: "whole-still" } } });
  const none = await sparkWith({ blog: { title: "Words" } });
  expect(Object.fromEntries(findSparkPreviews(user, [both, film, old, oldFilm, none]))).toEqual({
    [both]: "/media/poster",
    [film]: "/media/film",
    [old]: "/media/whole-poster",
    [oldFilm]: "/media/whole-still",
  });
});

test("a project shows the latest that has a picture", async () => {
  await sparkWith({ image: small("earlier") });
  await sparkWith({ image: small("latest"), video: small("film") });
  await sparkWith({ blog: { title: "Words" } });
  const empty = makeProject(user);
  expect([...findProjectPreviews(user, [project.id, empty.id])]).toEqual([[project.id, "/media/latest"]]);
});

test("nobody sees a stranger's", async () => {
  const spark = await sparkWith({ image: small("poster") });
  const stranger = await makeUser();
  expect([...findProjectPreviews(stranger, [project.id]), ...findSparkPreviews(stranger, [spark])]).toEqual([]);
  expect([...findProjectPreviews(user, []), ...findSparkPreviews(user, [])]).toEqual([]);
});
