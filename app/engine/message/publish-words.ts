import { capitalize } from "../english/grammar";
import { endsSentence, type Word } from "../english/words";

/** A run of words between private ones. */
interface Run {
  /** With the marks around its words, as typed. */
  text: string;
  first: number;
  last: number;
}

/**
 * What is left of a text for its readers once the private words are out, in order: what stood between them is joined by a comma where the sentence
 * went on, and by a full stop where it ended. Empty where all of it is private.
 */
export function publishWords(text: string, words: readonly Word[], isPrivate: readonly boolean[]): string {
  const runs = findRuns(text, words, isPrivate);
  let said = "";
  runs.forEach((run, at) => {
    const before = runs[at - 1];
    const isCutBefore = run.first > 0;
    const opened = isCutBefore ? openCut(run.text) : run.text;
    const own = run.last < words.length - 1 ? closeCut(opened, words, run.last) : opened;
    if (!/[\p{L}\p{N}]/u.test(own)) return;
    const ends = before ? words.slice(before.last, run.first).some(endsSentence) : false;
    if (said === "") said = capitalize(own);
    else if (/[.!?:]$/.test(said)) said += ` ${/:$/.test(said) ? own : capitalize(own)}`;
    else if (ends) said += `. ${capitalize(own)}`;
    else said += `${joinOf(words, before, run)}${own}`;
  });
  return said.trim();
}

/** A run without what leads into it from the private words before it, and means nothing without them: "and that", ", ". */
function openCut(text: string): string {
  const bare = text.replace(/^[\s,;:.!?)–—-]+/, "");
  const word = /^(?:and|but|so|then|also|plus) (?=\S)/i.exec(bare)?.[0] ?? "";
  return word ? openCut(bare.slice(word.length)) : bare;
}

/** A run without what leads from it to the private words behind it. */
function trimEnd(text: string): string {
  const marks = "\t\n ,;:(–—-";
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  const bare = text.slice(0, end);
  const at = bare.lastIndexOf(" ");
  return at > 0 && /^(?:and|but|so|because|with|for|that|or)$/i.test(bare.slice(at + 1))
    ? trimEnd(bare.slice(0, at))
    : bare;
}

function closeCut(text: string, words: readonly Word[], last: number): string {
  const cut = trimEnd(text);
  // why: "(can be cheeky):" leaves the colon to what stood before it
  const until = words.findIndex((word, at) => at > last && /[:.!?]/.test(word.after));
  const mark = /:/.test(words[until]?.after ?? "") && /\)/.test(words[until]?.after ?? "") ? ":" : "";
  return cut + mark;
}

/** A word or two taken out of the middle of a clause leave a space, anything else a comma. */
function joinOf(words: readonly Word[], before: Run | undefined, run: Run): string {
  if (!before) return " ";
  const taken = words.slice(before.last + 1, run.first);
  const isMarked = /[,;:–—(-]/.test((words[before.last] as Word).after) || taken.some((word) => word.after !== "");
  return !isMarked && taken.length < 3 && taken.every((word) => word.part === "adverb") ? " " : ", ";
}

function findRuns(text: string, words: readonly Word[], isPrivate: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  words.forEach((_, at) => {
    if (isPrivate[at]) return;
    const open = runs[runs.length - 1];
    if (open && open.last === at - 1) open.last = at;
    else runs.push({ text: "", first: at, last: at });
  });
  return runs.map((run) => {
    const [first, last] = [words[run.first] as Word, words[run.last] as Word];
    return { ...run, text: text.slice(first.start - first.before.length, last.end + last.after.length) };
  });
}
