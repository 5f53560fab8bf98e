import { readEnglish } from "../../../language/english";
import { capitalise, cleanWords, cutAtWord, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { leadIns } from "./idea-rules";

const days =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|\b(?:january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween|thanksgiving|ramadan|diwali|hanukkah|valentine['’]?s|instagram|whatsapp|facebook|tiktok|youtube|english|spanish|french|german|italian)\b/g;
const exclamation =
  /^(?:(?:big|great|exciting|good|breaking|fantastic|some)\s+)*(?:news|announcement|update|reminder|attention|hello|hi|hey|psst|finally|guess what|heads up|psa|fyi|idea|topic|campaign|theme|post idea|brief)(?:\s+(?:everyone|all|folks|there|idea))?\s*[:!,.–—-]+\s*/i;

/** Words that a phone's keyboard leaves small, and sentences in which every word has a capital. */
function mendCapitals(text: string, names: readonly string[]): string {
  const words = text.split(/\s+/);
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word));
  const isTitle =
    words.length >= 4 &&
    !/\b(?:Day|Week|Month|Awards?|Festival)$/.test(text) &&
    long.length >= 3 &&
    long.every((word) => /^\p{Lu}/u.test(word));
  const plain = isTitle ? lowerTitle(text, names) : text;
  return plain
    .replace(days, (word) => capitalise(word))
    .replace(/\bmay(?=\s\d{1,2}\b)|(?<=\d(?:st|nd|rd|th)?\s(?:of\s)?)may\b/g, "May")
    .replace(
      /\b(mother|father|valentine)(['’]?)s day\b/gi,
      (_, who: string, mark: string) => `${capitalise(who.toLowerCase())}${mark || "’"}s Day`,
    )
    .replace(/\bblack friday\b/gi, "Black Friday")
    .replace(/\bi\b(?=['’\s])/g, "I")
    .replace(/\bwe re\b/gi, "we're")
    .replace(/\bw\/\s?/g, "with ")
    .replace(/\bback to school (?=\p{L})/giu, (found) => `${found.trim().replace(/ /g, "-")} `)
    .replace(/(?<!\d)\s&\s/g, " and ");
}

function lowerTitle(text: string, names: readonly string[]): string {
  const lowered = readEnglish(text.toLowerCase()).tokens;
  const proper = new Set(lowered.filter(({ pos }) => pos === "PROPN").map(({ text: word }) => word));
  return text
    .split(" ")
    .map((word, index, words) =>
      /^(?:in|near|across)$/i.test(words[index - 1] ?? "") ||
      proper.has(word.toLowerCase()) ||
      /^\p{Lu}{2,}/u.test(word) ||
      names.includes(word)
        ? word
        : word.toLowerCase(),
    )
    .join(" ");
}

export interface Request {
  /** What the idea says once the asking is taken away, with a small first letter and no end mark. */
  text: string;
  isQuestion: boolean;
  /** The sentence as the user typed it, cut at a word. */
  quote: string;
  /** A short question before it: "Boiler broken?". */
  lead: string | null;
  /** The sentence after it; empty when there is none. */
  next: string;
}

/** "Big news!", "It's official!": nothing is said yet. */
const isCry = (sentence: string) =>
  sentence.split(/\s+/).length < 2 ||
  (sentence.split(/\s+/).length <= 4 &&
    /^(?:it['’]?s (?:official|here|finally|time|happening)|hurry|don['’]?t miss|wow|woo\w*|yay|finally|the wait is over|drum ?roll|you asked|guess|attention|calling all|big|great|exciting|good)\b/i.test(
      sentence,
    ));

/** Finds the sentence that carries the idea and takes away what speaks to a copywriter: "Please write a post about …". */
export function readRequest(raw: string, names: readonly string[]): Request {
  const whole = cleanWords(raw.replace(/[\r\n]+(?=\s*\S)/g, ". ").replace(/([.!?:;,])\. /g, "$1 "), 600);
  const isBalanced = (whole.match(/\(/g)?.length ?? 0) === (whole.match(/\)/g)?.length ?? 0);
  const plain = (isBalanced ? whole : whole.replace(/[()]/g, ""))
    .replace(/^["“][^"”]{3,80}["”]\s*[-–—:]\s+/, "")
    .replace(
      /^.{0,160}\b(?:the (?:main|big|important) thing is|the (?:news|point|idea|message) is|what (?:we|i) (?:want|wanted) to say is)\s+(?:that\s+)?/i,
      "",
    );
  const mended = mendCapitals(plain.replace(exclamation, ""), names);
  const sentences = mended
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"'‘£$€])|(?<=[!?])\s+/u)
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  // "Boiler broken? We're there within two hours": the question is part of the message.
  const [first = "", second = ""] = sentences;
  const isPair = /\?$/.test(first) && first.split(/\s+/).length <= 5 && /^(?:we|our|i|you can)\b/i.test(second);
  const telling = (isPair ? second : sentences.find((sentence) => !isCry(sentence))) ?? first ?? mended;
  const isQuestion = /\?$/.test(telling);
  const quote = cutAtWord(withoutEndMark(telling || whole), 140);
  let text = withoutEndMark(
    telling.replace(
      /,?\s+(?:it['’]?s|they['’]?re|its)\s+(?:really|so|very|super|\w+ly|a|the|now|going|made|great|good|amazing)\b.*$/i,
      "",
    ),
  );
  for (let round = 0; round < 3; round += 1)
    for (const leadIn of leadIns) text = text.replace(leadIn, "").replace(exclamation, "");
  const lead = isPair ? capitalise(first) : null;
  return {
    text: lowerFirst(text, names).trim(),
    isQuestion,
    quote,
    lead,
    next: withoutEndMark(sentences[sentences.indexOf(telling) + 1] ?? ""),
  };
}
