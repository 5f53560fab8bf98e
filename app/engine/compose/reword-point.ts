import { isKindOfBusiness } from "../english/business-kinds";
import { lowerFirst } from "../english/capitals";
import { conjugate } from "../english/conjugate";
import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import { hasFiniteVerb, readWords } from "../english/words";
import { isBadNews } from "../message/is-bad-news";
import { hasOwnVerb, maskJoined } from "./has-own-verb";
import { isSentence } from "./is-sentence";
import { opensWithGain } from "./opens-with-gain";
import { tellPhrase, type Worded } from "./tell-phrase";
import { turnPoint } from "./turn-point";
import { mayBePast } from "./turns/turn";

/** The point again in other words that lose nothing of it, whole sentences, those that give a phrase its verb first. Empty where the grammar is not sure. */
export function listRewordings(worded: Worded): string[] {
  const first = removeEndMark(worded.first);
  // why not bad news: nobody is shown a death, or looks forward to one
  if (isBadNews(first, worded.kind)) return [];
  if (first === "" || /["“”]/.test(first)) return [];
  const isOpen = /[?!;:]|^(?:how|why|ask us|thank) /i.test(first);
  const made = isOpen ? [] : hasOwnVerb(first) ? rewordClause(first, worded) : tellPhrase(first, worded);
  const lines = made.filter((line): line is string => Boolean(line)).map(endSentence);
  return [...new Set([...lines, ...turnPoint(worded)])].filter((line) => line !== endSentence(first));
}

/** A sentence with its time first, with the business's name for "we", or for "our". */
const rewordClause = (first: string, { facts, name, isAlone }: Worded): (string | null)[] => [
  frontTime(first, facts.when),
  isAlone ? null : nameSubject(first, name),
  nameOwner(first, name),
];

/** "The gym stays open all night | from January": "From January, the gym stays open all night". */
function frontTime(first: string, when: string | null): string | null {
  const isLast = when !== null && first.toLowerCase().endsWith(` ${when.toLowerCase()}`);
  const before = isLast
    ? (/ (?:on|from|by|until|before) $/i.exec(first.slice(0, -when.length))?.[0].trimStart() ?? "")
    : "";
  const time = isLast ? before + when : null;
  if (!time || !/^(?:from|on|until|till|by|before|every|in|this|next|between|during|starting)\b/i.test(time))
    return null;
  const rest = first.slice(0, -time.length).trim();
  // why one clause: "opens on Sundays and needs a barista | from May" has two
  const isOne = !/,|\b(?:and|but|so|because|when|if|that|who|which|where|also|before|after|until|while)\b/i.test(rest);
  // why: "closes on | Friday" and "well | before the rush" are cut in two
  const isOpen =
    /\b(?:well|just|right|shortly|long|soon|only|even|not|on|in|at|from|to|or|the|of|is|are|be|starts?|begins?|ends?|closes?|opens?)$/i;
  const [opening] = readWords(rest);
  const tells = hasFiniteVerb(readWords(maskJoined(rest))) || opening?.part === "verb" || isSentence(rest);
  // why: "sold | before 2 January" tells when it was sold
  const isOfPast =
    /\b(?:bought|sold|made|built|booked|ordered|\p{L}{2,12}ed)$/iu.test(rest) &&
    !/\b(?:be|been|being|is|are) \S+$/i.test(rest);
  const stands =
    tells && !isOfPast && !opensWithGain.test(rest.replace(/^get /i, "")) && !/^(?:were|buy|book out) /i.test(rest);
  if (!isOne || !stands || isOpen.test(rest) || rest.split(" ").length < fewestOfClause) return null;
  return `${capitalize(time)}, ${lowerFirst(rest)}`;
}
const fewestOfClause = 3;

const irregular: Readonly<Record<string, string>> = { are: "is", have: "has", do: "does", "'re": "is", "'ve": "has" };

/** "We now ship our tiles to Austria": "Azulejos Monteiro now ships its tiles to Austria". */
function nameSubject(first: string, name: string): string | null {
  const [, adverb = "", does = "", rest = ""] =
    /^We((?: (?:also|now|still|always|only|never))?)(['’](?:re|ve)| \S+) (.+)$/u.exec(first) ?? [];
  const verb = does.trim().replace("’", "'");
  // why not where another clause or something past follows: "cuts the bill and measured it"
  const isPerfect = /^(?:['’]ve| have)$/.test(does);
  const isPast = !isPerfect && readWords(rest).some(({ part, tags }) => part === "verb" && tags.has("PastTense"));
  const joined = rest.split(" and ")[1] ?? "";
  const isJoined = readWords(joined)[0]?.part === "verb";
  if (!does || isPast || mayBePast.test(verb) || isJoined || /,|\b(?:we|us|me|my|I)\b/.test(rest)) return null;
  const single = irregular[verb] ?? conjugate(verb);
  return single && `${name}${adverb} ${single} ${rest.replace(/\bour\b/g, "its")}`;
}

/** "Our plant swap is back": "Brunswick Garden's plant swap is back". */
function nameOwner(first: string, name: string): string | null {
  const rest = /^Our (.+)$/u.exec(first)?.[1] ?? "";
  const named = name.toLowerCase().split(" ");
  // why: "Harmony Choir’s choir" is said twice, and of "Grove & Co" nothing is anybody's
  const isNamed = rest
    .split(" ")
    .slice(0, 3)
    .some((word) => named.includes(word.toLowerCase()));
  // why: "our decaf that tastes like coffee" is a phrase
  const tells = rest !== "" && hasFiniteVerb(readWords(maskJoined(rest.split(/ (?:that|which|who) /)[0] ?? "")));
  // why: "our cycling club" of a cycling club is who speaks
  const [head = ""] = rest.split(/ (?:for|in|at|of|on|began|now|is|has|will|can) /);
  const isItself =
    isKindOfBusiness(head.split(" ").at(-1) ?? "") && !/^(?:new|first|second|third|next|other) /i.test(rest);
  if (!tells || isNamed || isItself || /['’]s |\b(?:our|we|us)\b/i.test(rest) || / (?:&|and) /.test(name)) return null;
  return `${name}${/s$/i.test(name) ? "’" : "’s"} ${rest}`;
}
