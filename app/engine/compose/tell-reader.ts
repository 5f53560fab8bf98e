import { hasClearVerb, withoutSubject } from "../english/clear-verb";
import { turnToReader } from "../english/turn-to-reader";
import { hasFiniteVerb, readWords, type Word } from "../english/words";
import { isPeople } from "../message/people";
import { capitalize, endSentence, lowerFirst, removeEndMark } from "./grammar";
import type { Source } from "./source";

/** What troubles the reader, whole and said to them: "They need an office" is "You need an office". Null where it is the owner's own trouble. */
export function tellProblem(source: Source): string | null {
  const { problem: told } = source.material;
  if (told?.whose !== "reader") return null;
  const problem = removeEndMark(told.text).replace(/\?$/, "");
  if (isUnwanted(problem, source.brief.idea)) return null;
  if (isWearying(problem)) return `Tired of ${lowerFirst(problem)}?`;
  // why asked: "Receipts in a shoe box." says nothing of anybody
  const isShort = problem.split(" ").length <= mostAsked;
  if (isShort && !hasFiniteVerb(readWords(problem)) && !hasClearVerb(readWords(problem))) return `${problem}?`;
  return endSentence(/^they\b/i.test(problem) ? capitalize(turnToReader(problem)) : problem);
}

/** "No fitness talk please" forbids "you have to be fit" as well: what the owner wants left out is no trouble to open with. */
function isUnwanted(problem: string, idea: string): boolean {
  const words = [...idea.matchAll(unwanted)].flatMap(([, what = ""]) => what.match(/\p{L}{4,}/gu) ?? []);
  const own = problem.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) =>
    own.some((each) => !common.test(each) && word.toLowerCase().startsWith(each.slice(0, 5)) && each.length > 2),
  );
}
const unwanted =
  /\b(?:no|not about|don['’]?t (?:mention|say|write|talk about|make it about|bring up|go on about)|avoid(?: mentioning)?|without(?: any)?|never mention|leave out|nothing about) ([^,.;:!?]{3,60})/gi;
const common =
  /^(?:the|and|you|are|not|any|all|for|from|with|that|they|them|their|have|has|had|who|but|one|get|can|when|what|more|too|own|out|our|use|who|how|day|way)$/;

/** Words of a trouble that can be asked after in one breath. */
const mostAsked = 7;

/** "Waiting a week for a quote" and "Bouquets that are dead by Tuesday" are no sentences: whoever has them is asked. */
function isWearying(problem: string): boolean {
  const words = readWords(problem.split(/,? (?:because|when|while|if|before|until|every time) /i, 1)[0] ?? problem);
  const [first] = words;
  // why: "new owners don't know where their tank is" is said
  if (/\b(?:do|does|did|is|are|was|were|has|have|can|could|will|would|should)n['’]t\b/i.test(problem)) return false;
  if (!first || /^(?:an?|the|no|any|every|one|nothing|something|anything|everything)$/.test(first.lower)) return false;
  const isDone = ({ tags }: Word) => tags.has("Verb") && !tags.has("Gerund") && !tags.has("Adjective");
  const relative = words.findIndex(({ lower }) => /^(?:that|which|who|where)$/.test(lower));
  // why at most four: "people who work" in front of what they do is no thing
  if (relative > 0 && relative <= 4) return words.slice(relative).filter(isDone).length === 1;
  const isEnded = words.at(-1)?.tags.has("PresentTense") && /[^s]s$/.test(words.at(-1)?.lower ?? "");
  // why: "sharing out tips takes hours" says what it does
  const isSaid = words.some(({ lower }, at) => at > 0 && withoutSubject.test(lower));
  if (/ing$/.test(first.lower) && isSaid) return false;
  if (/ing$/.test(first.lower)) return !hasClearVerb(words) && !hasFiniteVerb(words) && !isEnded;
  const isList = /^[^,]+, [^,]+ and /.test(problem) || /^(?:\p{L}+ )?\p{L}+s full of /iu.test(problem);
  return isList && words.filter(isDone).length === 0;
}

/** Whom it is for: those who do something by what they do, else by their name. Null where an idea speaks to others than the customers. */
export function findReader(source: Source): { asYou: string } | { readers: string } | null {
  if (/^(?:hiring|fundraiser)$/.test(source.material.message.kind)) return null;
  const asYou = source.material.audience?.asYou ?? "";
  // why not of others: in "parents of children who struggle" the children do
  const isOwn = !/^\p{L}+ of /u.test(source.material.audience?.text ?? "");
  // why: "you are a commuter" is what the reader knows
  if (asYou && isOwn && asYou.length <= 80 && !/^you (?:are an? |are in )/i.test(asYou)) return { asYou };
  const readers = nameReaders(source);
  return readers ? { readers } : null;
}

/** Whom it is for by their name; null where they are known by what they do, who are asked. */
export const findReaders = (source: Source): string | null => {
  const reader = findReader(source);
  return reader && "readers" in reader ? reader.readers : null;
};

/** What the reader is asked about themselves, where the verb is known: "Want green rooms?", "Do you have back pain?", "Never learned to swim?" */
export function askReader(source: Source): string[] {
  const reader = findReader(source);
  const [, told = ""] = /^you (.+)$/.exec(reader && "asYou" in reader ? reader.asYou : "") ?? [];
  const [first] = readWords(told);
  if (!first) return [];
  if (/^(?:want|need|never|always|still)$/.test(first.lower)) return [`${capitalize(told)}?`];
  // why: two of them in one name are no question to one reader
  if (/ and \p{L}+s (?:with|who|that|in) /u.test(told)) return [];
  const [, done = ""] = /^have ((?:not|never) \p{L}+(?: .+)?)$/u.exec(told) ?? [];
  if (done) return [`Have you ${done}?`];
  if (/^have no /.test(told)) return [`${capitalize(told.slice("have ".length).replace(/^no an? /, "no "))}?`];
  if (/^(?:can|cannot|are|were|would|should|must)$/.test(first.lower))
    return [`${capitalize(first.lower)} you ${told.slice(first.end + 1)}?`];
  const isBase = first.part === "verb" && !first.tags.has("PastTense") && !/(?:ed|ing)$/.test(first.lower);
  return isBase ? [`Do you ${told}?`] : [];
}

/** Longer names of readers are read twice. */
const longestReaders = 60;

/** Children are spoken of and not to. */
const noReaders =
  /^(?:people|your .{2,60}|(?:new|existing|returning|first-time) .{2,40}|everyone|everybody|anyone|all|customers?|clients|members|visitors|guests)$|^(?!(?:parents|families|mums|dads|grandparents|carers|teachers)\b).*\b(?:kids|children|toddlers|babies|olds|pupils|under)\b/i;

/** Who reads it, as a noun in the plural: "nervous patients". Null for a post to be filled: who buys is not who applies. */
function nameReaders({ material: { audience, message }, brief }: Source): string | null {
  const text = audience?.text ?? "";
  // why: "for over 60s" names whom it is for, and the business serves others besides
  const isNamed = /\b(?:over|under)[- ]\d/i.test(message.point);
  if (isNamed && text.toLowerCase() === brief.project.targetAudience.trim().toLowerCase()) return null;
  const isDoing = /^\p{L}+s (?:\p{L}+ing|who|with|in|near) /u.test(text) && isPeople(text.split(" ", 1)[0] ?? "");
  const isMany = audience?.noun?.number === "plural" || /^people\b/i.test(text) || isDoing;
  if (message.kind === "hiring" || !isMany || text.length > longestReaders || /[,;:!?]/.test(text)) return null;
  if (noReaders.test(text)) return null;
  return lowerFirst(text);
}
