import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { countTemplateUse } from "~/features/templates/count-template-use.server";
import type { User } from "~/platform/auth/user";
import * as one from "~/routes/api/content-template";
import * as list from "~/routes/api/content-templates";

type Handler = (given: ActionFunctionArgs & LoaderFunctionArgs) => unknown;
type Answered = { id: number; name: string; category: string; industry: string | null }[];

/** What a caller gets, returned or thrown. */
async function answered(handler: Handler, request: Request, params: Record<string, string> = {}): Promise<Response> {
  const result = await Promise.resolve()
    .then(() => handler({ request, params, context: {} }))
    .catch((thrown: unknown) => thrown);
  if (result instanceof Response) return result;
  throw result;
}

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

const address = "/api/content-templates";

async function templates(query = ""): Promise<Answered> {
  const answer = await answered(list.loader, await signedInRequest(user, address + query));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answered;
}

describe("GET /api/content-templates", () => {
  test("gives the built-in samples with the specification's fields", async () => {
    const all = await templates();
    expect(all).toHaveLength(24);
    expect(all.slice(0, 6).map(({ name }) => name)).toEqual([
      "Product Launch Blog Post",
      "Social Media Campaign",
      "Email Newsletter Template",
      "Google Ads Copy",
      "Case Study Template",
      "Instagram Stories Series",
    ]);
    expect(all[0]).toEqual({
      id: expect.any(Number),
      name: "Product Launch Blog Post",
      description: expect.any(String),
      category: "blog",
      industry: "tech",
      format: "article",
      content_types: ["blog", "image"],
      usage_count: 0,
      prompt_template: expect.stringContaining("[PRODUCT_NAME]"),
    });
    db.transaction((tx) => countTemplateUse(tx, user, all[0]?.id ?? 0));
    expect((await templates())[0]).toEqual({ ...all[0], usage_count: 1 });
  });

  test("filters by category and by industry, and by both", async () => {
    const social = await templates("?category=social");
    expect(social).toHaveLength(6);
    expect(social.map(({ category }) => category)).toEqual(social.map(() => "social"));
    expect((await templates("?industry=finance")).map(({ name }) => name)).toEqual([
      "Google Ads Copy",
      "Guide to a First Step",
      "Money Tip Series",
      "Change of Terms Email",
    ]);
    expect((await templates("?category=social&industry=retail")).map(({ name }) => name)).toEqual([
      "Social Media Campaign",
    ]);
    expect((await templates("?category=email&industry=retail")).map(({ name }) => name)).toEqual([
      "Back in Stock Email",
    ]);
  });

  test("'all' and an empty filter clear it, a word outside of the vocabulary matches nothing", async () => {
    expect(await templates("?category=all&industry=all")).toHaveLength(24);
    expect(await templates("?category=&industry=")).toHaveLength(24);
    expect(await templates("?category=all&industry=tech")).toHaveLength(4);
    expect(await templates("?category=podcast")).toEqual([]);
    expect(await templates(`?industry=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });
});

describe("GET /api/content-templates/{id}", () => {
  const template = async (id: string) =>
    answered(one.loader, await signedInRequest(user, `${address}/${encodeURIComponent(id)}`), { id });

  test("gives name, prompt_template and content_types, as the list does", async () => {
    for (const listed of await templates()) {
      const answer = await template(String(listed.id));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        ...listed,
        name: expect.any(String),
        prompt_template: expect.stringContaining("[PRODUCT_NAME]"),
        content_types: expect.arrayContaining([expect.any(String)]),
      });
    }
  });

  test.each(["0", "-1", "07", "1e3", "x", "999999", "9".repeat(30), "1 or 1=1"])("has no template %s", async (id) => {
    const answer = await template(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: "Template not found" });
  });
});

describe.each([
  ["the list", list, {}],
  ["a template", one, { id: "1" }],
] as const)("%s", (_, route, params) => {
  test("is for those who are signed in", async () => {
    const answer = await answered(route.loader, visitorRequest(address), params);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: "Unauthorized" });
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("does not answer %s", async (method) => {
    const request = await signedInRequest(user, address, { ...jsonPost({ name: "Mine" }), method });
    const answer = await answered(route.action, request, params);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET");
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  });
});
