import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { parse } from "node-html-parser";
import React, { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { readZip } from "#tests/factories/read-zip";
import { signedInRequest } from "#tests/factories/requests";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { embeddedEngine } from "~/engine/embedded/embedded-engine";
import { adLimits, emailLimits } from "~/engine/engine";
import type { Project } from "~/features/projects/project";
import { findSparkStatus } from "~/features/sparks/find-spark-status.server";
import { findFormStart } from "~/features/sparks/form-start.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import { findSparks, requireSpark } from "~/features/sparks/spark.queries.server";
import { findTemplates } from "~/features/templates/template.queries.server";
import type { User } from "~/platform/auth/user";
import { Layout } from "~/root";
import * as download from "~/routes/studio/download";
import * as results from "~/routes/studio/results";
import * as newSpark from "~/routes/studio/spark.new";
import { answerOf } from "./answer-of";

// From a template to what it made, with what a browser without scripts has: HTML, forms and files.

let user: User;
let project: Project;
beforeEach(async () => {
  user = await makeUser();
  project = makeProject(user, { facts: "Free delivery from £20\nRoasted on Mondays" });
});

type Page = { default: React.ComponentType; loader: Parameters<typeof answerOf>[0]; handle?: unknown };

/** A page as the server sends it. */
async function open(page: Page, path: string, params: Record<string, string>) {
  const { data, status } = await answerOf(page.loader, await signedInRequest(user, path), params);
  expect(status).toBe(200);
  // why: the stub is a browser's router, and React complains about its layout effect on the server.
  vi.spyOn(React, "useLayoutEffect").mockImplementation(React.useEffect);
  const Site = createRemixStub([
    {
      id: "root",
      path: "/",
      Component: () => createElement(Layout, null, createElement(Outlet)),
      children: [{ id: "page", path: "*", Component: page.default, handle: page.handle }],
    },
  ]);
  const hydrationData = { loaderData: { root: { toast: null, user: null }, page: data } };
  const html = renderToStaticMarkup(createElement(Site, { initialEntries: [path], hydrationData }));
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** Sends the form that a template opens, its gaps filled in, and has the built-in engine make what it asks for. */
async function makeFrom(format: string, without: string[] = []): Promise<Spark> {
  const template = findTemplates(user).find((each) => each.format === format);
  const path = `/project/${project.id}/spark?templateId=${template?.id}&templateApplied=true`;
  const form = await open(newSpark as Page, path, { id: String(project.id) });
  const body = new FormData();
  for (const control of form.querySelectorAll("input[type=hidden]").filter(({ attributes }) => attributes.name))
    if (!without.includes(control.attributes.name ?? ""))
      body.append(control.attributes.name ?? "", control.attributes.value ?? "");
  for (const box of form.querySelectorAll("input[name=contentTypes][checked]"))
    body.append("contentTypes", box.attributes.value ?? "");
  const idea = form.querySelector("textarea[name=prompt]")?.text ?? "";
  body.append(
    "prompt",
    idea.replace(/\[(?:NEWS|OFFER)\]/, "20% off the autumn box until Friday 4 December").replace(/\[\w+\]/g, "Fresh"),
  );
  const request = await signedInRequest(user, path, { method: "POST", body });
  const { response } = await answerOf(newSpark.action, request, { id: String(project.id) });
  expect(response?.status).toBe(302);
  const [spark] = findSparks(user);
  if (!spark) throw new Error("There is no spark");
  await makeSpark(spark.documentId, { engine: embeddedEngine, signal: new AbortController().signal });
  return requireSpark(user, project.id, spark.id);
}

const params = (spark: Spark) => ({ id: String(project.id), sparkId: String(spark.id) });
const openResults = (spark: Spark) =>
  open(results as Page, `/project/${project.id}/results/${spark.id}`, params(spark));

async function save(spark: Spark, name: string) {
  const { response } = await answerOf(download.loader, await signedInRequest(user, "/"), { ...params(spark), name });
  if (!response) throw new Error(`${name} is no file`);
  return response;
}
const textOf = async (spark: Spark, name: string) => (await save(spark, name)).text();

/** What can be selected and copied by hand, by its label. */
const areasOf = (page: Awaited<ReturnType<typeof open>>) =>
  new Map(page.querySelectorAll("noscript textarea").map((area) => [area.attributes["aria-label"], area.text]));

test("a template of the format e-mail gives an e-mail that can be copied and saved", async () => {
  const spark = await makeFrom("email");
  expect(spark).toMatchObject({ status: "complete", format: "email", contentTypes: ["blog"] });

  const page = await openResults(spark);
  expect(page.querySelector("#blog h2")?.text).toBe("E-mail");
  expect(page.querySelector('nav a[href="#blog"]')?.text).toBe("E-mail");
  expect(page.querySelector(".letter-action")?.text).toBe("Order the autumn box");
  expect(page.querySelector("#receipt tbody th")?.text).toBe("Blog Post");
  expect(page.querySelector("#about-blog")?.text).toMatch(/^As an e-mail/);

  const { email, blogContent } = findSparkStatus(user, spark.documentId) ?? {};
  expect(email).toMatchObject({ callToAction: { label: "Order the autumn box", url: "https://beanthere.example" } });
  const { subject = "", preheader = "", text = "", html = "" } = email ?? {};
  expect(subject).toContain("20% off");
  expect(subject.length).toBeLessThanOrEqual(emailLimits.subject);
  expect(preheader.length).toBeLessThanOrEqual(emailLimits.preheader);
  expect(blogContent).toBe(text);
  expect(text).not.toContain("[");

  const areas = areasOf(page);
  expect([...areas.keys()]).toEqual([
    "The subject, to copy",
    "The preheader, to copy",
    "The e-mail as plain text, to copy",
    "The e-mail as HTML, to copy",
  ]);
  expect(areas.get("The subject, to copy")).toBe(subject);
  expect(areas.get("The e-mail as plain text, to copy")).toBe(text);
  expect(areas.get("The e-mail as HTML, to copy")?.replaceAll("&lt;", "<")).toContain(
    '<a href="https://beanthere.example">',
  );

  expect(await textOf(spark, "email.txt")).toBe(`Subject: ${subject}\nPreheader: ${preheader}\n\n${text}\n`);
  const file = await save(spark, "email.html");
  expect(file.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await file.text()).toContain(html);
  const archive = readZip(Buffer.from(await (await save(spark, "campaign.zip")).arrayBuffer()));
  expect([...archive.keys()].sort()).toEqual(["email/email.html", "email/email.txt"]);
});

test("a template of the format ad gives ads within their limits, to be copied by their kinds and saved", async () => {
  const spark = await makeFrom("ad");
  const page = await openResults(spark);
  expect(page.querySelector("#caption h2")?.text).toBe("Ads");
  expect(page.querySelector("#receipt tbody th")?.text).toBe("Captions");

  const { ads, captionOptions } = findSparkStatus(user, spark.documentId) ?? {};
  expect(ads?.headlines).toHaveLength(adLimits.headlines.count);
  expect(ads?.descriptions).toHaveLength(adLimits.descriptions.count);
  expect(ads?.social).toHaveLength(adLimits.social.count);
  expect(captionOptions).toHaveLength(22);
  expect(ads?.headlines.filter((line) => line.length > adLimits.headlines.most)).toEqual([]);
  expect(ads?.headlines).toContain("Free delivery from £20");

  const areas = areasOf(page);
  expect([...areas.keys()]).toEqual(
    ["Search headlines", "Search descriptions", "Social ad 1", "Social ad 2", "Social ad 3"].map(
      (kind) => `${kind}, to copy`,
    ),
  );
  expect(areas.get("Search headlines, to copy")?.split("\n")).toHaveLength(15);
  const table = await textOf(spark, "ads.csv");
  expect(table).toContain('"kind","number","text","counted","limit"');
  expect(table).toContain('"Search headlines"');
  expect(table.trim().split("\r\n")).toHaveLength(1 + 15 + 4 + 6);
  expect(await textOf(spark, "ads.txt")).toContain("https://beanthere.example");
  const archive = readZip(Buffer.from(await (await save(spark, "campaign.zip")).arrayBuffer()));
  expect([...archive.keys()].sort()).toEqual(["ads/ads.csv", "ads/ads.txt"]);
});

test("the template's id alone is enough, and what is made again keeps the format", async () => {
  const spark = await makeFrom("email", ["format"]);
  expect(spark.format).toBe("email");
  const search = new URLSearchParams({ from: String(spark.id) });
  const { start } = await findFormStart(user, project, { search, balance: 1000 });
  expect(start.values.format).toBe("email");
});

test("a template for articles changes nothing", async () => {
  const spark = await makeFrom("article");
  expect(spark.format).toBeNull();
  expect(findSparkStatus(user, spark.documentId)).not.toHaveProperty("email");
});
