import { lowerFirst } from "../../english/capitals";
import { toInfinitive } from "../../english/conjugate";
import { addIndefinite, capitalize } from "../../english/grammar";
import { readNounPhrase } from "../../english/noun-phrases";
import { readClause } from "../../english/read-clause";
import { readWords } from "../../english/words";
import { hasOwnVerb } from "../has-own-verb";

import { isDeed, phraseEnd, readThing, type Turn } from "./turn";

/** What there is, and what is asked about it. */
export const things: readonly Turn[] = [
  {
    name: "what was built",
    typed:
      /^meet (?:the|our|an?) (?<thing>[^,]{1,100}?) we (?<built>built|made|designed|developed) (?<why>(?:so|for|to) .{1,200})$/i,
    tell: ({ thing = "", built = "", why = "" }) => `We ${built} ${addIndefinite(thing)} ${why}`,
    examples: [
      [
        "launch",
        "Meet the school bag we built so parents can mend it",
        "We built a school bag so parents can mend it.",
      ],
    ],
  },
  {
    name: "what is met",
    typed: /^meet (?<thing>(?:the|our|an?) [^,:;]{1,200})$/i,
    tell: ({ thing = "" }) => (readThing(thing) === "plural" ? `Here are ${thing}` : `Here's ${thing}`),
    examples: [["launch", "Meet a flat-pack beehive for balconies", "Here's a flat-pack beehive for balconies."]],
  },
  {
    name: "what it does",
    kinds: /^(?!hiring$|fundraiser$|event$)/,
    typed:
      /^(?:meet |new: |here(?:'s| is) )?(?<thing>(?:our|the) [^,:;]{1,100}?) (?:that|which) (?<deed>[^,:;]{1,200})$/i,
    tell: ({ thing = "", deed = "" }) => {
      const number = readThing(thing);
      const [verb = ""] = deed.split(" ");
      const isOne = /[^s]s$/.test(verb) && toInfinitive(verb) !== verb;
      const agrees =
        number === "singular"
          ? isOne
          : number === "plural" && !/s$/.test(verb) && readWords(`they ${verb}`)[1]?.part === "verb";
      return agrees ? `${capitalize(thing)} ${deed}` : null;
    },
    examples: [["launch", "Our decaf that tastes like coffee", "Our decaf tastes like coffee."]],
  },
  {
    name: "what is so, without its why",
    typed: /^why (?<said>[^,:;?]{1,200})$/i,
    tell: ({ said = "" }) =>
      readClause(said) && !/ and (?:what|how|why|who|when) /i.test(said) ? capitalize(said) : null,
    examples: [
      ["claim", "Why photos sell a flat before the viewing does", "Photos sell a flat before the viewing does."],
    ],
  },
  {
    name: "ever wondered",
    kinds: /^(?!story$)/,
    isLively: true,
    typed:
      /^(?<asked>(?:why|what|how) (?!(?:do|does|did|is|are|can|should|will|would|if|about|even) )[^,:;?]{1,200})$/i,
    tell: ({ asked = "" }) => (/\b(?:our|we|my|I)\b/.test(asked) ? null : `Ever wondered ${lowerFirst(asked)}?`),
    examples: [["how-to", "What a good menu page needs", "Ever wondered what a good menu page needs?"]],
  },
  {
    name: "ask us that",
    kinds: /^(?!story$)/,
    typed: /^(?<asked>what (?!(?:do|does|did|is|are|can|should|will|would|if|about|even) )[^,:;?]{1,200})$/i,
    tell: ({ asked = "" }) => (/\b(?:our|we|my|I)\b/.test(asked) ? null : `Ask us ${lowerFirst(asked)}`),
    examples: [["how-to", "What to do when the deposit is kept", "Ask us what to do when the deposit is kept."]],
  },
  {
    name: "how many are known",
    typed:
      /^(?<thing>(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:mistakes|questions|reasons|signs|ways|things|rules|myths|steps) [^,:;?]{1,200})$/iu,
    tell: ({ thing = "" }) => `Do you know the ${lowerFirst(thing)}?`,
    examples: [
      [
        "how-to",
        "Three mistakes people make with a pension",
        "Do you know the three mistakes people make with a pension?",
      ],
    ],
  },
  {
    name: "who looks for it",
    kinds: /^(?:launch|season|offer|how-to|about)$/,
    isLively: true,
    typed:
      /^(?:our )?(?!(?:our|the|my|your|new|free|more|no|last|final|how|why|what|when|where) )(?<thing>[^,:;?\d%£$€]{1,200})$/i,
    tell: ({ thing = "" }, { first, facts: { when } }) => {
      const number =
        when || hasOwnVerb(thing) || isDeed(lowerFirst(thing)) || readClause(thing) ? null : readThing(thing);
      const one = readNounPhrase(thing.split(phraseEnd)[0] ?? "")?.number;
      if (!number || thing.split(" ").length < 2 || !one) return null;
      const text = first.startsWith(thing) ? lowerFirst(thing) : thing;
      return `Looking for ${one === "singular" && !/^an? /i.test(text) ? addIndefinite(text) : text}?`;
    },
    examples: [
      ["season", "Valentine's Day set of two", "Looking for a Valentine's Day set of two?"],
      ["how-to", "An honest guide to the first hire", "Looking for an honest guide to the first hire?"],
    ],
  },
  {
    name: "what is offered",
    typed: /^(?<who>.{2,60}?) offers (?<thing>.{1,200})$/u,
    tell: ({ who = "", thing = "" }, { name }) => (who === name ? `${capitalize(thing)}: that's ${name}` : null),
    examples: [["about", "Grove & Co offers Italian lessons online", "Italian lessons online: that's Grove & Co."]],
  },
  {
    name: "who looks for what is offered",
    isLively: true,
    typed: /^(?<who>.{2,60}?) offers (?<thing>[^,:;]{1,200})(?<note>, [^:;]{1,200})?$/u,
    tell: ({ who = "", thing = "", note = "" }, { name }) => (who === name ? `Looking for ${thing}${note}?` : null),
    examples: [["about", "Grove & Co offers Italian lessons online", "Looking for Italian lessons online?"]],
  },
  {
    name: "here it is",
    isLively: true,
    typed: /^(?:meet |new: )?(?<thing>an? [^,:;]{1,100}? (?:that|which) [^,:;]{1,200})$/i,
    tell: ({ thing = "" }, { kind }) =>
      readThing(thing) && !/^(?:hiring|fundraiser|event|story)$/.test(kind) ? `${capitalize(thing)}? Here it is` : null,
    examples: [
      [
        "launch",
        "A soil sensor that texts you when the vines need water",
        "A soil sensor that texts you when the vines need water? Here it is.",
      ],
    ],
  },
];
