import { lowerFirst } from "../../english/capitals";
import { toInfinitive } from "../../english/conjugate";
import { capitalize, endSentence } from "../../english/grammar";
import { readClause } from "../../english/read-clause";
import { hasFiniteVerb, readWords } from "../../english/words";
import { hasOwnVerb } from "../has-own-verb";

import { isDeed, isNote, readThing, type Turn } from "./turn";

/** What readers are told to do, and sentences with their end first or apart. */
export const endings: readonly Turn[] = [
  {
    name: "thanks to whom",
    typed: /^thank you to (?<whom>.{1,200})$/i,
    tell: ({ whom = "" }) => `To ${whom}: thank you`,
    examples: [["news", "Thank you to the 312 volunteers who came", "To the 312 volunteers who came: thank you."]],
  },
  {
    name: "time for it",
    kinds: /^reminder$/,
    typed: /^(?<deed>[^,:;]{1,200})$/,
    tell: ({ deed = "" }) => (isDeed(lowerFirst(deed)) ? `Time to ${lowerFirst(deed)}` : null),
    examples: [
      [
        "reminder",
        "Get the chimney swept before the first fire",
        "Time to get the chimney swept before the first fire.",
      ],
    ],
  },
  {
    name: "not forgotten",
    kinds: /^reminder$/,
    typed: /^(?<deed>[^,:;]{1,200})$/,
    tell: ({ deed = "" }) => (isDeed(lowerFirst(deed)) ? `Don't forget to ${lowerFirst(deed)}` : null),
    examples: [["reminder", "Book a gait check before spring", "Don't forget to book a gait check before spring."]],
  },
  {
    name: "what can be done with it",
    typed:
      /^(?<thing>(?:our|the|my) [^,:;]{3,60}?) can(?<now>(?: now)?) be (?<deed>\p{L}{2,12}(?:ed|en)) (?<rest>[^,:;]{1,200})$/iu,
    tell: ({ thing = "", now = "", deed = "", rest = "" }) =>
      `You can${now} ${toInfinitive(deed)} ${lowerFirst(thing)} ${rest}`,
    examples: [
      [
        "launch",
        "Our mole can now be ordered by post anywhere in Mexico",
        "You can now order our mole by post anywhere in Mexico.",
      ],
    ],
  },
  {
    name: "join us",
    kinds: /^event$/,
    typed: /^(?<thing>(?:an?|our) [^,:;]{1,200})(?:, (?<note>[^:;]{1,200}))?$/i,
    tell: ({ thing = "", note = "" }) => {
      if (!readThing(thing) || hasOwnVerb(thing)) return null;
      const joined = `Join us for ${lowerFirst(thing)}`;
      const isOwn = hasOwnVerb(note) && !/^(?:where|which|who|and|but)\b/i.test(note);
      return note === "" ? joined : isOwn ? `${joined}. ${capitalize(note)}` : `${joined}, ${note}`;
    },
    examples: [
      ["event", "A clothes swap at the library", "Join us for a clothes swap at the library."],
      ["event", "Our chess nights, losing is fine", "Join us for our chess nights. Losing is fine."],
    ],
  },
  {
    name: "what is left",
    typed: /^(?:the )?(?:last|final|remaining) (?<many>\d+|\p{Ll}+) (?<thing>[^,:;]{1,200})$/iu,
    tell: ({ many = "", thing = "" }) => {
      const isCount =
        /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|eighty)$/i.test(
          many,
        );
      const [, things = "", place = ""] = /^([\p{L} -]{3,40}?) ((?:in|on|at|for|of) .{1,200})$/u.exec(thing) ?? [];
      return isCount && things && readThing(things) === "plural" ? `Only ${many} ${things} are left ${place}` : null;
    },
    examples: [["ending", "The last 30 places in our trail race", "Only 30 places are left in our trail race."]],
  },
  {
    name: "how it is told first",
    typed:
      /^(?<thing>[^,:;]{1,200}), (?<how>step by step|hour by hour|day by day|week by week|room by room|in words [^,:;]{1,200}|in plain \p{Ll}+)$/iu,
    tell: ({ thing = "", how = "" }) => `${capitalize(how)}: ${lowerFirst(thing)}`,
    examples: [["how-to", "Your first honey harvest, step by step", "Step by step: your first honey harvest."]],
  },
  {
    name: "what it came from last",
    typed: /^(?<when>(?:from|after|since|until) [^,]{1,100}?),? (?<said>(?:our|the|we) [^,:;]{1,200})$/i,
    tell: ({ when = "", said = "" }) =>
      readClause(said) ? `${capitalize(said)} ${when.charAt(0).toLowerCase()}${when.slice(1)}` : null,
    examples: [
      [
        "news",
        "From 1 March our oat drink is in 240 supermarkets",
        "Our oat drink is in 240 supermarkets from 1 March.",
      ],
    ],
  },
  {
    name: "which of two",
    kinds: /^question$/,
    typed:
      /^(?<one>(?!(?:is|are|do|does|did|can|should|will|would|has|have|haven['’]t|what|which|how|why|when|who|where) )[^,:?]{1,200} or [^,:?]{1,200})\?$/i,
    tell: ({ one = "" }) => `Which is it: ${lowerFirst(one)}?`,
    examples: [["question", "Leasing or buying a forklift?", "Which is it: leasing or buying a forklift?"]],
  },
  {
    name: "ever asked",
    kinds: /^question$/,
    isLively: true,
    typed:
      /^(?<asked>(?:is|are|do|does|can|should|what|which|how|why|when) (?!you (?:actually|really|know))(?!.*\bour\b)[^,]{1,200}\?)$/i,
    tell: ({ asked = "" }) => `Ever asked yourself: ${lowerFirst(asked)}`,
    examples: [["question", "Is a heat pump cheaper to run?", "Ever asked yourself: is a heat pump cheaper to run?"]],
  },
  {
    name: "its list as a line of its own",
    isLively: true,
    typed: /^(?<said>[^,:;?]{1,200}), (?<list>[^:;?]{0,200}, [^:;?]{0,200})$/,
    tell: ({ said = "", list = "" }) =>
      hasOwnVerb(said) && list.split(", ").every(isNote) ? `${endSentence(said)} ${capitalize(list)}` : null,
    examples: [["news", "We've moved, same people, same prices", "We've moved. Same people, same prices."]],
  },
  {
    name: "its list first",
    isLively: true,
    typed: /^(?<said>(?:we|our|the)\b[^,:;?]{1,200}), (?<list>[^:;?]{0,200}, [^:;?]{0,200})$/i,
    tell: ({ said = "", list = "" }) =>
      hasOwnVerb(said) && list.split(", ").every(isNote) ? `${capitalize(list)}: ${lowerFirst(said)}` : null,
    examples: [["news", "We've moved, same people, same prices", "Same people, same prices: we've moved."]],
  },
  {
    name: "its note as a line of its own",
    isLively: true,
    typed: /^(?<thing>[^,:;?]{1,200}), (?<note>[^,:;?]{1,200})$/,
    tell: ({ thing = "", note = "" }) =>
      !hasOwnVerb(thing) &&
      readThing(thing) &&
      hasOwnVerb(note) &&
      !/^(?:and|but|so|which|who|that|where)\b/i.test(note)
        ? `${endSentence(thing)} ${capitalize(note)}`
        : null,
    examples: [
      ["event", "Our chess nights in the park, losing is fine", "Our chess nights in the park. Losing is fine."],
    ],
  },
  {
    name: "what is so today",
    isLively: true,
    typed: /^(?<said>[^,:;?]{8,80}?),? (?<rest>and (?:now|still|never) [^,:;?]{1,200})$/i,
    tell: ({ said = "", rest = "" }) => `${endSentence(said)} ${capitalize(rest)}`,
    examples: [
      [
        "story",
        "Our founder learned it in prison and now teaches it there",
        "Our founder learned it in prison. And now teaches it there.",
      ],
    ],
  },
  {
    name: "what it is without, as a line of its own",
    isLively: true,
    typed: /^(?<said>[^,:;?]{8,90}), (?<rest>(?:no|without|with|for) [^,:;?]{3,50})$/i,
    tell: ({ said = "", rest = "" }) =>
      !/ (?:and|or|but) /.test(rest) && !hasFiniteVerb(readWords(rest))
        ? `${endSentence(said)} ${capitalize(rest)}`
        : null,
    examples: [
      ["offer", "Hot lunches for offices, no contract", "Hot lunches for offices. No contract."],
      [
        "event",
        "We're screening the final on the wall, with grilled sardines",
        "We're screening the final on the wall. With grilled sardines.",
      ],
    ],
  },
];
