import { readEnglish } from "../../../language/english";
import { capitalise, cutAtWord, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { readAnnouncement } from "./announcement";
import { fromGerund, opensWithVerb } from "./clause";
import { nounOpenings, openings, selfIntroduction, wordKinds } from "./idea-rules";
import { againOf, looksLikeThing, shortenPhrase, shortOf, usableAsPhrase, withOwner } from "./phrase";
import { isInvitation, readPersuasion, withoutAddressees, withoutGoal } from "./read-goal";
import { readRequest } from "./request";
import { readTeaching } from "./teaching";
import { readCircumstances } from "./when-where";
import { gerund, isPlural, withArticle } from "./wording";

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
  /**
   * A noun phrase that fits where a sentence's object stands, without `when` and `where`: "our autumn single-origin". A deed has the
   * form "brewing coffee at home". Null when the idea gives none.
   */
  subject: string | null;
  /** The subject without article, for headlines: "autumn single-origin". For hiring the role: "a part-time vet nurse". */
  shortSubject: string | null;
  plural: boolean;
  /** The subject when it is spoken of again: "the reminders", "the course". Null where there is no such noun. */
  again: string | null;
  /** What the business does, to follow "we": "send automatic payment reminders on WhatsApp", "are opening a second bakery". */
  deed: string | null;
  /** What the reader learns to do, to follow "to": "get an anxious dog used to being groomed". */
  task: string | null;
  /** "why regular teeth cleaning matters", "whether your roof is ready", to follow words such as "we explain". */
  asked: string | null;
  /** The same, under the name that the older sentence patterns know. */
  question: string | null;
  /** As typed, with its preposition: "every Friday morning", "on 12 December", "until Sunday". */
  when: string | null;
  /** As typed, with its preposition: "in our new shop", "on WhatsApp". */
  where: string | null;
  /** What an offer gives: "20% off all boots", "two for one on all pizzas". */
  terms: string | null;
  /** The idea as a sentence of its own, without its full stop, when it can be printed: "We now send payment reminders on WhatsApp". */
  statement: string | null;
  /** What the idea says of its subject after a colon, as noun phrases: "apple, caramel and a long finish". */
  detail?: string | null;
  /** The idea in the user's words, cut at a word, for quoting. */
  quote: string;
}

const findKind = (text: string): IdeaKind | null => wordKinds.find((rule) => rule.pattern.test(text))?.kind ?? null;
const priceAlone = /[$€£]\s?\d[\d,.]*k?/gi;

/** The kind that single words give away. A price alone makes no offer of an event, a story or an appeal. */
function kindByWords(text: string): IdeaKind | null {
  const kind = findKind(text);
  const other = kind === "offer" ? findKind(text.replace(priceAlone, "")) : null;
  return other && ["event", "story", "fundraiser"].includes(other) ? other : kind;
}

/** What one manner of reading has found; the rest follows from it. */
type Finding = { kind: IdeaKind; quote: string } & Partial<Omit<Idea, "kind" | "quote" | "question" | "again">>;

function completed(found: Finding): Idea {
  const { subject = null, kind, when } = found;
  const terms =
    found.terms && when && found.terms.endsWith(` ${when}`) ? found.terms.slice(0, -when.length - 1) : found.terms;
  return {
    subject,
    shortSubject: subject ? shortOf(subject) : null,
    plural: subject ? isPlural(subject) && !/^\w+ing\s/i.test(subject) : false,
    deed: null,
    task: null,
    asked: null,
    when: null,
    where: null,
    statement: null,
    detail: null,
    ...found,
    terms: terms ?? null,
    again: againOf(subject, kind),
    question: found.asked ?? null,
  };
}

/**
 * Reads what a user typed as an idea: what kind of message it is, and phrases that can be used inside sentences. Whatever cannot be
 * parsed comes back as a quotation, so that no sentence is ever built around words of unknown grammar.
 */
export function readIdea(raw: string, names: readonly string[]): Idea {
  const { text, isQuestion, quote, lead, next } = readRequest(raw, names);
  const taught = taughtIdea(text, isQuestion, quote);
  if (taught) return completed(taught);
  const announced = announcedIdea(text, quote);
  // "Quiz night returns! Wednesdays 8pm": the second sentence may be nothing but a time.
  const following = readCircumstances(next);
  const circumstances = readCircumstances(announced?.statement ? text.slice(0, announced.statement.length) : text);
  if (announced && lead && announced.statement) announced.statement = `${lead} ${announced.statement}`;
  if (announced)
    return completed({
      when: circumstances.when ?? (following.rest ? null : following.when),
      where: circumstances.where,
      ...announced,
    });
  return completed(phraseIdea(text, quote, names));
}

function taughtIdea(text: string, isQuestion: boolean, quote: string): Finding | null {
  const teaching = readTeaching(text, isQuestion);
  if (!teaching) return null;
  if (!teaching.asked && !teaching.subject) return { kind: isQuestion ? "how-to" : "product", quote };
  return { ...teaching, kind: "how-to", quote };
}

function announcedIdea(text: string, quote: string): Finding | null {
  const isOwnersTask =
    isCommand(text) ||
    readPersuasion(text) ||
    withoutGoal(text) !== text ||
    openings.some(({ pattern }) => pattern.test(text));
  const announcement = isOwnersTask ? null : readAnnouncement(text);
  if (!announcement) return null;
  const { thing, doing = null, deed, statement, claim } = announcement;
  const byWords = kindByWords(text);
  const isNews = /\b(?:now|just|finally|new|from (?:today|monday|next|this)|here|back)\b/i.test(text);
  const strong = byWords === "offer" || byWords === "fundraiser" || byWords === "hiring" || byWords === "event";
  const isPriced = byWords === "offer" && findKind(text.replace(priceAlone, "")) !== "offer";
  const kind =
    (strong && !(isPriced && announcement.kind) ? byWords : (announcement.kind ?? byWords)) ??
    (isNews ? "launch" : "product");
  if (kind === "hiring") return { kind, deed, statement, quote, ...asRole(thing) };
  if (kind === "how-to") return { kind, subject: thing, statement, asked: claim ? `why ${claim}` : null, quote };
  const subject = thing ? withOwner(lowerFirst(thing), kind) : doing;
  const terms = kind === "offer" ? termsOf(thing, text) : null;
  // why: in "Kids eat free" the kids are not what is on offer
  const isTheirs = terms !== null && thing !== null && kindByWords(thing) !== "offer";
  return { kind, subject: isTheirs ? null : subject, deed, statement, terms, quote };
}

const termsOf = (thing: string | null, text: string) => {
  if (thing && kindByWords(thing) === "offer") return thing.replace(/^(?:our|an?|the)\s+/i, "");
  return /^(?:kids|children|under)/i.test(text) && text.length <= 60 ? lowerFirst(text) : null;
};

/** An idea without a sentence of its own: "Launch our …", "Open day on …", "Try our …", "Get people to …". */
function phraseIdea(typed: string, quote: string, names: readonly string[]): Finding {
  const persuasion = readPersuasion(typed);
  const aim = persuasion ? typed : withoutGoal(typed.replace(selfIntroduction, ""));
  if (aim === null) return { kind: kindByWords(typed) ?? "product", quote };
  const [front = aim, ...back] = aim.split(/(?<=\S{3}):\s+|\s+[–—-]\s+/);
  const isLabelled =
    back.length > 0 && (kindByWords(back.join(" ")) !== null || nounOpenings.some(({ pattern }) => pattern.test(aim)));
  const { when, where, rest } = readCircumstances(isLabelled || back.length === 0 ? aim : front);
  const core = isLabelled || back.length === 0 ? rest : `${rest}: ${back.join(": ")}`;
  const isStory = nounOpenings.some(({ pattern }) => pattern.test(aim));
  const taughtAfter = /^(?:how|what|when|why|where|which|who|signs|questions|tips|is|are|do)\b/i.test(back[0] ?? "");
  const topic = readCircumstances(front).rest.replace(/\s+explained$/i, "");
  if (taughtAfter && !isStory && usableAsPhrase(topic)) return { kind: "how-to", subject: topic, quote };
  const doing =
    /^(?:(?:spotting|avoiding|understanding|recogni[sz]ing|preventing)\s|\p{Ll}+ing\s+(?:with|for|your|an?|the|on|up|out|from|after)\s)/iu.test(
      aim,
    )
      ? fromGerund(aim)
      : null;
  if (doing && kindByWords(aim) === null && !openings.some(({ pattern }) => pattern.test(aim)))
    return { ...taughtIdea(`how to ${doing}`, false, quote), kind: "how-to", quote };
  const opening = persuasion ? undefined : [...nounOpenings, ...openings].find((rule) => rule.pattern.test(aim));
  const cause = /^rais(?:e|ing) awareness (?:of|about|for)\s+(.+)$/i.exec(core)?.[1];
  if (cause && usableAsPhrase(cause))
    return { kind: "how-to", subject: cause, asked: `what to know about ${cause}`, when, where, quote };
  const thanked = /^thank(?:s|\s+you)?(?:\s+so\s+much)?\s+to\s+((?:our|my|all|every|the)\s.{3,50})$/i.exec(aim)?.[1];
  if (thanked && usableAsPhrase(thanked))
    return {
      kind: "story",
      subject: thanked.replace(/^(?:all of|all|my)\s+(?:our\s+)?/i, "our "),
      statement: capitalise(aim),
      when,
      where,
      quote,
    };
  const told =
    opening?.kind === "how-to" || opening?.kind === "story"
      ? taughtIdea(aim.replace(opening.pattern, "").trim(), false, quote)
      : null;
  if (told && opening) return { ...told, kind: opening.kind };
  const available =
    /^(.{3,50}?)\s+(?:(?:are|is)\s+)?(?:(now|finally|back)\s+(available|open|here|in stock|back|on sale|live|on the menu)|(available))$/i.exec(
      core,
    );
  if (available && usableAsPhrase(available[1] ?? "")) {
    const [, named = "", adverb, state, plain] = available;
    const kind = kindByWords(aim) ?? "launch";
    const subject = withOwner(named, kind);
    const verb = isPlural(named) ? "are" : "is";
    const said = plain ? `${named} ${verb} available` : `${subject} ${verb} ${adverb} ${state}`;
    return { kind, subject, statement: `${capitalise(said)}${aim.slice(available[0].length)}`, when, where, quote };
  }
  let kind: IdeaKind | null = opening?.kind ?? null;
  let thing = opening ? core.replace(opening.pattern, "").trim() : core;
  const again =
    kind === "launch" || kind === "product" ? nounOpenings.find((rule) => rule.pattern.test(thing)) : undefined;
  if (again) {
    kind = again.kind;
    thing = thing.replace(again.pattern, "").trim();
  }
  const byWords = kindByWords(aim);
  const moreTelling = ["offer", "event", "opening", "fundraiser", "story"].includes(byWords ?? "");
  if (
    kind === null ||
    kind === "product" ||
    (kind === "launch" && moreTelling) ||
    (kind === "event" && byWords === "offer")
  )
    kind = byWords ?? kind;
  if (/^free\s+(?!range|from|time|standing|spirited)/i.test(thing) && (kind === null || kind === "launch"))
    kind = "offer";
  const settled = kind ?? "product";
  const base = { kind: settled, when, where, quote };
  if (settled === "hiring")
    return { ...base, ...asRole(phraseOf(thing.replace(/\s+(?:needed|wanted)\b.*$/i, ""), names, true)) };
  if (persuasion) return { ...base, ...fromCommand(persuasion.command, settled, names), when, where };
  if (!opening && isCommand(aim)) return { ...base, ...fromCommand(aim, settled, names) };
  const found = fromPhrase(withoutAddressees(thing.replace(/^more\s+/i, "")), settled, names, opening !== undefined);
  const isPrintable = !found.subject && !opening && standsAlone(quote);
  return { ...base, ...found, ...(isPrintable ? { statement: capitalise(quote) } : {}) };
}

/** A plain sentence that could not be taken apart is printed as it stands. */
const standsAlone = (text: string) =>
  /\s(?:is|are|was|were|can|will|has|have)\s/i.test(text) &&
  !/^(?:it|so|if|and|but|because|this|that|make|get|they|ignore)\b/i.test(text) &&
  /^(?:\S+\s+){3,12}\S+$/.test(text) &&
  /^[\p{L}\p{N}\s,'’%&.-]{10,80}$/u.test(text);

const compound =
  /^\p{L}+\s+(?:\p{L}+ing|clubs?|swaps?|sale|fair|exchange|shop|store|day|night|evening|group|box|boxes|test|week|party|trip|launch|lessons?|class(?:es)?|ideas?|cards?|guides?)\b/iu;

/** "Book a table", "don't cut your lawn too short", "bring in any photo": said to the reader. */
function isCommand(text: string): boolean {
  if (/^(?:don['’]t|do not|never|always|stop|enrol|enroll)\s+\p{Ll}/iu.test(text)) return true;
  if (compound.test(text) || !opensWithVerb(text)) return false;
  if (isInvitation(text) || /^\p{L}+\s+(?:an?|the|our|your|my|this|these|all)\s/iu.test(text)) return true;
  const [first, second] = readEnglish(text).tokens;
  return first?.pos === "VERB" && /^(?:ADP|DET|PRON|ADV)$/.test(second?.pos ?? "");
}

/** "book a table", "support local farmers", "try our new pizza": the thing, or the deed itself. */
function fromCommand(command: string, kind: IdeaKind, names: readonly string[]): Partial<Finding> {
  const statement = command.length <= 90 && kind !== "offer" ? capitalise(command) : null;
  if (/:\s/.test(command) || /^(?:don['’]t|do not|never|always)\s/i.test(command))
    return { statement: capitalise(command) };
  // why: "stay two nights, get the third free" is its own terms
  const given = command.replace(/^\S+\s+/, "");
  const namesTerms = /^(?:our|my|the|an?|\d|[$€£]|up to|free|half)/i.test(given);
  if (kind === "offer" && (!namesTerms || /,|^(?:stay|buy|spend|bring|refer)\s/i.test(command)))
    return {
      subject: null,
      terms: cutAtWord(command, 70),
      statement: command.length <= 90 ? capitalise(command) : null,
    };
  const { rest } = readCircumstances(command);
  const [verb = "", ...others] = rest.split(/\s+/);
  const object = others.join(" ").replace(/^(?:out|to|for|up (?:to|for)|in|by)\s+(?=(?:our|my|the|an?|this)\b)/i, "");
  const isThing = things.test(verb) && /^(?:our|my|this|these|the|new)\s/i.test(object);
  const terms = kind === "offer" ? phraseOf(object, names, true) : null;
  if (terms) return { subject: withOwner(terms, kind), terms: withoutArticle(terms), statement: null };
  const phrase = isThing ? phraseOf(object, names, true) : null;
  if (phrase) return { subject: withOwner(phrase, kind), statement };
  const doing = shortenPhrase([gerund(verb), ...others].join(" "));
  return { subject: doing?.includes(" ") ? doing : null, task: command.length <= 90 ? command : null, statement };
}

const things =
  /^(?:try|visit|discover|meet|taste|enjoy|experience|get|join|book|buy|shop|explore|see|check|order|use|download|subscribe|sign|register|reserve|come|attend|find|save|claim|win|read|watch|listen|follow|support|donate|celebrate)$/i;
const withoutArticle = (phrase: string) => phrase.replace(/^(?:our|my|the|an?)\s+/i, "");

function fromPhrase(text: string, kind: IdeaKind, names: readonly string[], trusted: boolean): Partial<Finding> {
  const [beforeColon = text, ...more] = text.split(/:\s+|\s+[–—-]\s+/);
  const afterColon = more.join(": ");
  const offered = kind === "offer" && kindByWords(afterColon) === "offer" && usableAsPhrase(afterColon);
  const detail = offered ? null : readDetail(afterColon);
  const head = (offered ? afterColon : beforeColon).replace(
    /^(?:get|save|enjoy|claim|receive|win)\s+(?=\d|[$€£]|up to|an?\s|free)/i,
    "",
  );
  if (/^(?:after|before|in|on|at|for|with|again|from|soon|now)\b/i.test(head)) return { detail };
  const phrase = phraseOf(head, names, trusted);
  if (!phrase) return { detail };
  const terms = kind === "offer" ? withoutArticle(phrase) : null;
  return { subject: withOwner(phrase, kind), terms, detail };
}

function phraseOf(text: string, names: readonly string[], trusted: boolean): string | null {
  const phrase = usableAsPhrase(text) ? shortenPhrase(lowerFirst(text, names)) : null;
  return phrase && (trusted || looksLikeThing(phrase)) ? phrase : null;
}

/** "apple, caramel, and a long finish" without the comma before "and"; null for anything but a short list or phrase of things. */
function readDetail(text: string): string | null {
  const detail = withoutEndMark(text).replace(/,\s+(and|or)\s/i, " $1 ");
  if (detail.length < 5 || detail.length > 80 || !usableAsPhrase(detail) || /[;:()“”"{}<>]/.test(detail)) return null;
  return /^(?:get|come|join|book|try|buy|see|meet|find|save|order|visit|learn|call|how|why)\b/i.test(detail)
    ? null
    : lowerFirst(detail);
}

/** "a part-time dental nurse" gives "our search for a part-time dental nurse" and the role itself. */
function asRole(phrase: string | null): Pick<Finding, "subject" | "shortSubject" | "plural"> {
  if (!phrase) return { subject: null, shortSubject: null, plural: false };
  const bare = phrase
    .replace(/^(?:an?|our|the|new)\s+/i, "")
    .replace(/\s+(?:to join|to help|to work|for our|at our|who)\s.*$/i, "");
  const role = isPlural(bare) ? bare : withArticle(bare);
  return { subject: `our search for ${role}`, shortSubject: cutAtWord(role, 40), plural: false };
}
