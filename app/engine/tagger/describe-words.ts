import type { Word } from "../english/words";
import { isClauseEnd, isSentenceEnd } from "./split-words";

/** Where a word stands: the numbers of the first and last word of its sentence and of its clause, and how many of each came before. */
interface Place {
  sentence: number;
  sentenceStart: number;
  clause: number;
  clauseStart: number;
  clauseEnd: number;
}

function findPlaces(words: readonly Word[]): Place[] {
  const places: Place[] = [];
  words.forEach((word, at) => {
    const [before, place] = [words[at - 1], places[at - 1]];
    const opensSentence = !before || isSentenceEnd(before);
    const opensClause = opensSentence || (before && isClauseEnd(before)) || word.before !== "";
    places.push({
      sentence: (place?.sentence ?? -1) + (opensSentence ? 1 : 0),
      sentenceStart: opensSentence ? at : (place?.sentenceStart ?? at),
      clause: (place?.clause ?? -1) + (opensClause ? 1 : 0),
      clauseStart: opensClause ? at : (place?.clauseStart ?? at),
      clauseEnd: at,
    });
  });
  for (let at = places.length - 2; at >= 0; at -= 1) {
    const [place, next] = [places[at], places[at + 1]];
    if (place && next && place.clause === next.clause) place.clauseEnd = next.clauseEnd;
  }
  return places;
}

function describeShape({ text }: Word): string {
  if (/^[£$€₹]/.test(text)) return "money";
  if (/%$/.test(text)) return "percent";
  if (/^\d/.test(text)) return "number";
  if (/^\p{Lu}\p{Lu}/u.test(text)) return "capitals";
  return /^\p{Lu}/u.test(text) ? "capital" : "small";
}

/** Who is spoken of in a clause: what a writer is told is often about "me", "I" and "it". */
const persons = ["we", "i", "i'm", "we're", "us", "our", "my", "me", "you", "your", "it", "it's"];

/**
 * What a tagger knows of each word: itself, its neighbours and their parts of speech, how it is written, where it stands, and how its clause and its
 * sentence open. One list of features a word; a feature is a name with its values.
 */
export function describeWords(words: readonly Word[]): string[][] {
  const places = findPlaces(words);
  const wordAt = (at: number) => words[at]?.lower ?? (at < 0 ? "^" : "$");
  const partAt = (at: number) => words[at]?.part ?? (at < 0 ? "^" : "$");
  return words.map((word, at) => {
    const { sentence, sentenceStart, clause, clauseStart, clauseEnd } = places[at] as Place;
    const inClause = at - clauseStart;
    const inSentence = at - sentenceStart;
    const opens = inSentence === 0 ? "sentence" : inClause === 0 ? "clause" : "no";
    const isFirstClause = clauseStart === sentenceStart;
    const clauseWords = new Set(words.slice(clauseStart, clauseEnd + 1).map(({ lower }) => lower));
    const features: readonly (readonly (string | number | boolean)[])[] = [
      ["any"],
      ["word", word.lower],
      ["before", wordAt(at - 1)],
      ["behind", wordAt(at + 1)],
      ["2 before", wordAt(at - 2)],
      ["2 behind", wordAt(at + 2)],
      ["with before", wordAt(at - 1), word.lower],
      ["with behind", word.lower, wordAt(at + 1)],
      ["ending", word.lower.slice(-3)],
      ["part", partAt(at)],
      ["part with before", partAt(at - 1), partAt(at)],
      ["part with behind", partAt(at), partAt(at + 1)],
      ["part with both", partAt(at - 1), partAt(at), partAt(at + 1)],
      ["shape", describeShape(word)],
      ["shape with behind", describeShape(word), partAt(at + 1)],
      ["position", Math.min(at, 6)],
      ["position in sentence", Math.min(inSentence, 4), Math.min(sentence, 2)],
      ["opening word", at < 3 ? at : opens, word.lower],
      ["opening part", opens, partAt(at)],
      ["clause opens", wordAt(clauseStart)],
      ["clause opens, position", wordAt(clauseStart), Math.min(inClause, 3)],
      ["clause opens with two", wordAt(clauseStart), wordAt(clauseStart + 1)],
      ["clause opens with three", wordAt(clauseStart), wordAt(clauseStart + 1), wordAt(clauseStart + 2)],
      ["clause opens with parts", partAt(clauseStart), partAt(clauseStart + 1), Math.min(inClause, 3)],
      ["sentence opens", wordAt(sentenceStart), isFirstClause],
      ["sentence opens with two", wordAt(sentenceStart), wordAt(sentenceStart + 1), isFirstClause],
      ["idea opens", wordAt(0), Math.min(at, 4)],
      ["idea opens with two", wordAt(0), wordAt(1), Math.min(at, 6)],
      ["clause", Math.min(clause, 3), words.length < 12],
      ["clause length", Math.min(clauseEnd - clauseStart, 6), clause === 0],
      ["persons", ...persons.filter((person) => clauseWords.has(person))],
      ["mark before", words[at - 1]?.after ?? ""],
      ["mark behind", word.after],
      ["mark behind clause", words[clauseEnd]?.after ?? ""],
      ["last clause", clauseEnd === words.length - 1, sentence > 0],
      ...[...clauseWords].map((other) => ["in clause", other]),
    ];
    return features.map((feature) => feature.join("|"));
  });
}
