import { contract } from "../compose/contract";
import { capitalize, lowerFirst, removeEndMark } from "../compose/grammar";
import { findSpeaker } from "../compose/say-fact";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { escapePattern } from "../words/escape-pattern";
import { findTown } from "./find-town";
import { findDay, isWhole, type Named, nameThing, sayOnce } from "./name-thing";

/** Words of paid work. */
const paid =
  /\b(?:hiring|jobs?|vacanc\p{L}{1,4}|salary|full[- ]time|part[- ]time|contract|shifts?|hours|pay)\b|[£$€]\d/iu;

/** "Mechanics" of "We need two mechanics for the summer". */
const findSought =
  /\b(?:need|hiring|looking for|want) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) ((?:[\p{Ll}-]{2,20} ){0,3}?\p{Ll}{2,20}s)(?= (?:for|to|in|who|with|from|at|by)\b|[.,]|$)/u;

const countWords = "two|three|four|five|six|seven|eight|nine|ten|twelve";
/**
 * The campaign named in a sentence that is none of the owner's, each in other words, for captions that lead with something else. Empty where
 * nothing is sure enough to be named.
 */
export function listMentions(source: Source, voice: VoiceLines): string[] {
  const { message, goal, what } = source.material;
  const named = nameThing(source);
  const isAlone = findSpeaker(source.brief.project.description) === "I";
  const [we, us, be] = isAlone ? ["I", "me", "am"] : ["We", "us", "are"];
  const say = (text: string) => (source.voice.contractions ? contract(text) : text);
  const told = source.lines.telling.join(" ");
  if (message.kind === "hiring") {
    const isPlural = what && message.sure.includes("what") && what.number === "plural" && !what.isName;
    // why from the sentence too: "We need two mechanics" counts them
    const [, sought = ""] = findSought.exec(told) ?? [];
    const many = isPlural ? lowerFirst(what.text) : sought || null;
    const counted =
      many && (new RegExp(`\\b(\\d{1,3}|${countWords}) ${escapePattern(many)}\\b`, "i").exec(told)?.[0] ?? many);
    const { when } = message.facts;
    // why only as it was typed: "roofers for March"
    const dated =
      counted && when && told.toLowerCase().includes(`${counted} ${when}`.toLowerCase())
        ? `${counted} ${when}`
        : counted;
    const town = findTown(source);
    // why: a choir that looks for tenors hires nobody
    const isJob = paid.test([told, ...source.lines.facts.map(({ text }) => text)].join(" "));
    const hires = isJob ? "is hiring" : "is looking for";
    return [
      ...(many ? [`${we} ${be} looking for ${dated}.`] : []),
      ...(many ? [`${source.name} ${hires} ${dated}.`] : []),
      ...(town && many ? [`Do you know any ${many} in or near ${town}?`] : []),
      ...(many ? [`${we} would like to hear from ${many}.`] : []),
    ].map(say);
  }
  const purpose = findPurpose(told);
  if (message.kind === "fundraiser" && goal)
    return [`Help ${us} raise ${goal.text}${purpose}.`, `${we} ${be} raising ${goal.text}${purpose}.`].map(say);
  const offered = [...sayPrice(source, named), ...sayOffer(source)];
  if (!named?.when) offered.push(...sayDay(source));
  if (!named) return offered;
  const { ours, when, verb } = named;
  const alone = isAlone ? ours.replace(/^our /, "my ") : ours;
  // why: "our second shop, 12 December" does not say what happens to it
  const own = verb === "opens" ? `the opening of ${alone}` : alone;
  const bareDay = sayOnce(when ?? "").replace(/^on (?=\p{Lu}|\d)/u, "");
  const fill = (patterns: readonly string[]) =>
    patterns.map((pattern) =>
      capitalize(
        pattern
          .replace(/\{ours\}/i, own)
          .replace("{when}", when ?? "")
          .replace(/\{bare\}/i, bareDay),
      ),
    );
  if (!when) return offered;
  const bare = bareDay;
  const isVisit =
    (/^(?:event|opening|season)$/.test(message.kind) || /^(?:is|are)$/.test(verb ?? "")) &&
    !/^(?:from|until|by|before|since) /.test(when);
  return [
    ...offered,
    ...(verb && /^(?:on|every|this|next) /.test(when) ? [`${capitalize(alone)} ${verb} ${when}.`] : []),
    ...(isVisit ? fill(voice.invite) : []),
    `${capitalize(own)}: ${bare}.`,
    ...(isVisit ? [`One for the calendar: ${own}, ${bare}.`] : []),
  ].filter(Boolean);
}

/** The day and the place of what takes place, where the point leaves them out: "Friday 13 November at 7pm, in the shop." */
function sayDay(source: Source): string[] {
  const { message } = source.material;
  const when = findDay(source);
  if (!when || source.lines.telling[0]?.includes(message.facts.when ?? when)) return [];
  const where = message.sure.includes("where") ? message.facts.where : null;
  return [`${capitalize(when.replace(/^on /, ""))}${where ? `, ${lowerFirst(where)}` : ""}.`];
}

/** "Boiler service £79 until March" is "Our boiler service is £79 until March": what stands right behind the thing is its price. */
function sayPrice({ lines: { telling }, material: { what } }: Source, named: Named | null): string[] {
  const [first = ""] = telling;
  const from = what ? first.toLowerCase().indexOf(`${what.text.toLowerCase()} `) : -1;
  if (!named || !what || from < 0 || !named.ours.endsWith(what.text.slice(1))) return [];
  const [, start, price = "", rest = ""] =
    /^(from |at |for )?([£$€₹]\s?\d[\d.,]*\d|[£$€₹]\s?\d)((?: (?!(?:and|or|off)\b)[^.,;:]{1,70})?)[.,;]/i.exec(
      first.slice(from + what.text.length + 1),
    ) ?? [];
  if (!price) return [];
  const be =
    start?.trim().toLowerCase() === "from" ? `start${named.isMany ? "" : "s"} at` : named.isMany ? "are" : "is";
  const say = (end: string) => `${capitalize(named.ours)} ${be} ${price}${end}.`;
  return [...new Set([say(rest), ...(/^ (?:an?|per|each)\b/i.test(rest) ? [] : [say("")])])];
}

/** The offer in a sentence, where what it is on was read: "Save 15% on the January evening courses." */
function sayOffer({ material: { offer, message, timing }, lines }: Source): string[] {
  if (!offer || !message.sure.includes("offer")) return [];
  const { offer: noted, when } = message.facts;
  const isDated =
    noted && when && message.sure.includes("when") && /^(?:on|period|recurring)$/.test(timing?.role ?? "");
  const note =
    isDated && offer.kind !== "price" && offer.kind !== "other"
      ? [`${capitalize(noted)}${/^(?:on|every|at|in|from|until) /i.test(when) ? "" : ","} ${lowerFirst(when)}.`]
      : [];
  if (!("on" in offer) || !offer.on) return note;
  const on = offer.on.text;
  const told = lines.telling.join(" ");
  // why: a name that was cut out of the middle of another is none
  if (!isWhole(on, told)) return note;
  const whole = told.toLowerCase().includes(`the ${on.toLowerCase()}`) ? `the ${on}` : on;
  if (offer.on.number === "singular" && whole === on) return note;
  if (offer.kind === "percent") return [`Save ${offer.percent}% on ${lowerFirst(whole)}.`, ...note];
  if (offer.kind === "amount-off") return [`Save ${offer.money.text} on ${lowerFirst(whole)}.`, ...note];
  return note;
}

/** "For dental surgery", of "We want to raise $15,000 for dental surgery." Empty where nothing but the sum is said. */
function findPurpose(told: string): string {
  const [, what = ""] =
    /\braise \S{2,12}( (?:for|towards) (?:(?!and\b|by\b|before\b|with\b)[^\s.,;:]{1,24}(?= |[.,;])[ ]?){1,6})/i.exec(
      told,
    ) ?? [];
  return what.trimEnd() && / (?:the|an?|our|of|to)$/.test(what.trimEnd()) ? "" : what.trimEnd();
}

/** What the reader has to do by when, in the owner's call: "Reserve your place before 20 December." Empty where the last day was not read for sure. */
export function listDeadlines({ call, material: { timing, message } }: Source): string[] {
  if (timing?.role !== "deadline" || !message.sure.includes("when") || / (?:it|we|you|is|are)\b/i.test(timing.text))
    return [];
  const isOpen = /\b(?:today|now|by|before|until|call|whatsapp|visit|follow)\b/i.test(call) || call === "";
  const last = timing.before && timing.last ? [`The last day is ${timing.last.text}.`] : [];
  return [...(isOpen ? [] : [`${removeEndMark(call)} ${lowerFirst(timing.text)}.`]), ...last];
}
