import { eq } from "drizzle-orm";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts, recommendationRequests } from "#db/schema";
import { signedInRequest } from "#tests/factories/requests";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { mockedEdge } from "#tests/mocks/provider-edge";
import { replyWithText, testKey, vendors } from "#tests/mocks/providers";
import { connectProviders } from "~/engine/providers/connect-providers";
import type { ProviderSettings } from "~/engine/providers/provider-settings";
import type { Project } from "~/features/projects/project";
import { updateProject } from "~/features/projects/update-project.server";
import { createProposalWriter } from "~/features/recommendations/create-proposal-writer.server";
import { findRecommendations, freshFor } from "~/features/recommendations/find-recommendations.server";
import * as settings from "~/features/settings/provider-settings.server";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import * as home from "~/routes/public/home";
import { answerOf } from "./answer-of";

vi.mock("~/features/settings/provider-settings.server", { spy: true });

const { openai } = vendors;
const unnamed = { engines: null, models: [] };
const connected: ProviderSettings = { keys: { openai: testKey }, text: unnamed, image: unnamed, video: unnamed };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

let user: User;
let project: Project;
let asked: string[];
beforeEach(async () => {
  vi.mocked(settings.getProviderSettings).mockReturnValue(connected);
  db.delete(recommendationRequests).run();
  asked = [];
  user = await makeUser();
  project = makeProject(user);
});
afterEach(() => server.resetHandlers());

const proposal = {
  type: "image",
  title: "Show the Monday roast",
  description: "People see how fresh their coffee is.",
  prompt: "Coffee that is roasted on Mondays and is in the post the same day.",
  category: "Freshness",
  fact: "roasted on Mondays and posted the same day",
  date: "",
};
const reply = (respond: () => Response) =>
  server.use(
    http.post(openai.textUrl ?? "", async ({ request }) => {
      asked.push(await request.clone().text());
      return respond();
    }),
  );
const proposes = (...proposals: object[]) => reply(() => replyWithText(openai, JSON.stringify({ proposals })));

/** As the worker puts it together, with a stand-in for the network. */
const write = createProposalWriter({
  providers: async () => connectProviders(connected, mockedEdge()),
  onTrouble: (trouble) => log.warn(trouble, "a provider did not deliver"),
});
const work = () => write(new AbortController().signal);
const waiting = () => db.select().from(recommendationRequests).all();
const show = (after = 0) => findRecommendations(user, project, "", new Date(Date.now() + after));
const titles = (after = 0) => show(after).map(({ title }) => title);

test("a page shows what rules propose at once, and the model's from when the worker has asked it", async () => {
  proposes(proposal);
  const { data } = await answerOf<object>(home.loader, await signedInRequest(user, "/"));
  expect(JSON.stringify(data)).not.toContain(proposal.title);
  expect(asked).toEqual([]);
  expect(waiting()).toHaveLength(1);
  const byRules = titles();
  await work();
  expect(show()[0]).toMatchObject({
    type: "image",
    title: proposal.title,
    prompt: proposal.prompt,
    reasoning: "Your profile says: “roasted on Mondays and posted the same day”.",
    confidence: 90,
  });
  expect(titles().slice(1)).toEqual(byRules.slice(0, 2));
  await work();
  expect(asked).toHaveLength(1);
});

test("the model is told the profile, the last ideas and the days ahead, and nothing of the person", async () => {
  proposes(proposal);
  show();
  await work();
  expect(asked[0]).toContain(project.description);
  expect(asked[0]).not.toContain(user.email);
  expect(asked[0]).not.toContain("beanthere.example");
});

test("what rests on nothing of the project is not shown, whatever the model says", async () => {
  proposes({ ...proposal, title: "Praise yourself", fact: "the best coffee in town" });
  const byRules = titles();
  await work();
  expect(titles()).toEqual(byRules);
});

test("with the list's time the model's ideas stay while they rest on the project, until it has been asked again", async () => {
  proposes(proposal);
  show();
  await work();
  expect(titles(freshFor + 1000)[0]).toBe(proposal.title);
  expect(waiting()).toHaveLength(1);
  project = updateProject(user, project.id, { ...project, description: "Tea, blended by hand." });
  expect(titles(2 * freshFor + 2000)).not.toContain(proposal.title);
});

test("a model that fails is logged, and the rules' list stands", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  reply(() => HttpResponse.json(openai.error("No."), { status: 401 }));
  const byRules = titles();
  await work();
  expect(titles()).toEqual(byRules);
  expect(waiting()).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ reason: "wrong-key" }), "a provider did not deliver");
  warn.mockRestore();
});

test("what fails on our side is logged too, without its words, and the next list is asked for", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const byRules = titles();
  const other = makeProject(user);
  findRecommendations(user, other);
  const fails = createProposalWriter({
    providers: async () => {
      throw new Error(`about ${project.description}`);
    },
    onTrouble: () => {},
  });
  await fails(new AbortController().signal);
  expect(titles()).toEqual(byRules);
  expect(waiting()).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [{ reason: "internal" }, "no model proposed"],
    [{ reason: "internal" }, "no model proposed"],
  ]);
  warn.mockRestore();
});

test("without a model nobody is asked, and an account has an hour's share", () => {
  vi.mocked(settings.getProviderSettings).mockReturnValue({ ...connected, keys: {} });
  show();
  expect(waiting()).toEqual([]);
  vi.mocked(settings.getProviderSettings).mockReturnValue(connected);
  show(freshFor + 1000);
  const usedUp = (count: number) => {
    db.update(attempts)
      .set({ count })
      .where(eq(attempts.key, `modelProposals:${user.id}`))
      .run();
    db.delete(recommendationRequests).run();
  };
  usedUp(19);
  show(2 * freshFor + 2000);
  expect(waiting()).toHaveLength(1);
  usedUp(20);
  expect(show(3 * freshFor + 3000)).toHaveLength(3);
  expect(waiting()).toEqual([]);
});
