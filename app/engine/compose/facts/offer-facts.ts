import { hasFiniteVerb, readWords } from "../../english/words";
import { addIndefinite, capitalize, lowerFirst } from "../grammar";
import { be, type FactRule, have, isMany } from "./fact-rule";

/** What comes with it, and who answers for it. */
export const offerFacts: readonly FactRule[] = [
  {
    name: "none of it",
    examples: [
      ["No contract", "There is no contract."],
      ["No set-up fee", "There is no set-up fee."],
      ["No card needed", "No card is needed."],
      ["No minimum order", "There is no minimum order."],
    ],
    when: /^no ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+?)(?: (needed|required|necessary))?$/iu,
    say: ([, thing = "", needed]) => {
      if (
        /^(?:smoking|dogs|pets|children|kids|phones|more|need|matter|longer|wonder|problem|thanks|job|one|fuss|nonsense)\b/i.test(
          thing,
        )
      )
        return null;
      if (needed) return `No ${lowerFirst(thing)} ${isMany(thing) ? "are" : "is"} ${needed}`;
      return / (?:and|or|to|for|more|than) /i.test(` ${thing} `) || hasFiniteVerb(readWords(thing))
        ? null
        : `There ${isMany(thing) ? "are" : "is"} no ${lowerFirst(thing)}`;
    },
  },
  {
    name: "what is done with it",
    examples: [
      ["Mats provided", "Mats are provided."],
      ["Phone answered day and night", "The phone is answered day and night."],
      ["Dogs welcome on leads", "Dogs are welcome on leads."],
      ["Level 3 qualification needed", "A level 3 qualification is needed."],
      ["All kit included", "All kit is included."],
      ["Shoe hire included", "Shoe hire is included."],
      ["Tea and cake included", "Tea and cake are included."],
      ["Satisfaction guaranteed", "Satisfaction is guaranteed."],
    ],
    when: /^((?:\p{L}[\p{L}\d'’-]*|\d+)(?: [\p{L}\d'’-]+){0,4}) (included|provided|welcome|available|needed|required|accepted|supplied|recommended|essential|guaranteed|answered|given)((?: (?:on|in|for|by|from|with|at|if|to|every) .{2,60}| day and night)?)$/iu,
    say: ([, thing = "", done = "", where = ""]) => {
      if (/^(?:you|we|i|no|not|also|free|delivered)\b| (?:is|are|was|were|not)$/i.test(thing)) return null;
      if (/^phone$/i.test(thing)) return `The phone is ${done}${where}`;
      if (
        /^(?:qualification|licen[cs]e|deposit|helmet|ticket|degree|minimum)$|\b(?:qualification|licen[cs]e)$/i.test(
          thing,
        )
      )
        return `${capitalize(addIndefinite(lowerFirst(thing)))} is ${done}${where}`;
      return `${capitalize(thing)} ${isMany(thing) ? "are" : "is"} ${done}${where}`;
    },
  },
  {
    name: "how it was rated",
    examples: [["Rated Good by Ofsted in 2025", "We were rated Good by Ofsted in 2025."]],
    when: /^rated (?:(?!(?:best|top|number)\b).{3,40} by .{2,40}|\d.{2,40})$/i,
    say: ([text = ""], speaker) =>
      `${/ in \d{4}$/.test(text) ? (speaker === "I" ? "I was" : "We were") : be(speaker)} r${text.slice(1)}`,
  },
  {
    name: "how long at it",
    examples: [
      ["22 years in freight and customs", "We have 22 years in freight and customs."],
      ["12 years' experience", "We have 12 years' experience."],
    ],
    when: /^(?:over |more than |nearly )?\d+ years(?:['’]? experience.*| (?:in|of) .{3,50})$/i,
    say: ([text = ""], speaker) =>
      /\bguarantee|warranty/i.test(text)
        ? null
        : `${have(speaker)} ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/years experience/i, "years' experience")}`,
  },
  {
    name: "since",
    examples: [
      ["Founded 2014", "We were founded in 2014."],
      ["Working since 1988", "We have been working since 1988."],
      ["Volunteer run since 2016", "We have been volunteer-run since 2016."],
      ["Family-run since 1974", "We have been family-run since 1974."],
    ],
    when: /^(?:(founded|established|est\.?)(?: in)? (\d{4})|((?:working|family[- ]run|family[- ]owned|independent|volunteer[- ]run|in business|open) since \d{4}))$/i,
    say: ([, founded, year, since = ""], speaker) =>
      founded
        ? speaker === "we"
          ? `We were ${/^est/i.test(founded) ? "established" : founded.toLowerCase()} in ${year}`
          : null
        : `${have(speaker)} been ${since.charAt(0).toLowerCase()}${since.slice(1).replace(/ (run|owned) /, "-$1 ")}`,
  },
  {
    name: "who answers for it",
    examples: [
      ["Fully insured", "We are fully insured."],
      ["Gas Safe registered", "We are Gas Safe registered."],
      ["Registered charity", "We are a registered charity."],
    ],
    when: /^(?:(fully (?:insured|qualified|licensed|trained|certified)|insured|Gas Safe registered|DBS[- ]checked|NICEIC registered|Ofsted registered)(?: (?:and|with|by|for) .{2,40})?|registered charity)$/i,
    say: ([text = ""], speaker) =>
      /^registered charity/i.test(text)
        ? `${be(speaker)} a ${text.charAt(0).toLowerCase()}${text.slice(1)}`
        : `${be(speaker)} ${/^(?:fully|insured)/i.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`,
  },
  {
    name: "what comes with it",
    examples: [
      ["Certificate for your insurer", "You get a certificate for your insurer."],
      ["10 year guarantee on the structure", "You get a 10 year guarantee on the structure."],
      ["25-year guarantee on frames", "You get a 25-year guarantee on frames."],
      ["UK-based support", "You get UK-based support."],
      ["14-day free trial", "You get a 14-day free trial."],
    ],
    when: /^((?:[\p{L}\d-]+ ){0,3})(guarantee|warranty|certificate|support|free trial|day off)((?: (?:on|for|with|from|of|by) .{2,50})?(?:, no (?:.{3,20} (?:needed|required)|(?:credit )?card))?)$/iu,
    say: ([, before = "", thing = "", behind = ""], _, kind) => {
      if (
        kind === "hiring" ||
        hasFiniteVerb(readWords(before)) ||
        /\b(?:our|your|the|we|no|and|years of)\b/i.test(before)
      )
        return null;
      const whole = `${before}${thing}`;
      const given = thing.toLowerCase() === "support" ? lowerFirst(whole) : addIndefinite(lowerFirst(whole));
      return `You get ${given}${behind}`
        .replace(/, no ((?:credit )?card)$/i, ", no $1 needed")
        .replace(/, no (.{3,20}) (needed|required)$/i, ", and no $1 is $2");
    },
  },
  {
    name: "who is checked",
    examples: [["All staff DBS checked", "All staff are DBS checked."]],
    when: /^(all (?:our )?(?:staff|teachers|tutors|instructors|coaches|drivers|carers|cleaners|engineers|fitters)) ((?:fully |DBS )?(?:checked|trained|qualified|insured|licensed))$/i,
    say: ([, who = "", what = ""]) => `${who} are ${what}`,
  },
  {
    name: "who trusts it",
    examples: [["Trusted by 60 firms", "We are trusted by 60 firms."]],
    when: /^trusted by .{3,60}$/i,
    say: ([text = ""], speaker) => `${be(speaker)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  },
  {
    name: "who uses it",
    examples: [["Used by 86 care homes and clinics", "86 care homes and clinics use it."]],
    when: /^used by ((?:over |more than |nearly )?\d[\d,]* .{3,60})$/i,
    say: ([, who = ""], _, __, name) => `${capitalize(who)} use ${name || "it"}`,
  },
  {
    name: "all of it",
    examples: [
      ["Everything vegetarian, cooked by Mum", "Everything is vegetarian, cooked by Mum."],
      ["Everything made in our workshop", "Everything is made in our workshop."],
    ],
    when: /^everything ((?:vegetarian|vegan|organic|handmade|homemade|hand-made|home-made|made|cooked|baked|grown|sourced|gluten[- ]free|recycled|included|free)\b.*)$/i,
    say: ([, how = ""]) => `Everything is ${how}`,
  },
];
