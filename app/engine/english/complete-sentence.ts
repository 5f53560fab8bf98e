import { isKindOfBusiness, isUncounted } from "./business-kinds";
import { lowerFirst, lowerStart } from "./capitals";
import { hasClearVerb, hasSubject, stateAt, withoutSubject } from "./clear-verb";
import { titleOfComparison } from "./compared-figures";
import { addArticle, addSubjectArticle, chooseArticle, isFreeFrom, isSurelyHad } from "./line-articles";
import { findMoney } from "./money";
import { isBestAsNoted, noteRules } from "./note-rules";
import { chooseIndefinite, isPlural, readNounPhrase } from "./noun-phrases";
import { addWith, priceNoteRules, priceRules } from "./price-rules";
import { sayDayBehindVerb } from "./say-time";
import type { SentenceRule } from "./sentence-rule";
import { bareNouns } from "./small-words";
import { visitRules } from "./visit-rules";
import { readWords } from "./words";

/** A line that a rule made whole. */
export interface CompletedLine {
  /** With a capital, without its end mark. */
  text: string;
  /** The rule that knew how. */
  rule: string;
}

/** What a business says of itself by a participle or an adjective alone. */
const ownStates =
  /^(?:open|closed|fully|independent|insured|licensed|registered|accredited|certified|qualified|regulated|approved|based|located|family[- ](?:run|owned)|woman[- ]owned|run|volunteer[- ]run|rated|trusted|used|members? of(?!.* pay )|part of|established|founded|vetted|DBS|here)\b/i;

const road =
  /\b(?:road|rd|street|st|lane|row|yard|mews|avenue|ave|square|place|drive|way|close|terrace|hill|gardens|parade|quay|wharf|court|house|park|estate|centre|center|hall)\b/i;

/** The rules in the order in which they are tried: the first that fires makes the sentence. */
export const sentenceRules: readonly SentenceRule[] = [
  {
    name: "a label with what stands behind it",
    examples: [
      ["Opening hours: Monday to Friday, 9 to 5", "We are open Monday to Friday, 9 to 5"],
      ["Address: 22 Burgate Yard, Canterbury", "You will find us at 22 Burgate Yard, Canterbury"],
      ["Delivery: £3.95", "Delivery is £3.95"],
      ["Average saving identified: 18% of annual spend", "Average saving identified: 18% of annual spend"],
    ],
    apply: ({ text }) => {
      const [, label = "", value = ""] = /^([\p{L}][\p{L}' ]{1,30}):\s(.{2,160})$/u.exec(text) ?? [];
      if (!label) return null;
      if (/\b(?:hours|opening times|open)$/i.test(label)) return `we are open ${value}`;
      if (/^(?:address|where|location|find us|visit us|place)$/i.test(label)) return `you will find us at ${value}`;
      const phrase = readNounPhrase(lowerFirst(label));
      const isPrice = findMoney(value, readWords(value))?.first === 0;
      if (isPrice && phrase) return `${label} ${phrase.number === "plural" ? "are" : "is"} ${value}`;
      return text;
    },
  },
  {
    name: "an address",
    examples: [
      ["14 Corve Row, Ludlow", "You will find us at 14 Corve Row, Ludlow"],
      ["9 Carrow Mews, London E17", "You will find us at 9 Carrow Mews, London E17"],
    ],
    apply: ({ text, words }) =>
      /^\d{1,4}[a-z]?$/i.test(words[0]?.text ?? "") && road.test(text) && !hasClearVerb(words)
        ? `you will find us at ${text}`
        : null,
  },
  {
    name: "a state without its verb",
    examples: [
      ["Phones answered 8am to 6pm", "Phones are answered 8am to 6pm"],
      ["Dogs welcome on a lead", "Dogs are welcome on a lead"],
      ["Mats and blankets provided", "Mats and blankets are provided"],
      ["No card needed", "No card is needed"],
      ["fitting included", "Fitting is included"],
      ["Data hosted in the EU", "Data is hosted in the EU"],
      ["Licence needed", "A licence is needed"],
      ["Ticket office open Monday to Friday", "The ticket office is open Monday to Friday"],
      ["Waiting list now open for September places", "The waiting list is now open for September places"],
      ["Saturday taster sessions back from 9 January", "Saturday taster sessions are back from 9 January"],
      ["Driving licence helpful", "A driving licence is helpful"],
    ],
    apply: ({ text, words }) => {
      const at = words.findIndex(
        ({ lower }, index) => index > 0 && index < 7 && stateAt.test(lower) && !isFreeFrom(words, index),
      );
      const state = words[at];
      if (!state || words.slice(0, at).some(({ part, after }) => after || part === "pronoun" || part === "preposition"))
        return null;
      // why not before a noun: "Family owned bakery" and "hand made yarn" are phrases
      const next = words[at + 1];
      // why: "Money back if not delighted" is a promise and no return
      if (state.lower === "back" && !/^(?:from|on|for|in|this|next|every|after)$/.test(next?.lower ?? "")) return null;
      if (next && !state.after && !next.tags.has("WeekDay") && (next.part === "noun" || next.part === "adjective"))
        return null;
      if (hasClearVerb(words.slice(0, at)) || ownStates.test(text)) return null;
      // why: "our customer paid £1,940" tells what somebody did
      if (/^(?:paid|made)$/.test(state.lower) && /^[£$€₹\d]/.test(next?.text ?? "")) return null;
      if (/[£$€₹]/.test(next?.before ?? "")) return null;
      const before = text.slice(0, words[at - 1]?.end);
      const adverb = / (?:now|still|again|always|also)$/.exec(before)?.[0] ?? "";
      const subject = readNounPhrase(before.slice(0, before.length - adverb.length).replace(/^no /i, ""));
      if (!subject) return null;
      const isMany = subject.number === "plural";
      const bare = /^(?:no|all|our|the)\s/i.exec(text)?.[0].toLowerCase() ?? "";
      const article =
        bare ||
        subject.number !== "singular" ||
        subject.isName ||
        /ing$/.test(subject.head) ||
        bareNouns.test(subject.head.toLowerCase()) ||
        isUncounted(subject.head)
          ? bare
          : chooseArticle(subject.text, state.lower);
      // why: "Towels are provided, bring your own mat" would be two sentences with a comma between them
      const rest = text.slice(state.start).replace(/, (?=(?:please )?(?:bring|book|call|ask|order|wear|see) )/, "; ");
      return `${article}${lowerFirst(subject.text)} ${isMany ? "are" : "is"}${adverb} ${rest}`;
    },
  },
  {
    name: "what a business is, without its verb",
    examples: [
      ["Open Tuesday to Sunday from 5pm", "We are open Tuesday to Sunday from 5pm"],
      ["Run by volunteers, no paid staff", "We are run by volunteers, with no paid staff"],
      ["Established 1987", "We were established in 1987"],
      ["Since 1987", "We have been here since 1987"],
      ["Used by 640 online stores", "We are used by 640 online stores"],
      ["Registered charity", "We are a registered charity"],
    ],
    apply: ({ text, words }) => {
      const [, word = "", year] = /^(since|est\.?|established|founded)(?: in)? ((?:1[789]|20)\d\d)$/i.exec(text) ?? [];
      if (year)
        return /^since/i.test(text)
          ? `we have been here since ${year}`
          : `we were ${/^founded/i.test(word) ? "founded" : "established"} in ${year}`;
      const endsIn =
        words.length <= 6 ? /^(?:registered|accredited|certified|insured|approved|licensed|qualified)$/ : null;
      const isState = ownStates.test(text) || (endsIn?.test(words.at(-1)?.lower ?? "") ?? false);
      // why: an open day is a day, and no state of the business
      const isOpenThing =
        /^open (?:studios?|days?|house|mornings?|evenings?|afternoons?|nights?|gardens?|mic|weekends?|air|workshops?)\b/i;
      if (!isState || hasSubject(words) || isOpenThing.test(text)) return null;
      const phrase = readNounPhrase(text.split(/,\s/)[0] ?? "");
      const opensPhrase = /^(?:independent|family|woman|volunteer|qualified|licensed|certified|rated|fully)/i.test(
        text,
      );
      const last = words.at(-1)?.lower ?? "";
      if (opensPhrase && phrase && !/(?:ed|run)$/.test(phrase.head) && !/ed$/.test(last)) return null;
      if (phrase && isKindOfBusiness(phrase.head) && !isPlural(phrase.head))
        return `we are ${chooseIndefinite(text)} ${lowerStart(text)}`;
      return `we are ${addWith(lowerStart(text))}`;
    },
  },
  {
    name: "how many were done",
    examples: [
      ["46 sites audited since 2021", "We have audited 46 sites since 2021"],
      ["300 trees planted in 2023", "We planted 300 trees in 2023"],
    ],
    apply: ({ text }) => {
      const [, many, things, done, rest] =
        /^((?:over |more than )?\d[\d,.]{0,9}\+?) (\p{L}{3,20}s|people|children) (\p{L}{3,14}ed|taught|built|made|grown|sold)\b(.{0,80})$/iu.exec(
          text,
        ) ?? [];
      if (!done) return null;
      // why: "have planted" and a year that is over do not go together
      const isOver = /^ in (?:19|20)\d\d\b/.test(rest ?? "");
      if (isOver && /^grown$/i.test(done)) return null;
      return `we ${isOver ? "" : "have "}${done.toLowerCase()} ${many} ${things}${rest}`;
    },
  },
  {
    name: "opening hours",
    examples: [
      [
        "Monday to Friday 8am to 6pm, Saturday 9am to 4pm",
        "We are open Monday to Friday 8am to 6pm, Saturday 9am to 4pm",
      ],
    ],
    apply: ({ text, words }) =>
      words[0]?.tags.has("WeekDay") &&
      /\d(?:[.:]\d\d)? ?(?:am|pm)?(?: to | ?[–-] ?)\d/i.test(text) &&
      !hasClearVerb(words)
        ? `we are open ${text}`
        : null,
  },
  {
    name: "a verb without its subject",
    examples: [
      ["Works on iPhone, Android and web", "It works on iPhone, Android and web"],
      ["Works offline", "It works offline"],
      ["Exports hours to CSV for payroll", "It exports hours to CSV for payroll"],
    ],
    apply: ({ text, words }) =>
      withoutSubject.test(words[0]?.lower ?? "") &&
      (words.length > 2 || /^(?:works|runs|syncs|excludes|includes)$/.test(words[0]?.lower ?? "")) &&
      !hasSubject(words.slice(1))
        ? `it ${lowerFirst(text)}`
        : null,
  },
  ...priceRules,
  {
    name: "a sentence already",
    examples: [
      ["We have 31 dogs in foster homes right now", "We have 31 dogs in foster homes right now"],
      ["$45 covers one senior blood panel", "$45 covers one senior blood panel"],
      ["£10 buys two new books", "£10 buys two new books"],
      ["Adoption fee is $120", "The adoption fee is $120"],
      ["Cafe serves food until 4pm", "The cafe serves food until 4pm"],
      ["Based in Limerick, we cover the whole of Ireland", "Based in Limerick, we cover the whole of Ireland"],
      ["If we don't find savings, you don't pay", "If we don't find savings, you don't pay"],
      ["Eye tests last 40 minutes", "Eye tests last 40 minutes"],
    ],
    // why as it is: "so no scanner has to be bought" goes on with what stands before it
    apply: ({ text, words }) =>
      hasClearVerb(words) ? (/^so /i.test(text) ? text : addSubjectArticle(text, words)) : null,
  },
  {
    name: "a request",
    examples: [
      [
        "order by Friday 4 December and collect Sunday 6 December",
        "Order by Friday 4 December and collect Sunday 6 December",
      ],
      ["try any instrument for free", "Try any instrument for free"],
    ],
    apply: ({ text, words }) => {
      const [given, ...others] = words;
      const [first, second] = given?.lower === "please" ? others : words;
      if (!first || (given !== first && first.part === "verb")) return first ? text : null;
      const isPlainVerb = /^(?:use|wear|bring|arrive|choose|allow)$/.test(first.lower) && second;
      if (isPlainVerb) return text;
      // why: a tagger takes these of a short line for verbs
      if (/^(?:above|opposite|level|shop|lead|card|cash|turnaround|class)$/.test(first.lower)) return null;
      const isVerb = first.part === "verb" && first.tags.has("Infinitive");
      const goesOn = second && /^(?:determiner|pronoun|preposition|noun|number|adverb)$/.test(second.part);
      const isThing = second?.lower === "by" && /^(?:support|help|delivery|post)$/.test(first?.lower ?? "");
      return isVerb && goesOn && !isThing ? text : null;
    },
  },
  {
    name: "what is not there",
    examples: [
      ["no call centre", "No call centre"],
      ["No need to book", "There is no need to book"],
    ],
    apply: ({ text, words }) => {
      if (/^no need to \p{L}/iu.test(text)) return `there is ${lowerFirst(text)}`;
      if (/\bno\b.{1,60}\bno\b/i.test(text) || text.includes(",")) return null;
      const phrase = words[0]?.lower === "no" ? readNounPhrase(text.replace(/^no\s/i, "")) : null;
      // why as it is: "There are no Sundays" says something else
      return phrase ? text : null;
    },
  },
  {
    name: "what you get",
    examples: [
      ["14 day free trial, no card needed", "You get a 14 day free trial, no card needed"],
      ["5 year parts and labour warranty", "You get a 5 year parts and labour warranty"],
      ["12 month guarantee on all repairs", "You get a 12 month guarantee on all repairs"],
      ["Free sample with every order", "You get a free sample with every order"],
    ],
    apply: ({ text }) => {
      const isYours = /\b(?:guarantee|warranty|trial|refund|sample|gift|voucher)\b/i.test(text);
      const isTimed = /^[\p{L}\d]{1,7}[- ](?:year|month)\s[^,]{3,40} (?:guarantee|warranty)$/iu.test(text);
      const phrase = isTimed
        ? `${chooseIndefinite(lowerStart(text))} ${lowerStart(text)}`
        : isYours
          ? addArticle(text)
          : null;
      return phrase ? `you get ${phrase}` : null;
    },
  },
  {
    name: "how long it lasts",
    examples: [
      ["eight weeks", "It lasts eight weeks"],
      ["6 sessions", "It lasts 6 sessions"],
    ],
    apply: ({ text }) =>
      /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:weeks|days|months|hours|sessions)$/i.test(
        text,
      )
        ? `it lasts ${lowerStart(text)}`
        : null,
  },
  {
    name: "what we have",
    examples: [
      ["Three Gas Safe engineers", "We have three Gas Safe engineers"],
      ["11 teachers", "We have 11 teachers"],
      ["24 seats, takeaway and a small wine list", "We have 24 seats, takeaway and a small wine list"],
      ["Relaxed performance on the Saturday matinee", "We have a relaxed performance on the Saturday matinee"],
    ],
    apply: ({ text, words }) => {
      const isDays = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|and|or|until) /.test(text);
      const phrase =
        words.length > 1 && words.length < 12 && !isDays && isSurelyHad(text, words) ? addArticle(text) : null;
      return phrase ? `we have ${phrase}` : null;
    },
  },
];

/**
 * A line of the owner's as a sentence that can stand in a text: "Phones answered 8am to 6pm" becomes "Phones are answered 8am to 6pm". The
 * words stay the owner's; what is added is the subject, the verb or the article that the line left out. Null where no rule knows how: the
 * line is then better printed as it is.
 */
export function completeSentence(raw: string): CompletedLine | null {
  const text = raw.trim().replace(/[.!;,:\s]{1,9}$/, "");
  const words = readWords(text);
  if (words.length < 2 || isBestAsNoted(text)) return null;
  if (titleOfComparison(text))
    return { text: text.charAt(0).toUpperCase() + text.slice(1), rule: "a sentence already" };
  for (const { name, apply } of [...priceNoteRules, ...noteRules, ...visitRules, ...sentenceRules]) {
    const made = apply({ text, words })?.replace(ordinal, (word) => `the ${word.toLowerCase()}`);
    if (made) return { text: sayDayBehindVerb(withLasting(made.charAt(0).toUpperCase() + made.slice(1))), rule: name };
  }
  return null;
}

/** "First evening is free" has "The". */
const ordinal = /^(?:first|second|third|last|next)(?= (?:\p{L}{2,15} ){1,2}is\b)/iu;

/** "We are certified organic since 2014" has been so since. */
const withLasting = (text: string): string =>
  text.replace(/^We are (.{3,80} since (?:1[5-9]|20)\d\d)$/, "We have been $1");
