import { type EnglishToken, joinTokens, readEnglish } from "../../../language/english";
import { gerund } from "./wording";

/** A sentence taken apart at its finite verb: "Our new ovens | are | finally here". */
export interface Clause {
  /** The words before the verb and its adverbs: "our new ovens", "we". */
  subject: string;
  /** Auxiliaries, adverbs and the verb as typed: "now send", "are opening", "can now book". */
  verbs: EnglishToken[];
  /** The verb that carries the meaning, in its dictionary form: "send". */
  verb: string;
  /** What follows the verb. */
  after: string;
  tokens: EnglishToken[];
}

const relative =
  /^(?:who|that|which|whose|where|when|how|what|why|whether|while|because|if|as|so|until|after|before|since)$/i;
const pronouns = /^(?:we|i|you|they|it|he|she|there|this|that|these|people|everyone|everybody)$/i;
const irregularPast =
  /^(?:went|won|got|made|built|found|came|became|began|grew|sold|moved|did|had|was|were|has|is|are|won|took|brought|ran|held|met|opened|turned)$/i;

/** The first finite verb outside relative clauses; -1 when the words are a mere phrase. */
function finiteAt(tokens: EnglishToken[]): number {
  let inRelative = false;
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && relative.test(token.text)) inRelative = true;
    if (index === 0 || (token.pos !== "AUX" && token.pos !== "VERB" && !isMistakenNoun(tokens, index))) continue;
    if (!standsAsVerb(tokens, index)) continue;
    if (!inRelative) return index;
    inRelative = false;
  }
  return -1;
}

/** "our app tracks your sleep": a plural noun between a singular one and a determiner is a verb. */
function isMistakenNoun(tokens: EnglishToken[], index: number): boolean {
  const [before, token, after] = tokens.slice(index - 1, index + 2);
  return (
    before?.pos === "NOUN" &&
    token?.pos === "NOUN" &&
    token.lemma !== token.text.toLowerCase() &&
    /s$/.test(token.text) &&
    (after?.pos === "DET" || /^(?:our|my|your|their)$/i.test(after?.text ?? "")) &&
    !/^(?:all|this|that|these|every|each)$/i.test(after?.text ?? "")
  );
}

function standsAsVerb(tokens: EnglishToken[], index: number): boolean {
  const token = tokens[index] as EnglishToken;
  if (/^to$/i.test(tokens[index - 1]?.text ?? "")) return false;
  let at = index - 1;
  while (at > 0 && (tokens[at]?.pos === "ADV" || tokens[at]?.pos === "PART")) at -= 1;
  const before = tokens[at];
  if (!before || (!/^(?:NOUN|PROPN|PRON|NUM)$/.test(before.pos) && !/.{2}ing$/i.test(before.text))) return false;
  if (/^(?:our|my|your|their|its|his|her)$/i.test(before.text)) return false;
  const text = token.text.toLowerCase();
  if (token.pos === "AUX") return !/^(?:be|been|being)$/.test(text);
  if (/ing$/.test(text)) return false;
  const subjectIsPronoun = pronouns.test(before.text);
  if (subjectIsPronoun) return true;
  if (irregularPast.test(text)) return true;
  if (text === token.lemma) return isPluralToken(before);
  return /s$/.test(text) && !isPluralToken(before);
}

const isPluralToken = ({ text, lemma }: EnglishToken) =>
  /^(?:people|children|women|men|staff|police|kids)$/i.test(text) ||
  (/s$/i.test(text) &&
    !/(?:ss|us|is|ics|['’]s)$/i.test(text) &&
    (lemma !== text.toLowerCase() || /[^s]s$/i.test(text)));

/** Null when the text has no finite verb of its own. */
export function readClause(text: string): Clause | null {
  const tokens = readEnglish(text).tokens;
  const at = finiteAt(tokens);
  if (at < 1) return null;
  let from = at;
  while (from > 1 && tokens[from - 1]?.pos === "ADV") from -= 1;
  let end = at;
  // The auxiliaries and what stands between them and the verb: "have just moved", "can now book", "are back".
  while (
    end + 1 < tokens.length &&
    tokens[end]?.pos !== "VERB" &&
    !(/^do$/i.test(tokens[end]?.text ?? "") && tokens[end + 1]?.pos === "VERB") &&
    /^(?:AUX|ADV|PART|VERB)$/.test(tokens[end + 1]?.pos ?? "") &&
    !/^(?:back|here|out|online|open|away|again|soon|in|there|where|how|when|why|to)$/i.test(tokens[end + 1]?.text ?? "")
  )
    end += 1;
  while (end > at && tokens[end]?.pos === "ADV") end -= 1;
  const verbs = tokens.slice(from, end + 1);
  const main = verbs.findLast(({ pos }) => pos === "VERB" || pos === "AUX") ?? tokens[at];
  if (!main) return null;
  return {
    subject: joinTokens(tokens.slice(0, from)),
    verbs,
    verb: main.lemma,
    after: joinTokens(tokens.slice(end + 1)),
    tokens,
  };
}

/** "learning Spanish" gives "learn Spanish"; the text itself when it does not open with such a form. */
export function fromGerund(phrase: string): string | null {
  const [first = ""] = phrase.split(/\s+/);
  if (!/.{2}ing$/i.test(first)) return null;
  const token = readEnglish(`we are ${phrase}`).tokens[2];
  const lemma = token && token.lemma !== first.toLowerCase() ? token.lemma : null;
  // why: the model takes "coping" for a form of "cop"
  const base =
    lemma && gerund(lemma) !== first.toLowerCase() && gerund(`${lemma}e`) === first.toLowerCase() ? `${lemma}e` : lemma;
  return base ? base + phrase.slice(first.length) : null;
}

/** Whether the word can be a verb at the head of a command or after "to". */
export function opensWithVerb(text: string): boolean {
  const [first = ""] = text.split(/\s+/);
  if (!/^\p{L}+$/u.test(first) || /(?:ing|ed)$/i.test(first)) return false;
  const token = readEnglish(`they want to ${first.toLowerCase()}${text.slice(first.length)}`).tokens[3];
  return token?.pos === "VERB" && token.lemma === first.toLowerCase();
}
