import { lowerFirst } from "./grammar";
import { addArticle, give, isMany, isSaid, type PointRule } from "./noted-point-rule";

/** What comes for less, and what comes free. */
export const notedOffers: readonly PointRule[] = [
  {
    name: "several for less",
    examples: [
      [
        "Three for two on all house plants this weekend only",
        "offer",
        "It is three for two on all house plants this weekend only.",
      ],
    ],
    when: /^(?:two|three|four|five|six|[2-6]) for (?:the price of )?(?:one|two|three|four|five|£\d+|[1-5]) (?:on|in|at) .{3,100}$/i,
    say: ([text = ""]) => `It is ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  },
  {
    name: "so much off",
    examples: [
      ["20% off all haircuts in January", "offer", "You get 20% off all haircuts in January."],
      ["£5 off your first box", "offer", "You get £5 off your first box."],
      ["Up to half off winter coats", "offer", "You get up to half off winter coats."],
    ],
    when: /^(?:up to )?(?:\d{1,2}%|half|[£$€]\d[\d.,]*|\d{1,2} per ?cent) off (?!peak).{3,110}$/i,
    say: ([text = ""]) => (isSaid(text) ? null : `You get ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
  },
  {
    name: "discount for some",
    examples: [
      [
        "Student discount 20% off haircuts Mondays to Wednesdays",
        "offer",
        "Students get 20% off haircuts Mondays to Wednesdays.",
      ],
    ],
    when: /^(student|senior|pensioner|teacher|nurse|member|family) discount:? (?:of )?((?:\d{1,2}%|[£$€]\d[\d.]*) off .{3,80})$/i,
    say: ([, them = "", off = ""]) =>
      `${them.charAt(0).toUpperCase()}${them.slice(1).toLowerCase().replace(/y$/, "ie")}s get ${off}`,
  },
  {
    name: "the first",
    examples: [["First lesson free in January", "offer", "Your first lesson is free in January."]],
    when: /^(first (?:[\p{L}-]+ )?[\p{L}-]+) (free|half[- ]price)((?: (?:in|on|until|this|for|from|before|with|all) .{2,80})?)$/iu,
    say: ([, first = "", how = "", rest = ""]) =>
      isSaid(first) ? null : `Your ${lowerFirst(first)} ${isMany(first) ? "are" : "is"} ${how.toLowerCase()}${rest}`,
  },
  {
    name: "half price",
    examples: [
      ["Half price on all crime novels this Saturday", "offer", "All crime novels are half price this Saturday."],
      ["Half-price first appointment in January", "offer", "Your first appointment is half price in January."],
      ["Half price haircuts on Mondays", "offer", "Haircuts are half price on Mondays."],
      ["Half-price beginner lessons, Monday evenings", "about", "Beginner lessons are half price on Monday evenings."],
    ],
    when: /^half[- ]price (?:on |off )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)((?: (?:in|on|until|this|from|every|all|for|before|by|between) .{2,80}|, (?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s| \p{L}+s))?)$/iu,
    say: ([, thing = "", behind = ""]) => {
      const rest = behind.replace(/^, /, " on ");
      if (isSaid(thing)) return null;
      if (/^first /i.test(thing)) return `Your ${lowerFirst(thing)} ${isMany(thing) ? "are" : "is"} half price${rest}`;
      return isMany(thing) ? `${thing.charAt(0).toUpperCase()}${thing.slice(1)} are half price${rest}` : null;
    },
  },
  {
    name: "free",
    examples: [
      ["Free delivery in December", "offer", "We offer free delivery in December."],
      ["Free trial week in January", "offer", "We offer a free trial week in January."],
      ["Free eye tests for over 60s", "offer", "We offer free eye tests for over 60s."],
      ["Free taster morning on Saturday 9 January", "offer", "We offer a free taster morning on Saturday 9 January."],
    ],
    when: /^(?:an? )?(free (?!of|for|from|to|entry|admission|if|when).{4,110})$/i,
    say: ([, thing = ""], said) => {
      if (/^(?:event|fundraiser|hiring)$/.test(said.kind)) return null;
      const named = addArticle(thing);
      return named && !isSaid(thing) ? `${give(said)} ${named}` : null;
    },
  },
];
