import { isActivity, isKindOfBusiness, isPluralOfPeople, isUncounted } from "./business-kinds";
import { lowerStart } from "./capitals";
import { hasSubject, opensWithDeed, withoutSubject } from "./clear-verb";
import { chooseIndefinite } from "./grammar";
import { isPlural, readNounPhrase } from "./noun-phrases";
import { readWords, type Word } from "./words";

/**
 * What a business says of itself, with the business as the subject where the line has none: "Small bakery in Ludlow" becomes "Crumb & Kettle
 * is a small bakery in Ludlow", "Turkish sweets by post" becomes "Baklava & Sons offers Turkish sweets by post". A line of which it cannot be
 * told what it is stays as it is. Ends with its mark.
 */
export function introduceBusiness(name: string, raw: string): string {
  const text = raw
    .trim()
    .replace(/[.!;,:\s]{1,9}$/, "")
    .replace(/^(family|volunteer|woman|locally|employee|student|community) (run|owned|led)\b/i, "$1-$2")
    .replace(/\bnot for profit\b/i, (found) => found.replace(/ /g, "-"));
  const end = /[.!?]$/.exec(raw.trim())?.[0] ?? ".";
  const words = readWords(text);
  const [first, second] = words;
  // why: "Nimbus is a day nursery" of Nimbus Nursery says it all
  const isNamed =
    first?.text === name.split(" ", 1)[0] && /^(?:is|are|makes|sells|offers|runs|helps|has)$/.test(second?.lower ?? "");
  if (!first || isNamed || firstPerson.test(text) || text.toLowerCase().includes(name.toLowerCase())) return text + end;
  const [, does, whom] = serving.exec(text) ?? [];
  if (does && whom) return `${name} ${does.toLowerCase()}${/ch$/i.test(does) ? "es" : "s"} ${whom}${end}`;
  if (opensWithDeed(text) || (withoutSubject.test(first.lower) && second?.part !== "preposition"))
    return `${name} ${lowerStart(text)}${end}`;
  if (first.tags.has("Gerund") && second && /^(?:determiner|pronoun)$/.test(second.part)) return text + end;
  // why: "Cooked every morning by seven women" tells of something that is not named
  if (isParticiple(first) && !(second && /^(?:noun|adjective|verb)$/.test(second.part))) return text + end;
  const isOffered =
    doing.test(first.lower) && second !== undefined && /^(?:noun|determiner|adjective|pronoun)$/.test(second.part);
  // why the next too: a dance school is no school that you can dance
  const isKind = isKindOfBusiness(words.at(-1)?.text ?? "") || isKindOfBusiness(second?.lower ?? "");
  if (isOffered && !isKind) return `At ${name} you can ${lowerStart(text)}${end}`;
  const opening = text.slice(0, findOpeningEnd(text, words)).replace(/[,:;]$/, "");
  const isWhole = opening.length === text.length;
  const heads = readHeads(opening);
  if (!heads || (isWhole && hasSubject(words))) return text + end;
  const predicate = findPredicate(text, heads);
  return predicate ? `${name} ${predicate}${end}` : text + end;
}

/** Who speaks for themselves goes on doing so: "I help family firms hand over", "We fit solar roofs". */
const firstPerson = /^(?:I|I['’](?:m|ve|ll|d)|we|we['’](?:re|ve|ll|d)|my|our)\s/i;

/** What a business does for others, where a description opens with it: "Helping older people in Fife get online". */
const serving =
  /^(help|support|connect|teach|feed|train|show)ing ((?:(?:older|young|younger|local|small|new|busy|disabled) )?(?:people|adults|children|kids|families|parents|women|men|teenagers|beginners|businesses|firms|charities|schools|farmers|you)\b.*)$/i;

/** What customers do, where a description begins with it: "Rent children's clothes by the month". */
const doing = /^(?:rent|learn|find|borrow|swap|sing|dance|track|manage|send|save|build|try|hire|buy|order|make|play)$/;

/** The verb that suits what the line names, with its article and the line; null where that cannot be told. */
function findPredicate(text: string, heads: readonly string[]): string | null {
  const head = heads.at(-1) ?? "";
  const [one] = heads;
  const line = lowerStart(text).replace(
    /, (meets|runs|opens|serves|sells|works|teaches|helps|takes place)\b/,
    ", which $1",
  );
  // why: what is "run by volunteers since 1994" is so today
  const isLasting =
    / since (?:1[5-9]|20)\d\d$/.test(text) &&
    !/,? (?:open|run|led|owned|made|grown|built|\p{L}{2,12}(?:ed|ing))(?: .{2,40})? since /u.test(text);
  const be = isLasting ? "has been" : "is";
  const offer = isLasting ? "has offered" : "offers";
  if (/^(?:father|mother|husband|wife|brother|sister|grandmother|grandfather) and \p{Ll}+ \p{Ll}+ing /iu.test(text))
    return `${be} a ${line}`;
  if (/^(?:an?|the)\s/i.test(text)) return `${be} ${line}`;
  if (isPluralOfPeople(head) && heads.length === 1) return `${isLasting ? "have been" : "are"} ${line}`;
  const isMany = isPlural(head);
  // why not "opticians and hearing centre": one business is called so
  const opensMany =
    heads.length > 1 &&
    /^(?:studios|rooms|workshops|shops|offices|gardens|halls|sensors|devices|apps|tools|robots|services|courses)$/i.test(
      one ?? "",
    );
  if (!isMany && !opensMany && isKindOfBusiness(head))
    return `${be} ${/^software$/i.test(head) ? "" : `${chooseIndefinite(line)} `}${line}`;
  if (isPluralOfPeople(head)) return `${isLasting ? "have been" : "are"} ${line}`;
  // why: "an upholstery workshop and classes"
  const isOne =
    heads.length === 2 && !isMany && one !== undefined && !isPlural(one) && isKindOfBusiness(one) && !isUncounted(head);
  // why: "a bike shop and repair stand" is one place
  if (isOne && readNounPhrase(head)?.number === "singular") return `${be} ${chooseIndefinite(line)} ${line}`;
  const opensCounted = heads.length > 1 && one !== undefined && !isPlural(one) && isKindOfBusiness(one);
  if (opensCounted) return `${offer} ${chooseIndefinite(line)} ${line}`;
  const isMass = isUncounted(head) || readNounPhrase(head)?.number === "mass";
  return isMany || isMass || heads.length > 1 ? `${offer} ${line}` : null;
}

/** The last words of what the line names, one for each thing that "and" joins; null where it names nothing. */
function readHeads(opening: string): string[] | null {
  const words = readWords(opening);
  if (words.length === 0 || words.length > 9) return null;
  const last = words.at(-1) as Word;
  const phrase = hasSubject(words) ? null : readNounPhrase(opening);
  // why: the last word tells, whatever a tagger makes of those before it ("family-run heating and boiler firm")
  const isKnown = isKindOfBusiness(last.text) || isPluralOfPeople(last.text) || isActivity(last.lower);
  const head = isKnown ? last.text : phrase?.head;
  if (!head) return null;
  const joined = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && /^(?:and|&|\+)$/.test(next.lower) ? [word.text] : [];
  });
  return [...joined, head];
}

/** Where the phrase ends with which the line opens: before a preposition, a clause, or what is done with the thing. */
function findOpeningEnd(text: string, words: readonly Word[]): number {
  const found = behindPhrase.exec(text)?.index ?? text.length;
  const done = words.find((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!before || !next || before.after) return false;
    // why: "gutter cleaning for houses" names the cleaning, "a choir singing for charity" the choir
    if (isActivity(word.lower) || isKindOfBusiness(word.lower)) return false;
    const isThing = isKindOfBusiness(before.text) || isPluralOfPeople(before.text);
    if (/.ing$/.test(word.lower)) return isThing && !/^(?:and|&)$/.test(next.lower);
    return (
      isParticiple(word) &&
      (isThing || before.part === "noun" || isPlural(before.lower)) &&
      (isThing || /^(?:preposition|adverb)$/.test(next.part))
    );
  });
  return Math.min(found, done ? done.start - 1 : text.length);
}

const isParticiple = ({ lower }: Word) =>
  /^(?:\p{L}{2,14}ed|made|grown|cut|sewn|woven|spun|built|bound|sold|drawn|thrown|run|taught|baked)$/u.test(lower);

/** What closes the phrase that a description opens with. */
const behindPhrase =
  /[,:;]\s|\s(?:for|in|on|at|by|near|outside|above|below|under|behind|that|who|which|with|without|while|when|since|every|each|across|covering|working|serving|helping|making|selling|offering|specialising|collecting|raising|running(?= )(?! (?:shop|store|club|group|school|crew|coach)\b)|teaching|growing|looking|caring|building|repairing|run|made|cut|out of|of|to|from|where|next to|opposite)\s/i;
