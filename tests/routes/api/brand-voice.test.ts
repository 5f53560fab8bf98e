import { beforeEach, describe, expect, test } from "vitest";
import { jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { voiceSamples } from "#tests/factories/voice-samples";
import type { User } from "~/platform/auth/user";
import * as analyze from "~/routes/api/brand-voice.analyze";
import { answerOf } from "../studio/answer-of";

const path = "/api/brand-voice/analyze";

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

const send = async (body: unknown, init: RequestInit = jsonPost(body)) =>
  (await answerOf(analyze.action, await signedInRequest(user, path, init))).response;

describe("POST /api/brand-voice/analyze", () => {
  test("answers with the analysis, in the specification's shape", async () => {
    const response = await send({ contentSample: voiceSamples.casual.join("\n\n---\n\n") });
    expect(response?.status).toBe(200);
    expect(await response?.json()).toEqual({
      analysis: {
        toneAnalysis: {
          primary: "casual",
          confidence: expect.any(Number),
          secondary: expect.any(Array),
          why: expect.any(String),
        },
        sentenceStructure: {
          averageLength: expect.any(Number),
          complexity: "simple",
          preferredStyle: expect.any(String),
        },
        vocabularyPatterns: { commonWords: expect.arrayContaining(["stuff", "grab"]) },
        industryTerms: expect.any(Array),
        recommendations: expect.arrayContaining([expect.any(String)]),
      },
    });
  });

  test.each([
    ["nothing", {}],
    ["an empty sample", { contentSample: "" }],
    ["white space", { contentSample: " \n\t " }],
    ["null", { contentSample: null }],
    ["a number", { contentSample: 7 }],
    ["a list", { contentSample: ["Hello there."] }],
    ["more than 50,000 characters", { contentSample: "a ".repeat(25_001) }],
    ["emoji alone", { contentSample: "😀😀🎉" }],
    ["Arabic", { contentSample: "مرحبا بكم في متجرنا الجديد، نحن سعداء بزيارتكم لنا." }],
  ])("answers 400 for %s, with what to do beside the field", async (_, body) => {
    const response = await send(body);
    expect(response?.status).toBe(400);
    expect(await response?.json()).toEqual({
      message: expect.stringMatching(/\w+/),
      errors: { contentSample: [expect.any(String)] },
    });
  });

  test.each([
    ["one word", "Coffee"],
    ["markup", '<script>alert(1)</script> We roast. <img src=x onerror="alert(1)"> It\'s posted.'],
    ["ten thousand sentences", "Hi all. ".repeat(6000)],
    ["a long string of letters", `We roast ${"x".repeat(40_000)} on Mondays.`],
    ["emoji between words", "We love coffee ☕😀 and cake 🎂! You do too 🎉!"],
  ])("reads %s", async (_, contentSample) => {
    const response = await send({ contentSample });
    expect(response?.status).toBe(200);
    expect(await response?.text()).not.toContain("<script");
  });

  test("is for those who are signed in, and for POST alone", async () => {
    const visitor = await answerOf(analyze.action, visitorRequest(path, jsonPost({ contentSample: "Hello there." })));
    expect(visitor.status).toBe(401);
    for (const method of ["PUT", "DELETE"]) expect((await send({}, { method }))?.status).toBe(405);
    expect((await answerOf(analyze.loader, await signedInRequest(user, path))).status).toBe(405);
  });

  test("refuses ten megabytes, a form and a torn body", async () => {
    expect((await send({ contentSample: "a".repeat(10 * 1024 * 1024) }))?.status).toBe(413);
    expect((await send({}, { method: "POST", body: new URLSearchParams({ contentSample: "Hi" }) }))?.status).toBe(415);
    const torn = { method: "POST", body: '{"contentSample', headers: { "Content-Type": "application/json" } };
    expect((await send({}, torn))?.status).toBe(400);
  });
});
