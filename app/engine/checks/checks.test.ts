import { describe, expect, it } from "vitest";
import { briefs } from "#tests/factories/briefs";
import type { BlogPost, Brief, Caption } from "../engine";
import { writeCaptions } from "../formats/captions";
import { makePlan } from "../make-plan";
import { checkBlog, findPlaceholder, findStumbles } from "./blog-rules";
import { checkCaption, checkCaptions } from "./caption-rules";
import { findInventions } from "./claims";
import { countSyllables, measureReadingEase } from "./readability";
import { measureSharedSentences, splitSentences } from "./sentences";

describe("sentences", () => {
  it("leaves abbreviations, prices and initials whole", () => {
    expect(splitSentences("Dr. Smith paid $3.50. Then J. Doe came in, e.g. for tea. Why?")).toEqual([
      "Dr. Smith paid $3.50.",
      "Then J. Doe came in, e.g. for tea.",
      "Why?",
    ]);
  });

  it("measures the share that two texts have in common, whatever the case and marks", () => {
    expect(measureSharedSentences("# A\n\nOne thing. Another thing.", "one thing! Something else.")).toBe(0.5);
  });
});

describe("readability", () => {
  it.each([
    ["cat", 1],
    ["coffee", 2],
    ["making", 2],
    ["baked", 1],
    ["beautiful", 3],
    ["organisation", 5],
  ])("counts the syllables of %s", (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables);
  });

  it("puts plain words above 80 and officialese below 30", () => {
    expect(measureReadingEase("The cat sat on the mat. It was a good day. We went out to play.")).toBeGreaterThan(80);
    expect(
      measureReadingEase(
        "Organisational interdependencies necessitate comprehensive reconsideration of administrative responsibilities.",
      ),
    ).toBeLessThan(30);
  });
});

describe("claims", () => {
  it("lists figures, superlatives and names that the brief does not hold, and nothing that its owner typed", () => {
    const text =
      "We roast every day. It is the best coffee in town. Call 5 friends. Ask Anna about it. Ask Orla about it. Bags are £9. All the best from us.";
    expect(findInventions(text, "Orla runs the shop. Bags are £9.")).toEqual([
      "It is the best coffee in town.",
      "Call 5 friends.",
      "Ask Anna about it.",
    ]);
    expect(findInventions(text, text)).toEqual([]);
  });
});

describe("wording", () => {
  it("finds what a pattern left behind", () => {
    expect(findPlaceholder("Hello {name}")).toBe("{name}");
    expect(findPlaceholder("Hello [insert product]")).toBe("[insert product]");
    expect(findPlaceholder("Hello Anna")).toBeNull();
    expect(findStumbles("for our A launch for our")).not.toEqual([]);
    expect(findStumbles("This is is wrong")).not.toEqual([]);
    expect(findStumbles("A good, plain sentence.")).toEqual([]);
  });
});

describe("the rules for an article", () => {
  const plan = makePlan(briefs[0] as Brief);
  const post: BlogPost = {
    title: "Our autumn single-origin is roasted on Mondays",
    slug: "our-autumn-single-origin",
    metaDescription: "Bean There roasts its autumn single-origin on Mondays.",
    excerpt: "An autumn coffee from one farm, roasted on Mondays in Bristol.",
    markdown: `# Our autumn single-origin is roasted on Mondays

Bean There has a new autumn coffee. It comes from one farm, and we roast it to order, on Mondays.

## What is in the box

The autumn box holds two bags of single-origin coffee, whole or ground, as you tell us. Each bag names its farm. The roast is a light one, so that you taste the fruit first and the chocolate after it.

## When it leaves

What you order until Sunday evening is roasted on Monday and posted on Tuesday. Most letterboxes in Bristol have it on Wednesday. If nobody is at home, it fits through the slot.

## How to begin

**[Order the autumn box](https://beanthere.example)**
`,
    faqs: [],
    claimsToCheck: [],
  };
  const rulesOf = (changes: Partial<BlogPost>) => checkBlog({ ...post, ...changes }, plan).map(({ rule }) => rule);

  it("pass a good one", () => expect(checkBlog(post, plan, "built-in")).toEqual([]));

  it.each<[string, Partial<BlogPost>]>([
    ["limits", { title: "x".repeat(61) }],
    ["limits", { metaDescription: "x".repeat(161) }],
    ["limits", { excerpt: "" }],
    ["slug", { slug: "Not A Slug" }],
    ["faqs", { faqs: post.faqs.slice(0, 2) }],
    ["length", { markdown: post.markdown.split("\n\n").slice(0, 12).join("\n\n") }],
    ["headings", { markdown: post.markdown.replace(/^## /gm, "### ") }],
    ["name", { markdown: post.markdown.replaceAll("Bean There", "the shop") }],
    ["call to action", { markdown: post.markdown.replaceAll("Order the autumn box", "Order") }],
    ["keyword", { markdown: post.markdown.replaceAll(/single-origin coffee|coffee subscription/gi, "it") }],
    ["placeholder", { markdown: `${post.markdown}\n\nHello {name}.` }],
    ["repeated sentence", { markdown: `${post.markdown}\n\nOne more time. And once more. One more time.` }],
    ["repeated paragraph", { markdown: `${post.markdown}\n\nOnce more, please.\n\nOnce more, please.` }],
  ])("find a breach of %s", (rule, changes) => {
    expect(rulesOf(changes)).toContain(rule);
  });
});

describe("the rules for captions", () => {
  const plan = makePlan(briefs[0] as Brief);
  const captions = writeCaptions(plan);

  it("pass a good set", () => expect(checkCaptions(captions, plan)).toEqual([]));

  it("find too long a text, too many hashtags and a repeated hook", () => {
    const first = captions[0] as Caption;
    const rules = (caption: Caption) => checkCaption(caption, plan).map(({ rule }) => rule);
    expect(rules({ ...first, text: `${first.text} ${"long ".repeat(80)}` })).toContain("limits");
    expect(rules({ ...first, text: `${first.text} #one #two #three` })).toContain("hashtags");
    expect(checkCaptions([...captions.slice(0, 9), first], plan).map(({ rule }) => rule)).toContain("hooks");
  });
});
