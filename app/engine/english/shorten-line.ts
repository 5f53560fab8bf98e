import { hasFiniteVerb, readWords, type Word } from "./words";

/** Behind this many characters a line says enough to stand alone. */
const fewest = 18;

/** Words that open a part which a line can do without. */
const openers =
  /^(?:and|so|but|because|while|when|where|who|which|that|if|to|for|with|without|from|by|at|in|on|until|before|after|during|over|under|around|of|as|than|including|plus|or)$/;

/** Pairs that are one: nothing is cut between them. */
const joined =
  /^(?:how|ready|want|wants|wanted|needed|tried|try|tries|hoped|hope|asked|decided|managed|like|likes|need|needs|able|have|has|going|due|way|ways|used|free|open|part|full|out|because|up|such|more|less|much|many|well|as|instead|rather|ahead|regardless)$/;

/**
 * A line in up to `most` characters that still reads as one: cut where a clause, a phrase or a mark ends, never inside a pair or a figure.
 * The longest such start; null where there is none.
 */
export function shortenLine(text: string, most: number): string | null {
  if (text.length <= most) return text;
  const words = readWords(text);
  const ends = words.flatMap((word, at) => {
    const previous = words[at - 1];
    if (!previous || previous.end > most || previous.end < fewest || splitsPair(words, at)) return [];
    // why: "likes mud | as much as the children do" is one comparison
    if (word.lower === "as" && words.slice(at + 1, at + 4).some(({ lower }) => lower === "as")) return [];
    const isInfinitive = previous.part === "verb" && words[at - 2]?.lower === "to";
    if (isParticle(words, at) || isAmount(words, at) || isInCondition(words, at) || losesScope(text, word)) return [];
    if (!isBoundary(previous, word, isInfinitive, isParticle(words, at - 1), isInSeries(words, at))) return [];
    if (losesVerb(words, at)) return [];
    if (endsInScrap(words, at) || (word.lower === "of" && !/\d/.test(previous.text))) return [];
    return [
      {
        end: previous.end,
        isWeak: splitsStretch(words, at) || isCounted(previous, word) || isInSecondClause(words, at),
      },
    ];
  });
  // why weak ends last: "from a soup pan" without "to 22 countries" is half of what was said, and still a line
  const best = ends.findLast(({ isWeak }) => !isWeak) ?? ends.at(-1);
  return best === undefined ? null : text.slice(0, best.end);
}

/** "Mondays and Wednesdays": what "and" joins is said whole or not at all, unless a clause of its own follows. */
function splitsPair(words: readonly Word[], at: number): boolean {
  if (!/^(?:and|or|plus)$/.test(words[at]?.lower ?? "")) return false;
  const behind = words.slice(at + 1);
  const next = behind.findIndex(({ lower, after }) => /^(?:and|or|but)$/.test(lower) || after !== "");
  const rest = next < 0 ? behind : behind.slice(0, next + 1);
  const [first] = rest;
  if (/^(?:when|how|why|where|what|who)$/.test(first?.lower ?? "")) return false;
  const isRequest = first?.part === "verb" && first.tags.has("Infinitive");
  return !isRequest && !hasFiniteVerb(rest);
}

/** "In a heated pool in Hove, four | to a class": one word behind a comma says nothing. */
const endsInScrap = (words: readonly Word[], at: number) =>
  !words[at - 1]?.after && /,/.test(words[at - 2]?.after ?? "");

/** "Bring your boots in and we waterproof them | for free": of a second clause nothing is cut off, or all of it. */
const isInSecondClause = (words: readonly Word[], at: number) =>
  words.some(
    ({ lower }, index) => index > 0 && index < at - 1 && /^(?:and|but)$/.test(lower) && !splitsPair(words, index),
  );

/** "If you were | in hospital", "whether it is out of tune or past | saving": a condition is said whole or not at all, but for its date. */
const isInCondition = (words: readonly Word[], at: number) =>
  !/\d/.test(words[at + 1]?.text ?? "") &&
  words.slice(0, at).some(({ lower }) => /^(?:if|whether|unless|because|although)$/.test(lower));

/** "10% off | if you book online", "free waterproofing | with any resole": a deal without its condition is another deal. */
const losesScope = (text: string, { lower }: Word) =>
  /^(?:if|when|with|on|for)$/.test(lower) && /\d%|\b(?:half price|free)\b/i.test(text);

/** "Where men meet, | mend and make things", "for wills, | probate and trusts": of a series one is not told alone. */
function isInSeries(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at);
  const stop = rest.findIndex(({ after }) => /[,;:.]/.test(after));
  const link = rest.findIndex(({ lower }) => /^(?:and|or)$/.test(lower));
  const isNear = link > 0 && link < 4 && (stop < 0 || stop > link);
  return (
    isNear &&
    !rest.slice(link).some(({ lower }) => /^(?:is|are|we|you|they|it|i|can|will)$/.test(lower)) &&
    !/\d/.test(words[at - 1]?.text ?? "")
  );
}

/** "Our fixed fee | for a simple will is £195": a subject is not told without its verb. */
const losesVerb = (words: readonly Word[], at: number) =>
  !words[at - 1]?.after &&
  /^(?:is|are|was|were|has|have|costs?)$/.test(
    words.slice(at).find(({ lower }) => /^(?:is|are|was|were|has|have|costs?|that|which|who|if|when)$/.test(lower))
      ?.lower ?? "",
  ) &&
  !words.slice(at).some(({ after, lower }, index) => index < 6 && /[,;:]/.test(after) && !/^(?:is|are)$/.test(lower)) &&
  !hasFiniteVerb(words.slice(0, at));

/** "From a soup pan to 22 countries" is one. */
function splitsStretch(words: readonly Word[], at: number): boolean {
  const from = words.findLastIndex(({ lower }, index) => index < at && /^(?:from|between)$/.test(lower));
  if (from < 0) return false;
  const to = words.findIndex(({ lower }, index) => index > from && /^(?:to|and)$/.test(lower));
  return to >= at;
}

/** "Surgery for 16 | of our dogs", "around 30% | of their air": a number waits for what is counted. */
const isCounted = (previous: Word, word: Word) =>
  /^\d[\d.,]{0,2}%?$/.test(previous.text) && /^(?:of|in|out)$/.test(word.lower);

/** "Lose | around 30%": the amount is what is lost. */
const isAmount = (words: readonly Word[], at: number) =>
  /^(?:around|over|under|about|up|than)$/.test(words[at]?.lower ?? "") && /\d/.test(words[at + 1]?.text ?? "");

/** "Got people back in | without drilling": of two prepositions in a row the first belongs to the verb. */
const isParticle = (words: readonly Word[], at: number) =>
  /^(?:in|on|off|out|up|over|back|down|around|through)$/.test(words[at]?.lower ?? "") &&
  !words[at]?.after &&
  openers.test(words[at + 1]?.lower ?? "");

function isBoundary(
  previous: Word,
  word: Word,
  isInfinitive: boolean,
  isBehindParticle: boolean,
  isBehindComma: boolean,
): boolean {
  if (
    /^(?:what|how|when|where|why|who|which|that|is|are|was|were|be|been|am)$|['’](?:re|s|m|ll|ve|d)$/.test(
      previous.lower,
    ) &&
    !/[,;:]/.test(previous.after)
  )
    return false;
  if (/["“‘«(]/.test(previous.before) && !/["”’»)]/.test(previous.after)) return false;
  // why: "a course for people" leaves out which
  if (
    word.lower === "who" &&
    /^(?:people|those|anyone|everyone|anybody|everybody|somebody|someone|adults|children|parents|women|men)$/.test(
      previous.lower,
    )
  )
    return false;
  if (/,/.test(previous.after) && isBehindComma) return false;
  if (/[,;:]/.test(previous.after)) return true;
  // why not behind an infinitive: "to start" waits for when
  // why the mark: nothing follows the "before" of "the evening before, £4.20"
  const opens =
    openers.test(word.lower) &&
    !/[,;:.]/.test(word.after) &&
    !isInfinitive &&
    !(word.lower === "to" && /\d$/.test(previous.text));
  return (
    opens &&
    !joined.test(previous.lower) &&
    (isBehindParticle || !openers.test(previous.lower)) &&
    !/^(?:determiner|adjective)$/.test(previous.part)
  );
}
