import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { media, parts, projects, reviewDecisions, reviewLinks, sparks } from "#db/schema";
import { mediaPath } from "#tests/factories/media-path";
import { readZip } from "#tests/factories/read-zip";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import type { ContentType } from "~/engine/engine";
import type { LibraryPage } from "~/features/library/find-library-page.server";
import type { Project } from "~/features/projects/project";
import { createReviewLink } from "~/features/reviews/create-review-link.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { hashParts } from "~/features/sparks/part-versions.server";
import type { User } from "~/platform/auth/user";
import * as contentLibrary from "~/routes/api/content-library";
import * as download from "~/routes/api/download";
import * as image from "~/routes/api/image";
import * as library from "~/routes/studio/my-content";
import * as archive from "~/routes/studio/my-content.archive";
import { answerOf } from "./answer-of";

let user: User;
let project: Project;
beforeEach(async () => {
  user = await makeUser({ sparks: 50_000 });
  project = makeProject(user);
});

/** A campaign that was made. */
async function made(prompt: string, contentTypes: ContentType[] = ["caption"], where = project, who = user) {
  const spark = await createSpark(who, sparkInput(where, { prompt, contentTypes }), crypto.randomUUID());
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
  return spark;
}

/** Many that were made, by their rows alone, the first one oldest. */
function addMade(count: number) {
  for (let index = 1; index <= count; index += 1) {
    const key = crypto.randomUUID();
    const spark = db
      .insert(sparks)
      .values({
        documentId: key,
        nonce: key,
        userId: user.id,
        projectId: project.id,
        prompt: `Idea ${index}`,
        contentTypes: ["caption"],
        status: "complete",
        deadlineAt: new Date(),
      })
      .returning()
      .get();
    const content = [{ platform: "x", hook: "point", text: `Words of ${index}`, shortened: false }];
    db.insert(parts).values({ sparkId: spark.id, type: "caption", state: "done", content }).run();
  }
}

async function open(query = "", who = user) {
  const path = `/my-content${query}`;
  const { data } = await answerOf<LibraryPage>(library.loader, await signedInRequest(who, path));
  const html = renderPage(library.default, { path, loaderData: data });
  return { ...data, prompts: data.items.map(({ prompt }) => prompt), html };
}

const text = (html: string) => html.replace(/<[^>]+>/g, "\n");

describe("a card", () => {
  test("shows the idea, its day, project and types, a picture, two captions, the text's beginning, and leads to all of it", async () => {
    const spark = await made("A launch for autumn", ["blog", "image", "caption", "video"]);
    db.update(sparks)
      .set({ createdAt: new Date("2026-01-07T12:00:00Z") })
      .where(eq(sparks.id, spark.id))
      .run();
    const { html, items } = await open();
    for (const shown of ["A launch for autumn", "Jan 7, 2026", "Blog Post", "Image", "Captions", "Video"])
      expect(text(html)).toContain(shown);
    expect(html).toContain(`href="/project/${project.id}/results/${spark.id}"`);
    expect(html).toContain("<bdi>Bean There</bdi>");
    expect(html).toContain(`src="${items[0]?.picture?.preview}"`);
    expect(html).toMatch(/href="\/media\/[^"]+\?download"/);
    expect(items[0]?.text?.preview).toBe("It is here.");
    expect(html).toContain('data-copy-text="# Autumn, roasted');
    expect(html).toContain(`href="/project/${project.id}/results/${spark.id}/download/captions.txt"`);
  });

  test("has two captions, each to be copied, and says how many more there are", async () => {
    const spark = await made("Ten captions");
    const content = Array.from({ length: 10 }, (_, index) => ({
      platform: "x",
      hook: "point",
      text: `Caption number ${index + 1}`,
      shortened: false,
    }));
    db.update(parts).set({ content }).where(eq(parts.sparkId, spark.id)).run();
    const { html } = await open();
    expect(text(html).match(/Caption number \d+/g)).toEqual(["Caption number 1", "Caption number 2"]);
    expect(text(html)).toContain("+8 more");
    expect(html).toContain('data-copy-text="Caption number 2"');
    expect(html).toMatch(/data-copy-text="Caption number 1\n\nCaption number 2[^"]+Caption number 10"/);
    expect(text(html)).toContain("Copy All Captions");
  });

  test("shows the first 200 characters of an article, without headings and signs", async () => {
    const spark = await made("An article", ["blog"]);
    const { content } = db.select().from(parts).where(eq(parts.sparkId, spark.id)).get() ?? {};
    const markdown = `# The title\n\n## A heading\n\n${"**Plain** words. ".repeat(40)}`;
    db.update(parts)
      .set({ content: { ...(content as object), markdown } })
      .where(eq(parts.sparkId, spark.id))
      .run();
    const [item] = (await open()).items;
    expect(item?.text?.preview).toMatch(/^Plain words\. Plain words\./);
    expect([...(item?.text?.preview ?? "")].length).toBeLessThanOrEqual(200);
    expect(item?.text?.preview.endsWith("…")).toBe(true);
  });

  test("leaves out a part that cannot be read, and goes on", async () => {
    const spark = await made("Half of it", ["blog", "caption"]);
    db.update(parts)
      .set({ content: { broken: true } })
      .where(eq(parts.sparkId, spark.id))
      .run();
    const { html, prompts } = await open();
    expect(prompts).toEqual(["Half of it"]);
    expect(text(html)).toContain("View Full Content");
  });
});

test("without anything made it says 'No Content Yet' and leads to the first", async () => {
  await createSpark(user, sparkInput(project), crypto.randomUUID());
  const { html } = await open();
  expect(text(html)).toContain("No Content Yet");
  expect(html).toMatch(/<a href="\/"[^>]*>.*?Create Your First Content/);
});

test("a visitor is sent to sign in, and nobody sees what is another's", async () => {
  await made("Mine alone");
  const { response } = await answerOf(library.loader, visitorRequest("/my-content"));
  expect(response).toHaveRedirect("/login?redirect=%2Fmy-content");
  const stranger = await makeUser();
  expect((await open("", stranger)).items).toEqual([]);
  expect((await open("?search=mine", stranger)).items).toEqual([]);
  expect((await open(`?project=${project.id}`, stranger)).items).toEqual([]);
});

describe("it is narrowed", () => {
  test("by words of the idea and of all that was made, by their beginnings, whatever their case and accents", async () => {
    await made("Café opening on the corner");
    const spark = await made("Something else");
    expect((await open("?search=CAFE")).prompts).toEqual(["Café opening on the corner"]);
    expect((await open("?search=corn%20cafe")).prompts).toEqual(["Café opening on the corner"]);
    expect((await open("?search=corner%20else")).prompts).toEqual([]);
    const content = [{ platform: "instagram", hook: "point", text: "Wholly rewritten", shortened: false }];
    db.update(parts).set({ content }).where(eq(parts.sparkId, spark.id)).run();
    expect((await open("?search=rewritten")).prompts).toEqual(["Something else"]);
    expect((await open("?search=instagram")).prompts).toEqual([]);
  });

  test.each(['"', "zq OR zx", "NEAR(", "*", "owner:u1", "'; drop table sparks", "كتاب", "<script>"])(
    "and a search for %s finds nothing and breaks nothing",
    async (search) => {
      await made("Something plain");
      const { html, items } = await open(`?search=${encodeURIComponent(search)}`);
      expect(items).toEqual([]);
      expect(text(html)).toContain("Nothing matches");
    },
  );

  test("by project, type and days, and says so in its form", async () => {
    const other = makeProject(user, { name: "Tea There" });
    await made("Coffee", ["caption"]);
    const tea = await made("Tea", ["blog"], other);
    db.update(sparks)
      .set({ createdAt: new Date("2026-01-31T23:59:00Z") })
      .where(eq(sparks.id, tea.id))
      .run();
    expect((await open(`?project=${other.id}`)).prompts).toEqual(["Tea"]);
    expect((await open("?type=caption")).prompts).toEqual(["Coffee"]);
    expect((await open("?from=2026-01-31&to=2026-01-31")).prompts).toEqual(["Tea"]);
    expect((await open("?from=2026-02-01")).prompts).toEqual(["Coffee"]);
    const { html } = await open(`?project=${other.id}&type=blog&from=2026-01-01&search=te`);
    expect(html).toContain(`<option value="${other.id}" dir="auto" selected="">Tea There</option>`);
    expect(html).toContain('<option value="blog" selected="">');
    expect(html).toContain('value="2026-01-01"');
    expect(html).toContain('href="/my-content" class="button button-quiet"');
  });

  test("by nothing where a filter makes no sense", async () => {
    await made("All the same");
    expect((await open("?type=opera&project=-4&from=2026-99-99&before=x&after=y")).prompts).toEqual(["All the same"]);
  });

  test("what is deleted is not found any more", async () => {
    const spark = await made("Gone tomorrow");
    db.delete(sparks).where(eq(sparks.id, spark.id)).run();
    expect(db.$client.prepare("select count(*) as left from content_search where rowid = ?").get(spark.id)).toEqual({
      left: 0,
    });
  });
});

describe("a search finds projects too", () => {
  const voice = {
    ...{ version: 1, sampleWords: 200, tone: "warm", readingEase: 70, contractions: 0, questions: 0 },
    ...{ exclamations: 0, secondPerson: 0, firstPerson: 0, terms: ["crema"], sentenceLength: { mean: 9, spread: 3 } },
    rules: ["Keep sentences near nine words.", "Say \u201cyou\u201d often."],
  };
  const matchesOf = async (query: string, who = user) =>
    (await open(query, who)).matches.map(({ name, facts, voice }) => [name, ...facts, ...voice]);

  test("by a fact, a rule of the voice, its tone or the profile, with the lines that hold the words", async () => {
    const facts = "Open daily from 7:00\nA Café crème costs €3\nFree parking";
    const tea = makeProject(user, { name: "Tea There", facts });
    db.update(projects).set({ voice }).where(eq(projects.id, tea.id)).run();
    expect(await matchesOf("?search=CREME")).toEqual([["Tea There", "A Café crème costs €3"]]);
    expect(await matchesOf("?search=sentenc")).toEqual([["Tea There", "Keep sentences near nine words."]]);
    for (const word of ["crema", "warm", "tea"]) expect(await matchesOf(`?search=${word}`)).toEqual([["Tea There"]]);
    expect(await matchesOf("?search=tea%20cappuccino")).toEqual([]);
    const { html } = await open("?search=parking");
    expect(text(html)).toMatch(/Projects\s+Tea There\s+Facts\s+Free parking\s/);
    expect(html).toContain(`<a href="/project/${tea.id}" dir="auto">Tea There</a>`);
    expect(text(html)).toContain("No content matches");
    expect((await open("?search=sentences")).html).toContain(`<a href="/project/${tea.id}#voice">Brand voice</a>`);
  });

  test("its own alone, within the project that is chosen, and none by kinds or days of content", async () => {
    const tea = makeProject(user, { name: "Tea There", facts: "Free parking" });
    makeProject(user, { name: "Cake There", facts: "No parking" });
    expect(await matchesOf("?search=parking", await makeUser())).toEqual([]);
    expect(await matchesOf(`?search=parking&project=${tea.id}`)).toEqual([["Tea There", "Free parking"]]);
    for (const more of ["type=blog", "from=2026-01-01", "to=2026-01-01"])
      expect(await matchesOf(`?search=parking&${more}`)).toEqual([]);
    expect(await matchesOf("")).toEqual([]);
  });
});

test("a card leads to its project, and says how its review stands", async () => {
  const [, shared, approved, changes] = [await made("Alone"), await made("Sent"), await made("Good"), await made("Hm")];
  for (const [{ id: sparkId }, verdict] of [[shared], [approved, "approved"], [changes, "changes"]] as const) {
    createReviewLink(user, { ...shared, id: sparkId });
    const link = db.select().from(reviewLinks).where(eq(reviewLinks.sparkId, sparkId)).get();
    const contentHashes = hashParts(sparkId);
    if (link && verdict)
      db.insert(reviewDecisions).values({ linkId: link.id, verdict, name: "Anna", contentHashes }).run();
  }
  const states = async () => (await open()).items.map(({ prompt, review }) => [prompt, review]);
  expect(await states()).toEqual([
    ["Hm", "changes"],
    ["Good", "approved"],
    ["Sent", "shared"],
    ["Alone", null],
  ]);
  const { html } = await open();
  for (const [{ id }, words] of [
    [shared, "Shared for review"],
    [approved, "Approved"],
    [changes, "Changes requested"],
  ] as const)
    expect(html).toMatch(new RegExp(`<a href="/project/${project.id}/results/${id}#review">.*?${words}</span></a>`));
  expect(html.match(/#review"/g)).toHaveLength(3);
  expect(html).toMatch(new RegExp(`<a href="/project/${project.id}"><span[^>]*><bdi>Bean There`));

  const content = [{ platform: "x", hook: "point", text: "Changed since", shortened: false }];
  db.update(parts).set({ content }).where(eq(parts.sparkId, approved.id)).run();
  db.update(reviewLinks).set({ revokedAt: new Date() }).run();
  expect(await states()).toEqual([
    ["Hm", "changes"],
    ["Good", "approved-before"],
    ["Sent", null],
    ["Alone", null],
  ]);
  expect(text((await open()).html)).toContain("Approved, changed since");
});

test("a long library has pages of twelve, older and newer, that keep the filter", async () => {
  addMade(30);
  const first = await open("?search=idea");
  expect(first.prompts[0]).toBe("Idea 30");
  expect(first.prompts).toHaveLength(12);
  expect(first.newer).toBeNull();
  const second = await open(`?search=idea&before=${first.older}`);
  expect([second.prompts[0], second.prompts.at(-1)]).toEqual(["Idea 18", "Idea 7"]);
  expect(second.html).toContain(`href="?search=idea&amp;before=${second.older}"`);
  const third = await open(`?search=idea&before=${second.older}`);
  expect([third.prompts.length, third.older]).toEqual([6, null]);
  expect((await open(`?search=idea&after=${third.newer}`)).prompts).toEqual(second.prompts);
  const back = await open(`?search=idea&after=${second.newer}`);
  expect([back.prompts, back.newer]).toEqual([first.prompts, null]);
});

describe("the archive", () => {
  async function packed(query: string, who = user) {
    const { response } = await answerOf(archive.loader, await signedInRequest(who, `/my-content/archive?${query}`));
    return response;
  }

  test("holds each chosen campaign in a folder of its own", async () => {
    const [one, two] = [await made("One"), await made("Two", ["blog"])];
    const response = await packed(`id=${one.id}&id=${two.id}`);
    expect(response?.headers.get("Content-Disposition")).toContain('filename="my-content.zip"');
    const files = readZip(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect([...files.keys()].sort()).toEqual([
      `Bean-There-${one.id}/captions/captions.csv`,
      `Bean-There-${one.id}/captions/captions.txt`,
      `Bean-There-${two.id}/article/autumn-roasted.html`,
      `Bean-There-${two.id}/article/autumn-roasted.md`,
      `Bean-There-${two.id}/article/autumn-roasted.txt`,
    ]);
    expect((await packed(`all=${one.id},${two.id}`))?.status).toBe(200);
  });

  test("holds nothing of another's, and without a choice one is told so", async () => {
    const spark = await made("Mine");
    const response = await packed(`id=${spark.id}&back=search%3Dmine`, await makeUser());
    expect(response).toHaveRedirect("/my-content?search=mine");
    await expect(response).toSendToast("Nothing chosen");
    expect(await packed("back=%0d%0aSet-Cookie:%20a=b")).toHaveRedirect("/my-content");
  });
});

test("GET /api/content-library answers what was made, the newest first, by the specification's names", async () => {
  await made("Older", ["blog", "caption"]);
  await made("Newer", ["image"]);
  await createSpark(user, sparkInput(project, { prompt: "On its way" }), crypto.randomUUID());
  const content = await listByCall();
  expect(content.map(({ prompt }) => prompt)).toEqual(["Newer", "Older"]);
  expect(content[0]).toMatchObject({
    projectId: project.id,
    projectName: "Bean There",
    contentTypes: ["image"],
    results: { blogContent: null, captionOptions: [], imageUrl: expect.stringMatching(/^\/media\//) },
  });
  expect(content[1]).toMatchObject({ results: { blogContent: "# Autumn, roasted\n\nIt is here." } });
  expect(await listByCall(`?before=${content[0]?.id}`)).toEqual([content[1]]);
  expect(await listByCall("?search=newer")).toEqual([content[0]]);
});

async function listByCall(query = "") {
  const request = await signedInRequest(user, `/api/content-library${query}`);
  const response = await contentLibrary.loader({ request, params: {}, context: {} });
  const { content } = (await response.json()) as { content: Record<string, unknown>[] };
  return content;
}

describe("GET /api/image/{id} and /api/download/{id}", () => {
  const ask = async (call: typeof image, id: string | number, who = user) =>
    answerOf(call.loader, await signedInRequest(who, `/api/image/${id}`), { id: String(id) });

  test("give an item's picture in full size, and everything of it as a ZIP", async () => {
    const spark = await made("A picture", ["image", "caption"]);
    const { response } = await ask(image, spark.id);
    expect([response?.status, response?.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    const png = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    const packed = await (await ask(download, spark.id)).response?.arrayBuffer();
    const files = readZip(Buffer.from(packed ?? new ArrayBuffer(0)));
    expect(files.get("images/poster.png")).toEqual(png);
    expect([...files.keys()]).toContain("captions/captions.txt");
  });

  test.each([
    ["a stranger's", "stranger"],
    ["one without a picture", "captions"],
    ["one that is not made yet", "waiting"],
    ["none", "none"],
  ])("answer 404 for %s", async (_, kind) => {
    const stranger = await makeUser({ sparks: 50_000 });
    const waiting = () => createSpark(user, sparkInput(project), crypto.randomUUID());
    const ids = {
      stranger: async () => (await made("Theirs", ["image"], makeProject(stranger), stranger)).id,
      captions: async () => (await made("Words")).id,
      waiting: async () => (await waiting()).id,
      none: async () => "0x10",
    };
    const id = await ids[kind as keyof typeof ids]();
    expect((await ask(image, id)).status).toBe(404);
    if (kind !== "captions") expect((await ask(download, id)).status).toBe(404);
  });

  test("a picture whose bytes are gone is a 404, for the address in the list to be tried", async () => {
    const spark = await made("A picture", ["image"]);
    for (const { id } of db.select().from(media).where(eq(media.sparkId, spark.id)).all()) rmSync(mediaPath(id));
    const { response } = await ask(image, spark.id);
    expect([response?.status, await response?.json()]).toEqual([404, { message: "Image not found" }]);
  });

  test("are for whoever is signed in", async () => {
    for (const { loader } of [image, download])
      expect((await answerOf(loader, visitorRequest("/api/image/1"), { id: "1" })).status).toBe(401);
  });
});
