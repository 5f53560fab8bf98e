import type { MessageKind } from "./message";

/** What is asked of a writer, and of nobody else: "need a couple of posts about", "looking for a caption". */
const piece =
  "(?:\\S+ ){0,3}?(?:posts?|ads?|campaigns?|captions?|texts?|cop(?:y|ies)|blurbs?|articles?|blogs?|e-?mails?|something|ideas?|words|flyers?|posters?|story|stories|video)\\b";

/** How an idea opens to its writer, and how it opens to its readers. */
const openings: readonly [typed: RegExp, told: string][] = [
  // "Raising £4,000 for a lifeboat", "raise money for a new roof"
  [/^raising (?=[£$€₹\d]|(?:money|funds|the|our|an?)\b)/i, "We're raising "],
  [/^(?:raise|collect) (?=[£$€₹\d]|(?:money|funds|the|our|an?)\b)/i, "Help us raise "],
  // "Hiring two apprentices", "need 6 people for the night shift"
  [new RegExp(`^(?:hiring|recruiting)[: ]+(?![: ]|${piece})`, "i"), "We're hiring "],
  [new RegExp(`^(?:looking for|seeking|recruit) (?!${piece})`, "i"), "We're looking for "],
  [new RegExp(`^(?:need|needed|wanted)[: ]+(?![: ]|to |${piece})`, "i"), "We need "],
  [/^we (?:search|are searching|seek)(?: for)? (?=(?:an?|one|two|three|\d+) )/i, "We're looking for "],
  // "Launching our first sunscreen", "opening a shop in Leeds"
  [/^launching (?=(?:our|an?|the)\b)/i, "We're launching "],
  [/^opening (?=(?:our|an?|the)\b)/i, "We're opening "],
  // "Reminder to all members that subs are due", "A reminder to have chimneys swept"
  [/^(?:just )?(?:an? )?(?:friendly |quick |gentle |little )?reminder (?:to [^.!?]{2,40}? )?that (?=\S)/i, ""],
  [
    /^(?:just )?(?:an? )?(?:friendly |quick |gentle |little )?reminder to (?!(?:all|our|my|the|every|everyone|everybody|members|customers|parents|clients|you)\b)(?=\S)/i,
    "",
  ],
  [/^(?:just )?(?:an? )?(?:friendly |quick |gentle |little )?reminder[:,] (?=\S)/i, ""],
  // "Announcing the new trailer": the news announces itself
  [/^(?:announcing|introducing|presenting)[: ]+(?=\S)/i, ""],
];

/** The opening of an idea as readers are told it: "Raise £4,000 for a lifeboat" is "Help us raise £4,000 for a lifeboat". */
export function restateOpening(idea: string): string {
  const found = openings.find(([typed]) => typed.test(idea));
  // why: "Need a voice for your advert?" is asked of readers
  return found && !/^[^.!?]*\?/.test(idea) ? idea.replace(...found) : idea;
}

const groups =
  "(?:people|folks?|everyone|everybody|customers|clients|patients|parents|owners|homeowners|members|guests|families|drivers)";
/** What somebody is to be told by the writer: "Remind people to", "We'd like parents to know that they". */
const request = new RegExp(
  [
    `^(?:(?:please|can you|could you|just) )?(?:remind|tell|get|ask|encourage|nudge|urge|persuade|warn|prompt|nag)\\b[^.!?]{0,30}?\\b${groups} (?:to|that)\\b`,
    `^(?:i|we)(?:['’]d| would)? (?:want|like|need) (?:(?:all|our|the|my) )?${groups} (?:to|that)\\b`,
  ].join("|"),
  "i",
);
const spoken: readonly [RegExp, string][] = [
  [/\btheir\b/g, "your"],
  [/\btheirs\b/g, "yours"],
  [/\bthey\b/g, "you"],
  [/\bthemselves\b/g, "yourselves"],
];

/** What readers are to be told, as it is said to them: "Remind people to get their chimney swept" asks for "get your chimney swept". Not where "we" goes on: its "they" may be boots. */
export function addressReaders(idea: string): string {
  const [opening = ""] = request.exec(idea) ?? [];
  if (opening === "") return idea;
  const end = idea.slice(opening.length).search(/[.!?](?:\s|$)|,? (?:and|so|because|since) (?:we|i)\b/i);
  const last = end < 0 ? idea.length : opening.length + end;
  const said = spoken.reduce((text, [typed, told]) => text.replace(typed, told), idea.slice(opening.length, last));
  return opening + said + idea.slice(last);
}

/** How a sentence opens that nobody says to a writer: an appeal, an invitation, thanks. */
const toReaders = new RegExp(
  [
    `^we(?:['’]re| are)? (?:need|looking for|hiring|seeking|after|short of) (?!${piece}|(?:to|this|it|you|that|them|more)\\b|\\S+ to know\\b)`,
    "^we(?:['’]ve| have)(?: got)? (?:an?|one|two|three|\\d+) (?:\\S+ ){0,4}?(?:job|vacanc(?:y|ies)|role|position|opening|apprenticeship)s?\\b",
    `^(?:you|all|${groups}|children|kids|beginners|dogs|visitors|neighbours|neighbors)(?:['’]re| are| is) (?:\\p{L}+ly )?(?:invited|welcome)\\b`,
    "^(?:join us\\b|celebrate (?:an?|the|our|with|\\d)|(?:(?:i|we)(?:['’]d| would)? (?:like|want) to (?:say )?)?thank (?:you|everyone|everybody|all)\\b)",
  ].join("|"),
  "iu",
);

/** Whether a sentence opens with words to its readers: "We need six volunteers", and not "We need a post". */
export const opensToReaders = (sentence: string): boolean => toReaders.test(sentence);

/** Titles as sentences, of the kinds of message that have them: what it says is told, and a heading announces it. */
const titles: readonly [kinds: RegExp, typed: RegExp, told: string][] = [
  // "Why a fixed fee beats paying by the hour"; a question stays one
  [
    /^(?:claim|about|question|offer)$/,
    /^[Ww]hy (?=(?:we|our|one|two|three|four|five|an?|the|your|it|this|these|every|some|most|my|I|\d+) )(?!.*(?:\?|\bwhy\b))/,
    "",
  ],
  // "How a former bus driver became our head cheesemaker": told, it is the story
  [
    /^(?:story|claim|news|about)$/,
    /^[Hh]ow (?=(?:an?|one|our|the|two|three|four|five|\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?) (?!.*\?))/u,
    "",
  ],
  // "Why three sisters still weave on their grandfather's loom"
  [/^story$/, /^[Ww]hy (?=(?:an?|one|our|the|two|three|four|five|\p{Lu}\p{Ll}+) (?!.*\?))/u, ""],
  // "How to set up your desk" without its steps is asked of whoever knows
  [/./, /^how to (\S+ \S[^:]*?)[.!]?$/i, "Ask us how to $1"],
  // "The story of Ananya, who was scared of maths", "Our customer Grace, who hatches chicks in Nakuru"
  [
    /^story$/,
    /^(?:(?:[Tt]he )?[Ss]tory of ([^,]{2,60}?),?|((?:Our|My|The) [^,]{2,60}),) who (?=\p{Ll}[^,]{3,200}$)/u,
    "$1$2 ",
  ],
];

/** A title as readers are told it in a sentence: "Why a fixed fee beats paying by the hour" is "A fixed fee beats paying by the hour". */
export function restateTitle(sentence: string, kind: MessageKind): string {
  const title = titles.find(([kinds, typed]) => kinds.test(kind) && typed.test(sentence));
  return title ? sentence.replace(title[1], title[2]) : sentence;
}
