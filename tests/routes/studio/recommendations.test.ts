import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { recommendationUses } from "#db/schema";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderInFrame } from "#tests/setup/render-in-frame";
import { renderPage } from "#tests/setup/render-page";
import type { Project } from "~/features/projects/project";
import { findRecommendations } from "~/features/recommendations/find-recommendations.server";
import * as rules from "~/features/recommendations/propose-by-rules";
import type { Recommendation } from "~/features/recommendations/recommendation";
import type { User } from "~/platform/auth/user";
import * as home from "~/routes/public/home";
import * as use from "~/routes/studio/recommendation";
import * as form from "~/routes/studio/spark.new";
import { answerOf } from "./answer-of";

vi.mock("~/features/recommendations/propose-by-rules", { spy: true });

let user: User;
let project: Project;
beforeEach(async () => {
  vi.mocked(rules.proposeByRules).mockReset();
  user = await makeUser();
  project = makeProject(user);
});

async function homeHtml(query = "") {
  const { data } = await answerOf(home.loader, await signedInRequest(user, `/${query}`));
  return renderPage(home.default, { path: "/", loaderData: data });
}
async function formHtml(query = "", of = project) {
  const path = `/project/${of.id}/spark${query}`;
  const { data, status } = await answerOf(form.loader, await signedInRequest(user, path), { id: String(of.id) });
  expect(status).toBe(200);
  return renderInFrame(form, { path, loaderData: data });
}
const send = async (recommendation: number | string, of = project, as = user) =>
  answerOf(use.action, await signedInRequest(as, "/", formPost({})), {
    id: String(of.id),
    recommendationId: String(recommendation),
  });
const first = () => {
  const [found] = findRecommendations(user, project);
  if (!found) throw new Error("There is no recommendation");
  return found;
};
const escaped = (text: string) => text.replaceAll("'", "&#x27;");

test("home shows three with type, match, category, prompt and reasoning", async () => {
  const html = await homeHtml();
  const shown = findRecommendations(user, project);
  expect(html.match(/data-recommendation="/g)).toHaveLength(3);
  for (const { id, title, prompt, reasoning, category, confidence } of shown as Recommendation[]) {
    const panel = new RegExp(`<details[^>]*data-recommendation="${id}".*?</details>`, "s").exec(html)?.[0] ?? "";
    for (const text of [title, prompt, reasoning, category, `${confidence}% match`, "Suggested prompt"])
      expect(panel.replaceAll("<!-- -->", "")).toContain(escaped(text));
    expect(panel).toContain(`formaction="/project/${project.id}/recommendation/${id}"`);
  }
});

test("home loads them for the three newest projects alone, and not on its other pages", async () => {
  for (let count = 0; count < 26; count++) makeProject(user, { name: `Project ${count}` });
  expect((await homeHtml()).match(/data-recommendation="/g)).toHaveLength(9);
  expect(await homeHtml("?page=2")).not.toContain("data-recommendation");
});

test("none asks for a text in a language that nobody here writes", () => {
  const past = "Unsere neue Herbströstung ist da, und wir feiern das mit allen Freunden des Kaffees";
  vi.mocked(rules.proposeByRules).mockImplementationOnce((material, canMake) => {
    const [first, ...others] = rules.proposeByRules(material, canMake);
    if (!first) throw new Error("There is no proposal");
    expect(["blog", "image"].filter((type) => canMake?.({ ...first, prompt: past, type: type as "blog" }))).toEqual([
      "image",
    ]);
    return [first, ...others];
  });
  expect(findRecommendations(user, project).length).toBeGreaterThan(0);
});

test("the spark form has them beside it", async () => {
  const html = await formHtml();
  expect(html.match(/data-recommendation="/g)).toHaveLength(3);
  expect(html).toContain(`aria-label="Recommendations for ${project.name}"`);
});

test("'Use this' leads to the spark form with the idea and its type, says 'Recommendation Applied', and is noted", async () => {
  const { id, prompt, type } = first();
  const { response } = await send(id);
  expect(response).toHaveRedirect(`/project/${project.id}/spark?recommendation=${id}`);
  const noted = db.select().from(recommendationUses).where(eq(recommendationUses.recommendationId, id)).all();
  expect(noted.map(({ userId, action }) => ({ userId, action }))).toEqual([
    { userId: user.id, action: "viewed" },
    { userId: user.id, action: "used" },
  ]);

  const html = await formHtml(`?recommendation=${id}`);
  expect(html).toContain('<p class="toast-title">Recommendation Applied</p>');
  expect(/<textarea[^>]*name="prompt"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(escaped(prompt));
  expect(html).toMatch(new RegExp(`<input [^>]*checked=""[^>]*value="${type}"|value="${type}"[^>]*checked=""`));
});

test("another project, a stranger and what is gone are a 404; their address opens the plain form", async () => {
  const { id } = first();
  const other = makeProject(user, { name: "Tea There" });
  expect((await send(id, other)).status).toBe(404);
  expect((await send("999999")).status).toBe(404);
  expect((await send(id, project, await makeUser())).status).toBe(404);
  const html = await formHtml(`?recommendation=${id}`, other);
  expect(html).toContain('<p class="toast-title">Recommendation not found</p>');
  expect(/<textarea[^>]*name="prompt"[^>]*>([^<]*)/.exec(html)?.[1]).toBe("");
});

test("one try that fails is tried again; after two it says 'Failed to fetch recommendations', and the page is there", async () => {
  const fails = () => {
    throw new Error("no luck");
  };
  vi.mocked(rules.proposeByRules).mockImplementationOnce(fails);
  expect(await homeHtml()).not.toContain("Failed to fetch recommendations");
  const other = makeProject(user, { name: "Tea There" });
  vi.mocked(rules.proposeByRules).mockImplementationOnce(fails).mockImplementationOnce(fails);
  const html = await formHtml("", other);
  expect(html).toContain("Failed to fetch recommendations");
  expect(html).toContain('name="prompt"');
});

test("a user's words are text", async () => {
  project = makeProject(user, { name: "<script>alert(1)</script>", problemBeingSolved: "<img src=x onerror=1>" });
  const html = await homeHtml();
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img src=x");
});
