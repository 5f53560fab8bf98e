import { sql } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { beanThere, makeProject, makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { PartFailure } from "~/engine/engine";
import { findProjects } from "~/features/projects/project.queries.server";
import { SparkList } from "~/features/projects/spark-list";
import type { ListedSpark } from "~/features/sparks/list-sparks.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { selectTemplate } from "~/features/templates/selected-template.server";
import type { Template } from "~/features/templates/template";
import { findTemplates } from "~/features/templates/template.queries.server";
import type { User } from "~/platform/auth/user";
import * as home from "~/routes/public/home";
import * as createProject from "~/routes/studio/create-project";
import * as project from "~/routes/studio/project";
import * as newProject from "~/routes/studio/project.new";
import { answerOf } from "./answer-of";

let user: User;
let stranger: User;
beforeEach(async () => {
  [user, stranger] = [await makeUser(), await makeUser()];
});

const filledIn = Object.fromEntries(Object.entries(beanThere).map(([name, text]) => [name, text ?? ""]));

describe("/project/new", () => {
  const send = async (fields: Record<string, string>) =>
    answerOf<{ error: Record<string, string[]>; initialValue: Record<string, string> }>(
      newProject.action,
      await signedInRequest(user, "/project/new", formPost(fields)),
    );

  test("makes a project and goes on to its first spark", async () => {
    const { response } = await send(filledIn);
    const [made] = findProjects(user, { limit: 10, offset: 0 });
    expect(made).toMatchObject(beanThere);
    expect(response).toHaveRedirect(`/project/${made?.id}/spark`);
    await expect(response).toSendToast("Project Created");
  });

  test("the same form three times at once is one project, and each press leads to it", async () => {
    const answers = await Promise.all([send(filledIn), send(filledIn), send(filledIn)]);
    const made = findProjects(user, { limit: 10, offset: 0 });
    expect(made).toHaveLength(1);
    for (const { response } of answers) expect(response).toHaveRedirect(`/project/${made[0]?.id}/spark`);
    await send({ ...filledIn, name: "Another" });
    await send(filledIn);
    expect(findProjects(user, { limit: 10, offset: 0 })).toHaveLength(3);
  });

  test("the first project takes the template that waits for one; the next ones do not", async () => {
    const cookie = (await selectTemplate(findTemplates(user)[0] as Template)).get("Set-Cookie")?.split(";")[0];
    const sendWaiting = async (fields = filledIn) => {
      const request = await signedInRequest(user, "/project/new", formPost(fields));
      request.headers.set("Cookie", `${request.headers.get("Cookie")}; ${cookie}`);
      const { response } = await answerOf(newProject.action, request);
      return { response, id: findProjects(user, { limit: 1, offset: 0 })[0]?.id };
    };
    const first = await sendWaiting();
    expect(first.response).toHaveRedirect(`/project/${first.id}/spark?templateId=1&templateApplied=true`);
    await expect(first.response).toSendToast("Project Created");
    expect(first.response?.headers.getSetCookie().join()).toContain("selectedTemplate=; Max-Age=0");
    const next = await sendWaiting({ ...filledIn, name: "Another" });
    expect(next.response).toHaveRedirect(`/project/${next.id}/spark`);
    expect(next.response?.headers.getSetCookie().join()).not.toContain("selectedTemplate");
  });

  test("a rejected form has the messages and what was typed, and makes nothing", async () => {
    const { status, data } = await send({
      ...filledIn,
      name: "",
      websiteUrl: "javascript:alert(1)",
      description: "short",
    });
    expect(status).toBe(400);
    expect(data.error).toMatchObject({
      name: ["Project name is required"],
      websiteUrl: ["Must be a valid URL"],
      description: ["Description must be at least 10 characters"],
    });
    expect(data.initialValue).toMatchObject({ description: "short", targetAudience: beanThere.targetAudience });
    expect(findProjects(user, { limit: 10, offset: 0 })).toEqual([]);
  });

  test("a visitor is sent to sign in, and back", async () => {
    for (const handler of [newProject.loader, newProject.action]) {
      const { response } = await answerOf(handler, visitorRequest("/project/new"));
      expect(response).toHaveRedirect("/login?redirect=%2Fproject%2Fnew");
    }
  });

  test("whoever was signed out while filling it in is told so", async () => {
    const { response } = await answerOf(newProject.action, visitorRequest("/project/new", formPost(filledIn)));
    expect(response).toHaveRedirect("/login?redirect=%2Fproject%2Fnew");
    await expect(response).toSendToast("Unauthorized", "You are logged out. Logging in again...");
  });

  test("a project that cannot be stored is said so, and what was typed is kept", async () => {
    db.run(sql`create trigger full before insert on projects begin select raise(abort, 'no room'); end`);
    const { status, data } = await send(filledIn);
    db.run(sql`drop trigger full`);
    expect(status).toBe(500);
    expect(data.error).toEqual({ "": ["Failed to create project. Please try again."] });
    expect(data.initialValue).toMatchObject({ name: beanThere.name });
  });

  test("/create-project leads there", () => expect(createProject.loader()).toHaveRedirect("/project/new"));
});

describe("/project/{id}", () => {
  type Shown = { project: { name: string }; sparks: { prompt: string }[] } | null;

  test("shows the project and its sparks", async () => {
    const spark = await makeWaitingSpark(user);
    const id = String(spark.projectId);
    const { data } = await answerOf<Shown>(project.loader, await signedInRequest(user, `/project/${id}`), { id });
    expect(data?.project.name).toBe(beanThere.name);
    expect(data?.sparks.map(({ prompt }) => prompt)).toEqual([spark.prompt]);
  });

  test("says of a spark that lost a part that it is partly made, and what was charged", async () => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "image", "caption"] });
    const engine = testEngine({
      blog: (type, options) => options.onFailure(type, new PartFailure("disk-full", "No room.")),
      caption: (type, options) => options.onFailure(type, new PartFailure("disk-full", "No room.")),
    });
    await makeSpark(spark.documentId, { engine, signal: new AbortController().signal });
    const id = String(spark.projectId);
    const request = await signedInRequest(user, `/project/${id}`);
    const { data } = await answerOf<{ sparks: ListedSpark[] }>(project.loader, request, { id });
    const html = renderToStaticMarkup(createElement(SparkList, { sparks: data.sparks }));
    expect(html).toContain("Partly made");
    expect(html).toContain(">300<");
    expect(html).not.toMatch(/Completed|550/);
  });

  test("is not there for a stranger, an unknown id and an id that is none", async () => {
    const own = String(makeProject(user).id);
    for (const [who, id] of [
      [stranger, own],
      [user, "999999"],
      [user, "1e3"],
      [user, "-1"],
    ] as const) {
      const { status, data } = await answerOf<Shown>(project.loader, await signedInRequest(who, `/project/${id}`), {
        id,
      });
      expect([status, data], id).toEqual([404, null]);
    }
  });
});

test("a project with many sparks shows them a page at a time, the newest first", async () => {
  const { id } = makeProject(user);
  const owner = { userId: user.id, projectId: id, deadlineAt: new Date(), contentTypes: ["blog" as const] };
  const rows = Array.from({ length: 45 }, (_, n) => ({ ...owner, documentId: `${id}-${n}`, nonce: `${n}` }));
  db.insert(sparks)
    .values(rows.map((row, n) => ({ ...row, prompt: `Idea ${n}`, createdAt: new Date(n * 1000) })))
    .run();
  const shown = async (query: string) => {
    const request = await signedInRequest(user, `/project/${id}${query}`);
    type Shown = { sparks: { prompt: string }[]; page: number; pages: number };
    const { page, pages, sparks: listed } = (await answerOf<Shown>(project.loader, request, { id: `${id}` })).data;
    return { page, pages, first: listed[0]?.prompt, count: listed.length };
  };
  expect(await shown("")).toEqual({ page: 1, pages: 3, first: "Idea 44", count: 20 });
  expect(await shown("?page=3")).toEqual({ page: 3, pages: 3, first: "Idea 4", count: 5 });
  for (const beyond of ["?page=4", "?page=1e9", "?page=99999999999999999999"]) {
    expect(await shown(beyond), beyond).toMatchObject({ count: expect.any(Number), pages: 3 });
  }
  expect(await shown("?page=-1")).toMatchObject({ page: 1 });
  expect(await shown("?page=x")).toMatchObject({ page: 1 });
});

describe("/", () => {
  type Shown = { home: { projects: { name: string }[]; pages: number } | null };

  test("shows many projects a page at a time", async () => {
    for (let n = 0; n < 25; n++) makeProject(user, { name: `Project ${n}` });
    const first = await answerOf<Shown>(home.loader, await signedInRequest(user, "/"));
    expect(first.data.home).toMatchObject({ pages: 2, projects: { length: 24 } });
    const second = await answerOf<Shown>(home.loader, await signedInRequest(user, "/?page=2"));
    expect(second.data.home?.projects.map(({ name }) => name)).toEqual(["Project 0"]);
  });

  test("shows the user's own projects, and the landing page to a visitor", async () => {
    makeProject(user, { name: "Mine" });
    makeProject(stranger, { name: "Theirs" });
    const own = await answerOf<Shown>(home.loader, await signedInRequest(user, "/"));
    expect(own.data.home?.projects.map(({ name }) => name)).toEqual(["Mine"]);
    expect((await answerOf<Shown>(home.loader, visitorRequest("/"))).data.home).toBeNull();
  });
});
