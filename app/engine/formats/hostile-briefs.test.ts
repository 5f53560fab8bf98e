import { describe, expect, it } from "vitest";
import { foreignIdeas, hostileBriefs } from "#tests/factories/hostile-briefs";
import { isEnglish } from "../english/is-english";
import { makePlan } from "../make-plan";
import { countFor, getPlatform } from "../platforms";
import { listAdLines } from "../written-text";
import { writeAds } from "./ad";
import { writeArticle } from "./article";
import { writeCaptions } from "./captions";
import { writeEmail } from "./email";

const unsafe = /<\/?[a-z]|javascript:|[\u202A-\u202E\u2066-\u2069\u200E\u200F]|\bundefined\b|\bnull\b/i;

describe.each(hostileBriefs.map((brief) => [brief.project.name.slice(0, 20), brief] as const))("%s", (_, brief) => {
  const plan = makePlan(brief);
  const article = writeArticle(plan);
  const captions = writeCaptions(plan);

  it("keeps limits, markup and hidden marks out of every text", () => {
    const { html: _html, ...letter } = writeEmail(plan);
    const film = plan.story.map(({ kicker, line, detail }) => [kicker, line, detail]);
    const texts = [article.title, article.metaDescription, article.excerpt, article.markdown, plan.headline];
    const all = [...texts, plan.supportingLine, ...captions.map(({ text }) => text), ...film.flat()];
    const letterTexts = [...Object.values(letter), ...Object.values(letter.callToAction)].flat();
    for (const text of [
      ...all,
      ...letterTexts.filter((value) => typeof value === "string"),
      ...listAdLines(writeAds(plan)),
    ])
      expect(text).not.toMatch(unsafe);
    expect([...article.title].length).toBeLessThanOrEqual(60);
    expect([...article.metaDescription].length).toBeLessThanOrEqual(160);
    expect([...article.excerpt].length).toBeLessThanOrEqual(300);
    expect(article.markdown.match(/^# /gm)).toHaveLength(1);
    expect(captions).toHaveLength(10);
    for (const { platform, text } of captions)
      expect(countFor(platform, text)).toBeLessThanOrEqual(getPlatform(platform).limit);
  });

  it("names the project, and cuts no title inside a figure or a quotation", () => {
    expect(article.markdown).toContain(plan.projectName);
    expect(article.title).not.toMatch(/\d[.,]$/);
    expect((article.title.match(/["“”]/g) ?? []).length % 2).toBe(0);
  });
});

it.each(foreignIdeas)("knows that %s is not English", (idea) => expect(isEnglish(idea)).toBe(false));
