import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { goodAnswerTo, goodBlog } from "#tests/mocks/campaign-answers";
import { mockedEdge } from "#tests/mocks/provider-edge";
import { testKey, vendors } from "#tests/mocks/providers";
import { connectProviders } from "./providers/connect-providers";
import { writePost } from "./write-post";

// why: the edge of the product keeps its own connections, which the stand-in for the network does not see.
vi.mock("./providers/open-providers", () => ({
  openProviders: async (given: Parameters<typeof connectProviders>[0]) => connectProviders(given, mockedEdge()),
}));

const { openai } = vendors;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const unnamed = { engines: null, models: [] };
const settings = { keys: { openai: testKey }, text: unnamed, image: unnamed, video: unnamed };
const project = {
  name: "Bean There",
  websiteUrl: "https://beanthere.example",
  description: "Single-origin coffee, roasted on Mondays and posted the same day.",
  targetAudience: "Commuters",
  brandVoice: null,
  defaultCallToAction: "Order the autumn box",
  defaultSeoKeywords: null,
  problemBeingSolved: null,
};
const write = () => writePost(project, "A launch for our autumn single-origin", settings, "2026-11-23T08:00:00.000Z");

test("is written by the connected model, without its title", async () => {
  server.use(
    http.post(openai.textUrl ?? "", async ({ request }) =>
      HttpResponse.json(openai.text(goodAnswerTo(await request.text()))),
    ),
  );
  const written = await write();
  expect(written).toMatchObject({ title: goodBlog.title, provenance: { engine: "openai" }, troubles: [] });
  expect("content" in written && written.content).not.toMatch(/^# /m);
  expect("content" in written && written.content).toMatch(/^## /m);
});

test("is written by the built-in engine where the model fails, and the failure is told", async () => {
  server.use(http.post(openai.textUrl ?? "", () => HttpResponse.json(openai.error("No"), { status: 401 })));
  const written = await write();
  expect(written).toMatchObject({ provenance: { engine: "embedded" } });
  expect(written.troubles.length).toBeGreaterThan(0);
});
