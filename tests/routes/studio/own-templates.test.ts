import { beforeEach, describe, expect, test } from "vitest";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject, makeWaitingSpark, sparkInput } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { createSpark } from "~/features/sparks/create-spark.server";
import { createTemplate, mostTemplates } from "~/features/templates/save-template.server";
import { findTemplate, findTemplates } from "~/features/templates/template.queries.server";
import type { OwnTemplate } from "~/features/templates/template.schema";
import type { User } from "~/platform/auth/user";
import * as one from "~/routes/api/content-template";
import * as library from "~/routes/studio/content-templates";
import * as deletion from "~/routes/studio/template.deletion";
import * as edit from "~/routes/studio/template.edit";
import * as fresh from "~/routes/studio/template.new";
import * as selection from "~/routes/studio/template.selection";
import { answerOf } from "./answer-of";

let user: User;
let stranger: User;
beforeEach(async () => {
  [user, stranger] = [await makeUser(), await makeUser()];
});

type Handler = Parameters<typeof answerOf>[0];
interface Rejected {
  error: Record<string, string[]> | null;
}
const send = async (handler: Handler, fields: Record<string, string | string[]>, params = {}, who = user) =>
  answerOf<Rejected>(handler, await signedInRequest(who, "/content-templates", formPost(fields)), params);
const get = async (handler: Handler, path: string, params = {}, who = user) =>
  answerOf<never>(handler, await signedInRequest(who, path), params);

const typed = {
  name: "Our Friday post",
  description: "For the end of the week",
  category: "social",
  industry: "none",
  contentTypes: ["image", "caption"],
  promptTemplate: "[PRODUCT_NAME] is open until [HOUR] on Friday.",
};
const made: OwnTemplate = { ...typed, category: "social", industry: null, contentTypes: ["caption"] };

/** A template of this user's, as it is kept. */
function keep(who = user, given: Partial<OwnTemplate> = {}) {
  createTemplate(who, { ...made, ...given });
  const [first] = findTemplates(who);
  if (first?.userId !== who.id) throw new Error("It was not kept");
  return { ...first, params: { id: String(first.id) } };
}

async function names(query = "", who = user) {
  const { data } = await answerOf<{ templates: { name: string }[] }>(
    library.loader,
    await signedInRequest(who, `/content-templates${query}`),
  );
  return data.templates.map(({ name }) => name);
}

describe("a new template", () => {
  test("is kept for its user alone, and stands before the built-in ones", async () => {
    const { response } = await send(fresh.action, typed);
    expect(response).toHaveRedirect("/content-templates?whose=mine");
    await expect(response).toSendToast("Template saved", "'Our Friday post' is yours to use and to change.");
    const [first] = findTemplates(user);
    expect(first).toMatchObject({ ...typed, industry: null, format: "social", userId: user.id, usageCount: 0 });
    expect((await names())[0]).toBe("Our Friday post");
    expect(await names("?whose=mine")).toEqual(["Our Friday post"]);
    expect(await names("?whose=built-in")).toHaveLength(24);
    expect(await names("", stranger)).not.toContain("Our Friday post");
    expect(await names("?whose=mine", stranger)).toEqual([]);
  });

  test("begins with a spark: its idea with a placeholder for its project, and what it became", async () => {
    const project = makeProject(user);
    const input = sparkInput(project, { prompt: "Bean There opens at 7, and Bean There stays open" });
    const spark = await createSpark(user, input, crypto.randomUUID());
    const path = `/content-templates/new?spark=${spark.id}`;
    const html = renderPage(fresh.default, { path, loaderData: (await get(fresh.loader, path)).data });
    expect(html).toContain("[PRODUCT_NAME] opens at 7, and [PRODUCT_NAME] stays open</textarea>");
    expect(html).toMatch(/<option value="blog" selected="">/);
    const ticked = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].filter(([box]) => box.includes("checked"));
    expect(ticked.map(([box]) => /value="(\w+)"/.exec(box)?.[1])).toEqual(["blog", "caption"]);
  });

  test("begins empty with somebody else's spark", async () => {
    const spark = await makeWaitingSpark(stranger, { prompt: "A secret plan for autumn" });
    const path = `/content-templates/new?spark=${spark.id}`;
    const { data } = await get(fresh.loader, path);
    expect(renderPage(fresh.default, { path, loaderData: data })).not.toContain("secret plan");
  });

  test.each([
    [{ name: " " }, { name: ["Name is required"] }],
    [{ promptTemplate: "" }, { promptTemplate: ["The idea is required"] }],
    [{ promptTemplate: "x".repeat(1_501) }, { promptTemplate: ["Must be 1,500 characters or fewer"] }],
    [{ category: "podcast" }, { category: ["Please select a category"] }],
    [{ industry: "mining" }, { industry: ["Please select an industry"] }],
    [{ contentTypes: [] }, { contentTypes: ["Please select at least one content type"] }],
    [{ category: "email" }, { contentTypes: ["An e-mail is made in place of the blog post: select it"] }],
    [
      { category: "ad", contentTypes: ["blog"] },
      { contentTypes: ["Ads are made in place of the captions: select them"] },
    ],
  ])("%j is refused, and what was typed stays", async (given, error) => {
    const { status, data } = await send(fresh.action, { ...typed, ...given });
    expect([status, data.error]).toEqual([400, error]);
    expect(await names("?whose=mine")).toEqual([]);
    const loaderData = (await get(fresh.loader, "/content-templates/new")).data;
    const html = renderPage(fresh.default, { path: "/content-templates/new", loaderData, actionData: data });
    expect(html).toContain('value="For the end of the week"');
  });

  test("is refused to whoever has as many as an account keeps", async () => {
    for (let count = 0; count < mostTemplates; count += 1) createTemplate(user, made);
    const { status, data } = await send(fresh.action, typed);
    expect([status, data.error?.[""]]).toEqual([409, [expect.stringContaining("You have 200 templates")]]);
    expect((await send(fresh.action, typed, {}, stranger)).response).toHaveRedirect("/content-templates?whose=mine");
  });
});

describe("an own template", () => {
  test("is changed, and what it makes follows its category", async () => {
    const { id, params } = keep();
    const changed = { ...typed, name: "Our letter", category: "email", contentTypes: ["blog"], industry: "retail" };
    expect((await send(edit.action, changed, params)).response).toHaveRedirect("/content-templates?whose=mine");
    const now = { name: "Our letter", category: "email", format: "email", industry: "retail", contentTypes: ["blog"] };
    expect(findTemplate(user, id)).toMatchObject(now);
    const path = `/content-templates/${id}/edit`;
    const html = renderPage(edit.default, { path, loaderData: (await get(edit.loader, path, params)).data });
    expect(html).toContain('value="Our letter"');
    expect(html).toContain(`href="/content-templates/${id}/deletion"`);
  });

  test("is deleted once that is confirmed", async () => {
    const { id, params } = keep();
    const { data } = await get(deletion.loader, "/", params);
    expect(renderPage(deletion.default, { path: "/", loaderData: data })).toContain("Our Friday post");
    expect(findTemplate(user, id)).toBeDefined();
    const { response } = await send(deletion.action, {}, params);
    expect(response).toHaveRedirect("/content-templates");
    await expect(response).toSendToast("Template deleted");
    expect(findTemplate(user, id)).toBeUndefined();
  });

  test("is chosen as any other, and its use is counted", async () => {
    const { id } = keep();
    expect((await send(selection.action, { templateId: String(id) })).response).toHaveRedirect("/");
    await createSpark(user, sparkInput(makeProject(user)), crypto.randomUUID(), id);
    expect(findTemplate(user, id)?.usageCount).toBe(1);
  });

  test("is nobody else's to see, use, change, count or delete", async () => {
    const { id, params } = keep(stranger);
    for (const handler of [edit.loader, deletion.loader]) expect((await get(handler, "/", params)).status).toBe(404);
    expect((await send(edit.action, typed, params)).status).toBe(404);
    expect((await send(deletion.action, {}, params)).status).toBe(404);
    expect((await send(selection.action, { templateId: String(id) })).status).toBe(404);
    expect((await get(one.loader, `/api/content-templates/${id}`, params)).status).toBe(404);
    await createSpark(user, sparkInput(makeProject(user)), crypto.randomUUID(), id);
    expect(findTemplate(stranger, id)).toMatchObject({ name: "Our Friday post", usageCount: 0 });
  });

  test("a built-in one is nobody's to change or delete", async () => {
    const builtIn = findTemplates(user).find(({ userId }) => userId === null);
    const params = { id: String(builtIn?.id) };
    for (const handler of [edit.loader, deletion.loader]) expect((await get(handler, "/", params)).status).toBe(404);
    for (const handler of [edit.action, deletion.action]) expect((await send(handler, typed, params)).status).toBe(404);
    expect(findTemplate(user, builtIn?.id)).toEqual(builtIn);
  });
});

test("a visitor is sent to sign in", async () => {
  for (const { loader, action } of [fresh, edit, deletion])
    for (const handler of [loader, action]) {
      const request = visitorRequest("/content-templates/new", handler === action ? formPost({}) : {});
      expect((await answerOf(handler, request, { id: "1" })).response?.headers.get("Location")).toMatch(/^\/login/);
    }
});
