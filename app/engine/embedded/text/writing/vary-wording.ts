import type { SeededRandom } from "./seeded-random";

/** Words and phrases that can stand for each other wherever our own sentences use them. */
const equals: [RegExp, readonly string[]][] = [
  [/\b(?:somebody|someone)\b/i, ["somebody", "someone"]],
  [/\b(?:nobody|no one)\b/i, ["nobody", "no one"]],
  [/\b(?:everybody|everyone)\b/i, ["everybody", "everyone"]],
  [/\b(?:anybody|anyone)\b/i, ["anybody", "anyone"]],
  [/(?<!\b(?:all|everything) )\bat once(?=[.,;]|$)/i, ["at once", "right away", "straight away"]],
  [/\busually\b/i, ["usually", "normally"]],
  [/\bbegins(?= with| where)/i, ["begins", "starts"]],
  [/^Begin with\b/, ["Begin with", "Start with"]],
  [/\ba little(?= \w+er\b| more\b| less\b| odd\b| dusty\b)/i, ["a little", "a bit"]],
  [/\ba (?:lot|great deal|good deal)\b/i, ["a lot", "a great deal", "a good deal"]],
  [/\b(?:rarely|seldom)\b/i, ["rarely", "seldom"]],
  [/\btell us(?= (?:if|how|what|when|which|whether)\b|[.,;])/i, ["tell us", "let us know"]],
  [/\bfind out(?= (?:what|how|whether|who)\b)/i, ["find out", "learn"]],
  [/\bdo not (?:have|need) to\b/i, ["do not have to", "do not need to", "need not"]],
  [/\bnow and then\b/i, ["now and then", "from time to time", "once in a while"]],
  [/(?<=^|\b(?:for|to|by|from|than|about|with) )people who\b/i, ["people who", "those who"]],
  [/(?<=\b(?:what|that) )(?:matters|counts)\b(?! to\b)/i, ["matters", "counts"]],
  [/^Choose(?= (?:a|an|one|the|something)\b)/, ["Choose", "Pick"]],
  [/^Then(?= (?:ask|tell|look|try|say|hold)\b)/, ["Then", "Next,", "After that,"]],
  [/(?<!an )\beasy(?= to\b)|(?<!a )\bsimple(?= to\b)/i, ["easy", "simple"]],
  [/\bhard(?= to\b)/i, ["hard", "difficult"]],
  [/\b(?:plain|everyday|simple) words\b/i, ["plain words", "everyday words", "simple words"]],
  [/\b(?:maybe|perhaps)\b/i, ["maybe", "perhaps"]],
  [/(?<!an )(?<!a )\b(?:nearly|almost)\b/i, ["nearly", "almost"]],
  [/ as well(?=[.,;])/i, [" as well", " too"]],
  [/\btakes a (?:moment|minute)\b/i, ["takes a moment", "takes a minute"]],
  [/\bwrite down\b/i, ["write down", "note down"]],
  [/\bsometimes\b/i, ["sometimes", "at times"]],
  [/\bfor a while\b/i, ["for a while", "for some time"]],
  [/(?<=\S )(?:in advance|beforehand)\b/i, ["in advance", "beforehand", "ahead of time"]],
  [/\bgladly\b/i, ["gladly", "happily"]],
  [/\binstead of\b/i, ["instead of", "rather than"]],
  [/\b(?:each|every)(?= (?:day|week|month|year|morning|evening|season)\b)/i, ["each", "every"]],
  [/(?<=\b(?:ask|asks|know|see|check|wonder) )whether\b(?! or\b)/i, ["whether", "if"]],
  [/\b(?:two or three|a couple of)\b/i, ["two or three", "a couple of"]],
  [/\b(?:Begin|Start)(?= (?:at|early|small|there|again)\b)/, ["Begin", "Start"]],
  [/\bas (?:if|though)\b/i, ["as if", "as though"]],
  [/\balthough\b/i, ["although", "though"]],
  [/\bbefore long\b/i, ["before long", "soon"]],
  [/\bby itself\b/i, ["by itself", "on its own"]],
  [/^Whoever(?= \w+s\b)/, ["Whoever", "Anyone who"]],
  [/\bafterwards(?=[.;])/i, ["afterwards", "later on"]],
  [/\btelephone\b/i, ["telephone", "phone"]],
  [/(?<!\b(?:not|just) )\bas soon as\b/i, ["as soon as", "the moment"]],
  [/\bshould be enough\b|\bis enough(?=[.,;])/i, ["is enough", "will do"]],
  [/\bdoes not matter\b/i, ["does not matter", "makes no difference"]],
  [/\bquestions are welcome\b/i, ["questions are welcome", "we welcome questions"]],
  [/\bthe rest\b(?= (?:is|will|takes))/i, ["the rest", "everything else"]],
  [/\ba good sign\b/i, ["a good sign", "an encouraging sign"]],
  [/\bfor example\b/i, ["for example", "for instance"]],
  [/\bkind of\b/i, ["kind of", "sort of"]],
  [/\ball of this\b/i, ["all of this", "all this"]],
];

/** A wording of two sentences has no such order: a clause must not move past the full stop. */
const reordered =
  /^(If|Once|Because) ([^,;:.?!“”–]+), (?!so\b|and\b|but\b|then\b|that\b|it\b|this\b|they\b|take\b)([^,;:.?!“”–]+)\.$/;
const trailing =
  /^((?!Ask|See|Tell|Know|Find|Look|Let)[^,;:.?!“”–]+?)(?<!\b(?:even|ask|see|know|tell|wonder|sure|only|as|decide|look)) (if|because)(?! of\b) ([^,;:.?!“”–]+)\.$/;

/** Words that need what stands before them. */
const pointsBack = /\b(?:it|its|them|so|they|one|ones|that|there|both|this|these|everything|half)\b/i;

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
    const front = reordered.exec(text);
    if (front && !pointsBack.test(front[3] ?? ""))
      return `${raised(front[3] ?? "")} ${(front[1] ?? "").toLowerCase()} ${front[2]}.`;
    const back = trailing.exec(text);
    if (back) return `${raised(back[2] ?? "")} ${back[3]}, ${lowered(back[1] ?? "")}.`;
  }
  return text;
}
