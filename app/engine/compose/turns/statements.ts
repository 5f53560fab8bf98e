import { lowerFirst } from "../../english/capitals";
import { capitalize, endSentence } from "../../english/grammar";
import { readClause, turnToQuestion } from "../../english/read-clause";

import { helping, isPlain, mayBePast, pronouns, readThing, splitTime, type Turn } from "./turn";

/** What is so, or is new. */
export const statements: readonly Turn[] = [
  {
    name: "how it is now",
    typed:
      /^(?<thing>(?:our|the) [^,:;]{1,100}?) (?:is|are) (?<state>(?:now|finally|back) [^,:;]{1,200}|(?:finally |now )?(?:open|back))$/i,
    tell: ({ thing = "", state = "" }) =>
      readThing(thing) && !/\b(?:that|which|who|when)\b/.test(`${thing} ${state.split(" ").slice(0, 3).join(" ")}`)
        ? `${capitalize(state)}: ${lowerFirst(thing)}`
        : null,
    examples: [
      ["news", "Our yoghurt pots are now paper and a bit ugly", "Now paper and a bit ugly: our yoghurt pots."],
      ["launch", "The new skate bowl is finally open", "Finally open: the new skate bowl."],
    ],
  },
  {
    name: "what is new in it",
    typed: /^we(?:['’]ve| have) added (?<thing>[^,:;]{1,100}?) to (?<whole>(?:our|the) [^,:;]{1,200})$/i,
    tell: ({ thing = "", whole = "" }) => `New in ${whole}: ${thing}`,
    examples: [
      ["news", "We've added Arabic and Urdu to our label software", "New in our label software: Arabic and Urdu."],
    ],
  },
  {
    name: "what is done to it",
    isLively: true,
    typed: /^(?:we|(?:our|the) [^,:;]{1,100}? now) [^,:;]{1,200}$/i,
    tell: (_, worded) => {
      const clause = splitTime(worded) ? null : readClause(worded.first);
      if (
        !clause ||
        helping.test(clause.verb) ||
        !isPlain(clause) ||
        /\b(?:our|every|each|by|for|back)\b|^\p{L}{2,14}ing\b/iu.test(clause.rest)
      )
        return null;
      if (clause.rest.split(" ").length < 2 || (mayBePast.test(clause.verb) && !clause.adverb)) return null;
      const number = readThing(clause.rest);
      const does = [lowerFirst(clause.subject), clause.adverb, clause.verb].filter(Boolean).join(" ");
      return number && `${capitalize(clause.rest)}? ${capitalize(does)} ${pronouns[number]}`;
    },
    examples: [
      ["news", "Our software now reads handwritten receipts", "Handwritten receipts? Our software now reads them."],
      [
        "about",
        "We print board games in runs as small as fifty",
        "Board games in runs as small as fifty? We print them.",
      ],
    ],
  },
  {
    name: "now they can",
    typed: /^(?<who>[^,:;]{1,100}?) can now [^,:;]{1,200}$/i,
    tell: (_, { first }) => {
      const clause = readClause(first);
      if (clause?.number !== "plural" || /^we$/i.test(clause.subject)) return null;
      return `${capitalize(turnToQuestion(clause))}? Now ${/^you$/i.test(clause.subject) ? "you" : "they"} can`;
    },
    examples: [
      ["launch", "Staff can now swap shifts by text message", "Can staff swap shifts by text message? Now they can."],
    ],
  },
  {
    name: "asked and granted",
    kinds: /^claim$/,
    typed: /^[^,:;]{1,200}$/,
    tell: (_, { first }) => {
      const clause = readClause(first);
      if (!clause || /^(?:we|you|our|my)\b/i.test(clause.subject) || / (?:and|but|because) /.test(clause.rest))
        return null;
      return `${capitalize(turnToQuestion(clause))}? Yes.`;
    },
    examples: [
      ["claim", "A repaired machine outlasts a cheap new one", "Does a repaired machine outlast a cheap new one? Yes."],
      [
        "claim",
        "A person still picks up when you call our office",
        "Does a person still pick up when you call our office? Yes.",
      ],
    ],
  },
  {
    name: "asked, and not the other",
    kinds: /^claim$/,
    typed: /^(?<said>[^,:;]{1,200}), not (?<other>[^,:;]{1,200})$/i,
    tell: ({ said = "", other = "" }) => {
      const clause = readClause(said);
      return clause && isPlain(clause) && !/^(?:we|you|our|my)\b/i.test(clause.subject)
        ? `${capitalize(turnToQuestion(clause))}? Yes. Not ${other}`
        : null;
    },
    examples: [
      [
        "claim",
        "Children deserve their own guide, not a shortened one",
        "Do children deserve their own guide? Yes. Not a shortened one.",
      ],
    ],
  },
  {
    name: "not the other",
    typed: /^(?<said>[^,:;]{1,200}), not (?<other>[^,:;]{1,200})$/i,
    tell: ({ said = "", other = "" }) => `${endSentence(said)} Not ${other}`,
    examples: [
      [
        "claim",
        "Children deserve their own guide, not a shortened one",
        "Children deserve their own guide. Not a shortened one.",
      ],
    ],
  },
];
