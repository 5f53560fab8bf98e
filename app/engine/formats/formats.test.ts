import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { cases } from "#tests/factories/materials";
import { countWords, normalizeSentence, splitSentences } from "../checks/sentences";
import type { Line } from "../compose/lines";
import { makeSource } from "../compose/source";
import { emailLimits } from "../engine";
import { removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { makePlan, makePlanFrom } from "../make-plan";
import { countFor, getPlatform } from "../platforms";
import { readSaidSentences } from "../said-before";
import { writeAds } from "./ad";
import { writeArticle } from "./article";
import { writeCaptions } from "./captions";
import { writeEmail } from "./email";
import { composeHeadline } from "./headline";

const plans = cases.map(({ brief, material }) => makePlanFrom(brief, material));
const named = plans.map((plan) => [plan.projectName, plan] as const);
const find = (name: string) => {
  const plan = plans.find(({ projectName }) => projectName.includes(name));
  if (!plan) throw new Error(name);
  return plan;
};
const stumble = /\{|\}|undefined|null|\ba (?=[aeiou](?!ni|ne|u|se))\w|\b(\w{3,}) \1\b|\.\.|,,| {2}|[,;:] ?[.!?]/i;

describe.each(named)("the campaign of %s", (name, plan) => {
  const article = writeArticle(plan);
  const captions = writeCaptions(plan);

  it("has an article within its limits, with one H1, that names the business and the call to action", () => {
    expect(article.title.length).toBeLessThanOrEqual(60);
    expect(article.metaDescription.length).toBeLessThanOrEqual(160);
    expect(article.excerpt.length).toBeLessThanOrEqual(300);
    expect(article.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(article.markdown.match(/^# /gm)).toHaveLength(1);
    // why: a list of one is none
    expect(article.markdown).not.toMatch(/\n\n- .*\n\n/);
    expect(article.markdown).toContain(name);
    expect(article.markdown).toContain(plan.fullCallToAction);
    expect(article.faqs.length).toBeLessThanOrEqual(3);
    expect(article.markdown).not.toMatch(stumble);
  });

  it("says the point with its figures in the title or the first sentences", () => {
    const opening = `${article.title} ${article.markdown.split("\n## ")[0]}`.toLowerCase();
    for (const figure of plan.material.message.point.match(/\d[\d,:.]*\d|\d/g) ?? []) expect(opening).toContain(figure);
    const { what } = plan.material.message.facts;
    if (what) expect(opening).toContain(what.split(" ").at(-1)?.toLowerCase());
  });

  it("says no sentence of the article twice", () => {
    const sentences = splitSentences(article.markdown.replace(/^#.*$|^\*\*.*$|^- /gm, ""))
      .map(normalizeSentence)
      .filter((sentence) => sentence.split(" ").length > 3);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it("tells every fact of the owner's in article and captions", () => {
    const { rows } = makeSource(plan);
    const all = captions.map(({ text }) => text).join("\n");
    const isIn = (told: string, { text }: Line) => told.toLowerCase().includes(removeEndMark(text).toLowerCase());
    for (const line of rows) {
      expect(isIn(article.markdown, line), line.text).toBe(true);
      if (!leansBack(line.text)) expect(isIn(all, line), line.text).toBe(true);
    }
  });

  it("has ten captions with ten reasons, each whole, named and within its platform", () => {
    expect(captions).toHaveLength(10);
    expect(new Set(captions.map(({ hook }) => hook)).size).toBe(10);
    for (const { platform, text } of captions) {
      const { limit, hashtags } = getPlatform(platform);
      expect(countFor(platform, text)).toBeLessThanOrEqual(limit);
      expect(text.match(/#\p{L}/gu)?.length ?? 0).toBeLessThanOrEqual(hashtags);
      expect(text).toContain(name);
      expect(text).toContain(plan.displayUrl);
      expect(text).toContain(plan.fullCallToAction);
      expect(text.replace(/#\S+/g, "").trim().split(/\s+/).length).toBeGreaterThan(6);
      expect(text).not.toMatch(stumble);
    }
  });

  it("has four to six scenes that can be read", () => {
    expect(plan.story.length).toBeGreaterThanOrEqual(4);
    expect(plan.story.length).toBeLessThanOrEqual(6);
    for (const { line, detail } of plan.story) expect(`${line} ${detail}`.length).toBeLessThanOrEqual(120);
    expect(plan.story.at(-1)).toMatchObject({ kind: "action", detail: plan.displayUrl });
  });

  it("has a headline and a line that says more", () => {
    expect(plan.headline.length).toBeLessThanOrEqual(60);
    expect(plan.supportingLine.length).toBeLessThanOrEqual(110);
    expect(plan.supportingLine).not.toBe(plan.headline);
    expect(plan.headline).not.toMatch(/[.,;:]$/);
    expect(plan.points.length).toBeGreaterThanOrEqual(3);
    expect(new Set(plan.points.map(({ label }) => label)).size).toBe(plan.points.length);
  });

  it("has a letter with one call to action", () => {
    const { subject, preheader, text, html } = writeEmail(plan);
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(preheader.length).toBeLessThanOrEqual(90);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(260);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(text).toContain(name);
    expect(text).not.toMatch(stumble);
    expect(countWords(text)).toBeLessThanOrEqual(emailLimits.words.most);
    const sentences = splitSentences(text).map(normalizeSentence);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it("has fifteen headlines, four descriptions and three social ads, none repeating another", () => {
    const { headlines, descriptions, social } = writeAds(plan);
    expect(headlines).toHaveLength(15);
    expect(descriptions).toHaveLength(4);
    expect(social).toHaveLength(3);
    expect(Math.max(...headlines.map((line) => line.length))).toBeLessThanOrEqual(30);
    expect(Math.max(...descriptions.map((line) => line.length))).toBeLessThanOrEqual(90);
    for (const { text, headline } of social) {
      expect(text.length).toBeLessThanOrEqual(125);
      expect(headline.length).toBeLessThanOrEqual(40);
    }
    expect(new Set(headlines.map((line) => line.toLowerCase())).size).toBe(15);
    expect(new Set(social.map(({ headline }) => headline)).size).toBe(3);
  });

  it("comes out the same again", () => {
    expect(writeArticle(plan)).toEqual(article);
    expect(writeCaptions(plan)).toEqual(captions);
  });
});

describe("an e-mail and ads of little", () => {
  const plan = makePlan(
    aBrief("Wool and Weather", "Hand dyed yarn.", "Knitters", "How I dyed one skein in a soup pan"),
  );

  it("stay short and pad nothing", () => {
    expect(countWords(writeEmail(plan).text)).toBeLessThan(emailLimits.words.usual);
    const { social, descriptions } = writeAds(plan);
    expect(social.length).toBeLessThanOrEqual(3);
    expect(descriptions.length).toBeLessThanOrEqual(4);
  });
});

describe("the ads of an owner who told much", () => {
  const brief = aBrief(
    "Shiftlark",
    "Rota software for pubs. Managers build a week's rota in minutes.",
    "managers of pubs",
    "Holiday requests in the app, live from 1 December",
    { project: { facts: ["No contract, 14 day free trial, no card needed", "Works on iPhone, Android and web"] } },
  );
  const { headlines, social } = writeAds(makePlan(brief));

  it("begin with the facts, and take no list apart that 'and' joins", () => {
    for (const line of ["No contract", "14 day free trial", "No card needed"]) expect(headlines).toContain(line);
    expect(headlines).not.toContain("Android and web");
    expect(headlines.indexOf("No contract")).toBeLessThan(headlines.indexOf("How to reach us"));
  });

  it("give each social ad another reason", () => {
    expect(new Set(social.map(({ text }) => text)).size).toBe(3);
    expect(social.map(({ text }) => text)).toContain("Managers build a week's rota in minutes.");
  });
});

describe("what is never said", () => {
  it("tells the owner's own trouble to nobody", () => {
    const plan = find("Trattoria");
    const all = JSON.stringify([writeArticle(plan), writeCaptions(plan), plan.story, writeEmail(plan), writeAds(plan)]);
    expect(all).not.toMatch(/quiet tuesdays/i);
    expect(plan.problem).toBe("");
  });

  it("names a business once where its own sentence begins with the name, and says for whom it is", () => {
    const brief = aBrief(
      "Overhang",
      "Overhang is a climbing gym in an old tram depot. Walls for first-timers and a training room.",
      "people who sit at a desk all day",
      "First visit free for new customers",
    );
    const plan = makePlan(brief);
    const all = [writeArticle(plan).markdown, plan.supportingLine, ...writeCaptions(plan).map(({ text }) => text)];
    expect(all.join("\n")).not.toMatch(/Overhang(?:[:.,]| from) Overhang|the First visit|new customer\?|has free/);
    expect(all.join("\n")).toMatch(/(?:people who|you) sit at a desk all day/i);
  });

  it("opens captions in other words where the brief holds a title alone", () => {
    const description = "Mobile bike repair in Bath. A mechanic in a van comes to your home. Same day visits.";
    const plan = makePlan(aBrief("Spokesmith", description, "commuters", "How to fix a puncture in 10 minutes"));
    const captions = writeCaptions(plan).map(({ text }) => text);
    expect(captions[0]).toMatch(/fix a puncture in 10 minutes/i);
    expect(new Set(captions.map((text) => normalizeSentence(splitSentences(text)[0] ?? ""))).size).toBeGreaterThan(4);
    expect(captions.join(" ")).not.toMatch(/wondering/i);
  });

  it("takes no deadline for goods that the reader gets", () => {
    const idea = "Last orders for Christmas on Wednesday 16 December";
    const plan = makePlan(aBrief("Thackeray Bags", "Leather satchels made in Walsall.", "cyclists", idea));
    const all = [writeArticle(plan).markdown, ...writeCaptions(plan).map(({ text }) => text)].join(" ");
    expect(all).toMatch(/last orders/i);
    expect(all).not.toMatch(/(?:get|has|have|for|there are|gives you) (?:our )?last orders/i);
  });

  it("never says a word that the brand avoids", () => {
    const plan = { ...find("Tidewise"), avoidedWords: ["room"] };
    expect(writeArticle(plan).markdown).not.toMatch(/\broom\b/i);
  });

  it("lets an idea that comes again lead with other things", () => {
    const plan = find("Tailwind");
    const read = (text: string) => readSaidSentences(text, plan.projectName);
    const first = writeCaptions(plan);
    const again = writeCaptions(plan, new Set(first.flatMap(({ text }) => read(text))));
    const openings = (captions: typeof first) => captions.map(({ text }) => splitSentences(text)[0]);
    const same = openings(again).filter((line, index) => line === openings(first)[index]);
    expect(same.length).toBeLessThanOrEqual(3);
  });
});

describe("the voices", () => {
  it("can be told apart on one brief", () => {
    const { brief, material } = cases[0] as (typeof cases)[number];
    const texts = ["funny", "warm", "calm", "exact", "energetic", "poetic", "formal", "casual"].map((brandVoice) => {
      const plan = makePlanFrom({ ...brief, project: { ...brief.project, brandVoice } }, material);
      return writeArticle(plan).markdown;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("contract where people speak, and not where they write formally", () => {
    const inVoice = (brandVoice: string) =>
      writeCaptions(
        makePlan(
          aBrief("Overhang", "A climbing gym.", "climbers", "We are open on Sundays now and do not close at noon", {
            project: { brandVoice },
          }),
        ),
      )
        .map(({ text }) => text)
        .join("\n");
    expect(inVoice("warm")).toMatch(/n't|'s |'re /);
    expect(inVoice("formal")).not.toMatch(/n't\b/);
  });
});

it("gives a poster the rest in its second line", () => {
  const source = makeSource(find("Kiosk 12"));
  const { headline, supportingLine } = composeHeadline(source);
  expect(headline).toBe("We open at 5:30 from Monday");
  expect(supportingLine).toContain("Kiosk 12");
});
