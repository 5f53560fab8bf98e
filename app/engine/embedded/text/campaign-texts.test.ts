import { describe, expect, it } from "vitest";
import { aBrief, briefs, foreignIdeas, hostileBriefs } from "#tests/factories/briefs";
import { checkBlog } from "../../checks/blog-rules";
import { checkCaptions } from "../../checks/caption-rules";
import { findBodySentences, measureSharedSentences } from "../../checks/sentences";
import type { BlogPost, Brief, Caption } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { nothingSaid, readSaidSentences, type SaidBefore } from "../../said-before";
import { writeBlog } from "./blog/write-blog";
import { writeCaptions } from "./captions/write-captions";
import { makePlan } from "./planning/make-plan";

const titled = (list: Brief[]) =>
  list.map((brief) => [`${brief.project.name.slice(0, 24)}: ${brief.idea.slice(0, 40)}`, brief] as const);

/** Campaigns are written once: most rules look at the same ones. */
const written = new Map<Brief, { plan: CampaignPlan; blog: BlogPost; captions: Caption[] }>();
function campaignOf(brief: Brief) {
  const known = written.get(brief);
  if (known) return known;
  const plan = makePlan(brief);
  const campaign = { plan, blog: writeBlog(plan), captions: writeCaptions(plan) };
  written.set(brief, campaign);
  return campaign;
}

it.each(titled([...briefs, ...hostileBriefs]))("%s: plan, article and captions keep every rule", (_, brief) => {
  const { plan, blog, captions } = campaignOf(brief);
  expect(plan.headline.length).toBeGreaterThan(0);
  expect([...plan.headline].length).toBeLessThanOrEqual(60);
  expect(plan.headline).not.toMatch(/\.$/);
  expect([...plan.supportingLine].length).toBeLessThanOrEqual(110);
  expect([...plan.callToAction].length).toBeLessThanOrEqual(40);
  expect(plan.points.length).toBeGreaterThanOrEqual(3);
  expect(plan.points.length).toBeLessThanOrEqual(5);
  expect(new Set(plan.points.map(({ sentence }) => sentence)).size).toBe(plan.points.length);
  for (const { label, sentence } of plan.points) {
    expect([...label].length).toBeLessThanOrEqual(24);
    expect([...sentence].length).toBeLessThanOrEqual(120);
  }
  expect(`${plan.headline}${plan.supportingLine}${plan.audience}`).not.toMatch(/[<>{}]/);
  expect.soft(checkBlog(blog, plan), "rules of the article").toEqual([]);
  expect.soft(checkCaptions(captions, plan), "rules of the captions").toEqual([]);
  const texts = [blog.markdown, ...captions.map((caption) => caption.text)].join("\n");
  expect
    .soft(texts, "scripts, mark-up, marks of direction")
    .not.toMatch(/<\/?[a-z]|javascript:|onerror|[\u202a-\u202e]/i);
});

describe("the same brief", () => {
  it("gives the same texts, and another seed gives others", () => {
    const brief = briefs[3] as Brief;
    expect(writeBlog(makePlan(brief))).toEqual(writeBlog(makePlan(brief)));
    const other = { ...brief, seed: "another" };
    expect(
      measureSharedSentences(writeBlog(makePlan(brief)).markdown, writeBlog(makePlan(other)).markdown),
    ).toBeLessThan(0.5);
  });
});

describe("shared sentences", () => {
  /** Names and subjects are masked, so that a sentence with another name dropped in counts as shared. */
  const article = (brief: Brief, said: SaidBefore) => {
    const plan = makePlan(brief);
    const masked = writeBlog(plan, said).markdown.replaceAll(brief.project.name, "NAME");
    return plan.idea.subject ? masked.replaceAll(plan.idea.subject, "SUBJECT") : masked;
  };
  const captions = (brief: Brief, said: SaidBefore) =>
    writeCaptions(makePlan(brief), said)
      .map(({ text }) => text.replaceAll(brief.project.name, "NAME").replace(/\n\n[^\n]+\n\n#[^\n]+$/, ""))
      .join("\n");

  const coffee = briefs[0] as Brief;
  const ideas = [
    "A launch for our autumn single-origin",
    "20% off all beans this weekend",
    "How to brew coffee at home",
    "Celebrate our 10th anniversary",
    "Coffee tasting evening on Friday",
    "Promote our coffee subscription",
  ].map((idea, index) => ({ ...coffee, idea, seed: `spark-${index}` }));
  const projects = (idea: string) => [coffee, ...briefs.slice(1, 9)].map((brief) => ({ ...brief, idea }));
  const pairs = <T>(items: T[]) =>
    items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
  const shares = (texts: string[]) =>
    pairs(texts).flatMap(([one, other]) => [measureSharedSentences(one, other), measureSharedSentences(other, one)]);

  /** Texts as one account gets them, one after the other. */
  const inTurn = (campaigns: Brief[], write: typeof article) => {
    const said = new Set<string>();
    return campaigns.map((brief) => {
      const text = write(brief, said);
      for (const key of readSaidSentences(text, "")) said.add(key);
      return text;
    });
  };

  describe.each([
    ["articles", article],
    ["captions", captions],
  ])("%s stay under 15%%", (_, write) => {
    it.each([
      ["two ideas of one project", ideas],
      ["an offer of two projects", projects("20% off everything this weekend")],
      ["an anniversary of two projects", projects("Celebrate our 10th anniversary")],
    ])("between %s", (_name, campaigns) => {
      for (const share of shares(inTurn(campaigns, write))) expect(share).toBeLessThan(0.15);
    });
  });

  it("are few even between accounts that know nothing of each other", () => {
    const measured = shares(projects("20% off everything this weekend").map((brief) => article(brief, nothingSaid)));
    expect(measured.reduce((sum, share) => sum + share, 0) / measured.length).toBeLessThan(0.08);
  });
});

describe("an article", () => {
  const post = (brief: Brief) => writeBlog(makePlan(brief)).markdown;

  it("says when an offer runs, and what it is", () => {
    const text = post(aBrief("Boot & Sole", "Independent shoe shop.", "walkers", "20% off all boots this weekend"));
    expect(text).toContain("20% off all boots");
    expect(text).toMatch(/this weekend/i);
  });

  it("keeps a promised number of tips", () => {
    const text = post(aBrief("Parlo", "Online Spanish lessons.", "adults", "5 tips for learning Spanish after work"));
    expect(text.match(/^## \d\. /gm)).toHaveLength(5);
  });

  it("speaks to applicants of the job, and not of the trade", () => {
    const text = post(
      aBrief("Riverside Vets", "Veterinary clinic.", "pet owners", "We're hiring a part-time vet nurse"),
    );
    expect(text).toMatch(/a part-time vet nurse/);
    expect(text).toMatch(/application|apply/i);
    expect(text).not.toMatch(/before you buy|our customers say/i);
  });

  it("names the sum of an appeal", () => {
    const text = post(
      aBrief("Library Friends", "Volunteers.", "neighbours", "Raise 4,000 pounds for new children's books"),
    );
    expect(text).toContain("4,000 pounds");
  });

  it("does not wear out the name or the idea's full phrase", () => {
    for (const brief of briefs.slice(0, 20)) {
      const { plan, blog } = campaignOf(brief);
      const { projectName, idea } = plan;
      const text = blog.markdown.toLowerCase();
      expect(text.split(projectName.toLowerCase()).length - 1).toBeLessThanOrEqual(9);
      if (idea.subject) expect(text.split(idea.subject.toLowerCase()).length - 1).toBeLessThanOrEqual(6);
    }
  });
});

describe("an idea in another language", () => {
  it.each(foreignIdeas)("is noticed: %s", (idea) => {
    const plan = makePlan(aBrief("Bean There", "Coffee roaster in Bristol.", "commuters", idea));
    expect(plan.inEnglish).toBe(false);
    expect(idea).toContain(plan.headline.slice(0, 12));
    expect(plan.points.length).toBeGreaterThanOrEqual(3);
  });

  it("has a call to action only when its project has one, and never its name cut in half", () => {
    const idea = foreignIdeas[4] ?? "";
    const name = "A house of coffee, tea and cake in the old town by the river";
    const plan = (call: string | null) =>
      makePlan(aBrief(name, "قهوة", "الناس", idea, { project: { defaultCallToAction: call } }));
    expect([plan(null).callToAction, plan(" ").callToAction]).toEqual(["", ""]);
    expect(plan("اطلب الآن").callToAction).toBe("اطلب الآن");
  });

  it("is not seen in English ones", () => {
    for (const { idea } of briefs) {
      const { inEnglish } = makePlan(aBrief("Bean There", "Coffee roaster in Bristol.", "commuters", idea));
      expect(inEnglish, idea).toBe(true);
    }
  });
});

describe("the brief's own words", () => {
  it("come first: specific call to action and keywords before the project's", () => {
    const plan = makePlan(
      aBrief("Bean There", "Coffee roaster in Bristol.", "commuters", "New winter blend", {
        project: { defaultCallToAction: "Visit us", defaultSeoKeywords: "coffee" },
        specificCallToAction: "Taste the blend",
        specificSeoKeywords: "winter blend, dark roast",
      }),
    );
    expect(plan.callToAction).toBe("Taste the blend");
    expect(plan.keywords).toEqual(["winter blend", "dark roast"]);
  });

  it("set the tone: contractions for a casual voice, none for a formal one", () => {
    const voiced = (brandVoice: string) =>
      writeBlog(
        makePlan(
          aBrief("Bean There", "Coffee roaster in Bristol.", "commuters", "New winter blend", {
            project: { brandVoice },
          }),
        ),
      ).markdown;
    expect(voiced("casual and warm")).toMatch(/\b\w+’(?:re|s|t|ll)\b/);
    expect(voiced("formal")).not.toMatch(/\b(?:don|isn|you)’(?:t|re)\b/);
  });

  it("are heard when they forbid a word", () => {
    const plan = makePlan(
      aBrief("Bean There", "Coffee roaster in Bristol.", "commuters", "New winter blend", {
        project: { brandVoice: 'Never use the words "good" or "simple"' },
      }),
    );
    expect(plan.avoidedWords).toEqual(["good", "simple"]);
    expect(writeBlog(plan).markdown.toLowerCase()).not.toMatch(/\bgood\b|\bsimple\b/);
  });

  it("are the only source of figures", () => {
    for (const brief of briefs) {
      const known = JSON.stringify(brief);
      // why: the figures of a numbered list count its items and claim nothing
      const text = campaignOf(brief).blog.markdown.replace(/^(?:## )?\d+\. /gm, "");
      const figures = text.match(/\d+/g) ?? [];
      for (const figure of figures) expect(known, brief.idea).toContain(figure);
    }
  });

  it("do not repeat a sentence between article and points of one campaign more than the list does", () => {
    const plan = makePlan(briefs[4] as Brief);
    const sentences = findBodySentences(writeBlog(plan).markdown);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
