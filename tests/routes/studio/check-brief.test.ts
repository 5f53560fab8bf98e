import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import * as reading from "~/engine/message/read-message";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getHourlyLimit } from "~/features/plans/limit-rate.server";
import type { Project } from "~/features/projects/project";
import type { CheckedBrief } from "~/features/sparks/checked-brief.server";
import { findSparks } from "~/features/sparks/spark.queries.server";
import { readFacts } from "~/features/sparks/stated-facts.server";
import type { User } from "~/platform/auth/user";
import { claimKeptForm } from "~/platform/http/kept-form.server";
import { ThreadBusy, ThreadFailed } from "~/platform/threads/task-thread.server";
import * as call from "~/routes/api/sparks.brief";
import * as page from "~/routes/studio/spark.new";
import { answerOf } from "./answer-of";

// why: what a thread does that is busy, or ended for its time
vi.mock("~/engine/message/read-message", { spy: true });
const fails = (error: Error) =>
  vi.mocked(reading.readMessage).mockImplementationOnce(() => {
    throw error;
  });

let user: User;
let project: Project;
beforeEach(async () => {
  user = await makeUser({ sparks: 100 });
  project = makeProject(user, { targetAudience: "Families in Leeds" });
});

const idea = "Announce 20% off all yarn until 30 November";

/** Everything is spent, so that what counts or charges would be refused. */
const exhaust = (act: "sparks" | "checks") =>
  db
    .insert(attempts)
    .values({
      key: `${act}:${user.id}`,
      count: getHourlyLimit(user.plan, act),
      windowEndsAt: new Date(Date.now() + 90_000),
    })
    .run();

describe("'Check the brief'", () => {
  interface Checked {
    values: Record<string, string | string[]>;
    checked: CheckedBrief;
    picture: string | null;
    error?: Record<string, string[]>;
  }
  type Fields = Record<string, string | string[]>;

  async function send(fields: Fields) {
    const body = new FormData();
    for (const [name, values] of Object.entries(fields)) {
      for (const value of [values ?? []].flat()) body.append(name, value);
    }
    const request = await signedInRequest(user, `/project/${project.id}/spark`, { method: "POST", body });
    return answerOf<Checked>(page.action, request, { id: String(project.id) });
  }
  const check = (fields: Fields) => send({ prompt: idea, contentTypes: ["caption"], intent: "check", ...fields });
  /** What a browser sends of the page that came back. */
  const sentBack = ({ values, checked }: Checked): Fields => ({ ...values, factsChecked: JSON.stringify(checked) });
  /** The facts of the spark that this form makes. */
  async function statedBy(fields: Fields) {
    const { response } = await send({ ...fields, intent: "create" });
    expect(response?.status).toBe(302);
    const [spark] = findSparks(user);
    return spark && readFacts(spark);
  }

  test("brings the form back with what was understood, and stores and charges nothing", async () => {
    const opened = await signedInRequest(user, `/project/${project.id}/spark`);
    const { data: loaderData } = await answerOf(page.loader, opened, { id: String(project.id) });
    expect(renderPage(page.default, { loaderData })).toMatch(
      /<button[^>]* name="intent" value="check"[^>]*><span[^>]*>Check the brief<\/span>/,
    );
    exhaust("sparks");
    let answer: Awaited<ReturnType<typeof check>> | undefined;
    const changes = await changesDuring(async () => {
      answer = await check({ visualStyle: " Warm ", contentTypes: ["blog", "caption", "video"] });
    });
    expect(answer?.status).toBe(200);
    expect(answer?.data.values).toMatchObject({
      prompt: idea,
      contentTypes: ["blog", "caption", "video"],
      visualStyle: " Warm ",
      factsOffer: "20% off all yarn",
      factsWhen: "until 30 November",
      factsWhere: "",
      factsFor: "Families in Leeds",
    });
    expect(answer?.data.checked).toMatchObject({ idea, point: expect.stringMatching(/20% off/) });
    expect(answer?.data.checked.questions.length).toBeGreaterThan(0);
    expect(findSparks(user)).toEqual([]);
    expect(getAvailableSparks(user.id)).toBe(100);
    // The session that the request came with, and the count of checks in this hour.
    expect(changes).toBe(2);
  });

  test("says at the cards what nobody here can write of the idea, and unticks them", async () => {
    const { data } = await check({
      prompt: "Unsere neue Herbströstung ist da, und wir feiern das mit allen Freunden des Kaffees",
      contentTypes: ["blog", "image", "caption"],
    });
    expect(data).toMatchObject({ unwritable: ["blog", "caption"], values: { contentTypes: ["image"] } });
    expect((await check({})).data).toMatchObject({ unwritable: [], values: { contentTypes: "caption" } });
  });

  test("what the user corrects, adds and empties travels with the spark", async () => {
    const { data } = await check({});
    const facts = await statedBy({
      ...sentBack(data),
      factsOffer: "25% off",
      factsWhen: "",
      factsWhere: "at 12 Mill Lane",
      factsProof: "- 4.8 of 5\r\n\r\n 212 reviews ",
    });
    expect(facts).toMatchObject({
      offer: "25% off",
      when: null,
      where: "at 12 Mill Lane",
      proof: ["4.8 of 5", "212 reviews"],
    });
    expect(facts).not.toHaveProperty("steps");
  });

  test("what was read for sure and left as it is travels too; a guess is left to the reader", async () => {
    const { data } = await check({});
    const guessed = { ...data.checked, guessed: ["when" as const] };
    const facts = await statedBy({ ...data.values, factsChecked: JSON.stringify(guessed) });
    expect(facts).toMatchObject({ offer: "20% off all yarn" });
    expect(facts).not.toHaveProperty("when");
  });

  test("after the idea was changed only what the user wrote counts", async () => {
    const { data } = await check({});
    const changed = { prompt: "Announce 30% off all yarn until 5 December", factsWhere: "at 12 Mill Lane" };
    expect(await statedBy({ ...sentBack(data), ...changed })).toEqual({ where: "at 12 Mill Lane" });
  });

  test("a second check reads a changed idea anew, keeps what was written, and what was emptied stays empty", async () => {
    const { data: first } = await check({});
    const changed = {
      prompt: "Announce 30% off all yarn until 5 December",
      factsWhere: "at 12 Mill Lane",
      factsFor: "",
    };
    const { data: second } = await check({ ...sentBack(first), ...changed });
    expect(second.values).toMatchObject({
      factsOffer: "30% off all yarn",
      factsWhen: "until 5 December",
      factsWhere: "at 12 Mill Lane",
      factsFor: "",
    });
    const { data: third } = await check(sentBack(second));
    expect(third.values).toEqual(second.values);
    expect(await statedBy(sentBack(third))).toMatchObject({
      where: "at 12 Mill Lane",
      for: null,
      offer: "30% off all yarn",
    });
  });

  test("facts count without a check before, and a carried reading that somebody broke is none", async () => {
    const facts = { factsOffer: "25% off", factsChecked: '{"read":7' };
    expect(await statedBy({ prompt: idea, contentTypes: ["caption"], ...facts })).toEqual({ offer: "25% off" });
  });

  test("a form that is not valid comes back with what was checked and typed, and nothing is read", async () => {
    const { data } = await check({});
    const rejected = await check({ ...sentBack(data), prompt: "Short", factsWhen: "all year" });
    expect(rejected.status).toBe(400);
    expect(rejected.data).toMatchObject({
      error: { prompt: [expect.any(String)] },
      initialValue: { prompt: "Short", factsWhen: "all year" },
      checked: data.checked,
    });
    const long = await check({ factsProof: Array(21).fill("4.8 of 5").join("\n"), factsWhat: "x".repeat(501) });
    expect(long.data.error).toEqual({
      factsWhat: ["Must be 500 characters or fewer"],
      factsProof: ["Must be 20 lines or fewer"],
    });
  });

  test("beyond the hourly limit says so and keeps what was typed", async () => {
    exhaust("checks");
    const refused = await check({ factsWhere: "at 12 Mill Lane" });
    expect(refused.status).toBe(429);
    expect(refused.data).toMatchObject({
      error: { "": ["This brief was not checked", expect.stringMatching(/^That is a lot of briefs/)] },
      initialValue: { prompt: idea, factsWhere: "at 12 Mill Lane" },
    });
  });

  test.each([
    [new ThreadFailed("It took too long."), 422, /^It took too long to read\. Make the idea shorter/],
    [new ThreadBusy("owner"), 429, /^Your last idea is still being read/],
    [new ThreadBusy("queue"), 429, /^Many ideas are being read right now/],
  ])("an idea that is not read (%s) says so and keeps what was typed", async (error, code, said) => {
    fails(error);
    const refused = await check({ factsWhere: "at 12 Mill Lane" });
    expect(refused.status).toBe(code);
    expect(refused.data).toMatchObject({
      error: { "": ["This brief was not checked", expect.stringMatching(said)] },
      initialValue: { prompt: idea, factsWhere: "at 12 Mill Lane" },
    });
  });

  test("an unknown button makes nothing", async () => {
    expect((await check({ intent: "chek" })).status).toBe(400);
    expect(findSparks(user)).toEqual([]);
  });

  test("'Try Again' brings the stated facts back, those that are to be none too", async () => {
    const { data } = await check({});
    await statedBy({ ...sentBack(data), factsOffer: "25% off", factsWhen: "" });
    const [spark] = findSparks(user);
    const request = await signedInRequest(user, `/project/${project.id}/spark?from=${spark?.id}`);
    const { data: again } = await answerOf<{ start: Checked }>(page.loader, request, { id: String(project.id) });
    expect(again.start.values).toMatchObject({ factsOffer: "25% off", factsWhen: "" });
    const before = spark && readFacts(spark);
    expect(await statedBy(sentBack(again.start))).toEqual(before);
  });

  test("'Try Again' of an idea that cannot be read now brings back what was stated", async () => {
    await statedBy({
      prompt: idea,
      contentTypes: ["caption"],
      factsOffer: "25% off",
      factsProof: "4.8 of 5\n212 reviews",
    });
    const [spark] = findSparks(user);
    fails(new ThreadFailed("It took too long."));
    const request = await signedInRequest(user, `/project/${project.id}/spark?from=${spark?.id}`);
    const { data } = await answerOf<{ start: Checked }>(page.loader, request, { id: String(project.id) });
    expect(data.start).toMatchObject({
      values: { prompt: idea, factsOffer: "25% off", factsProof: "4.8 of 5\n212 reviews" },
      checked: null,
    });
  });

  test("a form that was sent after the session ended comes back with its facts and what was read", async () => {
    const { data } = await check({});
    const path = `/project/${project.id}/spark`;
    const fields = { ...sentBack(data), factsOffer: "25% off", intent: "check" };
    const sent = await answerOf(page.action, visitorRequest(path, formPost(fields as Record<string, string>)), {
      id: String(project.id),
    });
    const cookie = sent.response?.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const visit = await signedInRequest(user, path);
    const headers = { Cookie: `${cookie}; ${visit.headers.get("Cookie")}` };
    await claimKeptForm(new Request(visit, { headers }), user.id);
    const { data: opened } = await answerOf<{ start: Checked }>(page.loader, new Request(visit, { headers }), {
      id: String(project.id),
    });
    expect(opened.start).toMatchObject({ values: { factsOffer: "25% off" }, checked: data.checked });
  });
});

describe("POST /api/sparks/brief", () => {
  const post = async (body: object, who = user) =>
    answerOf(call.action, await signedInRequest(who, "/api/sparks/brief", jsonPost(body)));

  test("answers with the reading, and makes and charges nothing", async () => {
    exhaust("sparks");
    const body = { projectId: project.id, prompt: idea, contentTypes: ["video"] };
    const { response } = await post(body);
    expect(response?.status).toBe(200);
    const answer = await response?.json();
    expect(answer).toEqual({
      message: {
        kind: "offer",
        point: expect.stringMatching(/20% off/),
        what: expect.any(String),
        offer: "20% off all yarn",
        when: "until 30 November",
        where: null,
        for: "Families in Leeds",
        proof: [],
        steps: [],
      },
      sure: expect.arrayContaining(["offer", "when"]),
      questions: expect.arrayContaining([expect.stringMatching(/\?/)]),
    });
    expect(findSparks(user)).toEqual([]);
    expect(getAvailableSparks(user.id)).toBe(100);
  });

  test("what is stated wins over what is read, and empty is none", async () => {
    const facts = { offer: "25% off", when: "", steps: ["Come in", "Choose"] };
    const { response } = await post({ ...sparkInput(project, { prompt: idea }), facts });
    const { message, sure } = await (response as Response).json();
    expect(message).toMatchObject({ offer: "25% off", when: null, steps: ["Come in", "Choose"] });
    expect(sure).toEqual(expect.arrayContaining(["offer", "steps"]));
    expect(sure).not.toContain("when");
  });

  test("refuses what POST /api/sparks refuses, in the same words", async () => {
    const { response: short } = await post({ projectId: project.id, prompt: "Short", contentTypes: [] });
    expect([short?.status, await short?.json()]).toEqual([
      400,
      {
        message: expect.any(String),
        errors: {
          prompt: ["Please write at least 10 characters to get good results"],
          contentTypes: ["Please select at least one content type"],
        },
      },
    ]);
    const body = sparkInput(project);
    expect((await post({ ...body, facts: "none" })).status).toBe(400);
    expect((await post(body, await makeUser())).status).toBe(404);
    const visitor = visitorRequest("/api/sparks/brief", jsonPost(body));
    expect((await answerOf(call.action, visitor)).status).toBe(401);
    const get = await signedInRequest(user, "/api/sparks/brief");
    expect((await answerOf(call.loader, get)).status).toBe(405);
  });

  test("of an idea that took too long says so", async () => {
    fails(new ThreadFailed("It took too long."));
    const { response } = await post(sparkInput(project));
    expect([response?.status, await response?.json()]).toEqual([
      422,
      { message: expect.stringMatching(/^It took too long to read/) },
    ]);
  });

  test("beyond the hourly limit answers 429 with Retry-After", async () => {
    exhaust("checks");
    const { response } = await post(sparkInput(project));
    expect(response?.status).toBe(429);
    expect(Number(response?.headers.get("Retry-After"))).toBeGreaterThan(60);
    expect(await response?.json()).toEqual({ message: expect.stringMatching(/^That is a lot of briefs/) });
  });
});
