import { lowerFirst } from "../english/capitals";
import { addIndefinite, capitalize, endSentence, removeEndMark } from "../english/grammar";
import { type NounPhrase, readNounPhrase } from "../english/noun-phrases";
import { tagText } from "../english/tag-text";
import { hasFiniteVerb, readWords } from "../english/words";
import { isBadNews } from "../message/is-bad-news";
import type { Facts, MessageKind } from "../message/message";
import { isSentence } from "./is-sentence";

/** What a point is reworded from. */
export interface Worded {
  kind: MessageKind;
  facts: Facts;
  /** The idea's first sentence, with or without an end mark. */
  first: string;
  name: string;
  /** Whether one person speaks: who is alone is no "we". */
  isAlone: boolean;
}

/** The point again in other words that lose nothing of it, whole sentences, those that give a phrase its verb first. Empty where the grammar is not sure. */
export function listRewordings(worded: Worded): string[] {
  const first = removeEndMark(worded.first);
  // why not bad news: nobody is shown a death, or looks forward to one
  if (isBadNews(first, worded.kind)) return [];
  if (first === "" || /[?!"“”;:]/.test(first) || /^(?:how|why|ask us|thank) /i.test(first)) return [];
  const made = isClause(first) ? rewordClause(first, worded) : tellPhrase(first, worded);
  return [...new Set(made.filter((line): line is string => Boolean(line)).map(endSentence))];
}

/** Whether a line has its verb; "10% off every service booked before May" has none. */
export function isClause(line: string): boolean {
  const [opening] = readWords(line);
  // why: "trial our dispensers" is asked for, whatever "trial" is alone
  if (/^\p{Lu}\p{Ll}+ (?:our|the|your|my|us|an?) \p{L}/u.test(line) && opening?.part !== "determiner") return true;
  const isOrder = opening?.part === "verb" && !opening.tags.has("Gerund");
  // why not: a tagger takes the seats of "the last seats" for what they do
  if (/^(?:the )?(?:last|final|remaining) (?!.*\b(?:is|are|was|were|has|have)\b)/i.test(line)) return false;
  return !opensWithGain.test(line) && (isSentence(withoutJoined(line)) || isOrder);
}

/** Without what joined words hold: "our pay-what-you-can matinees" do nothing. */
const withoutJoined = (line: string): string =>
  line
    .split(" ")
    .map((word) => (word.split("-").length > 2 ? "joined" : word))
    .join(" ");

/** What readers get for less. */
const opensWithGain =
  /^(?:\d+ ?(?:%|percent) off\b|free \p{L}|half[- ]price \p{L}|(?:two|three|four|2|3|4)[- ]for[- ](?:one|two|three|1|2|3)\b|\S+ \S+ of .+ for the price of\b)/iu;
const opensWithDeterminer = /^(?:our|the|an?|my|your|this|these)\b/i;
const opensWithNumber =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\b)/i;

/** What is known of a phrase that is to be told. */
interface Told extends Worded {
  text: string;
  /** The phrase with "a" or "an" where its noun takes one. */
  withArticle: string;
  /** The words before what is said of the thing, and their noun; null where something may be done in them. */
  opening: string;
  phrase: NounPhrase | null;
}

/** How a phrase is told, the first that fits. */
const rules: readonly { name: string; fits: (told: Told) => boolean; tell: (told: Told) => string[] }[] = [
  {
    name: "places to apply for",
    fits: ({ kind, opening }) => kind === "hiring" && /\b(?:places|vacanc(?:y|ies)|positions?|jobs?)$/i.test(opening),
    tell: ({ isAlone, withArticle }) => [`${isAlone ? "I" : "We"} have ${withArticle}`],
  },
  {
    name: "who is looked for",
    fits: ({ kind, text, phrase }) =>
      kind === "hiring" &&
      phrase !== null &&
      !opensWithDeterminer.test(text) &&
      !/\b(?:wanted|needed|post|role|work)\b/i.test(text),
    tell: ({ isAlone, name, withArticle }) => [
      `${isAlone ? "I'm" : "We're"} looking for ${withArticle}`,
      `${name} is looking for ${withArticle}`,
    ],
  },
  { name: "no other post", fits: ({ kind }) => kind === "hiring", tell: () => [] },
  {
    name: "a last time",
    fits: ({ text }) =>
      /^(?:the )?(?:last|final) (?:\w+ )?(?:weeks?|days?|chance|weekend|call|evening|night)\b/i.test(text),
    tell: ({ text }) => [`It's the ${text.replace(/^the /i, "")}`],
  },
  {
    name: "what is left",
    fits: ({ text, phrase }) =>
      /^(?:the )?(?:last|final|remaining) /i.test(text) &&
      phrase?.number === "plural" &&
      !/\b(?:all|everything)\b/i.test(text),
    tell: ({ text }) => [`These are the ${text.replace(/^the /i, "")}`],
  },
  {
    name: "what money is asked for",
    fits: ({ kind, opening, phrase, text }) =>
      kind === "fundraiser" &&
      phrase !== null &&
      !/\d/.test(opening) &&
      !namesActivity.test(opening) &&
      !text.includes(","),
    tell: ({ isAlone, name, withArticle }) => [
      `Help ${isAlone ? "me" : "us"} pay for ${withArticle}`,
      `${name} needs ${withArticle}`,
    ],
  },
  { name: "no other appeal", fits: ({ kind }) => kind === "fundraiser", tell: () => [] },
  {
    name: "how many can come",
    fits: ({ text }) => /^\S+ (?:seats|places|spots|spaces|tables|rooms)\b/i.test(text) && opensWithNumber.test(text),
    tell: ({ text }) => [`There are ${text}`],
  },
  {
    name: "what people come to",
    fits: ({ kind, facts, phrase, text }) =>
      /^(?:event|opening)$/.test(kind) &&
      facts.when !== null &&
      phrase !== null &&
      isGathering.test(phrase.head) &&
      !/^(?:no|not) /i.test(text) &&
      !opensWithNumber.test(text) &&
      text.split(" ").length > 2 &&
      !/^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(text),
    tell: ({ text, isAlone }) => {
      const own = / (?:our|my) /i.test(text) ? "the" : isAlone ? "my" : "our";
      return [`Come to ${opensWithDeterminer.test(text) ? text : `${own} ${text}`}`];
    },
  },
  {
    name: "what is gained",
    fits: ({ text }) =>
      opensWithGain.test(text) ||
      (/ for [£$€₹]?\d/.test(text) && !text.includes(",") && !opensWithDeterminer.test(text)),
    tell: ({ name, withArticle }) => [`Get ${withArticle}`, `At ${name} you get ${withArticle}`],
  },
  {
    name: "what there is",
    fits: ({ kind, phrase, text }) =>
      /^(?:launch|season|offer|about|reminder)$/.test(kind) &&
      phrase !== null &&
      phrase.number !== "singular" &&
      !opensWithDeterminer.test(text),
    tell: ({ text, name, isAlone }) => [`${isAlone ? "I" : "We"} have ${text}`, `${name} has ${text}`],
  },
  {
    name: "what is shown",
    fits: ({ kind, phrase, text }) =>
      /^(?:launch|season|offer|about|claim|story)$/.test(kind) &&
      phrase !== null &&
      /^(?:our|my|the|an?) /i.test(text) &&
      // why: "a bookkeeper to work from home" is looked for
      !/^\S+(?: \S+){1,5} to \p{Ll}/iu.test(text) &&
      !/\b(?:hundred|thousand|dozen|few)\b/i.test(text),
    tell: ({ text, phrase }) => [phrase?.number === "plural" ? `Here are ${text}` : `Here's ${text}`],
  },
];

/** What is done for money, and no money pays for: "a sponsored silence". */
const namesActivity =
  /\b(?:crowdfunding|sponsored|appeal|raffle|auction|collection|sale|walk|run|ride|swim|concert|drive)\b/i;

/** A phrase as a sentence: "Come to our open day", "Get 10% off", "Here's the Arabic edition of our game". */
function tellPhrase(first: string, worded: Worded): string[] {
  const [opening = first] = first.split(
    / (?:for|in|on|at|by|near|with|from|to|of|that|who|which|made|booked|ordered|before|until|every|off|and) |,/i,
  );
  // why: "a good window outlives two sets" and "our surcharge falls to 6%" have something done in them
  const [own = ""] = first.split(/ (?:that|who|which) /i);
  const isLast = /^(?:the )?(?:last|final|remaining) /i.test(first);
  const isSaid = / (?:is|are|was|were|ends?|stops?|costs?) (?:[£$€₹]?\d|on |from |at |until )/i.test(own);
  if (isSaid || (!isLast && !opensWithGain.test(first) && hasFiniteVerb(readWords(own)) && mayTell(own))) return [];
  // why: "a launch for our coffee" is what its owner calls it
  if (/\b(?:launch|campaign|promotion|post|story|announcement|reminder)$/i.test(opening)) return [];
  const phrase = readPhrase(opening);
  const text = lowerFirst(first);
  const takesArticle =
    phrase?.number === "singular" &&
    !/^half[- ]price (?:on|for|off)\b/i.test(first) &&
    !opensWithDeterminer.test(first) &&
    !opensWithNumber.test(first);
  const told = { ...worded, text, opening, phrase, withArticle: takesArticle ? addIndefinite(text) : text };
  return rules.find(({ fits }) => fits(told))?.tell(told) ?? [];
}

/** Whether a word of a line agrees with the noun before it: "the café moves to the post office". */
const mayTell = (line: string): boolean =>
  readWords(line).some(
    ({ part, tags, lower }, at, words) =>
      at > 0 && part === "verb" && /s$/.test(lower) && tags.has("PresentTense") && words[at - 1]?.part === "noun",
  );

/** Words of a thing's name. */
const mostOfPhrase = 6;

/** The noun phrase that a line opens with; null where another one stands in it. */
function readPhrase(opening: string): NounPhrase | null {
  const rest = opening.replace(/^(?:the|our|my|an?) /i, "").replace(/^(?:last|final|remaining) \S+ /i, "");
  const isOne = !/\S (?:the|an?|our|your|my|their|its|two|three|four|five|six|\d+|more|no|all|every)\b/i.test(rest);
  return isOne && opening.split(" ").length <= mostOfPhrase ? readNounPhrase(opening) : null;
}

/** What people come to. */
export const isGathering =
  /^(?:days?|evenings?|mornings?|nights?|afternoons?|class|classes|courses?|workshops?|concerts?|tours?|walks?|fairs?|fayre|markets?|festivals?|talks?|part(?:y|ies)|tastings?|swap|sale|shows?|exhibition|camps?|retreats?|sessions?|quiz|supper|breakfasts?|lunch|dinner|picnic|races?|match|conference|webinars?|meetings?|screenings?|readings?|performances?|plays?|gigs?|ceilidh|house|lessons?|demo|week|weekend|seminars?|meetup|brunch|rides?|hikes?|swims?|auction|ball|parade|opening|tournament|hackathon|clinic|rehearsals?|lectures?)$/i;

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
  const isOne = !/,|\b(?:and|but|so|because|when|if|that|who|which|where|also)\b/i.test(rest);
  // why: "closes on | Friday" and "well | before the rush" are cut in two
  const isOpen =
    /\b(?:well|just|right|shortly|long|soon|only|even|not|on|in|at|from|to|or|the|of|is|are|be|starts?|begins?|ends?|closes?|opens?)$/i;
  const [opening] = readWords(rest);
  const tells = hasFiniteVerb(readWords(withoutJoined(rest))) || opening?.part === "verb" || isSentence(rest);
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
  // why not where another clause or something past follows: "cuts the bill and measured it"
  const isPast = readWords(rest).some(({ part, tags }) => part === "verb" && tags.has("PastTense"));
  const joined = rest.split(" and ")[1] ?? "";
  const isJoined = readWords(joined)[0]?.part === "verb";
  if (!does || isPast || isJoined || /,|\b(?:we|us|me|my|I)\b/.test(rest)) return null;
  const verb = does.trim().replace("’", "'");
  const single = irregular[verb] ?? conjugate(verb);
  return single && `${name}${adverb} ${single} ${rest.replace(/\bour\b/g, "its")}`;
}

/** The verb as one does it; null of what is none, and of what is past or may be. */
function conjugate(verb: string): string | null {
  if (/^(?:can|will|would|could|should|must|may|might|was|were|had|did)$/i.test(verb)) return null;
  const [word] = readWords(`we ${verb}`).slice(1);
  if (word?.part !== "verb" || word.tags.has("PastTense") || word.tags.has("Gerund")) return null;
  const view = tagText(verb);
  view.tag("Verb");
  const [found] = view.verbs().conjugate() as { PresentTense?: string; Infinitive?: string }[];
  return found?.Infinitive === verb.toLowerCase() ? (found.PresentTense ?? null) : null;
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
  const tells = rest !== "" && hasFiniteVerb(readWords(withoutJoined(rest)));
  if (!tells || isNamed || /['’]s |\b(?:our|we|us)\b/i.test(rest) || / (?:&|and) /.test(name)) return null;
  return `${name}${/s$/i.test(name) ? "’" : "’s"} ${rest}`;
}
