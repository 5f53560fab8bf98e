import { isGathering } from "../english/gatherings";
import { readNounPhrase } from "../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../english/words";
import { asksToApply } from "./find-call";
import type { MessageKind } from "./message";

/** Whether an idea can be of a kind, by what its call asks for: "First month free for anyone joining" of who says "Turn up" looks for nobody. */
export const isPossible = (kind: MessageKind, idea: string, call: string): boolean =>
  call === "" ||
  (kind === "hiring" && (asksToApply.test(call) || (offersWork.test(idea) && !/^[^.!?]*\?/.test(idea)))) ||
  (kind === "fundraiser" && !isInvitation.test(call)) ||
  !/^(?:hiring|fundraiser)$/.test(kind);

/** The kind of an idea where its call or its plainest words tell another one than was chosen. */
export function correctKind(
  chosen: MessageKind,
  idea: string,
  call: string,
  stated: readonly string[] = [],
): MessageKind {
  // why: "We need floodlights" of who asks for sponsors is no post to be filled, and their open day is there to raise money
  const isAppeal = chosen === "hiring" || (isTakenForNews.test(chosen) && raisesMoney.test(idea));
  if ((isAppeal || isOfThings.test(chosen)) && asksToGive.test(call)) return "fundraiser";
  if (namesHiring.test(idea) || (namesPost.test(idea) && asksToApply.test(call))) return "hiring";
  if (
    mayBeEvent.test(chosen) &&
    !isGain.test(idea) &&
    namesGathering(idea) &&
    stated.some((fact) => isDated.test(fact))
  )
    return "event";
  return chosen === "event" && isGain.test(idea) ? "offer" : chosen;
}

/** Kinds that a night with its date is taken for where the idea does not hold the date. */
const mayBeEvent = /^(?:story|about|how-to|claim|news|offer|launch|season)$/;
const isDated =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*\d/i;

/** "Portfolio night for illustrators who never leave the house". */
function namesGathering(idea: string): boolean {
  const [opening = ""] = idea.split(/ (?:for|in|on|at|by|with|from|to|of|that|who|just) |,/);
  const phrase = opening.split(" ").length <= mostOfName ? readNounPhrase(opening) : null;
  return phrase !== null && isGathering.test(phrase.head) && !hasFiniteVerb(readWords(opening));
}
const mostOfName = 6;

/** What is cheaper for a while is no day on which people come together, though it has its days: "Two-for-one pasta on Tuesdays". */
const isGain = /\b(?:two|2)[- ]for[- ](?:one|1)\b|\bhalf[- ]price\b|\d ?% off\b/i;
const offersWork =
  /\b(?:hir(?:e|ing)|jobs?|vacanc\p{L}{1,3}|apprentice\p{L}{0,4}|volunteers?|recruit\p{L}{0,4}|staff|positions?|roles?|apply|part[- ]time|full[- ]time|wanted|looking for|(?<=(?:we|i|also) )(?:need|seek|search|want)(?:s|ing)? (?:an?|one|two|three|four|\d+|some|someone|more|people))\b/iu;
/** Who asks people to come holds a day on which they do, whatever the money is for. */
const isInvitation = /^(?:come|join|eat|visit|see|try|meet|book|get (?:your )?tickets?|reserve|run|walk|enter)\b/i;
const asksToGive =
  /^(?:please )?(?:sponsor|donate|give|pledge|chip in|help us (?:buy|build|save|raise|fund|keep|replace|repair)|support us)\b/i;
/** What nobody says who does not hire. */
const namesHiring = /^we(?:['’]re| are)(?: now| also)? (?:hiring|recruiting)\b/i;
/** Who has a job going, and says how to apply, is hiring. */
const namesPost = /\b(?:job|vacanc(?:y|ies)|apprenticeship)s?\b|\bapprentice\b|^(?:part|full)[- ]time \p{L}/iu;
/** Kinds of what is there: who asks for a gift has not got it yet, "New uniforms for the band's trip". */
const isOfThings = /^(?:launch|season|news|about)$/;
/** Kinds that a call to give turns into an appeal. */
const isTakenForNews = /^(?:event|news|about|claim)$/;
const raisesMoney = /\b(?:rais(?:e|ing)|funds?|money|sponsors?|donat\p{L}{1,5}|appeal)\b/iu;
