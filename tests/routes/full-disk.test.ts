import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { formPost, jsonPost, signedInRequest } from "#tests/factories/requests";
import { beanThere } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { findProjects } from "~/features/projects/project.queries.server";
import type { User } from "~/platform/auth/user";
import { answerWithoutDatabase } from "~/platform/http/answer-without-database.server";
import { log } from "~/platform/log/log.server";
import * as projects from "~/routes/api/projects";
import * as newProject from "~/routes/studio/project.new";

/** Longer than the room that is left in the database's pages. */
const long = "A small roastery by the sea. ".repeat(60).trim();
const project = { ...beanThere, description: long, brandVoice: long, problemBeingSolved: long };
const given = { params: {}, context: {}, unstable_pattern: "" };

let user: User;
let requests: { call: Request; form: Request };
beforeEach(async () => {
  user = await makeUser();
  const fields = Object.fromEntries(Object.entries(project).map(([name, text]) => [name, text ?? ""]));
  requests = {
    call: await signedInRequest(user, "/api/projects", jsonPost(project)),
    form: await signedInRequest(user, "/project/new", formPost(fields)),
  };
  vi.spyOn(log, "error").mockImplementation(() => {});
  answerWithoutDatabase();
  // why: the database has no free page and may not grow any more, which is how a disk without room looks to it.
  db.$client.exec("vacuum");
  db.$client.pragma(`max_page_count = ${db.$client.pragma("page_count", { simple: true })}`);
});
afterEach(() => db.$client.pragma("max_page_count = 4294967294"));

test.each(["call", "form"] as const)(
  "on a disk without room a %s is told so in a sentence, and nothing of it is stored",
  async (way) => {
    const action = way === "call" ? projects.action : newProject.action;
    const answer = await Promise.resolve(action({ ...given, request: requests[way] })).catch((thrown) => thrown);
    expect(answer.status).toBe(507);
    expect(await answer.json()).toEqual({
      message: "This site has no room left to store anything, so this could not be done. Please try again later.",
    });
    expect(findProjects(user, { limit: 10, offset: 0 })).toEqual([]);
  },
);
