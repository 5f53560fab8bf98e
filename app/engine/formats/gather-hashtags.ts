import type { Source } from "../compose/source";
import { isActivity, isKindOfBusiness } from "../english/business-kinds";
import { readWords } from "../english/words";
import { listHashtags } from "../words/hashtags";
import { findTown } from "./find-town";

/** Characters of a hashtag that is still read. */
const longestTag = 20;

/** The brief's own words as hashtags: keywords, then the thing and the trade as people search for them, the town, the name. */
export function gatherHashtags({ kind, keywords, facts, intro, split, name, avoided, brief }: Source): string[] {
  // why not with its name: "Saltflat shows films" is no thing
  const what = facts.what?.includes(name) ? "" : (facts.what ?? "");
  const things = namesThing.test(kind) ? [findNoun(what)].filter((noun) => noun.includes(" ")) : [];
  const tags = [
    ...keywords,
    ...things,
    findNoun(nameTrade(split?.head ?? intro, name)),
    findTown(brief.project.description) ?? "",
    name,
  ];
  return listHashtags(tags.filter(Boolean), avoided);
}

/** Kinds whose thing is what people search for. */
const namesThing = /^(?:offer|event|launch|season|fundraiser)$/;

/** "flower shop in Asheville" of "Petal & Co is a flower shop in Asheville." */
const nameTrade = (intro: string, name: string): string =>
  /^ (?:is|are|offers) (?:an? |the )?([^,.;:]{3,80})/.exec(
    intro.startsWith(name) ? intro.slice(name.length) : "",
  )?.[1] ?? "";

/** Where a noun ends: "choir | of 60", "builders | covering Bristol". */
const nounEnds =
  /(?:^| )(?:of|for|in|at|with|from|that|who|which|where|on|by|to|outside|inside|near|between|behind|above|below|across|around|opposite|without|about|under|over|beside|covering|doing|helping|serving|selling|offering|based|built|founded|is|are|(?:working|making|running|feeding|teaching|run|made|taught) (?:by|for|in|at|with|on|the|an?|our))(?!\p{L})/iu;
/** Words before a noun that nobody searches for, and trades that say too little alone. */
const plainWord =
  /^(?:(?!co-)[^\s-]+-[^\s-]+|\d\S*|one|two|three|four|five|six|ten|first|second|third|next|last|full|new|free|own|small|little|tiny|big|large|whole|local|independent|neighbou?rhood|family|freelance|residential|mobile|volunteer|friendly|busy|traditional|modern|professional|online|simple|weekly|daily|weeks?|days?|hours?|minutes?|months?|years?|kgs?|kilos?|cm|metres?|meters?|litres?|km|miles?)$/i;
const plainTrade = /^(?:firm|company|business|service|services|shop|place|group|team|site|studio|practice)$/i;

/** Where what a business does begins: "café | mending toasters", "firm | working across Leeds". */
function findDeed(text: string): number {
  const words = text.split(" ");
  // why not before what it is: "a climbing gym" and "gutter cleaning" are named so
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /.{2}ing$/.test(word) &&
      !isActivity(word) &&
      !isKindOfBusiness(words[index + 1] ?? "") &&
      ![words[index - 1], words[index + 1]].some((other) => other === "and" || other === "&"),
  );
  return at < 0 ? -1 : words.slice(0, at).join(" ").length;
}

/** The words of a noun that people search for: "guesthouse" of "six-room guesthouse near the beach", "plumbing" of "heating and plumbing firm". */
function findNoun(text: string): string {
  const ends = [text.search(nounEnds), findDeed(text)].filter((at) => at > 0);
  const end = ends.length > 0 ? Math.min(...ends) : text.search(nounEnds);
  const words = (end < 0 ? text : text.slice(0, end)).split(" ").filter(Boolean);
  // why: of two trades the second stands beside its noun
  const rest = words.slice(words.findLastIndex((word) => /^(?:and|&)$/.test(word)) + 1);
  while (rest.length > 0 && plainWord.test(rest[0] ?? "")) rest.shift();
  if (rest.length > 1 && plainTrade.test(rest.at(-1) ?? "")) rest.pop();
  while (rest.length > 1 && rest.join("").length > longestTag) rest.shift();
  const [only = ""] = rest;
  // why no name: "#Scale" and "#Daughter" say nothing; and what is done is no noun
  if (rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) && rest.length === 1) return "";
  if (rest.length === 1 && (plainTrade.test(only) || !(isKindOfBusiness(only) || /ing$/.test(only)))) return "";
  const tags = readWords(rest.join(" ")).at(-1)?.tags;
  return tags?.has("PastTense") || tags?.has("Participle") || only.length > longestTag ? "" : rest.join(" ");
}
