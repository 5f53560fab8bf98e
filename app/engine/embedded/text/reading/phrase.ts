import { lowerFirst, withoutEndMark } from "../writing/clean-text";
import { readClause } from "./clause";
import type { IdeaKind } from "./read-idea";
import { hasFiniteVerb, isPlural, phraseCore } from "./wording";

const feast =
  /^(?:black friday|cyber monday|christmas|easter|halloween|thanksgiving|ramadan|eid|diwali|hanukkah|new year|valentine['’]?s day|mother['’]?s day|father['’]?s day)$/i;
const determined =
  /^(?:our|my|the|this|these|your|their|every|all|\d|[$€£]|half (?:price|off|a)\b|free|two|three|four|five|six|seven|eight|nine|ten|twenty|\p{Lu}\p{Ll}+['’]s$|\p{Lu}\p{Ll}+['’]s\s(?!day\b))/iu;

/** Words that may stand as a thing inside a sentence: no verb of their own, no question, no bare pronoun. */
export const usableAsPhrase = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/^(?:is|are|do|does|did|can|could|should|will|would|was|were|has|have|had|what|why|how|when|where|who|let|ignore)\b/i.test(
    text,
  ) &&
  !/^(?:we|i|you|they|he|she|it|if|when|because|and|but|to|not?|yes|so)\b/i.test(text) &&
  !/[!?.;]\s|[{}<>|=]/.test(text) &&
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 0 &&
  !hasFiniteVerb(text) &&
  readClause(text) === null;

/** Trims a noun phrase to what a sentence can carry; null when no short phrase is left. */
export function shortenPhrase(phrase: string): string | null {
  let text = withoutEndMark(phrase).replace(/\s(?:now|soon|today|again)$/i, "");
  if (/,\s/.test(text) && !/^[^,]*,.*\s(?:and|or|&)\s/s.test(text)) text = text.split(/,\s/)[0] ?? "";
  if (text.length > 64)
    text = withoutEndMark(
      text.split(
        /\s(?:because|so that|so|which|while|and we|as we|but|since|in order to|to help|to give|with the aim)\s|[,;:–—(]/i,
      )[0] ?? "",
    );
  if (text.length > 64) text = withoutEndMark(text.split(/\s(?:that|who|with|by|from|using|made)\s/i)[0] ?? "");
  if (text.length > 64) text = phraseCore(text);
  return text.length >= 3 && text.length <= 64 ? text : null;
}

/** Free words are taken for a thing only when they look like one: real words, not a string of keys. */
export function looksLikeThing(phrase: string): boolean {
  const words = phrase.split(/\s+/);
  if (words.length > 12 || (words.length < 2 && !/s$/i.test(phrase))) return false;
  return words.every((word) => word.length <= 24 && (!/^[a-z]{5,}$/.test(word) || /[aeiouy]/.test(word)));
}

/** Puts the article in that the phrase needs inside a sentence. Teaching ideas speak of things at large, others of one's own. */
export function withOwner(phrase: string, kind: IdeaKind): string {
  const bare = phrase.replace(/^(?:my|some|more)\s+/i, "");
  if (feast.test(bare) || /^\w+ing\s+(?:an?|the|our|your|to|for|with|on|in|up|out)\b/i.test(bare)) return bare;
  if (kind === "how-to") return bare;
  if (/\s(?:our|my)\s/i.test(bare) && !/^(?:our|the|an?)\s/i.test(bare) && !determined.test(bare)) return `the ${bare}`;
  if (/^an?\s/i.test(bare)) {
    if (kind === "fundraiser") return bare;
    return bare.replace(/^an?\s+/i, "our ");
  }
  const free = /^free\s+(?!shipping|delivery|parking|coffee|entry|admission|advice|samples?$|returns|tea)/i;
  if (free.test(bare) && !isPlural(bare)) return `a ${bare}`;
  if (/^\d+[- ](?:week|day|hour|month|part|minute|session)s?\s\p{L}/iu.test(bare) && kind !== "offer")
    return `our ${bare}`;
  if (kind === "fundraiser" && /\bappeal$/i.test(bare) && !/^(?:our|the)\s/i.test(bare)) return `our ${bare}`;
  if (determined.test(bare) || (/^\p{Lu}/u.test(bare) && kind !== "launch" && kind !== "event" && kind !== "product"))
    return bare;
  const isOwnDeed =
    /\b(?:appeal|fundraiser|raffle|walk|run|drive|auction|collection|challenge|ball|concert|sale)$/i.test(bare);
  return kind === "fundraiser" && !isOwnDeed ? bare : `our ${bare}`;
}

/** The subject without article and additions, for headlines. */
export function shortOf(subject: string): string | null {
  const bare = subject.replace(/^(?:our|the|an?|my|your|this|these)\s+/i, "");
  if (bare.length <= 40) return bare;
  const core = phraseCore(bare);
  return core.length <= 40 ? core : null;
}

/** Nouns that say little alone: "the evening" is not "the tasting evening". */
const weakHead =
  /^(?:days?|nights?|evenings?|mornings?|weeks?|weekends?|hours?|sets?|boxes|box|bags?|kits?|cards?|pages?|line|range|part(?:y|ies)|ideas?|packs?|plans?|lists?|clubs?|rooms?|house|season|time|times|trees?|bars?|house|run|walk|call|line|house|system|programme|program|fair|market|service|services|app|scheme|desk|corner|space|area|points?|name|site|ups?|ins?|outs?|offs?)$/i;

/** "our automatic payment reminders" gives "the reminders", "our open day" gives "the open day". */
export function againOf(subject: string | null, kind: IdeaKind): string | null {
  if (kind === "hiring") return "the role";
  if (kind === "offer") return "the offer";
  if (!subject || kind === "how-to" || (/^\w+ing\s/i.test(subject) && !/^(?:our|the|an?)\s/i.test(subject)))
    return null;
  const core = phraseCore(
    subject
      .replace(/^(?:our|the|an?|my|your|this|these|every)\s+/i, "")
      .replace(/^(?:valentine|mother|father)['’]?s['’]? day\s+(?=\p{L})/iu, ""),
  ).replace(/\s(?:and|&)\s.*$/s, "");
  const words = core
    .split(/\s+/)
    .filter((word) => !/^(?:new|first|second|third|latest|own|free|big|\d\S*)$/i.test(word));
  const head = words.at(-1) ?? "";
  if (!/^\p{L}[\p{L}'’-]+$/u.test(head) || /\s(?:and|&)\s/.test(phraseCore(subject))) return null;
  if (/^\p{Lu}/u.test(head) && words.length > 1) return null;
  const before = words.at(-2);
  const compound = /ing$/i.test(before ?? "") && words.at(-3) ? `${words.at(-3)} ${before}` : before;
  return weakHead.test(head) && compound ? `the ${lowerFirst(compound)} ${head}` : `the ${lowerFirst(head)}`;
}

/** Whether a phrase is nothing but a name: "Bean There" of the names "Bean" and "There", or of "Bean There". */
export function isNameOf(phrase: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)));
  return phrase.split(/\s+/).every((word) => known.has(word.toLowerCase()));
}
