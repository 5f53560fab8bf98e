import { capitaliseCalendar, spellOutDays } from "../english/capitals";
import { mendSlips } from "../english/mend-slips";
import { removeEmoji } from "../words/characters";
import { cutAtSentence, cutAtWord } from "../words/clean-text";

/** Characters of an idea that are read: more than anybody reads in a post. */
const longestIdea = 1200;

/**
 * An idea as plain running text: no tags, addresses, emoji or repeated marks, calendar names in capitals, plain slips mended, and shouting spoken softly
 * (words of `names`, "VAT" and figures keep theirs). Longer ideas are cut at a sentence.
 */
export function cleanIdea(raw: string, names: readonly string[] = []): string {
  const plain = removeEmoji(withoutPlaceholders(raw.slice(0, 5_000)).replace(/\s+/g, " "))
    .replace(/<[^<>]{0,500}>/g, " ")
    .replace(/https?:\/\/\S+/gi, " ")
    .replace(/[*_`#~^|{}\\]+/g, " ")
    .replace(/([!?.,])\1+/g, "$1")
    // why: "from 13. to 18. July" ends no sentence
    .replace(dayWithMark, "$1 ")
    .replace(/\s+/g, " ")
    .trim();
  const cut = cutAtSentence(plain, longestIdea) ?? cutAtWord(plain, longestIdea);
  const named = nameClient(cut, names[0] ?? "");
  return capitaliseCalendar(spellOutDays(mendSlips(isShouted(named) ? speakSoftly(named, names) : named)));
}

/** "13." before another day or a month, as days are typed in half of Europe. */
const dayWithMark =
  /(?<![£$€₹.\d])\b([0-3]?\d)\. (?=(?:to|until|till|and|or|[-–]) [0-3]?\d\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;

/** "Our client opens a gym" is told by an agency: to a reader the client has a name. */
const nameClient = (text: string, name: string): string =>
  name === ""
    ? text
    : text.replace(
        /(^|[.!?] )(?:our|my|the) client (?=(?:opens|is opening|launches|is launching|has|is|offers|sells|makes|moves)\b)/gi,
        (_, before: string) => `${before}${name} `,
      );

/** What a template leaves to its user to replace: "[LAUNCH_DATE]". */
const placeholder = /\[[A-Z][A-Z0-9_]{1,60}\]/;

/** The idea without the sentences that somebody was to fill in and did not; the first one keeps what stands before its gap. */
function withoutPlaceholders(raw: string): string {
  if (!placeholder.test(raw)) return raw;
  const kept = raw.split(/(?<=[.!?])\s|\n/).map((sentence, index) => {
    const at = sentence.search(placeholder);
    if (at < 0) return sentence;
    const start = sentence.slice(0, at).trimEnd();
    return index === 0 && start.endsWith(":") ? `${start.slice(0, -1)}.` : "";
  });
  return kept.some((sentence) => /\p{L}/u.test(sentence)) ? kept.filter(Boolean).join("\n") : raw;
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 8 && capitals / letters > 0.7;
}

function speakSoftly(text: string, names: readonly string[]): string {
  const known = new Map(names.flatMap((name) => name.split(/\s+/)).map((word) => [word.toLowerCase(), word]));
  const soft = text
    .toLowerCase()
    .replace(/\p{L}[\p{L}'’]*/gu, (word) =>
      word.length > 2 || /^\p{Lu}/u.test(known.get(word) ?? "") ? (known.get(word) ?? word) : word,
    );
  return soft.replace(/(^|[.!?]\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
