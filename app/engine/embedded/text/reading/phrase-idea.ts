import { readEnglish } from "../../../language/english";
import { capitalise, cutAtWord, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { fromGerund, opensWithVerb } from "./clause";
import { nounOpenings, openings, selfIntroduction } from "./idea-rules";
import { kindByWords } from "./kind-by-words";
import { isNameOf, looksLikeThing, shortenPhrase, usableAsPhrase, withOwner } from "./phrase";
import { isInvitation, readPersuasion, withoutAddressees, withoutGoal } from "./read-goal";
import type { Finding, IdeaKind } from "./read-idea";
import { readTeaching } from "./teaching";
import { readCircumstances } from "./when-where";
import { gerund, isPlural, withArticle } from "./wording";

/** What the idea teaches, as a finding; null when it teaches nothing. */
export function taughtIdea(text: string, isQuestion: boolean, quote: string): Finding | null {
  const teaching = readTeaching(text, isQuestion);
  if (!teaching) return null;
  if (!teaching.asked && !teaching.subject) return { kind: isQuestion ? "how-to" : "product", quote };
  return { ...teaching, kind: "how-to", quote };
}

/** An idea without a sentence of its own: "Launch our …", "Open day on …", "Try our …", "Get people to …". */
export function phraseIdea(typed: string, quote: string, names: readonly string[]): Finding {
  const persuasion = readPersuasion(typed);
  const aim = persuasion ? typed : withoutGoal(typed.replace(selfIntroduction, ""));
  if (aim === null) return { kind: kindByWords(typed) ?? "product", quote };
  const [front = aim, ...back] = aim.split(/(?<=\S{3}):\s+|\s+[–—-]\s+/);
  const isLabelled =
    back.length > 0 && (kindByWords(back.join(" ")) !== null || nounOpenings.some(({ pattern }) => pattern.test(aim)));
  const found = readCircumstances(isLabelled || back.length === 0 ? aim : front);
  // "Behind the scenes at Bean There" is about Bean There, which is no place.
  const isOwnName = found.where !== null && isNameOf(found.where.replace(/^\S+\s/, ""), names);
  const { when } = found;
  const where = isOwnName ? null : found.where;
  const rest = isOwnName ? `${found.rest} ${found.where}` : found.rest;
  const core = isLabelled || back.length === 0 ? rest : `${rest}: ${back.join(": ")}`;
  const isStory = nounOpenings.some(({ pattern }) => pattern.test(aim));
  const taughtAfter = /^(?:how|what|when|why|where|which|who|signs|questions|tips|is|are|do)\b/i.test(back[0] ?? "");
  const topic = readCircumstances(front).rest.replace(/\sexplained$/i, "");
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
  const cause = /^rais(?:e|ing) awareness (?:of|about|for)\s(.+)$/is.exec(core)?.[1];
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
    return { ...base, ...asRole(phraseOf(thing.replace(/\s(?:needed|wanted)\b.*$/is, ""), names, true)) };
  if (persuasion) return { ...base, ...fromCommand(persuasion.command, settled, names), when, where };
  if (!opening && isCommand(aim)) return { ...base, ...fromCommand(aim, settled, names) };
  const phrased = fromPhrase(withoutAddressees(thing.replace(/^more\s+/i, "")), settled, names, opening !== undefined);
  const isPrintable = !phrased.subject && !opening && standsAlone(quote);
  return { ...base, ...phrased, ...(isPrintable ? { statement: capitalise(quote) } : {}) };
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
export function isCommand(text: string): boolean {
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
  const { rest: asked } = readCircumstances(command);
  // "Come and see the nursery" is about the nursery.
  const rest = asked.replace(
    /^come (?:and|to|in and|along and) (?!(?:our|my|the|an?|your|this|these|all)\s)(?=\p{L}+\s)|^come (?=(?:see|visit|meet|try)\s)/iu,
    "",
  );
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
  const [beforeColon = text, ...more] = text.split(/:\s|\s[–—-]\s/);
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
export function asRole(phrase: string | null): Pick<Finding, "subject" | "shortSubject" | "plural"> {
  if (!phrase) return { subject: null, shortSubject: null, plural: false };
  const bare = phrase
    .replace(/^(?:an?|our|the|new)\s+/i, "")
    .replace(/\s(?:to join|to help|to work|for our|at our|who)\s.*$/is, "");
  const role = isPlural(bare) ? bare : withArticle(bare);
  return { subject: `our search for ${role}`, shortSubject: cutAtWord(role, 40), plural: false };
}
