import { existsSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { visitorRequest } from "#tests/factories/requests";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { enoughWords } from "~/engine/voice/tones";
import { sampleLimits } from "~/features/brand-voice/brand-voice.schema";
import { contentTypeEntries } from "~/features/content-types/content-types";
import { questionCategories, questions } from "~/features/documentation/questions";
import { resetLifetime } from "~/platform/auth/reset-token.server";
import { acceptPicture, largestPicture } from "~/platform/media/accept-picture.server";
import siteMap from "~/routes";
import * as page from "~/routes/public/documentation";

async function html(query = "") {
  const { data } = await answerOf(page.loader, visitorRequest(`/documentation${query}`));
  return renderPage(page.default, { path: "/documentation", loaderData: data });
}
/** The questions that a page shows, without the guide above them. */
async function asked(query: string) {
  const [, faq = ""] = (await html(query)).split('id="faq"');
  return questions
    .map(({ question }) => question)
    .filter((question) => faq.includes(question.replaceAll("'", "&#x27;")));
}

test("three cards lead on, and seven sections of the guide can be opened", async () => {
  const text = await html();
  for (const [href, title] of [
    ["/contact", "Contact Support"],
    ["/content-templates", "Browse Templates"],
    ["/dashboard", "Your Dashboard"],
  ])
    expect(text).toMatch(new RegExp(`<a href="${href}"><strong>${title}</strong>`));
  const [guide = ""] = text.split('id="faq"');
  expect([...guide.matchAll(/<summary>.*?<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    "Getting started",
    "Templates",
    "Content generation",
    "Brand voice",
    "Account and billing",
    "API integration",
    "Troubleshooting",
  ]);
});

test("the guide's figures are the product's, and its pictures and links are there", async () => {
  const text = await html();
  for (const { title, cost } of contentTypeEntries)
    expect(text).toMatch(
      new RegExp(`<th scope="row">${title}</th>.*?<td class="figure">${cost.toLocaleString("en-US")}<`),
    );
  const pictures = [...text.matchAll(/<img[^>]*src="([^"]+)"[^>]*alt="(\w[^"]+)"/g)].map(([, src]) => src);
  expect(pictures).toHaveLength(6);
  for (const src of pictures) expect(existsSync(`public${src}`), src).toBe(true);
  const paths = new Set(siteMap.map(({ path = "" }) => `/${path}`));
  for (const [, href = ""] of text.matchAll(/href="(\/[^"]*)"/g))
    expect(paths.has(new URL(href, "https://a.example").pathname), href).toBe(true);
});

test("what the guide says in figures and kinds is what the code takes", async () => {
  const text = (await html()).replace(/<!-- -->/g, "");
  const grouped = (amount: number) => amount.toLocaleString("en-US");
  for (const said of [
    `${enoughWords} words are enough to begin with; up to ${grouped(sampleLimits.characters)} characters`,
    `PNG, JPEG, WebP and GIF up to ${largestPicture / 1024 / 1024} MB are taken`,
    `A link to a new password works for ${resetLifetime === 60 * 60_000 ? "an hour" : `${resetLifetime} ms`}`,
  ])
    expect(text).toContain(said);
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } });
  for (const kind of ["png", "jpeg", "webp", "gif"] as const)
    expect((await acceptPicture(await dot.clone().toFormat(kind).toBuffer())).width, kind).toBe(8);
});

test("says of no time that it is the longest: what waits in a queue takes longer", async () => {
  for (const text of [await html(), JSON.stringify(questions)]) expect(text).not.toMatch(/minutes at most/);
  expect(await html()).toContain("on a busy site it waits for its turn first");
});

test("the API section has the programs to begin with and every call with what it needs", async () => {
  const text = await html();
  expect(text).toContain("curl -sS --fail-with-body");
  expect(text).toContain("await call&lt;Status&gt;");
  expect(text).not.toContain("export {}");
  for (const [path, needs] of [
    ["GET /api/user", "Token"],
    ["POST /api/sparks", "Token that writes"],
    ["POST /api/create-subscription", "A session"],
    ["POST /api/login", "Nothing"],
  ])
    expect(text).toMatch(new RegExp(`<code>${path}</code></th><td>[^<]+</td><td>${needs}<`));
});

describe("the questions", () => {
  test("are all there at first, under five categories and 'All'", async () => {
    expect(await asked("")).toHaveLength(questions.length);
    const text = await html();
    for (const label of ["All", "Getting Started", "Templates", "Content Generation", "Advanced Features"])
      expect(text).toMatch(new RegExp(`#faq"[^>]*>${label}</a>`));
    expect(text).toMatch(/category=billing-plans#faq"[^>]*>Billing &amp; Plans<\/a>/);
    for (const category of Object.keys(questionCategories))
      expect(questions.filter((each) => each.category === category).length).toBeGreaterThanOrEqual(3);
  });

  test("are searched in question and answer, whatever the case, every word", async () => {
    expect(await asked("?search=CARD+keys")).toEqual(["What do I need to get started?"]);
    expect(await asked("?search=EXPIRE")).toEqual(["Do unused sparks carry over?"]);
  });

  test("are narrowed by a chip, which keeps the search", async () => {
    expect(await asked("?search=sparks&category=billing-plans")).not.toContain(
      "What is a project, and what is a spark?",
    );
    expect(await html("?search=sparks")).toContain('href="/documentation?search=sparks&amp;category=templates#faq"');
    expect(await html("?category=templates")).toMatch(/category=templates#faq" aria-current="true"/);
    expect(await asked("?category=nonsense")).toHaveLength(questions.length);
  });

  test("say when there is none, and lead to support", async () => {
    const text = await html("?search=%3Cscript%3E");
    expect(text).toMatch(/No FAQs found<\/h3>.*<a href="\/contact"[^>]*>Contact Support<\/a>/);
    expect(text).toContain('value="&lt;script&gt;"');
  });
});
