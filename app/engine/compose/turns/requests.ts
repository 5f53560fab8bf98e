import { capitalize } from "../../english/grammar";
import { hasOwnVerb } from "../has-own-verb";

import { pronouns, readThing, type Turn, turnToYou } from "./turn";

/** What is asked of readers: who is looked for, what is needed, asked or raised. */
export const requests: readonly Turn[] = [
  {
    name: "who is asked for, as you",
    isLively: true,
    typed:
      /^we(?:(?:['’]re| are) (?:looking for|taking on|hiring)| need) (?<sought>[^,]{1,100}?) who (?<deed>[^,]{1,200})$/i,
    tell: ({ sought = "", deed = "" }) => {
      const own = turnToYou(deed);
      return own && `You ${own}? We're looking for ${sought}`;
    },
    examples: [
      [
        "hiring",
        "We're looking for a pastry cook who likes 4am better than people do",
        "You like 4am better than people do? We're looking for a pastry cook.",
      ],
      ["hiring", "We need two bus drivers who can sing", "You can sing? We're looking for two bus drivers."],
    ],
  },
  {
    name: "is it you",
    kinds: /^hiring$/,
    isLively: true,
    typed: /^we(?:(?:['’]re| are) (?:looking for|taking on|hiring)| need) an? (?:second )?(?<sought>[^,]{1,200})$/i,
    tell: ({ sought = "" }) =>
      `Are you the ${sought}${sought.split(" ").length < fewestSought ? " we're looking for" : ""}?`,
    examples: [
      [
        "hiring",
        "We're looking for a bicycle mechanic for our workshop",
        "Are you the bicycle mechanic for our workshop?",
      ],
      ["hiring", "We're looking for a junior stylist", "Are you the junior stylist we're looking for?"],
    ],
  },
  {
    name: "wanted",
    typed: /^we(?:['’]re| are) (?:looking for|taking on|hiring) (?<sought>[^,]{1,200}(?:, [^,]{1,200})*)$/i,
    tell: ({ sought = "" }) => `Wanted: ${sought}`,
    examples: [["hiring", "We're looking for four ski-hire technicians", "Wanted: four ski-hire technicians."]],
  },
  {
    name: "needed",
    typed: /^we need (?<needed>[^,]{1,200}(?:, (?!and |but |so )[^,]{1,200})?)$/i,
    tell: ({ needed = "" }) => `Needed: ${needed}`,
    examples: [
      ["hiring", "We need four pickers, last two weeks of October", "Needed: four pickers, last two weeks of October."],
    ],
  },
  {
    name: "want to know how",
    typed: /^(?<call>ask us|learn) how to (?<deed>[^,]{1,200})$/i,
    tell: ({ call = "", deed = "" }) => `Want to know how to ${deed}?${/^ask/i.test(call) ? " Ask us." : ""}`,
    examples: [
      ["how-to", "Ask us how to read a soil test", "Want to know how to read a soil test? Ask us."],
      ["how-to", "Learn how to photograph a ring", "Want to know how to photograph a ring?"],
    ],
  },
  {
    name: "how one does it",
    typed: /^ask us how to (?<deed>[^,]{1,200})$/i,
    tell: ({ deed = "" }) => `How do you ${deed}? Ask us.`,
    examples: [["how-to", "Ask us how to read a soil test", "How do you read a soil test? Ask us."]],
  },
  {
    name: "what is asked first",
    typed: /^ask us (?<asked>(?:what|which|how (?:much|many|long|often|far)|why|when|where|who) [^,]{1,200})$/i,
    tell: ({ asked = "" }) => `${capitalize(asked)}: ask us`,
    examples: [
      ["how-to", "Ask us which papers a pallet to Norway needs", "Which papers a pallet to Norway needs: ask us."],
    ],
  },
  {
    name: "what is learnt first",
    typed: /^learn (?<asked>how to [^,]{1,200})$/i,
    tell: ({ asked = "" }) => `${capitalize(asked)}: you can learn it`,
    examples: [["how-to", "Learn how to photograph a ring", "How to photograph a ring: you can learn it."]],
  },
  {
    name: "the sum first",
    typed: /^help (?<us>us|me) raise (?<sum>[£$€₹]?\d\S*(?: [mk]illion)?) (?<use>(?:for|to) .{1,200})$/i,
    tell: ({ us = "", sum = "", use = "" }) => `${sum} ${use}: help ${us.toLowerCase()} raise it`,
    examples: [
      ["fundraiser", "Help us raise $18,000 to replace the roof", "$18,000 to replace the roof: help us raise it."],
    ],
  },
  {
    name: "who raises it",
    typed: /^help us raise (?<sum>[£$€₹]?\d\S*(?: [mk]illion)?) (?<use>(?:for|to) .{1,200})$/i,
    tell: ({ sum = "", use = "" }, { name }) => `${name} is raising ${sum} ${use.replace(/\bour\b/g, "its")}`,
    examples: [
      ["fundraiser", "Help us raise £6,000 for our projector", "Grove & Co is raising £6,000 for its projector."],
    ],
  },
  {
    name: "what is paid for first",
    kinds: /^fundraiser$/,
    typed: /^(?:help us pay for )?(?<use>(?:an?|new|our) [^,:]{1,200})$/i,
    tell: ({ use = "" }) => {
      const number = hasOwnVerb(use) ? null : readThing(use);
      return number && `${capitalize(use)}: help us pay for ${pronouns[number]}`;
    },
    examples: [
      ["fundraiser", "A new engine for the boat by Easter", "A new engine for the boat by Easter: help us pay for it."],
      ["fundraiser", "New uniforms for the band", "New uniforms for the band: help us pay for them."],
    ],
  },
];

const fewestSought = 4;
