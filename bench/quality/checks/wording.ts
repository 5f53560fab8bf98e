import { findPlaceholder, findStumbles } from "../../../app/engine/checks/blog-rules";
import { findBodySentences, normalizeSentence } from "../../../app/engine/checks/sentences";
import { generalEnglish } from "../../../app/engine/voice/general-english";
import { addressStandIn, type Campaign, listLines, readBriefText, splitLines } from "../campaign";
import { type Check, keep, type Result } from "./check";
import { findContentWords, stemWord } from "./content-words";
import { isFalseAlarm } from "./false-alarms";
import { plainWords } from "./plain-words.mjs";

const leastOwn = 0.7;
/** A sentence that holds no word of the brief would stand as well in a rival's text. The name alone makes none one's own. */
export function checkOwnWords(campaign: Campaign): Result {
  const { brief, blog } = campaign;
  const own = new Set(findContentWords(readBriefText(campaign).replaceAll(brief.project.name, "")).map(stemWord));
  const sentences = findBodySentences(blog.markdown)
    .flatMap(splitLines)
    .filter((sentence) => !sentence.toLowerCase().includes(addressStandIn));
  const empty = sentences.filter(
    (sentence) => !/\p{N}/u.test(sentence) && !findContentWords(sentence).some((word) => own.has(stemWord(word))),
  );
  const share = 1 - empty.length / Math.max(1, sentences.length);
  const text = `${Math.floor(share * 100)}%`;
  return {
    faults: share >= leastOwn ? [] : [`${text}, for instance: ${empty.slice(0, 3).join(" / ")}`],
    measured: { text, badness: 1 - share },
  };
}

const plainStems = new Set([...plainWords, ...generalEnglish].map(stemWord));

/** Words of a trade that the brief does not know. */
export function checkPlainEnglish(campaign: Campaign): Result {
  const known = new Set(findContentWords(readBriefText(campaign)).map(stemWord));
  const faults = new Map<string, string>();
  for (const line of listLines(campaign))
    for (const word of findContentWords(line))
      if (!known.has(stemWord(word)) && !plainStems.has(stemWord(word)) && !isFalseAlarm("plain English", word, line))
        faults.set(word, line);
  return { faults: [...faults].map(([word, line]) => `${word}: ${line}`) };
}

/** What the owner wants of the writer is no copy. */
export function checkInstruction(campaign: Campaign): Result {
  const instruction = normalizeSentence(campaign.instruction ?? "");
  if (!instruction) return { faults: [] };
  const pasted = [campaign.blog.title, ...listLines(campaign)].find((line) =>
    ` ${normalizeSentence(line)} `.includes(` ${instruction} `),
  );
  return keep(pasted === undefined, pasted ?? "");
}

/** Traces of a pattern that was not filled: braces, a word twice, a mark after a mark. */
export function checkPlaceholders(campaign: Campaign): Result {
  const brief = readBriefText(campaign);
  const isOwn = (trace: string) => brief.toLowerCase().includes(trace.toLowerCase());
  const faults = listLines(campaign).filter(
    (line) => findPlaceholder(line, brief) !== null || findStumbles(line).some((trace) => !isOwn(trace)),
  );
  return { faults: [...new Set(faults)] };
}

/** Words that the brand voice forbids; what the brief itself says stays. */
export function checkForbiddenWords(campaign: Campaign): Result {
  const brief = readBriefText(campaign).toLowerCase();
  const forbidden = campaign.plan.avoidedWords.filter((word) => !brief.includes(word));
  const faults = listLines(campaign).filter((line) => forbidden.some((word) => line.toLowerCase().includes(word)));
  return { faults: [...new Set(faults)] };
}

export const wordingChecks: readonly Check[] = [
  {
    name: "article: sentences with a content word of the brief",
    limit: `at least ${leastOwn * 100}%`,
    check: checkOwnWords,
  },
  { name: "all texts: words beyond the brief and plain English", limit: "none", check: checkPlainEnglish },
  { name: "all texts: the instruction and what follows it", limit: "none", check: checkInstruction },
  { name: "all texts: traces of unfilled patterns", limit: "none", check: checkPlaceholders },
  { name: "all texts: words that the brand voice forbids", limit: "none", check: checkForbiddenWords },
];
