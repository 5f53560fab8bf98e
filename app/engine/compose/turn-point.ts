import { lowerFirst } from "../english/capitals";
import { toGerund, toInfinitive } from "../english/conjugate";
import { addIndefinite, capitalize, endSentence, removeEndMark } from "../english/grammar";
import { readNounPhrase } from "../english/noun-phrases";
import { type Clause, readClause, turnToQuestion } from "../english/read-clause";
import { hasFiniteVerb, readWords } from "../english/words";
import type { MessageKind } from "../message/message";
import { hasOwnVerb } from "./has-own-verb";
import { opensWithGain } from "./opens-with-gain";
import { isOfOwner, type Worded } from "./tell-phrase";

/** A way to say a point again that loses nothing of it: as a question and its answer, with its end first, as a wish. */
export interface Turn {
  name: string;
  /** Kinds of message that it is for; every kind without it. */
  kinds?: RegExp;
  /** Whether it chats: no sober voice speaks so. */
  isLively?: true;
  /** What the point has to look like, without its end mark. */
  typed: RegExp;
  /** What readers get; null where the turn does not hold after all. */
  tell: (groups: Readonly<Record<string, string>>, worded: Worded) => string | null;
  /** Points and what is made of them: the turn's tests. */
  examples: readonly (readonly [kind: MessageKind, point: string, told: string, when?: string])[];
}

const pronouns = { singular: "it", plural: "them" } as const;

/** Where a noun phrase ends at the latest. */
const phraseEnd =
  / (?:for|in|on|at|by|near|with|from|to|of|into|as|across|through|that|which|who|just|made|so|before|until|\p{L}{2,12}ed) |,/iu;

/** The noun phrase that a line opens with, one of them or many; null of what is none that is known. */
function readThing(text: string): "singular" | "plural" | null {
  const [opening = text] = text.split(phraseEnd);
  // why behind an article: "board games" alone are done by somebody for a tagger
  const [first] = readWords(`the ${text}`).slice(1);
  if (!first || /^(?:preposition|pronoun|adverb|conjunction)$/.test(first.part) || / (?:and|or) /.test(opening))
    return null;
  const phrase = readNounPhrase(opening);
  return phrase && (phrase.number === "plural" ? "plural" : "singular");
}

/** "Likes 4am better": "like 4am better", as it is said to who does it. */
function turnToYou(deed: string): string | null {
  const [verb = "", ...rest] = deed.split(" ");
  if (rest.length === 0 || !/^\p{Ll}+$/u.test(verb) || /(?:ed|ing)$/.test(verb)) return null;
  if (/^(?:can|could|will|would|must|should)$/.test(verb)) return deed;
  const own = /^(?:is|are)$/.test(verb) ? "are" : /^(?:has|have)$/.test(verb) ? "have" : toInfinitive(verb);
  return [own, ...rest].join(" ");
}

/** Whether a line begins with what readers do: "get the chimney swept". */
function isDeed(text: string): boolean {
  if (/^(?:don['’]t|do not|never|is|are|do|does|have you|please)\b/i.test(text)) return false;
  const [first, second] = readWords(`to ${text}`).slice(1);
  const isVerb = first?.part === "verb" && !/(?:ed|ing|s)$/.test(first.lower);
  return second !== undefined && (isVerb || /^(?:the|an?|our|your)$/.test(second.lower));
}

/** "Same people" of "we've moved, same people, same prices". */
const isNote = (part: string): boolean =>
  part.split(" ").length <= mostOfNote &&
  /^(?:noun|adjective|determiner)$/.test(readWords(part)[0]?.part ?? "") &&
  !/\d| (?:and|or) /.test(part) &&
  !hasOwnVerb(part);
const mostOfNote = 4;

/** The clause without its time, and the time: "our bakery opens in Leith", "on 3 October". */
function splitTime({ first, facts: { when } }: Worded): { said: string; when: string } | null {
  if (!when || !first.toLowerCase().endsWith(` ${when.toLowerCase()}`)) return null;
  const before = / (?:on|from|by|until|before|in)$/i.exec(first.slice(0, -when.length - 1))?.[0] ?? "";
  const whole = `${before} ${when}`.trim();
  return { said: first.slice(0, -whole.length).replace(/[\s,]{1,5}$/, ""), when: whole };
}

const helping =
  /^(?:is|are|can|could|will|would|should|must|may|has|have|does|do|needs?|wants?|likes?|loves?|costs?|means?)$/;
/** Forms of a verb that may tell of the past as well: "we cut a bill". */
export const mayBePast = /^(?:cut|put|set|let|read|hit|cost|shut|beat|spread|split)$/;

/** A clause of which one thing is said, and nothing behind an "and" or a "because". */
const isPlain = ({ rest }: Clause): boolean =>
  !/,| (?:and|but|so|when|if|because|that|who|than|while|although|is|are) /i.test(` ${rest} `);

const holds =
  /(?:day|week|weekend|month|year|january|february|march|april|may|june|july|august|september|october|november|december)/i;

export const turns: readonly Turn[] = [
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
  {
    name: "what it is off",
    typed:
      /^(?<gain>\d{1,3} ?(?:%|percent) off|half price on|(?:two|three|four|2|3|4)[- ]for[- ](?:one|two|three|1|2|3) on) (?<thing>[^,]{1,120})$/i,
    tell: ({ gain = "", thing = "" }) => {
      const spans = [
        ...thing.matchAll(/ (?:until|till|all through|through|throughout|during|every|all|this|in|on) /gi),
      ];
      const at = spans.find(({ index }) => holds.test(thing.slice(index)))?.index ?? thing.length;
      const what = thing.slice(0, at);
      return readThing(what) && `${capitalize(what)}: ${lowerFirst(gain.replace(/ on$/i, ""))}${thing.slice(at)}`;
    },
    examples: [
      ["offer", "10% off every boiler service booked before May", "Every boiler service booked before May: 10% off."],
      [
        "offer",
        "Three for two on seed potatoes until Easter Monday",
        "Seed potatoes: three for two until Easter Monday.",
      ],
      ["offer", "Half price on a second pair all through May", "A second pair: half price all through May."],
    ],
  },
  {
    name: "when, then what",
    kinds: /^(?:offer|season|event|launch|opening)$/,
    typed: /^[^,:;]{1,200}$/,
    tell: (_, worded) => {
      const split = splitTime(worded);
      // why: "10% off every service booked | before May" tells when it was booked
      if (
        !split ||
        hasOwnVerb(split.said) ||
        readClause(split.said) ||
        !(readThing(split.said) || opensWithGain.test(split.said)) ||
        /(?:ed|ing)$| (?:that|who|which) /.test(split.said)
      )
        return null;
      const isOne = /^free /i.test(split.said) && readThing(split.said) === "singular";
      const thing = lowerFirst(split.said);
      return `${capitalize(split.when.replace(/^on /i, ""))}: ${isOne ? addIndefinite(thing) : thing}`;
    },
    examples: [
      [
        "event",
        "A clothes swap at the library on Saturday 18 April",
        "Saturday 18 April: a clothes swap at the library.",
        "on Saturday 18 April",
      ],
    ],
  },
  {
    name: "when it does it",
    kinds: /^(?:opening|ending|season|news|launch|event)$/,
    typed: /^[^,:;]{1,200}$/,
    tell: (_, worded) => {
      const split = splitTime(worded);
      if (!split || !/^(?:on|from|in) .*(?:\d|\p{Lu})/u.test(split.when)) return null;
      // why a word more: a verb that ends a line is read as none
      const clause = readClause(`${split.said} indeed`);
      if (!clause || helping.test(clause.verb) || !isPlain(clause) || /\b(?:we|our|i|my)$/i.test(clause.subject))
        return null;
      const asked = turnToQuestion({ ...clause, rest: clause.rest.replace(/ ?indeed$/, "") }).trim();
      return `${/^from/i.test(split.when) ? "From when" : "When"} ${asked}? ${capitalize(split.when)}.`;
    },
    examples: [
      [
        "opening",
        "Our second bakery opens in Leith on 3 October",
        "When does our second bakery open in Leith? On 3 October.",
        "on 3 October",
      ],
      [
        "ending",
        "The exhibition of Kyoto ceramics closes on 21 June",
        "When does the exhibition of Kyoto ceramics close? On 21 June.",
        "on 21 June",
      ],
    ],
  },
  {
    name: "what it is doing, then what it is",
    kinds: /^(?:opening|ending|season|news|launch|event)$/,
    typed: /^(?:our|the|version|its) [^,:;]{1,200}$/i,
    tell: (_, { first }) => {
      const clause = readClause(first);
      const isTold = clause && !helping.test(clause.verb) && isPlain(clause) && !/^\p{L}{2,14}ing\b/u.test(clause.rest);
      const gerund = isTold ? toGerund(clause.verb) : null;
      return (
        gerund &&
        clause &&
        `${capitalize([clause.adverb, gerund].filter(Boolean).join(" "))} ${clause.rest}: ${lowerFirst(clause.subject)}`
      );
    },
    examples: [
      ["opening", "Our second bakery opens in Leith on 3 October", "Opening in Leith on 3 October: our second bakery."],
      ["news", "Our software now reads handwritten receipts", "Now reading handwritten receipts: our software."],
    ],
  },
  {
    name: "what we are doing, then what it is",
    typed:
      /^we(?:['’]re| are) (?<deed>opening|launching|starting|screening|pouring|giving) (?<thing>(?:an?|our|the) [^,:;]{1,200})$/i,
    tell: ({ deed = "" }, worded) => {
      const split = splitTime(worded);
      const thing = split?.said.replace(/^we(?:['’]re| are) \S+ /i, "");
      return split && thing ? `${capitalize(deed)} ${split.when}: ${thing}` : null;
    },
    examples: [
      [
        "opening",
        "We're opening a tiny ramen counter inside the market in June",
        "Opening in June: a tiny ramen counter inside the market.",
        "in June",
      ],
    ],
  },
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
const fewestSought = 4;

/** A point in every way that its grammar, its kind and the voice allow, whole sentences. */
export function turnPoint(worded: Worded): string[] {
  const first = removeEndMark(worded.first);
  if (isOfOwner.test(first.split(phraseEnd)[0] ?? "")) return [];
  return turns
    .filter(({ kinds, isLively }) => (kinds?.test(worded.kind) ?? true) && !(isLively && worded.isSober))
    .flatMap(({ typed, tell }) => {
      const groups = typed.exec(first);
      const told = groups && tell(groups.groups ?? {}, { ...worded, first });
      return told ? [endSentence(told)] : [];
    });
}
