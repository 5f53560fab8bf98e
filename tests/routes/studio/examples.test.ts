import { existsSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { parts, sparks } from "#db/schema";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import type { ContentType } from "~/engine/engine";
import { exampleCategories } from "~/features/examples/example";
import type { ExamplesPage } from "~/features/examples/find-examples.server";
import type { Project } from "~/features/projects/project";
import { createSpark } from "~/features/sparks/create-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/studio/examples";
import { answerOf } from "./answer-of";

let user: User;
let project: Project;
beforeEach(async () => {
  user = await makeUser({ sparks: 50_000 });
  project = makeProject(user);
});

async function made(prompt: string, contentTypes: ContentType[] = ["caption"], who = user, where = project) {
  const spark = await createSpark(who, sparkInput(where, { prompt, contentTypes }), crypto.randomUUID());
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
  return spark;
}

async function open(query = "") {
  const path = `/examples${query}`;
  const { data } = await answerOf<ExamplesPage>(page.loader, await signedInRequest(user, path));
  const html = renderPage(page.default, { path, loaderData: data });
  return { ...data, html, text: html.replace(/<[^>]+>/g, "\n"), titles: data.examples.map((each) => each.sparkTitle) };
}

const featured = [
  "A Guide in Three Steps",
  "Architecture Case Study",
  "Tech Minimalism",
  "Luxury Fashion",
  "Urban Coffee",
  "Desert Gradient",
];

describe("the featured examples", () => {
  test("are six, each with its badge, its content types and what became of it", async () => {
    const { titles, examples, text, html } = await open();
    expect(titles).toEqual(featured);
    expect(text.match(/^Featured$/gm)).toHaveLength(6);
    for (const { sparkCost, isFeatured, generatedContent, contentTypes } of examples) {
      expect([sparkCost, isFeatured]).toEqual([1, true]);
      expect(generatedContent.map(({ type }) => type)).toEqual(contentTypes);
    }
    expect(html).toContain('src="/examples/urban-coffee.webp"');
    expect(text).toContain("Corner Nine opens at 6am on King Street");
  });

  test("have pictures that are there, and between them every category that is not one's own", async () => {
    const { examples } = await open();
    const pictures = examples.flatMap(({ generatedContent }) =>
      generatedContent.flatMap(({ picture }) => picture ?? []),
    );
    expect(pictures).toHaveLength(5);
    for (const { src, alt } of pictures) {
      expect(existsSync(`public${src}`)).toBe(true);
      expect(alt).toContain("Poster for");
    }
    const categories = new Set<string>([...examples.map(({ category }) => category), "real-campaign"]);
    expect(categories).toEqual(new Set(Object.keys(exampleCategories)));
  });

  test("show 100 characters of an idea and of a text, and 500 of a sample", async () => {
    const [guide] = (await open()).examples;
    expect([...(guide?.sparkPrompt ?? "")].length).toBe(100);
    expect(guide?.sparkPrompt.endsWith("…")).toBe(true);
    const captions = guide?.generatedContent.find(({ type }) => type === "caption");
    // why not 100 exactly: a space at the cut is left out
    expect([...(captions?.preview ?? "")].length).toBeLessThanOrEqual(100);
    expect([...(captions?.preview ?? "")].length).toBeGreaterThan(97);
    expect([...(captions?.sample ?? "")].length).toBeLessThanOrEqual(500);
    expect([...(captions?.sample ?? "")].length).toBeGreaterThan(480);
  });

  test("say what they really cost", async () => {
    const { examples, html } = await open();
    const costs = [250, 550, 350, 350, 550, 350];
    expect(examples.map(({ charged, sparkCost }) => [charged, sparkCost])).toEqual(costs.map((cost) => [cost, 1]));
    const cards = html.split('<article class="example-card"').slice(1);
    expect(cards.map((card) => Number(/<span class="figure">([\d,]+)<\/span>/.exec(card)?.[1]))).toEqual(costs);
  });
});

describe("one's own campaigns", () => {
  test("follow, named by their project, with what they cost and the way to all of them", async () => {
    const spark = await made("A launch for autumn", ["blog", "image", "caption", "video"]);
    const { titles, examples, html } = await open();
    expect(titles).toEqual([...featured, "Bean There Campaign"]);
    const own = examples.at(-1);
    const cost = { sparkCost: 15, charged: 3850 };
    expect(own).toMatchObject({
      ...cost,
      category: "real-campaign",
      isFeatured: false,
      sparkPrompt: "A launch for autumn",
    });
    expect(own?.generatedContent.map(({ type }) => type)).toEqual(["blog", "image", "caption"]);
    expect(html).toContain(`href="/project/${project.id}/results/${spark.id}"`);
    expect(html).toContain(`src="${own?.generatedContent[1]?.picture?.src}"`);
  });

  test("are there with a text or a picture only, and nobody else's are", async () => {
    const stranger = await makeUser({ sparks: 50_000 });
    await made("Theirs", ["caption"], stranger, makeProject(stranger, { name: "Elsewhere" }));
    await made("A film alone", ["video"]);
    await createSpark(user, sparkInput(project), crypto.randomUUID());
    expect((await open()).titles).toEqual(featured);
    await made("An image", ["image"]);
    expect((await open()).titles).toEqual([...featured, "Bean There Campaign"]);
  });

  test("come twelve at a time", async () => {
    for (let index = 1; index <= 13; index += 1) {
      const key = crypto.randomUUID();
      const { id } = db
        .insert(sparks)
        .values({
          ...{ documentId: key, nonce: key, userId: user.id, projectId: project.id, prompt: `Idea ${index}` },
          ...{ contentTypes: ["caption"], status: "complete", deadlineAt: new Date() },
        })
        .returning()
        .get();
      const content = [{ platform: "x", hook: "point", text: `Words of ${index}`, shortened: false }];
      db.insert(parts).values({ sparkId: id, type: "caption", state: "done", content }).run();
    }
    const first = await open("?type=caption");
    expect(first.examples.filter(({ isFeatured }) => !isFeatured)).toHaveLength(12);
    const link = `/examples?type=caption&amp;before=${first.older}`;
    expect(first.html).toContain(`href="${link}"`);
    const second = await open(`?type=caption&before=${first.older}`);
    expect(second.examples.map(({ sparkPrompt }) => sparkPrompt)).toEqual(["Idea 1"]);
    expect(second.older).toBeNull();
  });

  test("one whose part cannot be read is shown without it", async () => {
    const spark = await made("Half of it", ["blog", "caption"]);
    db.update(parts)
      .set({ content: { broken: true } })
      .where(eq(parts.sparkId, spark.id))
      .run();
    expect((await open()).titles).toContain("Bean There Campaign");
  });
});

describe("filters", () => {
  test("by category and content type hold for the featured ones and one's own", async () => {
    await made("A launch for autumn");
    expect((await open("?category=brand-awareness")).titles).toEqual(["Urban Coffee", "Desert Gradient"]);
    expect((await open("?category=real-campaign")).titles).toEqual(["Bean There Campaign"]);
    expect((await open("?type=blog")).titles).toEqual([featured[0], featured[1], featured[4]]);
    expect((await open("?type=caption&category=real-campaign")).titles).toEqual(["Bean There Campaign"]);
    for (const query of ["?category=all&type=all", "?category=__proto__", "?type=podcast"])
      expect((await open(query)).titles).toHaveLength(7);
  });

  test("stay chosen, and Clear Filters takes them back", async () => {
    const { html } = await open("?category=seasonal&type=image");
    expect(html).toContain('<option value="seasonal" selected="">');
    expect(html).toContain('<option value="image" selected="">');
    expect(html).toMatch(/<a href="\/examples"[^>]*>Clear Filters<\/a>/);
    expect((await open()).html).not.toContain("Clear Filters");
  });

  test("without a match it says so and offers a spark of one's own", async () => {
    const { html, text } = await open("?category=seasonal&type=blog");
    expect(text).toContain("No examples found");
    expect(html).toMatch(/<a href="\/"[^>]*>Create Your First Spark<\/a>/);
  });
});

test("leads to a similar spark from each, and ends with Start Creating and Browse Templates", async () => {
  const { html } = await open();
  expect(html.match(/<a href="\/"[^>]*>(?:<svg.*?<\/svg>)?Create Similar Spark/gs)).toHaveLength(6);
  expect(html).toMatch(/<a href="\/"[^>]*>(?:<svg.*?<\/svg>)?Start Creating<\/a>/s);
  expect(html).toMatch(/<a href="\/content-templates"[^>]*>Browse Templates<\/a>/);
});

test("a visitor is sent to sign in", async () => {
  const { response } = await answerOf(page.loader, visitorRequest("/examples"));
  expect(response).toHaveRedirect("/login?redirect=%2Fexamples");
});
