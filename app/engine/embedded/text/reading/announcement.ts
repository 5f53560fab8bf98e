import { joinTokens } from "../../../language/english";
import { capitalise, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { type Clause, opensWithVerb, readClause } from "./clause";
import { looksLikeThing, shortenPhrase, usableAsPhrase } from "./phrase";
import type { IdeaKind } from "./read-idea";
import { readCircumstances } from "./when-where";
import { gerund } from "./wording";

/** An idea that is a sentence already: "We now send reminders", "Our croissants are back", "You can now book online". */
export interface Announcement {
  /** Null where the verb does not tell. */
  kind: IdeaKind | null;
  /** A noun phrase, not yet with its article; a role where the kind is hiring. */
  thing: string | null;
  /** Where there is no such thing, what is done: "booking online". */
  doing?: string | null;
  deed: string | null;
  statement: string | null;
  /** A general claim ("Regular flossing prevents gum disease") as a clause to follow "why". */
  claim: string | null;
}

const kindsByVerb: [IdeaKind, RegExp][] = [
  ["hiring", /^(?:hire|recruit|seek)$/],
  ["opening", /^(?:open|reopen|re-open)$/],
  ["story", /^(?:celebrate|turn|win|reach|thank|pass|meet)$/],
  ["event", /^(?:host|hold|organise|organize)$/],
  ["fundraiser", /^(?:fundraise|raise|collect)$/],
  [
    "launch",
    /^(?:launch|introduce|release|unveil|add|start|stock|begin|bring|expand|move|partner|switch|change|join)$/,
  ],
];
/** Verbs whose object is the business's own thing. */
const owning =
  /^(?:launch|introduce|release|unveil|add|start|stock|sell|offer|serve|make|bake|brew|roast|build|open|host|hold|run|organise|organize|have|do|send|provide|publish|print|bring|get|create|design|grow|produce|show|present|celebrate|need|hire|seek|recruit|welcome|install|begin|reopen)$/;
const nouns: Record<string, string> = {
  deliver: "delivery",
  move: "move",
  reopen: "reopening",
  expand: "expansion",
  partner: "partnership",
};
const arriving =
  /^(?:be|arrive|return|start|begin|launch|open|land|come|turn|celebrate|go|run|finish|reopen|drop|join|take|move|get|win|end|close|expire|last)$/;
const ownThing = /^(?:our|my|the|this|these|new|a|an)\s/i;
const weHead =
  /^(?:(?:from|since|after|before|this|next|on|in|at|for|starting|today|tomorrow|now|as of|every|once|thanks to)\b.*?,?\s+)?(we|i)$/i;

const ofBusiness = (text: string) =>
  text
    .replace(/\bI am\b|\bI['’]m\b/g, "we are")
    .replace(/\bI['’]ve\b/g, "we have")
    .replace(/\bI['’]ll\b/g, "we will")
    .replace(/\bI\b/g, "we")
    .replace(/\bme\b/g, "us")
    .replace(/\bmy\b/g, "our")
    .replace(/\bMy\b/g, "Our");

/** "second" of "2", for birthdays. */
function birthday(age: string): string | null {
  const words: Record<string, string> = {
    one: "first",
    two: "second",
    three: "third",
    five: "fifth",
    eight: "eighth",
    nine: "ninth",
    twelve: "twelfth",
    twenty: "twentieth",
    thirty: "thirtieth",
    forty: "fortieth",
    fifty: "fiftieth",
  };
  const named = words[age] ?? (/^(?:four|six|seven|ten|eleven|fifteen|hundred)$/.test(age) ? `${age}th` : null);
  if (named) return named;
  if (!/^\d{1,3}$/.test(age)) return null;
  const last = /1[123]$/.test(age) ? "th" : ({ "1": "st", "2": "nd", "3": "rd" }[age.at(-1) ?? ""] ?? "th");
  return age + last;
}

/** Verbs that the tagger takes for nouns: "Quiz night returns". */
const returns =
  /^((?:(?!(?:how|what|why|when)\b)[\p{L}'’-]+\s+){1,5})(?:(?:returns|starts|begins|opens|continues|arrives)(?:\s+(?:on|in|this|next|at|today|tomorrow)\b.*)?|(?:joins|becomes|wins)\s.*)$/iu;

/** Reads a sentence with a verb of its own; null for phrases, wishes and sentences about nothing in particular. */
export function readAnnouncement(sentence: string): Announcement | null {
  const whole = withoutEndMark(ofBusiness(sentence).replace(/\s[–—-]\s(?:join|come|book|call|get)\s.*$/is, ""));
  // why: people join sentences by commas; the first one carries the news
  const first =
    whole.split(
      /,\s+(?=(?:bring|come|book|call|join|get)\b)|,?\s+and\s+(?=(?:everyone|everybody|you|we|it|they|all)\b)|,\s+(?=(?:there|it|they|we|you|so|but|one|because|its|this|and (?:we|it|they|you|people))\b)/i,
    )[0] ?? whole;
  const text = first !== whole && readClause(first) ? first : whole;
  const clause = readClause(text);
  const returning = clause ? null : returns.exec(text);
  if (returning)
    return { kind: null, thing: returning[1]?.trim() ?? null, deed: null, statement: capitalise(text), claim: null };
  if (!clause || /^(?:if|when|because|so|and|but)\b/i.test(text)) return null;
  const statement = text.length <= 110 && !/[{}<>|[\]]|\?$/.test(text) ? capitalise(text) : null;
  const we = weHead.exec(clause.subject);
  if (we) return fromWe(clause, statement);
  const subject = clause.subject.replace(
    /^(?:from|starting|as of|on|this|next)\s+[\p{L}\d ]+?,?\s+(?=(?:you|our|the|your)\b)/iu,
    "",
  );
  if (/^you$/i.test(subject) && clause.verbs.some(({ text: word }) => /^can$/i.test(word)))
    return letting("you", clause, statement);
  if (
    /^(?:(?:our|your|all)\s+)?(?:customers|clients|members|patients|guests|visitors|parents|students|pupils|readers|users|teams?|everyone|people|families|staff|employees|managers|drivers|tenants|owners|buyers|sellers|teachers|children|kids|residents|donors|volunteers|subscribers|companies|businesses|freelancers|shops|restaurants)$/i.test(
      subject,
    ) &&
    clause.verbs.some(({ text: word }) => /^can$/i.test(word))
  )
    return letting(subject.toLowerCase(), clause, statement);
  if (/^(?:it|there|here)$/i.test(subject)) {
    const thing = shortenPhrase(
      readCircumstances(clause.after).rest.replace(/^(?:finally|now|officially|nearly|almost)\s+/i, ""),
    );
    const isThing = /^(?:our|my|the|an?)\s|\b(?:day|week|month|season|time)$/i.test(thing ?? "");
    if (!isThing && /^it['’]s\s/i.test(text)) return { kind: null, thing: null, deed: null, statement, claim: null };
    if (!thing || !isThing || !/\s/.test(thing) || !usableAsPhrase(thing) || !looksLikeThing(thing)) return null;
    return { kind: null, thing, deed: null, statement, claim: null };
  }
  if (/\swe$/i.test(subject)) return { kind: null, thing: null, deed: null, statement, claim: null };
  if (/^(?:you|they|this|that|these|he|she|everyone|everybody|people|your\s.*)$/i.test(subject)) return null;
  return fromThing(clause, subject, statement);
}

function letting(who: string, clause: Clause, statement: string | null): Announcement {
  const what = `${clause.verb} ${clause.after}`.trim();
  const { rest } = readCircumstances(what);
  const [verb = "", ...others] = (rest.split(" ").length > 1 ? rest : what).split(/\s+/);
  const doing = shortenPhrase([gerund(verb), ...others].join(" "));
  return { kind: "launch", thing: null, doing, deed: `let ${who} ${what}`, statement, claim: null };
}

function fromWe(clause: Clause, statement: string | null): Announcement | null {
  const { verbs, verb, after } = clause;
  if (
    /^(?:want|like|hope|wish|love|think|believe|plan|would)$/.test(verb) ||
    (/^to\s/i.test(after) && opensWithVerb(after.slice(3)))
  )
    return null;
  const spoken = verbs.filter(({ text }) => !/^(?:now|just|finally|also|currently|proudly|officially)$/i.test(text));
  const deedVerb = joinTokens(spoken)
    .replace(/^['’]re\b/, "are")
    .replace(/^['’]ve\b/, "have")
    .replace(/^['’]ll\b/, "will")
    .toLowerCase();
  const deed = `${deedVerb} ${after}`.trim();
  const settled = { deed: deed.length <= 100 ? deed : null, statement, claim: null };
  if (verb === "be" && /^(?:hiring|recruiting|looking for)\b/i.test(after)) return null;
  if (verb === "look" && /^for\s/i.test(after))
    return { ...settled, kind: "hiring", thing: objectOf(after.replace(/^for\s+/i, "")) };
  if (verb === "be") return { ...settled, kind: null, thing: null };
  if (verb === "raise" && verbs.some(({ text }) => /ed$/.test(text))) return { ...settled, kind: "story", thing: null };
  const needsPeople =
    verb === "need" &&
    /^(?:(?:an?|more|new|some|extra|\d+|two|three)\s+)?(?:[\p{L}-]+\s+){0,2}?(?:volunteers?|staff|cook|chefs?|nurses?|waitress|apprentices?|baristas?|\p{L}{3,}(?:ers?|ists?|ants?|ors?))\b/iu.test(
      after.replace(/\s(?:for|to|in|at|on|who|is)\s.*$/is, ""),
    );
  const kind = needsPeople ? "hiring" : (kindsByVerb.find(([, pattern]) => pattern.test(verb))?.[0] ?? null);
  if (verb === "turn" || (verb === "be" && /^\w+ years? old/.test(after))) {
    const age = birthday((after.split(/\s+/)[0] ?? "").toLowerCase());
    return { ...settled, kind: "story", thing: age ? `our ${age} birthday` : null };
  }
  if (owning.test(verb)) {
    const thing = objectOf(after.replace(/^(?:up|out|off)\s+/i, ""));
    return { ...settled, kind, thing };
  }
  const { rest } = readCircumstances(after);
  const noun = /^(?:$|(?:to|into|from|with|across|in|on|at|after|for)\b)/i.test(rest) ? nouns[verb] : undefined;
  if (/^[\d,.]+\s/.test(after) && /^(?:have|['’]ve)$/i.test(verbs[0]?.text ?? ""))
    return { ...settled, kind: "story", thing: null };
  if (noun) return { ...settled, kind: kind ?? "launch", thing: shortenPhrase(`our ${noun} ${rest}`.trim()) };
  if (kind === "story") return { ...settled, kind, thing: null };
  const doing = shortenPhrase(`${gerund(verb)} ${rest}`.trim());
  return { ...settled, kind, thing: null, doing: doing?.includes(" ") && !/\byou\b/i.test(doing) ? doing : null };
}

function objectOf(after: string): string | null {
  const { rest } = readCircumstances(after);
  const first =
    (rest || after).split(
      /\s(?:so that|so you|and (?:we|you|everyone|everybody|all|it|they)|because|where|to help|to give|to make)\s|[:;,–—]\s/i,
    )[0] ?? "";
  const phrase = shortenPhrase(first);
  if (!phrase || !usableAsPhrase(phrase)) return null;
  return looksLikeThing(phrase) || /^\p{L}{3,}$/u.test(phrase) ? phrase : null;
}

function fromThing(clause: Clause, subject: string, statement: string | null): Announcement | null {
  const core = (subject.split(/:\s+/).at(-1) ?? subject).replace(/,?\s(?:which|that|who)\s.*$/is, "");
  const thing = shortenPhrase(readCircumstances(core).rest || core);
  // why: what is closed or delayed is told, and not praised
  if (
    /\b(?:closed|closing|cancelled|canceled|postponed|delayed|sold out|out of (?:stock|order))\b/i.test(
      `${joinTokens(clause.verbs)} ${clause.after}`,
    )
  )
    return { kind: "story", thing: null, deed: null, statement, claim: null };
  if (!thing || !usableAsPhrase(thing) || (statement === null && clause.tokens.length > 28)) return null;
  const isNews =
    arriving.test(clause.verb) ||
    ownThing.test(subject) ||
    clause.verbs.some(({ text }) => /^(?:now|just|finally)$/i.test(text));
  const isPassing = clause.verbs.some(({ text }) => /ing$/.test(text)) || clause.verb === "be";
  // "Day passes now bookable online": the tagger takes a plural noun for a verb
  if (/^(?:now|available|bookable|back)\b/i.test(clause.after) && !isNews) return null;
  // "spring highlights" is no claim that spring does so
  if (!isNews && clause.after === "" && !/\s/.test(subject)) return null;
  if (!isNews && isPassing) return { kind: null, thing: null, deed: null, statement, claim: null };
  if (!isNews) {
    const claim = lowerFirst(`${subject} ${joinTokens(clause.verbs)} ${clause.after}`.trim());
    return { kind: "how-to", thing, deed: null, statement, claim: claim.length <= 100 ? claim : null };
  }
  const kind = /^(?:turn|celebrate|win)$/.test(clause.verb) ? "story" : clause.verb === "open" ? "opening" : null;
  return { kind, thing, deed: null, statement, claim: null };
}
