import { capitalise, cleanWords, cutAtWord, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { leadIns, nounOpenings, openings, wordKinds } from "./idea-rules";
import { announcedSentence, isInvitation, withoutAddressees, withoutGoal } from "./read-goal";
import { gerund, hasFiniteVerb, isPlural, phraseCore, withArticle } from "./wording";

export const ideaKinds = [
  "launch",
  "offer",
  "event",
  "opening",
  "how-to",
  "story",
  "hiring",
  "fundraiser",
  "product",
] as const;
export type IdeaKind = (typeof ideaKinds)[number];

export interface Idea {
  kind: IdeaKind;
  /** A noun phrase that fits where a sentence's object stands: "our autumn single-origin". Null when the idea gives none. */
  subject: string | null;
  /** The subject without article and additions, for headlines: "autumn single-origin". */
  shortSubject: string | null;
  plural: boolean;
  /** The subject when it is spoken of again: "the reminders", "the course". Null where there is no such noun. */
  again: string | null;
  /** What the business does, to follow "we": "send automatic payment reminders on WhatsApp". */
  deed: string | null;
  /** What the reader learns to do, to follow "to": "get an anxious dog used to being groomed". */
  task: string | null;
  /** "why regular teeth cleaning matters", to follow words such as "we explain". */
  asked: string | null;
  /** The same, under the name that the older sentence patterns know. */
  question: string | null;
  /** As typed, with its preposition: "every Friday morning", "on 12 December", "until Sunday". */
  when: string | null;
  /** As typed, with its preposition: "in our new shop", "on WhatsApp". */
  where: string | null;
  /** What an offer gives: "20% off all boots", "two for one". */
  terms: string | null;
  /** The idea as a sentence of its own, without its full stop, when it can be printed: "We now send payment reminders on WhatsApp". */
  statement: string | null;
  /** What the idea says of its subject after a colon, as noun phrases: "apple, caramel and a long finish". */
  detail?: string | null;
  /** The idea in the user's words, cut at a word, for quoting. */
  quote: string;
}

const kindByWords = (text: string): IdeaKind | null => wordKinds.find((rule) => rule.pattern.test(text))?.kind ?? null;

const feast =
  /^(?:black friday|cyber monday|christmas|easter|halloween|thanksgiving|ramadan|eid|diwali|hanukkah|new year|valentine['’]?s day|mother['’]?s day|father['’]?s day|summer|winter|spring|autumn)\b/i;
const ownWords =
  /^(?:our|my|the|this|these|your|their|\d|[$€£]|half|free|two|three|four|five|six|seven|eight|nine|ten|\p{Lu}\p{Ll}+['’]s\b)/iu;

/** Trims a noun phrase to what a sentence can carry; null when no short phrase is left. */
function shortenPhrase(phrase: string): string | null {
  let text = withoutEndMark(phrase);
  if (text.length > 64)
    text = withoutEndMark(
      text.split(/\s(?:because|so that|so|which|while|and we|as we|but|since|in order to|to help)\s|[,;:–—(]/i)[0] ??
        "",
    );
  if (text.length > 64) text = withoutEndMark(text.split(/\s(?:that|who|with|by|from|using)\s/i)[0] ?? "");
  if (text.length > 64) text = phraseCore(text);
  return text.length >= 3 && text.length <= 64 ? text : null;
}

/** Puts the article in that the phrase needs inside a sentence. Teaching ideas speak of things at large, others of one's own. */
function withOwner(phrase: string, kind: IdeaKind): string {
  const ownedWithin = /\s(?:our|my)\s/i.test(phrase) && !/^(?:our|my|the|an?)\s/i.test(phrase);
  if (ownedWithin && kind !== "how-to" && !/^\w+ing\b/.test(phrase)) return `the ${phrase}`;
  if (/^(?:an?)\s/i.test(phrase)) return kind === "how-to" ? phrase : phrase.replace(/^an?\s+/i, "our ");
  if (/^my\s/i.test(phrase)) return phrase.replace(/^my\s+/i, "our ");
  const free = /^free\s+(?!shipping|delivery|parking|coffee|entry|admission|advice|samples?$|returns)/i;
  if (free.test(phrase) && !isPlural(phrase)) return `a ${phrase}`;
  if (ownWords.test(phrase) || feast.test(phrase)) return phrase;
  if (kind === "how-to" || kind === "fundraiser" || /^\p{Lu}/u.test(phrase) || /^\w+ing\b/i.test(phrase)) return phrase;
  return `our ${phrase}`;
}

/** "our summer collection is here" speaks of what stands before the verb. */
function arrivalSubject(text: string): string | null {
  const arrival =
    /^((?:our|my|the|a|an|new)\s.{3,60}?)\s+(?:is|are|has|have|will be|opens?|starts?|begins?|launch(?:es)?|returns?|comes?|arrives?|turns?|celebrates?)\b(?:\s+(?:finally|now|just|nearly|almost|soon))?\s*(?:here|back|out|open|ready|live|available|on|arrived|landed|launched|opened|coming|started|this|next|in|at|today|tomorrow|soon|\d|$)/i.exec(
      text,
    );
  return arrival?.[1] && !hasFiniteVerb(arrival[1]) ? arrival[1] : null;
}

const things =
  /^(?:try|visit|discover|meet|taste|enjoy|experience|get|join|book|buy|shop|explore|see|check out|order|use|download|subscribe to|sign up (?:for|to)|register for|reserve|come to|attend|find|drive (?:traffic|sales|bookings|sign-?ups) (?:to|of|for)|(?:increase|grow|boost|improve|build|raise|create) (?:awareness|sales|bookings|interest|demand|sign-?ups|traffic|excitement|buzz|attendance)(?: (?:of|for|in|to|at|about|around))?|grow|boost|increase|improve)\s+(?=(?:our|my|the|an?|new|this|your|\p{Lu})\b|(?:\p{L}+\s?)+)/iu;
const deeds =
  /^(?:support|switch|learn|save|protect|reduce|stop|eat|drink|cook|bake|walk|ride|cycle|travel|plan|prepare|choose|clean|care|stay|keep|avoid|reuse|recycle|repair|mend|invest|help|give|donate|volunteer|adopt|plant|swim|run|read|write|move|rent|hire|work|train|sleep|play|share|bring|take|make|build|go|protecting)\s+(?=\p{L})/iu;

/** What a command to the reader is about: the thing in "try our new pizza", the deed in "support local farmers". */
function actionSubject(text: string): string | null {
  const thing = things.exec(text);
  if (thing) return text.slice(thing[0].length);
  if (!deeds.test(text)) return null;
  const [verb = "", ...others] = text.split(/\s+/);
  return [gerund(verb), ...others].join(" ");
}

const usableAsPhrase = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/^(?:is|are|do|does|did|can|could|should|will|would|was|were|has|have|had|what|why|how|when|where|who)\b/i.test(
    text,
  ) &&
  !hasFiniteVerb(text) &&
  !/^(?:we|i|you|they|he|she|it|if|when|because|and|but|to|not?|yes)\b/i.test(text) &&
  !/[!?.;]\s/.test(text);

function fromQuestion(text: string): Pick<Idea, "subject" | "shortSubject" | "question"> | null {
  const question = /^(how to|how|why|what|when|where|which|whether)\s+(.+)$/i.exec(text);
  if (!question) return null;
  const [, asks = "", rest = ""] = question;
  if (/^(?:do|does|did|should|can|could|is|are|will|would)\s/i.test(rest))
    return { subject: null, shortSubject: null, question: null };
  const whole = cutAtWord(lowerFirst(text), 90);
  if (/^how to$/i.test(asks)) {
    const [verb = "", ...others] = rest.split(/\s+/);
    const doing = cutAtWord([gerund(verb), ...others].join(" "), 60);
    return { subject: doing, shortSubject: doing, question: whole };
  }
  const about =
    /^(.{3,48}?)\s+(?:matters?|is|are|helps?|works?|needs?|makes?|can|should|will|beats?|costs?|saves?|changes?|means?|has|have)\b/i.exec(
      rest,
    )?.[1] ?? null;
  const subject = about && !/^(?:you|we|i|it|they|this|that|people)$/i.test(about) ? about : null;
  return { subject, shortSubject: subject ? shortOf(subject) : null, question: whole };
}

const shortOf = (subject: string) => {
  const bare = subject.replace(/^(?:our|the|an?|my|your|this|these)\s+/i, "");
  if (bare.length <= 34) return bare;
  const core = phraseCore(bare);
  return core.length <= 40 ? core : null;
};

/**
 * Reads what a user typed as an idea: what kind of message it is, and a phrase that can be used inside sentences. Whatever cannot be
 * parsed comes back as a quotation, so that no sentence is ever built around words of unknown grammar.
 */
export function readIdea(raw: string, names: readonly string[]): Idea {
  const core = readCore(raw, names);
  const head =
    phraseCore(core.subject ?? "")
      .split(/\s+/)
      .at(-1) ?? "";
  const { question, statement } = core;
  return {
    ...core,
    again: head && !/ing$/.test(head) && core.kind !== "hiring" ? `the ${head}` : null,
    deed: /^we (?:now |also )*(.+)$/i.exec(statement ?? "")?.[1] ?? null,
    task: /^how to (.+)$/i.exec(question ?? "")?.[1] ?? null,
    asked: question,
    when: null,
    where: null,
    terms: core.kind === "offer" ? core.shortSubject : null,
  };
}

type Core = Omit<Idea, "again" | "deed" | "task" | "asked" | "when" | "where" | "terms">;

function readCore(raw: string, names: readonly string[]): Core {
  const whole = cleanWords(raw, 600);
  const firstSentence = whole.split(/(?<=[.!?])\s+/)[0] ?? "";
  const quote = cutAtWord(withoutEndMark(firstSentence || whole), 140);
  let text = withoutEndMark(
    /\?$/.test(firstSentence) && !/^(?:how to|why|what|how)\b/i.test(firstSentence) ? "" : firstSentence,
  );
  for (let round = 0; round < 3; round += 1) for (const leadIn of leadIns) text = text.replace(leadIn, "");
  text = lowerFirst(text, names).trim();
  const announced = announcedSentence(text);
  if (announced) return sentenceOnly("launch", capitalise(announced), quote);
  const aim = withoutGoal(text);
  if (aim === null) return sentenceOnly("product", null, quote);
  text = aim;

  let kind: IdeaKind | null = null;
  const opening = [...nounOpenings, ...openings].find((rule) => rule.pattern.test(text));
  let rest = text;
  if (opening) {
    kind = opening.kind;
    rest = text.replace(opening.pattern, "").trim();
  }
  const again =
    kind === "launch" || kind === "product" ? nounOpenings.find((rule) => rule.pattern.test(rest)) : undefined;
  if (again) {
    kind = again.kind;
    rest = rest.replace(again.pattern, "").trim();
  }
  const byWords = kindByWords(text);
  if (
    kind === null ||
    kind === "product" ||
    (kind === "launch" && ["offer", "event", "opening", "fundraiser"].includes(byWords ?? ""))
  ) {
    kind = byWords ?? kind;
  }
  if (kind === "event" && byWords === "offer") kind = "offer";

  const statement =
    hasFiniteVerb(firstSentence) &&
    !opening &&
    firstSentence.length <= 160 &&
    /^(?:our|my|the|we|this|it|your|after|from|at|in|on|every|now)\b/iu.test(firstSentence) &&
    !/\?$/.test(firstSentence)
      ? capitalise(withoutEndMark(firstSentence))
      : null;
  const question = fromQuestion(rest);
  if (question) {
    return {
      kind: "how-to",
      ...question,
      plural: question.subject ? isPlural(question.subject) : false,
      statement: null,
      quote,
    };
  }
  const persuasion =
    /^(?:get|encourage|convince|persuade|remind|ask|tell|motivate|inspire|invite)\s+.{2,50}?\s+to\s+(?!(?:our|my|the|an?|your|this)\b)(\p{Ll}+)\s+(.+)$/iu.exec(
      text,
    );
  if (persuasion) rest = `${gerund(persuasion[1] ?? "")} ${persuasion[2] ?? ""}`.replace(/\btheir\b/g, "your");
  else if (
    opening?.kind === "how-to" &&
    /^[a-z]+\s/.test(rest) &&
    /\bto\s+$/.test(text.slice(0, text.length - rest.length))
  ) {
    const [verb = "", ...others] = rest.split(/\s+/);
    if (!/ing$/.test(verb)) rest = [/^(?:the|our|a|an|your)$/i.test(verb) ? verb : gerund(verb), ...others].join(" ");
  }
  const settled = kind ?? "product";
  if (settled === "product" || settled === "launch") rest = withoutAddressees(rest.replace(/^more\s+/i, ""));
  if (/^(?:after|before|in|on|at|for|with|again|from|soon|now)\b/i.test(rest)) rest = "";
  const command = persuasion
    ? `${persuasion[1] ?? ""} ${persuasion[2] ?? ""}`.replace(/\btheir\b/g, "your")
    : isInvitation(text) && !opening
      ? text
      : null;
  rest = arrivalSubject(rest) ?? actionSubject(rest) ?? rest;
  const [beforeColon = rest, afterColon = ""] = rest.split(": ");
  const head =
    settled === "offer" && kindByWords(afterColon) === "offer" && usableAsPhrase(afterColon) ? afterColon : beforeColon;
  const detail = head === beforeColon ? readDetail(afterColon) : null;
  const candidate = usableAsPhrase(head) ? shortenPhrase(lowerFirst(head, names)) : null;
  const phrase = candidate && (opening || persuasion || looksLikeThing(candidate)) ? candidate : null;
  if (settled === "hiring") return { kind: settled, ...asRole(phrase), question: null, statement, quote };
  const subject = phrase ? (command && /^an?\s/i.test(phrase) ? phrase : withOwner(phrase, settled)) : null;
  return {
    kind: settled,
    subject,
    shortSubject: subject ? shortOf(subject) : null,
    plural: subject ? isPlural(subject) : false,
    question: null,
    statement: statement ?? (command && command.length <= 60 ? capitalise(command) : null),
    detail,
    quote,
  };
}

/** An idea that gives a sentence of its own, or nothing, but no phrase. */
const sentenceOnly = (kind: IdeaKind, statement: string | null, quote: string): Core => ({
  kind,
  subject: null,
  shortSubject: null,
  plural: false,
  question: null,
  statement,
  quote,
});

/** "apple, caramel, and a long finish" without the comma before "and"; null for anything but a short list or phrase of things. */
function readDetail(text: string): string | null {
  const detail = withoutEndMark(text).replace(/,\s+(and|or)\s/i, " $1 ");
  if (detail.length < 5 || detail.length > 80 || !usableAsPhrase(detail) || /[;:()“”"{}<>]/.test(detail)) return null;
  return /^(?:get|come|join|book|try|buy|see|meet|find|save|order|visit|learn|call|how|why)\b/i.test(detail)
    ? null
    : lowerFirst(detail);
}

/** "a part-time dental nurse" gives "our search for a part-time dental nurse" and the role itself. */
function asRole(phrase: string | null): Pick<Idea, "subject" | "shortSubject" | "plural"> {
  if (!phrase) return { subject: null, shortSubject: null, plural: false };
  const bare = phrase.replace(/^(?:an?|our|the|new)\s+/i, "").replace(/\s+(?:to join|for our|at our)\s.*$/i, "");
  const role = isPlural(bare) ? bare : withArticle(bare);
  return { subject: `our search for ${role}`, shortSubject: cutAtWord(role, 40), plural: false };
}

/** Free words are taken for a thing only when they look like one: two to ten words, real ones, not a string of keys. */
function looksLikeThing(phrase: string): boolean {
  const words = phrase.split(/\s+/);
  if (words.length < 2 || words.length > 11) return false;
  return words.every((word) => word.length <= 24 && (!/^[a-z]{5,}$/.test(word) || /[aeiouy]/.test(word)));
}
