import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { signedInRequest } from "#tests/factories/requests";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderInFrame } from "#tests/setup/render-in-frame";
import type { Project } from "~/features/projects/project";
import { findSparks } from "~/features/sparks/spark.queries.server";
import type { Template } from "~/features/templates/template";
import { findTemplate, findTemplates } from "~/features/templates/template.queries.server";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/studio/spark.new";
import { answerOf } from "./answer-of";

let user: User;
let project: Project;
let template: Template;
beforeEach(async () => {
  user = await makeUser();
  project = makeProject(user);
  const [first] = findTemplates(user, { category: "blog", industry: "tech" });
  if (!first) throw new Error("The built-in templates are missing");
  template = first;
});

const uses = () => findTemplate(user, template.id)?.usageCount ?? Number.NaN;
const params = () => ({ id: String(project.id) });

/** The page's HTML as the server sends it: the frame with its message, and the form; after `answered` where the action refused. */
async function html(query: string, answered?: unknown): Promise<string> {
  const path = `/project/${project.id}/spark${query}`;
  const { data, status } = await answerOf(page.loader, await signedInRequest(user, path), params());
  expect(status).toBe(200);
  const toast = { type: "success", message: "Project Created" } as const;
  return renderInFrame(page, { path, loaderData: data, actionData: answered, toast });
}

const toastIn = (text: string) =>
  /role="(status|alert)" data-toast.*?<p class="toast-title">([^<]*)/s.exec(text)?.slice(1);
const ideaIn = (text: string) => /<textarea[^>]*name="prompt"[^>]*>([^<]*)/.exec(text)?.[1];
const tickedIn = (text: string) =>
  [...text.matchAll(/<input [^>]*type="checkbox"[^>]*>/g)]
    .filter(([control]) => control.includes('checked=""'))
    .map(([control]) => /value="([^"]*)"/.exec(control)?.[1]);
const templateIdIn = (text: string) => /name="templateId" value="([^"]*)"/.exec(text)?.[1];

const send = async (fields: Record<string, string>, query = "") => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = await signedInRequest(user, `/project/${project.id}/spark${query}`, { method: "POST", body });
  return answerOf<{ initialValue: Record<string, unknown> }>(page.action, request, params());
};
const idea = { prompt: "Launch Bean There in every kitchen", contentTypes: "blog" };

test("a template fills in the idea, ticks its types and says 'Template Applied!'", async () => {
  const text = await html(`?templateId=${template.id}&templateApplied=true`);
  expect(toastIn(text)).toEqual(["status", "Template Applied!"]);
  expect(text).toContain("such as [LAUNCH_DATE].");
  expect(ideaIn(text)).toContain("Bean There launches on");
  expect(ideaIn(text)).toContain("[BENEFIT_1]");
  expect(tickedIn(text)).toEqual(["blog", "image"]);
  expect(templateIdIn(text)).toBe(String(template.id));
  expect(ideaIn(await html(`?templateId=${template.id}`))).toBe("");
});

test("opening the page counts nothing; a spark that is made from it is counted once", async () => {
  const before = uses();
  await html(`?templateId=${template.id}&templateApplied=true`);
  expect(uses()).toBe(before);
  const fields = { ...idea, nonce: randomUUID(), templateId: String(template.id) };
  expect((await send(fields)).response?.status).toBe(302);
  await send(fields);
  expect(uses()).toBe(before + 1);
  expect(findSparks(user)).toHaveLength(1);
});

test.each(["999999", "0", "-1", "x", "9".repeat(30), ""])(
  "the plain form opens for template %j, and says so",
  async (id) => {
    const text = await html(`?templateId=${id}&templateApplied=true`);
    expect(toastIn(text)).toEqual(["status", "Template not found"]);
    expect(ideaIn(text)).toBe("");
    expect(tickedIn(text)).toEqual(["blog", "image", "caption", "video"]);
    expect(templateIdIn(text)).toBeUndefined();
  },
);

test("without a template that is applied, the form is plain and the last answer's message stays", async () => {
  for (const query of [
    "",
    `?templateId=${template.id}`,
    `?templateId=${template.id}&templateApplied=false`,
    "?templateApplied=true",
  ]) {
    const text = await html(query);
    expect(toastIn(text)).toEqual(["status", "Project Created"]);
    expect(ideaIn(text)).toBe("");
    expect(templateIdIn(text)).toBeUndefined();
  }
});

test("a rejected form keeps what was typed and its template, and does not apply it again", async () => {
  const before = uses();
  const query = `?templateId=${template.id}&templateApplied=true`;
  const asked = await html(query);
  const sentTo = /<form method="post" action="([^"]*)"/.exec(asked)?.[1] ?? "";
  const { status, data } = await send({ prompt: "Short", contentTypes: "video", templateId: String(template.id) });
  expect(status).toBe(400);
  const text = await html(new URL(sentTo, `http://localhost/${query}`).search, data);
  expect(ideaIn(text)).toBe("Short");
  expect(tickedIn(text)).toEqual(["video"]);
  expect(templateIdIn(text)).toBe(String(template.id));
  expect(text).not.toContain("Template Applied!");
  expect(uses()).toBe(before);
});

test("what was typed wins even where the form was sent to the template's address", async () => {
  const query = `?templateId=${template.id}&templateApplied=true`;
  const { data } = await send({ prompt: "Short", contentTypes: "video", templateId: String(template.id) }, query);
  const text = await html(query, data);
  expect(ideaIn(text)).toBe("Short");
  expect(tickedIn(text)).toEqual(["video"]);
});

test.each(["999999", "-1", "x", "9".repeat(30)])(
  "a spark is made all the same when its template %s is gone",
  async (id) => {
    const before = uses();
    expect((await send({ ...idea, templateId: id })).response?.status).toBe(302);
    expect(findSparks(user)).toHaveLength(1);
    expect(uses()).toBe(before);
  },
);

test("a spark that is refused counts no use", async () => {
  const before = uses();
  user = await makeUser({ sparks: 100 });
  project = makeProject(user);
  expect((await send({ ...idea, templateId: String(template.id) })).status).toBe(402);
  expect(uses()).toBe(before);
});

test("what a template left open is asked for before anything is made, beside the idea, which stays; a check takes it", async () => {
  expect(await html(`?templateId=${template.id}&templateApplied=true`)).toMatch(
    /Fill in or delete what is in brackets: \[LAUNCH_DATE\], \[BENEFIT_1\], \[BENEFIT_2\], and 3 more\. Then create your spark\./,
  );
  const open = {
    prompt: "Launch Bean There on [LAUNCH_DATE] with [OFFER]. [What does it cost?]",
    contentTypes: "blog",
  };
  const { data, status } = await send({ ...open, nonce: randomUUID() });
  expect(status).toBe(400);
  expect(findSparks(user)).toHaveLength(0);
  const refused = await html("", data);
  expect(refused).toContain(
    "Fill in or delete what is in brackets: [LAUNCH_DATE], [OFFER], and [What does it cost?]</p>",
  );
  expect(ideaIn(refused)).toBe(open.prompt);
  expect((await send({ ...open, intent: "check" })).status).toBe(200);
  const filled = { ...open, prompt: "Launch Bean There [our own roastery] on 1 May with a free cup" };
  expect((await send({ ...filled, nonce: randomUUID() })).response?.status).toBe(302);
});
