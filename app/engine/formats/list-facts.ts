import { findSaving } from "../compose/facts";
import { capitalize, removeEndMark, spellNumber } from "../compose/grammar";
import { findTerms } from "../compose/point-terms";
import { slots } from "../compose/slots";
import type { Source } from "../compose/source";

/** So many facts are found faster in a list, whatever stands above it. */
export const fewestFacts = 4;

type Row = [label: string, text: string];

/** The facts as label and value, each as the owner said it: "What", "When", "Where", "For" ... */
export function listFacts(source: Source): Row[] {
  const { what, goal, message, audience, timing } = source.material;
  const { facts, quantity, kind } = message;
  const counted = quantity?.noun ? `${spellNumber(quantity.count)} ${quantity.noun.text}` : null;
  // why: "a carer for your mum" is chosen by the reader
  const reader = /^your /i.test(facts.for ?? "") ? undefined : (facts.for ?? audience?.text);
  const isProjects = reader?.toLowerCase() === source.brief.project.targetAudience.toLowerCase();
  const readers = forOthers.test(kind) ? null : slots.readers.fill(source);
  // why children too: who cannot swim a length has to know
  const isLimited = !forOthers.test(kind) && / who (?:can|have|already) /i.test(reader ?? "");
  const thing = what?.text ?? facts.what;
  const named = thing?.includes(" ") && thing.toLowerCase() !== source.name.toLowerCase() ? thing : null;
  // why: "six new places" are the thing and how many there are of it
  const isCounted = Boolean(named && !quantity?.isRemaining && counted?.includes(named));
  const [label, offered] = describeOffer(source);
  // why: what a move or an ending says beside its point has a day of its own
  const isOther = /^(?:news|ending)$/.test(kind) && !message.point.includes(facts.when ?? "");
  const isElsewhere = isOther || (kind === "hiring" && !message.sure.includes("when"));
  const rows: [string, string | null | undefined][] = [
    [
      kind === "hiring" ? "The job" : kind === "fundraiser" ? "For" : "What",
      isCounted ? counted : offered?.includes(named ?? "-") ? null : named,
    ],
    ["Goal", goal?.text],
    [label, offered],
    [isCounted ? "" : quantity?.isRemaining ? "Left today" : "How many", counted],
    // why a hiring's only where it is sure: "every night" is when drivers are home
    [
      isElsewhere ? "" : timing?.verb ? capitalize(timing.verb) : "When",
      facts.when && (findWhole(source, facts.when) ?? facts.when),
    ],
    [timing?.before ? "Last day" : "", timing?.last?.text],
    ["Where", facts.where ?? findAddress(source)],
    ["Group", say(source, /^(?:up to |max(?:imum)? )?(?:\p{L}+|\d{1,3}) (?:people|children|adults|guests|places)$/iu)],
    ["Length", say(source, /^(?:\p{L}+|\d{1,3})(?: and a half)? (?:hours?|minutes|days|weeks|evenings|mornings)$/iu)],
    [
      "Included",
      say(source, /^(?:all |your )?.{3,40} included$|^includ(?:es|ing) .{3,50}$/i)?.replace(
        /^includ(?:es|ing) | included$/i,
        "",
      ),
    ],
    ["Open", say(source, /^open .{3,60}$/i)?.replace(/^open /i, "")],
    [
      kind === "fundraiser" || kind === "hiring" ? "" : "For",
      isProjects ? (readers ?? (isLimited ? reader : null)) : reader,
    ],
  ];
  return rows.flatMap(([label, text]) => {
    if (!label || !text) return [];
    // why without: behind "When:" the preposition says nothing
    const value =
      label === "When"
        ? text.replace(/^(?:on|at) /i, "")
        : label === "Where"
          ? text.replace(/^(?:at|in) (?=the |\p{Lu}|\d)/u, "").replace(/^(?:At|In) (?=the |\p{Lu}|\d)/u, "")
          : text;
    return [[label, capitalize(removeEndMark(value))] as Row];
  });
}

/** The detail of the idea that says more than was read: "Tuesdays and Thursdays 6.30 to 8pm" of "Tuesdays and Thursdays". */
const findWhole = (source: Source, read: string): string | null =>
  source.details.find(
    ({ from, form, text }) =>
      from === "idea" &&
      form !== "sentence" &&
      form !== "order" &&
      text.toLowerCase().startsWith(read.toLowerCase().replace(/^on /, "")),
  )?.text ?? null;

/** The first short detail of the owner's that the pattern knows. */
const say = (source: Source, pattern: RegExp): string | null =>
  source.details.find(({ form, text }) => form !== "sentence" && pattern.test(text))?.text ?? null;

/** "12 Mill Lane" among the facts that an owner stated. */
const findAddress = (source: Source): string | null =>
  /^(?:hiring|fundraiser)$/.test(source.material.message.kind)
    ? null
    : say(
        source,
        /^\d{1,4}[a-z]? \p{L}[\p{L}'’ ]{2,40}(?:street|road|lane|avenue|square|place|way|row|yard|hill|close|court|drive|terrace|quay|market|st|rd|ave)\b.{0,40}$/iu,
      );

/** What the reader gets or pays, by its name: "Half price fish", "£45, instead of £60". */
function describeOffer(source: Source): [label: string, text: string | null] {
  const { offer, message } = source.material;
  const text = message.facts.offer;
  if (message.kind === "hiring") return ["Pay", text];
  const saving = findSaving(source);
  if (text && saving && !text.includes(saving.old)) return ["Price", `${text}, instead of ${saving.old}`];
  if (offer?.kind === "price" || /^free$/i.test(text ?? "")) {
    const prices = source.details.filter(
      ({ kind, from, form }) => kind === "price" && from === "idea" && form !== "sentence",
    );
    // why: what children pay is no less a price
    if (prices.length > 1) return ["Price", prices.map(({ text: told }) => told).join(", ")];
    return ["Price", text && (findWhole(source, text) ?? text)];
  }
  if (/\b(?:cost|charge|fee)$/i.test(text ?? "")) return ["Cost", text];
  const terms = findTerms(message.point);
  const whole = offer?.kind === "free" && text ? findWhole(source, text) : null;
  if (whole) return ["Offer", whole];
  if (offer?.kind === "free" && text && terms) return ["Offer", text.includes(terms) ? text : `${text} ${terms}`];
  // why: "half price" alone leaves out of what
  const isOn = offer?.kind === "percent" && offer.on && /(?:off|price)$/i.test(text ?? "");
  return ["Offer", isOn && offer.on && !text?.includes(offer.on.text) ? `${text} ${offer.on.text}` : text];
}

/** Messages that concern others than those whom the business serves. */
const forOthers = /^(?:hiring|fundraiser|ending|story)$/;
