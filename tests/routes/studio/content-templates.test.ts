import { randomUUID } from "node:crypto";
import { like } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { contentTemplates } from "#db/schema";
import { cookiesOf, formPost, signedInRequest } from "#tests/factories/requests";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import type { Project } from "~/features/projects/project";
import type { Template } from "~/features/templates/template";
import { findTemplates } from "~/features/templates/template.queries.server";
import type { User } from "~/platform/auth/user";
import * as home from "~/routes/public/home";
import * as library from "~/routes/studio/content-templates";
import * as handOver from "~/routes/studio/project.template";
import * as removal from "~/routes/studio/template.removal";
import * as selection from "~/routes/studio/template.selection";
import { answerOf } from "./answer-of";

let user: User;
let project: Project;
let template: Template;
beforeEach(async () => {
  user = await makeUser();
  project = makeProject(user);
  const [first] = findTemplates(user);
  if (!first) throw new Error("The built-in templates are missing");
  template = first;
});

interface Library {
  templates: { name: string }[];
  counts: Record<string, number>;
  page: number;
  pages: number;
}

async function open(query = "") {
  const { data } = await answerOf<Library>(library.loader, await signedInRequest(user, `/content-templates${query}`));
  const html = renderPage(library.default, { path: `/content-templates${query}`, loaderData: data });
  return { ...data, names: data.templates.map(({ name }) => name), html };
}

afterEach(() => {
  db.delete(contentTemplates).where(like(contentTemplates.key, "added-%")).run();
});

/** Templates among the built-in ones, until the test is over. */
function addTemplates(count: number, given: Partial<typeof contentTemplates.$inferInsert> = {}) {
  const rows = Array.from({ length: count }, (_, index) => ({
    key: `added-${randomUUID()}`,
    name: `Template ${index}`,
    description: "One of many",
    category: "blog" as const,
    format: "article" as const,
    contentTypes: ["blog" as const],
    promptTemplate: "Say [WHAT].",
    ...given,
  }));
  db.insert(contentTemplates).values(rows).run();
}

describe("the library", () => {
  test("shows every template with its category, industry, idea and 'Use Template'", async () => {
    const { names, html } = await open();
    expect(names).toHaveLength(24);
    for (const name of names) expect(html).toContain(`Use Template<span class="visually-hidden"> ${name}</span>`);
    expect(html).toContain(`name="templateId" value="${template.id}"`);
    expect(html).toContain("[BENEFIT_1]");
    expect(html).toContain("Real estate");
    // why the forms: these two make no blog post and no captions.
    for (const made of [" E-mail</li>", " Ads</li>"]) expect(html).toContain(made);
    expect(html).not.toContain("Clear Filters");
  });

  test("is searched by name and description, whatever the case, and % is a character", async () => {
    expect((await open("?search=CASE+study")).names).toEqual(["Case Study Template"]);
    expect((await open("?search=worth+opening")).names).toEqual(["Email Newsletter Template"]);
    addTemplates(1, { name: "Half price, 50% off" });
    expect((await open("?search=%25")).names).toEqual(["Half price, 50% off"]);
    expect((await open(`?search=${"a".repeat(70_000)}`)).names).toEqual([]);
  });

  test("is filtered by category and industry; 'all' and words that are none leave it open", async () => {
    expect((await open("?category=social")).names).toEqual([
      "Social Media Campaign",
      "Instagram Stories Series",
      "Feature Release Posts",
      "Health Awareness Week",
      "Money Tip Series",
      "Open Day Posts",
    ]);
    expect((await open("?category=social&industry=retail")).names).toEqual(["Social Media Campaign"]);
    for (const query of ["?category=all&industry=all", "?category=podcast", "?industry=__proto__&category=toString"])
      expect((await open(query)).names).toHaveLength(24);
  });

  test("a category's tile sets the filter, keeps the others, and takes it back when it is set", async () => {
    const { html } = await open("?search=a&industry=retail");
    expect(html).toContain('href="/content-templates?search=a&amp;category=social&amp;industry=retail"');
    const chosen = (await open("?category=social&industry=retail")).html;
    expect(chosen).toMatch(/<a href="\/content-templates\?industry=retail" aria-current="true"><strong>Social/);
    expect((await open("?category=social")).html).toMatch(/<a href="\/content-templates" aria-current="true">/);
  });

  test("tiles count what the search leaves", async () => {
    const { counts, html } = await open("?search=template&category=email");
    expect(counts).toEqual({ blog: 1, email: 1 });
    expect(html).toContain("0 templates");
  });

  test("keeps what was searched and chosen, and offers Clear Filters", async () => {
    const { html } = await open("?search=%3Cscript%3E&industry=retail");
    expect(html).toContain('value="&lt;script&gt;"');
    expect(html).toContain('<option value="retail" selected="">');
    expect(html).toMatch(/<a href="\/content-templates"[^>]*>Clear Filters<\/a>/);
  });

  test("without a match it says so and offers a project of one's own", async () => {
    const { html } = await open("?search=zzz");
    expect(html).toContain("No templates found");
    expect(html).toMatch(/<a href="\/project\/new"[^>]*>Create Custom Project<\/a>/);
  });

  test("tells in four steps how to use one", async () => {
    const { html } = await open();
    const steps = /<ol class="template-steps">.*?<\/ol>/s.exec(html)?.[0] ?? "";
    expect(steps.match(/<li>/g)).toHaveLength(4);
  });

  test("shows thousands of templates a page at a time, and the pages keep the filter", async () => {
    addTemplates(2_000, { industry: "retail" });
    const { templates, pages, html } = await open("?search=Template&industry=retail&page=2");
    expect(templates).toHaveLength(24);
    expect(pages).toBe(Math.ceil(2_000 / 24));
    expect(html).toContain('href="?search=Template&amp;industry=retail&amp;page=3"');
    expect(html).toContain("Previous");
  });
});

const post = async (route: { action: Parameters<typeof answerOf>[0] }, cookie = "", fields = {}, id = project.id) => {
  const request = await signedInRequest(user, "/content-templates/selection", formPost(fields));
  request.headers.set("Cookie", `${request.headers.get("Cookie")}; ${cookie}`);
  const { status, response } = await answerOf(route.action, request, { id: String(id) });
  return { status, response, cookie: response ? cookiesOf(response.headers) : "" };
};
const select = () => post(selection, "", { templateId: String(template.id) });

/** What a person reads of a piece of a page. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

async function openHome(cookie: string, query = "") {
  const request = await signedInRequest(user, `/${query}`);
  request.headers.set("Cookie", `${request.headers.get("Cookie")}; ${cookie}`);
  const result = (await home.loader({ request, params: {}, context: {} })) as {
    data: object;
    init: { headers?: Headers } | null;
  };
  const html = renderPage(home.default, { path: `/${query}`, loaderData: result.data });
  return { html, sent: result.init?.headers?.get("Set-Cookie") ?? null };
}

describe("a selected template", () => {
  test("'Use Template' selects it, says 'Template Selected!' and goes home", async () => {
    const { response } = await select();
    expect(response).toHaveRedirect("/");
    await expect(response).toSendToast(
      "Template Selected!",
      "'Product Launch Blog Post' is ready. Choose a project to apply it to.",
    );
    expect(response?.headers.getSetCookie().join()).toMatch(
      /selectedTemplate=[^;]+; Max-Age=2592000; Path=\/; HttpOnly/,
    );
  });

  test.each(["999999", "x", "", "-1"])("there is none with the id %j", async (templateId) => {
    expect((await post(selection, "", { templateId })).status).toBe(404);
  });

  test("home shows the banner 'Template Ready' with its category, the badge, and Clear", async () => {
    const { cookie } = await select();
    const { html, sent } = await openHome(cookie);
    const [banner = ""] = /<section class="template-banner".*?<\/section>/.exec(html) ?? [];
    expect(banner).toMatch(
      /Template Ready<\/h2><p><span class="badge[^>]*>Blog<\/span> &#x27;Product Launch Blog Post&#x27; is loaded\./,
    );
    const [form = ""] = /<form.*?<\/form>/.exec(banner) ?? [];
    expect(form).toMatch(/^<form method="post" action="\/content-templates\/selection\/removal">/);
    expect(textOf(form)).toMatch(/^Clear\b/);
    const [heading = ""] = /<h2[^>]*>Your Projects<\/h2>.*?<\/div>/.exec(html) ?? [];
    expect(textOf(heading)).toBe("Your Projects Template Mode");
    const email = await post(selection, "", {
      templateId: String(findTemplates(user).find(({ category }) => category === "email")?.id),
    });
    expect((await openHome(email.cookie)).html).toMatch(/<span class="badge[^>]*>Email<\/span>/);
    expect(sent).toBeNull();
    const plain = (await openHome("")).html;
    for (const text of ["Template Ready", "Template Mode", ">Clear<"]) expect(plain).not.toContain(text);
  });

  test("the browser's storage is told id, name and category, or that there is none", async () => {
    const { cookie } = await select();
    const told = (html: string) => /data-selected-template="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"');
    expect(JSON.parse(told((await openHome(cookie)).html) ?? "")).toEqual({
      id: template.id,
      name: "Product Launch Blog Post",
      category: "blog",
    });
    expect(told((await openHome("")).html)).toBe("");
  });

  test("'Create Spark' is a post that opens the spark form with it, and then none is selected", async () => {
    const { cookie } = await select();
    const { html } = await openHome(cookie);
    expect(html).toContain(
      `<form method="post" action="/project/${project.id}/template" data-forget="selectedTemplate">`,
    );
    expect(html).not.toContain(`href="/project/${project.id}/spark"`);
    const used = await post(handOver, cookie);
    expect(used.response).toHaveRedirect(`/project/${project.id}/spark?templateId=${template.id}&templateApplied=true`);
    expect(used.response?.headers.get("Set-Cookie")).toContain("selectedTemplate=; Max-Age=0");
  });

  test("without one 'Create Spark' is a link to the plain form, and a stale button leads there too", async () => {
    expect((await openHome("")).html).toContain(`href="/project/${project.id}/spark"`);
    expect((await post(handOver)).response).toHaveRedirect(`/project/${project.id}/spark`);
  });

  test("a stranger's project takes none", async () => {
    const { cookie } = await select();
    const foreign = makeProject(await makeUser());
    const { status, response } = await post(handOver, cookie, {}, foreign.id);
    expect(status).toBe(404);
    expect(response?.headers.get("Set-Cookie")).toBeNull();
  });

  test("Clear lets go of it and says 'Template Cleared'", async () => {
    const { cookie } = await select();
    const { response } = await post(removal, cookie);
    expect(response).toHaveRedirect("/");
    await expect(response).toSendToast("Template Cleared", "Template selection has been cleared.");
    expect(response?.headers.getSetCookie().join()).toContain("selectedTemplate=; Max-Age=0");
  });

  test.each(["selectedTemplate=%7Bbroken", "selectedTemplate=eyJpZCI6MX0%3D", "selectedTemplate=OTk5OTk5"])(
    "a cookie that names none (%s) is removed, and the plain form opens",
    async (cookie) => {
      const { html, sent } = await openHome(cookie);
      expect(html).not.toContain("Template Ready");
      expect(sent).toContain("selectedTemplate=; Max-Age=0");
      expect((await post(handOver, cookie)).response).toHaveRedirect(`/project/${project.id}/spark`);
    },
  );

  test("an idea that was carried along goes first, and the template waits", async () => {
    const { cookie } = await select();
    const { html, sent } = await openHome(cookie, "?idea=A+launch");
    expect(html).toContain(`href="/project/${project.id}/spark?idea=A%20launch"`);
    expect(html).not.toContain("Template Mode");
    expect(sent).toBeNull();
  });
});
