import { repeats } from "../compose/repeats";
import type { Source } from "../compose/source";
import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import { findUnits, measureShared } from "../english/units";
import { readWords } from "../english/words";
import type { Bank, Phrase } from "../phrases/list-phrases";
import type { Section } from "./group-facts";

/** Words of what an owner told up to which lines of the bank stand beside them. */
const fewWords = 70;
/** Sentences of an idea that tells enough. */
const manySentences = 4;
/** Facts that make captions and a list by themselves. */
const manyFacts = 5;
/** Characters of an idea that tells enough by itself. */
const longIdea = 300;
/** Lines of a section, and readers' questions. */
const mostLines = 3;
const fewestAnswers = 2;
const mostAnswers = 3;
const fewestRows = 3;
/** Rows of price, day and place, without which nobody looks for a list. */
const fewestDeciding = 2;
/** The share of a line that its heading may say, where nothing else stands under it. */
const mostOfHeading = 0.6;

export const questionsHeading = "Questions";

/** Whether an owner told so little that lines of the bank stand beside it. */
export function isThin({ told, rows, about, brief }: Source): boolean {
  const own = [...told, ...[...rows, ...about].map(({ text }) => text)].join(" ");
  return (
    brief.idea.length <= longIdea &&
    told.length < manySentences &&
    rows.length < manyFacts &&
    readWords(own).length < fewWords
  );
}

/** What the bank adds to an article that its owner's lines leave short: what offer, days and sums come to, what to do, and what readers ask. */
export function listPhraseSections(source: Source, bank: Bank, said: string): Section[] {
  const take = (topics: readonly string[], heading: string): Phrase[] => {
    const taken: Phrase[] = [];
    for (const topic of topics) {
      const found = bank.phrases.find(
        ({ text, ...each }) =>
          each.topic === topic &&
          !text.startsWith(heading) &&
          !said.includes(text) &&
          !taken.some((line) => sharesCall(line.text, text, source.call) || repeats(line.text, text)),
      );
      if (found && taken.length < mostLines) taken.push(found);
    }
    return taken;
  };
  const sections = bank.sections.flatMap(({ heading, topics }) => {
    const taken = take(topics, heading);
    const saysMore = taken.some(({ text }) => measureShared(findUnits(text), findUnits(heading)) < mostOfHeading);
    // why: what a voice adds stands beside something
    return saysMore && !taken.every(({ isVoiced }) => isVoiced) ? [{ heading, taken }] : [];
  });
  // why: what a section says is nobody's question any more
  const told = new Set(sections.flatMap(({ taken }) => taken.map(({ topic }) => topic)));
  const steps = bank.steps.map((step, at) => `${at + 1}. ${endSentence(capitalize(step))}`);
  const answers = bank.answers.filter(({ topic }) => !told.has(topic)).slice(0, mostAnswers);
  return [
    ...sections.map(({ heading, taken }) => ({ heading, lines: [taken.map(({ text }) => text).join(" ")] })),
    ...(steps.length > 0 ? [{ heading: "What to do", lines: steps }] : []),
    ...(answers.length >= fewestAnswers
      ? [
          {
            heading: questionsHeading,
            lines: answers.flatMap(({ question, answer }) => ["", `### ${question}`, "", answer]),
          },
        ]
      : []),
  ];
}

/** Whether both say the call to action. */
const sharesCall = (one: string, other: string, call: string): boolean =>
  call !== "" && [one, other].every((line) => line.toLowerCase().includes(call.toLowerCase()));

/** What a business's features mean for its readers, one line a feature. */
export function tellFeatures({ phrases }: Bank, most: number): string[] {
  const topics = new Set<string>();
  return phrases
    .filter(({ about, topic }) => about !== "" && !topics.has(topic) && topics.add(topic))
    .slice(0, most)
    .map(({ text }) => text);
}

/** When, where, for how much and for whom, as notes; none where fewer than three are known, or one of price, day and place alone. */
export function listGlance({ kind, facts, call, site, audience }: Source): string[] {
  const isEnd = kind === "ending";
  const when = facts.when && isEnd ? facts.when.replace(/^(?:on|until|till|by) /i, "") : facts.when;
  const rows: [label: string, text: string | null][] = [
    ["Offer", facts.offer],
    [isEnd ? "Until" : "When", when],
    ["Where", facts.where && isPlace.test(facts.where) ? facts.where : null],
    ["For", hasOtherReaders.test(kind) ? null : audience || null],
    ["How", call ? `${call}, ${site}` : null],
  ];
  const known: string[] = [];
  const lines = rows.flatMap(([label, text]) => {
    if (!text || known.some((other) => repeats(text, other))) return [];
    known.push(text);
    return [`**${label}:** ${capitalize(removeEndMark(text))}`];
  });
  const decides = lines.filter((line) => !/^\*\*(?:For|How):/.test(line));
  return lines.length >= fewestRows && decides.length >= fewestDeciding ? lines : [];
}

/** "To the old post office" is where something goes. */
const isPlace = /^(?:at|in|on|near|by|behind|opposite|outside|above|next to) /i;

/** Kinds whose readers are not those who buy. */
const hasOtherReaders = /^(?:hiring|fundraiser|story|news)$/;
