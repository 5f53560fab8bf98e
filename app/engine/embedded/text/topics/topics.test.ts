import { describe, expect, it } from "vitest";
import { findInventions } from "../../../checks/claims";
import { countWords, normalizeSentence, splitSentences } from "../../../checks/sentences";
import { cardsByKind } from "./kinds";
import type { Card, Topic } from "./topic";
import { topics } from "./topics";

/** "Buy <small|fresh> bags" in its longest form. */
const spelt = (text: string) =>
  text.replace(/<([^<>]*)>/g, (_, choices: string) =>
    choices.split("|").reduce((longest, choice) => (choice.length > longest.length ? choice : longest), ""),
  );
const bodyOf = (card: Card) => card.body.flat();
const answersOf = (topic: Topic) => topic.faqs.flatMap(({ answers }) => answers);
const everythingIn = (topic: Topic) => [
  ...topic.problems,
  ...topic.promises,
  ...topic.scenes,
  ...topic.occasions,
  ...topic.worries,
  ...Object.values(topic.callToAction),
  ...topic.hashtags,
  ...topic.faqs.map(({ question }) => question),
  ...answersOf(topic),
  ...topic.cards.flatMap((card) => [card.label, card.point, ...card.headings, ...bodyOf(card)]),
];

describe.each(topics.map((topic) => [topic.key, topic] as const))("%s", (_, topic) => {
  it("knows enough of its trade", () => {
    expect(topic.problems.length).toBeGreaterThanOrEqual(6);
    expect(topic.promises.length).toBeGreaterThanOrEqual(6);
    expect(topic.scenes.length).toBeGreaterThanOrEqual(12);
    expect(topic.occasions.length).toBeGreaterThanOrEqual(10);
    expect(topic.worries.length).toBeGreaterThanOrEqual(8);
    expect(topic.faqs.length).toBeGreaterThanOrEqual(8);
    expect(topic.hashtags.length).toBeGreaterThanOrEqual(6);
    expect(topic.cards.length).toBeGreaterThanOrEqual(24);
  });

  it("gives pieces that fit the patterns they are put into", () => {
    const clauses = [...topic.problems, ...topic.promises, ...topic.occasions, ...topic.worries];
    expect(clauses.filter((clause) => /[.!?]$/.test(clause) || /^[A-Z](?!\w*[A-Z])/.test(clause))).toEqual([]);
    expect(topic.hashtags.filter((hashtag) => hashtag.includes("#"))).toEqual([]);
    expect(topic.faqs.filter(({ question, answers }) => !question.endsWith("?") || answers.length < 2)).toEqual([]);
  });

  it("keeps to the lengths of the poster and the film", () => {
    expect(topic.cards.filter(({ label }) => [...label].length > 24).map(({ label }) => label)).toEqual([]);
    expect(topic.cards.filter(({ point }) => [...spelt(point)].length > 120).map(({ point }) => point)).toEqual([]);
  });

  it("says each thing in two ways at least, in whole sentences", () => {
    const thin = topic.cards.filter(
      ({ headings, body }) => headings.length < 2 || body.some((slot) => slot.length < 2),
    );
    expect(thin.map(({ label }) => label)).toEqual([]);
    const sentences = [
      ...topic.scenes,
      ...answersOf(topic),
      ...topic.cards.flatMap((card) => [card.point, ...bodyOf(card)]),
    ];
    expect(sentences.filter((sentence) => !/[.?!]$/.test(spelt(sentence)))).toEqual([]);
  });

  it("makes paragraphs that are neither a line nor a page, whichever wordings are taken", () => {
    const lengths = topic.cards.map(({ label, body }) => {
      const counts = body.map((slot) => slot.map((wording) => countWords(spelt(wording))));
      const sum = (pick: (...numbers: number[]) => number) => counts.reduce((total, slot) => total + pick(...slot), 0);
      return { label, shortest: sum(Math.min), longest: sum(Math.max) };
    });
    expect(lengths.filter(({ shortest, longest }) => shortest < 45 || longest > 110)).toEqual([]);
  });

  it("uses no figures, no worn-out words and no contractions", () => {
    const worn =
      /\d|\b(?:unlock\w*|elevat(?:e|es|ed|ing)|journeys?|game[- ]changer\w*|dive in|discover\w*|passion\w*|leverag\w*|streamlin\w*)\b|n['’]t\b|\b(?:you|we|they|it)['’](?:re|ll|ve|d)\b/i;
    expect(everythingIn(topic).filter((text) => worn.test(text))).toEqual([]);
  });
});

describe.each(Object.entries(cardsByKind))("the occasion %s", (kind, cards) => {
  it("has enough to say, within the lengths of the poster and the film", () => {
    expect(cards.length).toBeGreaterThanOrEqual(kind === "hiring" ? 14 : 10);
    expect(cards.filter(({ label }) => [...label].length > 24).map(({ label }) => label)).toEqual([]);
    expect(cards.filter(({ point }) => [...spelt(point)].length > 120).map(({ point }) => point)).toEqual([]);
    expect(cards.filter(({ body }) => body.some((slot) => slot.length < 2)).map(({ label }) => label)).toEqual([]);
  });

  it("makes paragraphs of three lines at least, whichever wordings are taken", () => {
    const lengths = cards.map(({ label, body }) => {
      const counts = body.map((slot) => slot.map((wording) => countWords(spelt(wording))));
      return { label, shortest: counts.reduce((total, slot) => total + Math.min(...slot), 0) };
    });
    expect(lengths.filter(({ shortest }) => shortest < 40)).toEqual([]);
  });
});

it("says no sentence twice in all the topics and occasions", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const topic of topics) {
    const texts = [
      ...topic.scenes,
      ...answersOf(topic),
      ...topic.cards.flatMap((card) => [spelt(card.point), ...bodyOf(card)]),
    ];
    // why: "Yes, gladly." may be said by anybody
    for (const sentence of texts.flatMap(splitSentences).filter((text) => countWords(text) > 3)) {
      const key = normalizeSentence(sentence);
      const before = seen.get(key);
      if (before) twice.push(`${before}, ${topic.key}: ${sentence}`);
      seen.set(key, topic.key);
    }
  }
  for (const sentence of Object.values(cardsByKind)
    .flatMap((cards) => cards.flatMap(bodyOf))
    .flatMap(splitSentences)) {
    const key = normalizeSentence(sentence);
    if (seen.has(key)) twice.push(sentence);
    seen.set(key, "occasions");
  }
  expect(twice).toEqual([]);
});

describe("what an author would have to check before publishing", () => {
  /** Every wording of a text, its alternatives chosen in turn. */
  const spellings = (text: string) => {
    const most = Math.max(1, ...[...text.matchAll(/<([^<>]*)>/g)].map((match) => (match[1] ?? "").split("|").length));
    return Array.from({ length: most }, (_, turn) =>
      text
        .replace(
          /<([^<>]*)>/g,
          (_match, choices: string) => choices.split("|").at(turn % choices.split("|").length) ?? "",
        )
        .replace(/\{\w+\}/g, "something"),
    );
  };
  /** A clause stands behind other words, so that a name at its beginning counts as well. */
  const placed = (text: string) => (/^\p{Lu}/u.test(text) ? text : `We think of ${text}.`);
  const invented = (texts: string[]) =>
    texts.filter((text) => spellings(text).some((spelling) => findInventions(placed(spelling), "").length > 0));

  it.each(topics.map((topic) => [topic.key, topic] as const))("is nowhere in the bank of %s", (_, topic) => {
    expect(invented(everythingIn({ ...topic, hashtags: [] }))).toEqual([]);
  });

  it.each(Object.entries(cardsByKind))("is nowhere in the cards of the occasion %s", (_, cards) => {
    expect(invented(cards.flatMap((card) => [card.label, card.point, ...card.headings, ...bodyOf(card)]))).toEqual([]);
  });
});
