import { addIndefinite, lowerFirst } from "../compose/grammar";
import { isSentence } from "../compose/is-sentence";
import type { Source } from "../compose/source";
import { findSpeaker } from "../compose/speaker";
import { readNounPhrase } from "../english/noun-phrases";

/** "Lumen Candles is a shop in Bath." as its people say it: "We're Lumen Candles, a shop in Bath." */
export function introduceUs({ lines: { intro }, name, brief, voice }: Source): string[] {
  const told = `${brief.project.description} ${brief.idea}`;
  if (findSpeaker(told) === "I" || (/\b(?:me|my)\b/.test(told) && !/\b(?:we|us|our)\b/i.test(told))) return [];
  // why: "Independent letting agent in Nottingham" names itself by what it is
  const isNote = !intro.includes(name) && !isSentence(intro) && intro !== "";
  const us = voice.contractions ? "We're" : "We are";
  if (isNote) {
    const isOne =
      readNounPhrase(intro.split(/,| (?:in|with|for|near|that|who|run|on|by) /, 1)[0] ?? "")?.number === "singular";
    return [
      isOne && !/^(?:an?|the|our) /i.test(intro)
        ? `${us} ${name}, ${addIndefinite(lowerFirst(intro))}`
        : `${us} ${name}: ${lowerFirst(intro)}`,
    ];
  }
  const [, link = "", what = ""] =
    /^ (is|are|offers) (.+)$/.exec(intro.startsWith(name) ? intro.slice(name.length) : "") ?? [];
  // why: what goes on about itself in a second clause is no name
  if (!what || /\b(?:we|our|us)\b/i.test(what)) return [];
  return [link === "offers" ? `At ${name}, we offer ${what}` : `${us} ${name}, ${what}`];
}
