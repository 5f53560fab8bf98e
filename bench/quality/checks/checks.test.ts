import { describe, expect, it, vi } from "vitest";
import { printRows } from "../print-rows";
import { aCampaign, aCaption, withCaptions, withSentence } from "./a-campaign";
import * as article from "./article";
import * as captions from "./captions";
import { type Check, runCheck } from "./check";
import * as faithfulness from "./faithfulness";
import * as film from "./film-and-poster";
import * as grammar from "./grammar";
import { checkSharing } from "./sharing";
import * as wording from "./wording";

const checks: readonly Check[] = [
  ...article.articleChecks,
  ...faithfulness.faithfulnessChecks,
  ...wording.wordingChecks,
  ...grammar.grammarChecks,
  ...captions.captionChecks,
  ...film.filmAndPosterChecks,
];

const text = (length: number) => "a".repeat(length);
const scenes = (seconds: number[], neededSeconds = 1) => ({
  film: { scenes: seconds.map((each) => ({ seconds: each, words: 4, neededSeconds })), total: 0 },
});
const story = (...lines: string[]) => ({
  plan: { story: lines.map((line) => ({ kind: "point" as const, kicker: "", line, detail: "" })) },
});

/** Each check with texts that break it and no other reason to. */
const broken: [Check["check"], string, Parameters<typeof aCampaign>[0]][] = [
  [article.checkTitle, "61 characters", { blog: { title: text(61) } }],
  [article.checkTitle, "none", { blog: { title: " " } }],
  [article.checkMetaDescription, "161 characters", { blog: { metaDescription: text(161) } }],
  [article.checkExcerpt, "301 characters", { blog: { excerpt: text(301) } }],
  [article.checkSlug, "capitals", { blog: { slug: "Three Paperbacks" } }],
  [article.checkWordCount, "901 words", { blog: { markdown: "word ".repeat(901) } }],
  [article.checkArticleRepeats, "one twice", withSentence("The offer ends before Saturday 14 March.")],
  [article.checkMainHeading, "two H1", withSentence("# Another")],
  [article.checkQuestionCount, "four", { blog: { faqs: Array(4).fill({ question: "Why?", answer: "Yes." }) } }],
  [
    article.checkPoint,
    "the date comes third",
    {
      blog: {
        title: "Three paperbacks for two",
        markdown: "# Three\n\nTake three paperbacks for two. At Lantern Books. Before 14 March.",
      },
    },
  ],
  [article.checkName, "absent", { blog: { markdown: "# Three paperbacks\n\nFor the price of two." } }],
  [article.checkCallToAction, "absent", { blog: { markdown: "# Three paperbacks\n\nFor the price of two." } }],
  [faithfulness.checkFigures, "another price", withSentence("A paperback is £5.")],
  [faithfulness.checkFigures, "another date", withSentence("Until 15 March.")],
  [faithfulness.checkFigures, "in a caption", withCaptions("Take 7 paperbacks.")],
  [faithfulness.checkFigures, "a price without its currency", withSentence("A paperback is 4.")],
  [faithfulness.checkFigures, "sums that are wrong", withSentence("Ten students pay £41.")],
  [faithfulness.checkDates, "another weekday", withSentence("Open on Tuesday.")],
  [faithfulness.checkDates, "another month", withSentence("All through April.")],
  [faithfulness.checkDates, "the date on another weekday", withSentence("Until Friday 14 March.")],
  [faithfulness.checkNames, "somebody", withSentence("You will find Agatha here.")],
  [faithfulness.checkNames, "praise", withSentence("It is the best bookshop.")],
  [
    wording.checkOwnWords,
    "two of three would stand in a rival's text",
    { blog: { markdown: "# Three\n\nThree paperbacks. Life is short. Good things come to those who wait." } },
  ],
  [wording.checkPlainEnglish, "another trade", withSentence("Bring kimchi.")],
  [wording.checkPlainEnglish, "in the film", story("Your plumber reads.")],
  [wording.checkInstruction, "pasted", withSentence("Our sell three paperbacks for the price of two.")],
  [wording.checkPlaceholders, "a brace", withSentence("Ask {name}.")],
  [wording.checkPlaceholders, "a word twice", withSentence("Ask ask us.")],
  [
    wording.checkForbiddenWords,
    "one",
    { ...withSentence("A paperback bargain."), plan: { avoidedWords: ["bargain"] } },
  ],
  [grammar.checkGrammar, "a wrong article", withSentence("Take an paperback home.")],
  [grammar.checkGrammar, "a misspelled word", withSentence("Take a papreback home.")],
  [grammar.checkWordPairs, "determiner and verb", withSentence("Our fill Tuesday nights is here.")],
  [grammar.checkWordPairs, "determiner and auxiliary", withSentence("The is open.")],
  [grammar.checkWordPairs, "determiner and preposition", withSentence("See our in the morning.")],
  [grammar.checkWordPairs, "two prepositions", withSentence("The weekend of at the shop.")],
  [grammar.checkWordPairs, "ends in 'of'", withSentence("A paperback for the price of.")],
  [captions.checkCaptionCount, "nine", { captions: aCampaign().captions.slice(1) }],
  [captions.checkPlatforms, "too long", withCaptions(text(501))],
  [captions.checkPlatforms, "too many hashtags", withCaptions("Books #one #two")],
  [captions.checkPlatforms, "no such platform", { captions: [{ ...aCaption("Books"), platform: "tomorrow" }] }],
  [captions.checkNamed, "six name it", withCaptions("One book.", "Two books.", "Three.", "Four lanternbooks.example")],
  [captions.checkCalls, "one without", withCaptions("Lantern Books")],
  [
    captions.checkRepeats,
    "one sentence in five",
    {
      captions: ["One", "Two", "Three", "Four", "Five"].map((first) => aCaption(`${first}. The reading room is warm.`)),
    },
  ],
  [
    captions.checkOpenings,
    "four of ten, the others in another order",
    {
      captions: ["Books", "Trains", "Floors", "Paperbacks, two", "Two paperbacks", "Two: paperbacks", "Two paperbacks."]
        .concat("The two paperbacks", "Lantern Books: two paperbacks", "Two paperbacks!")
        .map(aCaption),
    },
  ],
  [captions.checkEmptiness, "hashtags and call", withCaptions("Come and browse: lanternbooks.example\n#paperbacks")],
  [film.checkSceneCount, "three", scenes([4, 4, 4])],
  [film.checkSceneCount, "seven", scenes([4, 4, 4, 4, 4, 4, 4])],
  [film.checkSceneLengths, "two seconds", scenes([2, 4, 4, 4])],
  [film.checkSceneLengths, "seven seconds", scenes([7, 4, 4, 4])],
  [film.checkReadingTime, "five seconds to read in four", scenes([4], 5)],
  [
    film.checkFilmPoint,
    "in the fourth",
    story("You read?", "On trains?", "Open every day", "Three paperbacks for two"),
  ],
  [film.checkHeadline, "61 characters", { plan: { headline: text(61) } }],
  [film.checkPosterPoint, "absent", { plan: { headline: "An offer", supportingLine: "At Lantern Books" } }],
];

describe("the checks of the bench", () => {
  it.each(checks)("keeps a good campaign: $name", async ({ check }) => {
    expect((await check(aCampaign())).faults).toEqual([]);
  });

  it.each(broken)("is red: %o, %s", async (check, _what, changes) => {
    expect((await check(aCampaign(changes))).faults).not.toEqual([]);
  });

  it("breaks every check", () => {
    const tried = new Set(broken.map(([check]) => check));
    expect(checks.filter(({ check }) => !tried.has(check)).map(({ name }) => name)).toEqual([]);
  });

  it("takes arithmetic on the brief for true", () => {
    const sums =
      "Three paperbacks for £8. Ten people who pay £4 make £40. A student pays 80 of 100. 13 March is the last day.";
    expect(faithfulness.checkFigures(aCampaign(withSentence(sums))).faults).toEqual([]);
  });

  it("leaves the brief's own words and pairs to it", async () => {
    const campaign = aCampaign(withSentence("The Bramblewick of at night."));
    campaign.brief = { ...campaign.brief, idea: `${campaign.brief.idea}, the bramblewick of at night` };
    expect(wording.checkPlainEnglish(campaign).faults).toEqual([]);
    expect(grammar.checkWordPairs(campaign).faults).toEqual([]);
  });
});

describe("what campaigns share", () => {
  const other = aCampaign();
  other.brief = { ...other.brief, project: { ...other.brief.project, name: "Paper Lane", description: "", facts: [] } };

  it("is red where the writer's own sentences come again", () => {
    const markdown = "# Three\n\nThe last day is near. Soon it is over.";
    const rows = checkSharing([aCampaign({ blog: { markdown } }), { ...other, blog: { ...other.blog, markdown } }]);
    expect(rows[0]).toMatchObject({ kept: 0, total: 2, worst: expect.stringContaining("100%") });
  });

  it("leaves facts and calls aside", () => {
    const markdown = `# Three\n\n${other.brief.idea}. Come and browse, all of you.`;
    const rows = checkSharing([aCampaign({ blog: { markdown } }), { ...other, blog: { ...other.blog, markdown } }]);
    expect(rows[0]?.faults).toEqual([]);
  });
});

describe("the table", () => {
  it("names the worst brief and counts the red rows", async () => {
    const lines: string[] = [];
    // why: the table is what is printed
    vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    const row = await runCheck({ name: "article: title", limit: "at most 60", check: article.checkTitle }, [
      aCampaign({ blog: { title: "Three" } }),
      aCampaign({ blog: { title: text(75) } }),
    ]);
    expect(printRows([row], { all: false })).toBe(1);
    expect(lines.join("\n")).toContain("RED  article: title  at most 60  1 of 2, 50%  75, Lantern Books: Sell three");
    expect(printRows([{ ...row, faults: [] }], { all: false })).toBe(0);
    vi.restoreAllMocks();
  });
});
