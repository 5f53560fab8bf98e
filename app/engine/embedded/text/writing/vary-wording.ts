import type { SeededRandom } from "./seeded-random";

/**
 * Words and phrases that can stand for each other wherever our own sentences use them. What stands before and after is named wherever
 * one of them has a second sense: "at once" is also "at the same time", "a good deal" is also a bargain.
 */
const equals: [RegExp, readonly string[]][] = [
  [/\b(?:somebody|someone)\b/i, ["somebody", "someone"]],
  [/\b(?:nobody|no one(?= (?:else|has|is|can|will|knows)\b|[.,;]))\b/i, ["nobody", "no one"]],
  [/\b(?:everybody|everyone)\b/i, ["everybody", "everyone"]],
  [/\b(?:anybody|anyone)\b/i, ["anybody", "anyone"]],
  [
    /(?<=\b(?:pour|vet|bank|desk|lawyer|ring|eat|write|pays|come|feel it|dry it) )at once(?=[.,;])/i,
    ["at once", "right away", "straight away"],
  ],
  [/\busually\b/i, ["usually", "normally"]],
  [/\bbegins(?= with| where)/i, ["begins", "starts"]],
  [/^Begin with\b/, ["Begin with", "Start with"]],
  [
    /\ba little(?= (?:more|less|odd|dusty|better|brighter|coarser|earlier|faster|harder|higher|later|lighter|longer|lower|softer|sooner|warmer)\b)/i,
    ["a little", "a bit"],
  ],
  [/(?<!\b(?:quite|is|are|like|and|than) )\ba (?:lot|great deal)\b/i, ["a lot", "a great deal"]],
  [/\b(?:rarely|seldom)\b/i, ["rarely", "seldom"]],
  [/(?<=^|[,;.] |\b(?:and|also) )tell us(?= (?:if|how|what|when|which|whether)\b|[.,;])/i, ["tell us", "let us know"]],
  [/(?<=\b(?:you|way to) )find out(?= (?:what|how|whether|who)\b)/i, ["find out", "learn"]],
  [/\bdo not (?:have|need) to\b/i, ["do not have to", "do not need to", "need not"]],
  [/(?<!\bwith )\bnow and then\b(?! is\b)/i, ["now and then", "from time to time", "once in a while"]],
  [/(?<=^|\b(?:for|to|by|from|than) )people who\b/i, ["people who", "those who"]],
  [/(?<=\b(?:what|that) )(?:matters|counts)\b(?! (?:as|to|most)\b)/i, ["matters", "counts"]],
  [/^Choose(?= (?:a|an|one|the|something)\b)/, ["Choose", "Pick"]],
  [/^Then(?= (?:ask|tell|look|try|say|hold)\b)/, ["Then", "Next,", "After that,"]],
  [/(?<=\b(?:is|are|and|become|often) )hard(?= to\b)/i, ["hard", "difficult"]],
  [/\b(?:plain|everyday|simple) words\b/i, ["plain words", "everyday words", "simple words"]],
  [/\b(?:maybe|perhaps)\b/i, ["maybe", "perhaps"]],
  [/(?<!\b(?:an?|not|very) )\b(?:nearly|almost)\b/i, ["nearly", "almost"]],
  [/(?<!\bnot\b[^.,;]*) as well(?=[.,;])/i, [" as well", " too"]],
  [/\btakes a (?:moment|minute)\b/i, ["takes a moment", "takes a minute"]],
  [/\bwrite down\b(?! an? question)/i, ["write down", "note down"]],
  [/(?<=^|\band )sometimes\b/i, ["sometimes", "at times"]],
  [/(?<=\b(?:been|had)\b[^.,;]* )for a while\b/i, ["for a while", "for some time"]],
  [
    /(?<=\b(?:so|us|ask|agree|decide|settle|cost|anything|photographer|teacher|companion) )(?:in advance|beforehand)\b/i,
    ["in advance", "beforehand", "ahead of time"],
  ],
  [/(?<=\bwill )gladly\b/i, ["gladly", "happily"]],
  [/(?<!\bgive )\binstead of\b(?! \w+ing\b)/i, ["instead of", "rather than"]],
  [
    /(?<!\b(?:on|for|nearly|almost|not) )\b(?:each|every)(?= (?:day|week|month|year|morning|evening|season)\b)/i,
    ["each", "every"],
  ],
  [/(?<!\bif\b[^.]*)(?<=\b(?:ask|asks|know|see|check|wonder) )whether\b(?! or\b)(?![^.]*\bif\b)/i, ["whether", "if"]],
  [
    /\b(?:two or three|a couple of)(?= (?:small |main |ordinary |such )?(?:hours|days|weeks|months|years|minutes|lines|dishes|people|offers|versions|calls|meetings|things)\b)/i,
    ["two or three", "a couple of"],
  ],
  [/\b(?:Begin|Start)(?= (?:at|early|small|there|again)\b)/, ["Begin", "Start"]],
  [/\bas (?:if|though)\b(?! that\b)/i, ["as if", "as though"]],
  [/\balthough\b/i, ["although", "though"]],
  [/\bby itself\b/i, ["by itself", "on its own"]],
  [/^Whoever(?= \w+s\b)(?! (?:asks first|comes after|finishes|has to|opens|takes)\b)/, ["Whoever", "Anyone who"]],
  [/\btelephone\b/i, ["telephone", "phone"]],
  [/(?<!\b(?:not|just) )\bas soon as\b(?! (?:you can|possible)\b)/i, ["as soon as", "the moment"]],
  [/\bshould be enough\b|(?<!\b(?:it|that) )\bis enough(?=[.,;])/i, ["is enough", "will do"]],
  [/\bdoes not matter\b/i, ["does not matter", "makes no difference"]],
  [/\bquestions are welcome\b/i, ["questions are welcome", "we welcome questions"]],
  [/(?<!\ball )\bthe rest\b(?= (?:is|will|takes))/i, ["the rest", "everything else"]],
  [/\ba good sign\b/i, ["a good sign", "an encouraging sign"]],
  [/\bfor example\b/i, ["for example", "for instance"]],
  [/\bkind of\b/i, ["kind of", "sort of"]],
  [/\ball of this\b/i, ["all of this", "all this"]],
];

/** A wording of two sentences has no such order: a clause must not move past the full stop. */
const reordered =
  /^(If|Once|Because) ([^,;:.?!“”–]+), (?!so\b|and\b|but\b|then\b|that\b|it\b|this\b|they\b|take\b)([^,;:.?!“”–]+)\.$/;
const trailing =
  /^((?!Ask|See|Tell|Know|Find|Look|Let)[^,;:.?!“”–]+?)(?<!\b(?:even|asks?|see|knows?|tell|wonders?|checks?|sure|only|as|decide|look)) (if|because)(?! of\b) ([^,;:.?!“”–]+)\.$/;

/** Words that need what stands before them. */
const pointsBack = /\b(?:it|its|them|so|they|one|ones|others|that|there|both|this|these|everything|half)\b/i;

/** Main clauses that may not stand first: "the" may speak of the clause before, and "ask if" is another sentence. */
const staysLast = /^(?:the|an?|you have)\b|\b(?:ask|tell us)\b/i;
/** A main clause that denies something, or leans on its reason, would change its sense behind the reason. */
const staysFirst = /\b(?:not|cannot|nobody|nothing|decide)\b|\b(?:merely|simply|just|then|only|than)$/i;

function shareWord(first: string, second: string): boolean {
  const words = new Set(first.toLowerCase().match(/\p{L}{4,}/gu));
  return (second.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word));
}

const lowered = (text: string) =>
  /^(?:I\b|\{|\p{Lu}\S*\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const raised = (text: string) =>
  text.startsWith("{")
    ? text.replace(/^\{(\w)/, (_, letter: string) => `{${letter.toUpperCase()}`)
    : text.charAt(0).toUpperCase() + text.slice(1);

/** Picks one of each "<this|that>" in a pattern. Alternatives may hold braces but no further alternatives. */
export function pickAlternatives(pattern: string, random: SeededRandom): string {
  return pattern.replace(/<([^<>]*)>/g, (_, choices: string) => random.pick(choices.split("|")) ?? "");
}

/** Another wording by equal words alone, its alternatives chosen; the order of the words stays, so that a paragraph keeps its thread. */
export function exchangeWords(pattern: string, random: SeededRandom): string {
  let text = pickAlternatives(pattern, random);
  if (/[“”]/.test(text)) return text;
  for (const [found, wordings] of equals) {
    text = text.replace(found, (match) => {
      const chosen = random.pick(wordings) ?? match;
      return /^\p{Lu}/u.test(match) ? raised(chosen) : chosen;
    });
  }
  return text;
}

/**
 * Another wording of one of our own patterns: equal phrases exchanged, and the order of two clauses turned where that is safe. Works
 * before the brief's words are filled in, so those are never touched.
 */
export function varyWording(pattern: string, random: SeededRandom): string {
  const text = exchangeWords(pattern, random);
  if (/[“”]/.test(text)) return text;
  if (random.next() < 0.5) {
    const [, joint = "", condition = "", main = ""] = reordered.exec(text) ?? [];
    if (main && !pointsBack.test(main) && !staysLast.test(main) && !shareWord(condition, main))
      return `${raised(main)} ${joint.toLowerCase()} ${condition}.`;
    const [, first = "", conjunction = "", reason = ""] = trailing.exec(text) ?? [];
    if (first && !pointsBack.test(reason) && !staysFirst.test(first))
      return `${raised(conjunction)} ${reason}, ${lowered(first)}.`;
  }
  return text;
}
