import { makePlan } from "../../../app/engine/make-plan";
import type { CampaignPlan } from "../../../app/engine/plan";
import type { Campaign } from "../campaign";
import { labelBrief } from "../label-brief";

const labelled = labelBrief({
  name: "Lantern Books",
  description: "Second-hand bookshop on two floors with a reading room. Open every day except Monday.",
  audience: "People who read on trains",
  idea: "Sell three paperbacks for the price of two before Saturday 14 March",
  point: ["three|3 paperbacks", "two|2", "14 March"],
  instruction: "Sell three paperbacks",
  call: "Come and browse",
  facts: ["A paperback is £4", "20% off for students"],
});

const captionBodies = [
  "Three paperbacks for the price of two before Saturday 14 March.",
  "A paperback is £4. Take three and pay £8.",
  "You read on trains? Bring one book home and two more for the way.",
  "Two floors of second-hand books.",
  "There is a reading room in our bookshop.",
  "Students pay 20% less.",
  "We are open every day except Monday.",
  "Who reads on trains needs a second paperback.",
  "Friday 13 March is the last day.",
  "The third paperback is free.",
];

const article = `# Three paperbacks for the price of two before 14 March

At Lantern Books you take three paperbacks and pay for two. The offer ends before Saturday 14 March.

## The bookshop

Second-hand books on two floors, with a reading room. A paperback is £4, so you save £4. Open every day except Monday.

**[Come and browse](https://lanternbooks.example)**
`;

/** A campaign, written by hand, that keeps every check but for what the case changes. */
export function aCampaign({ plan, blog, ...changes }: CampaignChanges = {}): Campaign {
  return {
    ...labelled,
    plan: {
      ...makePlan(labelled.brief),
      headline: "Three paperbacks for the price of two",
      supportingLine: "Before Saturday 14 March, at Lantern Books",
      story: [
        "You read on trains?",
        "Three paperbacks for the price of two",
        "Open every day except Monday",
        "Come and browse",
      ].map((line) => ({ kind: "point" as const, kicker: "Lantern Books", line, detail: "" })),
      ...plan,
    },
    blog: {
      title: "Three paperbacks for the price of two before 14 March",
      slug: "three-paperbacks",
      metaDescription: "Three paperbacks for the price of two at Lantern Books.",
      excerpt: "Three paperbacks for the price of two before Saturday 14 March, at Lantern Books.",
      markdown: article,
      faqs: [],
      claimsToCheck: [],
      ...blog,
    },
    captions: captionBodies.map(aCaption),
    film: { scenes: [4, 4, 4, 4].map((seconds) => ({ seconds, words: 5, neededSeconds: 3 })), total: 16 },
    ...changes,
  };
}

type CampaignChanges = Partial<Omit<Campaign, "plan" | "blog">> & {
  plan?: Partial<CampaignPlan>;
  blog?: Partial<Campaign["blog"]>;
};

export const aCaption = (body: string) => ({
  platform: "threads",
  hook: body,
  text: `${body}\nLantern Books\nCome and browse: lanternbooks.example\n#paperbacks`,
  shortened: false,
});

/** The article with one more sentence. */
export const withSentence = (sentence: string) => ({ blog: { markdown: `${article}\n${sentence}\n` } });

/** Captions of which the first are put in the others' place. */
export const withCaptions = (...texts: string[]) => ({
  captions: captionBodies.map(aCaption).map((caption, at) => ({ ...caption, text: texts[at] ?? caption.text })),
});
