import { splitSentences } from "../checks/sentences";
import type { Source } from "../compose/source";
import { isActivity, isKindOfBusiness } from "../english/business-kinds";
import { readWords } from "../english/words";
import { countFor, type PlatformKey } from "../platforms";
import { listHashtags } from "../words/hashtags";
import { findTown } from "./find-town";

/** As many whole sentences as fit before the call to action; of a single one that is too long, as many words. */
export function cutToLimit(platform: PlatformKey, line: string, call: string, limit: number): string {
  const tail = countFor(platform, call) < limit * 0.7 ? `\n${call}` : "";
  const fits = (text: string) => countFor(platform, text + tail) <= limit;
  const sentences = splitSentences(line);
  while (sentences.length > 1 && !fits(sentences.join(" "))) sentences.pop();
  const whole = sentences.join(" ");
  if (fits(whole)) return whole + tail;
  const words = (sentences[0] ?? line).split(" ");
  while (words.length > 1 && !fits(`${words.join(" ")}…`)) words.pop();
  const letters = [...words.join(" ")];
  while (letters.length > 1 && !fits(`${letters.join("")}…`)) letters.pop();
  return `${letters.join("")}…${tail}`;
}

/** Characters of a hashtag that is still read: "#PhysiotherapyClinic" is not. */
const longestTag = 16;

/** The brief's own words as hashtags: keywords, then thing and kind of business as people search for them, the town, the name. */
export function gatherHashtags({ keywords, facts, intro, name, avoided, brief }: Source): string[] {
  return listHashtags(
    [
      ...keywords,
      // why not a name: "#Scale" and "#Daughter" say nothing
      /^\p{Lu}/u.test(facts.what ?? "") ? "" : shortenTag(withTwoWords(facts.what ?? "")),
      shortenTag(withTwoWords(nameBusiness(intro, name))),
      findTown(brief.project.description) ?? "",
      name,
    ].filter(Boolean),
    avoided,
  );
}

/** "flower shop" of "Petal & Co is a flower shop in Asheville." */
const nameBusiness = (intro: string, name: string): string =>
  /^ (?:is|are|offers) (?:an? |the )?([^,.;:]{4,60})/.exec(
    intro.startsWith(name) ? intro.slice(name.length) : "",
  )?.[1] ?? "";

/** "Hand-poured soy candles" is found as "soy candles", "physiotherapy clinic" as "physiotherapy"; what is counted ("three candles") is no tag. */
function shortenTag(noun: string): string {
  const words = noun.replace(/^(?:new(?! years?\b)|free) /i, "").split(" ");
  if (/^(?:\d|(?:second-hand|two|three|four|five|six|ten|first|second|third|next|last|full)$)/i.test(words[0] ?? ""))
    return "";
  if (words.length === 2 && words.join("").length > longestTag && isKindOfBusiness(words[1] ?? "")) words.pop();
  while (words.length > 1 && words.join("").length > longestTag) words.shift();
  return words.length > 1 || noun.startsWith(words[0] ?? noun) ? words.join(" ") : "";
}

/** Two words or more of a whole noun: "community choir of 60" is "community choir", and "food bank feeding" is cut before the verb. */
function withTwoWords(text: string): string {
  const noun = text.replace(
    / (?:of|for|in|at|with|from|that|who|on|by|to|and|outside|inside|near|between|behind|above|below|across|around|opposite|without|about|under|over|beside)\b.{0,80}$/i,
    "",
  );
  const [, before = "", holder = "", doing = ""] = /^(.{2,40}?)(\S{2,20}) (\S{2,14}ing)$/.exec(noun) ?? [];
  if (isKindOfBusiness(holder) && !isActivity(doing.toLowerCase())) return before === "" ? "" : `${before}${holder}`;
  // why: "one year" and "small charity" are searched for by nobody
  const isPlain =
    /^(?:one|two|three|small|big|large|local|independent|mobile|volunteer|friendly|busy|free|whole|next|last) \S+$/i.test(
      noun,
    );
  // why: "weaves scarves" is what a business does, and no name of it
  const isDone =
    readWords(noun)[0]?.tags.has("PresentTense") === true && !isKindOfBusiness(noun.split(" ").at(-1) ?? "");
  return noun.includes(" ") && !isPlain && !isDone && !/\d$/.test(noun) ? noun : "";
}
