import { beforeEach, describe, expect, test, vi } from "vitest";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { voiceSamples } from "#tests/factories/voice-samples";
import { renderPage } from "#tests/setup/render-page";
import * as profile from "~/engine/voice/voice-profile";
import type { BrandVoiceReply } from "~/features/brand-voice/analyse-samples.server";
import { findVoice } from "~/features/brand-voice/find-voice";
import { findProject } from "~/features/projects/project.queries.server";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/studio/brand-voice";
import * as removal from "~/routes/studio/brand-voice.removal";
import { answerOf } from "./answer-of";

const samples = [...voiceSamples.friendly];

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

const send = async (fields: Record<string, string | string[]>) =>
  answerOf<BrandVoiceReply>(page.action, await signedInRequest(user, "/brand-voice", formPost(fields)));
const voiceIn = (projectId: number) => {
  const project = findProject(user, projectId);
  return project ? findVoice(project) : null;
};

describe("/brand-voice", () => {
  test("asks a visitor to sign in, and leads back", async () => {
    for (const handler of [page.loader, page.action]) {
      const { response } = await answerOf(handler, visitorRequest("/brand-voice"));
      expect(response).toHaveRedirect("/login?redirect=%2Fbrand-voice");
    }
  });

  test("analyses several samples as one voice, says so and keeps them", async () => {
    const { status, data } = await send({ contentSample: samples });
    expect(status).toBe(200);
    expect(data.analysis?.toneAnalysis.primary).toBe("friendly");
    expect(data.samples).toEqual(samples);
    expect(data.kept).toEqual(data.rules);
    expect(data.toast).toMatchObject({
      message: "Analysis Complete",
      description: "Your brand voice has been successfully analyzed.",
    });
  });

  test.each([
    ["nothing", "", "Paste some of your own writing first."],
    ["white space", " \r\n ", "Paste some of your own writing first."],
    ["emoji", "😀😀", "There are no words to analyze here. Paste a few sentences of your own writing."],
    ["too much", "a ".repeat(25_001), "Must be 50,000 characters or fewer"],
  ])("rejects %s in words and keeps what was typed", async (_, contentSample, problem) => {
    const form = new FormData();
    form.append("contentSample", contentSample);
    const request = await signedInRequest(user, "/brand-voice", { method: "POST", body: form });
    const { status, data } = await answerOf<BrandVoiceReply>(page.action, request);
    expect([status, data.status, data.error]).toEqual([400, "error", { contentSample: [problem] }]);
    expect(data.samples).toEqual(contentSample ? [contentSample] : []);
  });

  test("takes up to 50,000 characters, as its page says", async () => {
    const html = renderPage(page.default, { loaderData: { projects: [] } });
    expect(html).toMatch(/<textarea[^>]* maxLength="50000"/i);
    expect(html).toMatch(/of 50,000 *(?:<!-- -->)* *characters/);
    const most = "We roast on Mondays. ".repeat(2400).slice(0, 49_999);
    expect((await send({ contentSample: `${most}.` })).status).toBe(200);
    const { status, data } = await send({ contentSample: `${most}..` });
    expect(status).toBe(400);
    expect(data.error).toEqual({ contentSample: ["Must be 50,000 characters or fewer"] });
  });

  test("an analysis that breaks is said so, and what was typed is kept", async () => {
    // why: the reading never throws by itself; the language model's files may be missing on a broken machine.
    vi.spyOn(profile, "makeVoiceProfile").mockImplementation(() => {
      throw new Error("The model is missing.");
    });
    const { status, data } = await send({ contentSample: samples });
    expect(status).toBe(500);
    expect(data.samples).toEqual(samples);
    expect(data.toast).toMatchObject({
      type: "error",
      message: "Analysis Failed",
      description: "Failed to analyze brand voice. Please try again.",
    });
  });

  test("gives another field when asked, up to ten", async () => {
    const { data } = await send({ intent: "add", contentSample: ["One.", "Two."] });
    expect(data.samples).toEqual(["One.", "Two.", ""]);
    const many = await send({ intent: "add", contentSample: Array(10).fill("More.") });
    expect(many.data.samples).toHaveLength(10);
  });

  test("answers 413 to ten megabytes", async () => {
    const form = new FormData();
    form.append("contentSample", "a".repeat(10 * 1024 * 1024));
    const request = await signedInRequest(user, "/brand-voice", { method: "POST", body: form });
    expect((await answerOf(page.action, request)).status).toBe(413);
  });
});

describe("saving a voice", () => {
  test("keeps it with a project, with the rules that are ticked, and says so", async () => {
    const project = makeProject(user);
    const { rules = [] } = (await send({ contentSample: samples })).data;
    const kept = rules.slice(0, 3);
    const { response } = await send({
      intent: "save",
      contentSample: samples,
      projectId: String(project.id),
      rule: [...kept, "A rule of somebody else's."],
    });
    expect(response).toHaveRedirect(`/project/${project.id}#voice`);
    await expect(response).toSendToast(
      "Brand voice saved",
      "New campaigns keep to it, and each text says how well it matches.",
    );
    expect(voiceIn(project.id)).toMatchObject({ tone: "friendly", rules: kept });
  });

  test("needs a project and a rule, and shows the analysis again", async () => {
    const project = makeProject(user);
    const { rules = [] } = (await send({ contentSample: samples })).data;
    const without = await send({ intent: "save", contentSample: samples, rule: rules });
    expect(without.status).toBe(400);
    expect(without.data).toMatchObject({ error: { projectId: ["Choose a project."] }, kept: rules, samples });
    const bare = await send({ intent: "save", contentSample: samples, projectId: String(project.id) });
    expect(bare.status).toBe(400);
    expect(bare.data).toMatchObject({
      error: { rule: ["Keep at least one rule."] },
      projectId: String(project.id),
    });
    expect(bare.data.analysis).toBeDefined();
    expect(voiceIn(project.id)).toBeNull();
  });

  test("finds no stranger's project", async () => {
    const stranger = await makeUser();
    const foreign = makeProject(stranger);
    const { rules = [] } = (await send({ contentSample: samples })).data;
    for (const projectId of [String(foreign.id), "999999", "1e3", "-1"]) {
      const { status } = await send({ intent: "save", contentSample: samples, projectId, rule: rules });
      expect(status, projectId).toBe(404);
    }
    expect(findProject(stranger, foreign.id)?.voice).toBeNull();
  });
});

describe("removing a voice", () => {
  const press = async (who: User, id: number) =>
    answerOf(removal.action, await signedInRequest(who, `/project/${id}/voice/removal`, { method: "POST" }), {
      id: String(id),
    });

  test("takes it from the project; a stranger cannot, and looking changes nothing", async () => {
    const { id } = makeProject(user);
    const { rules = [] } = (await send({ contentSample: samples })).data;
    await send({ intent: "save", contentSample: samples, projectId: String(id), rule: rules });
    expect((await press(await makeUser(), id)).status).toBe(404);
    const looked = await answerOf(removal.loader, await signedInRequest(user, "/"), { id: String(id) });
    expect(looked.response).toHaveRedirect(`/project/${id}`);
    expect(voiceIn(id)).not.toBeNull();

    const { response } = await press(user, id);
    expect(response).toHaveRedirect(`/project/${id}`);
    await expect(response).toSendToast("Brand voice removed", "New campaigns follow the project's own words again.");
    expect(voiceIn(id)).toBeNull();
  });
});
