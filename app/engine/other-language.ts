import type { CampaignPlan } from "./plan";
import { cutAtWord, removeEndMark } from "./words/clean-text";
import { splitOutsideNumbers } from "./words/whole-numbers";

/** For the user, when text was asked for in a language that only a provider's model can write. */
export const onlyEnglishMessage =
  "The built-in writer writes in English only. Describe your idea in English to have it written.";

/** What cannot end a line in our neighbours' languages: "and" and "or", and where a line was cut "for", "from" and "to". */
const danglingWord = /\s(?:und|oder|et|ou|y|o|e|i|en|of|och|og|и|или)$/iu;
const danglingStart =
  /\s(?:für|ab|von|vom|zum|zur|mit|bis|um|am|im|in|nur|der|die|das|pour|dès|de|du|des|à|le|la|les|por|para|con|desde|el|los|las|com|a|per|da|di|il|voor|vanaf|met|het|för|från|till|för|fra|til|za|od|do|na|w|за|от|до|с|на|для)$/iu;

/** Why the lower case: after "ca." or "z. B." the sentence goes on. */
const abbreviation = "(?<!\\p{L})(?:Nr|St|Dr|Hr|Fr|ca|bzw|inkl|zzgl|Tel|Sr|Sra|Mme|av|ul|núm|z|B|d|h|u|a|p|ex)";
const pieceEnd = new RegExp(`(?<=[!?؟،,;:؛])\\s+|(?<=(?<!${abbreviation})\\.)\\s+(?!\\p{Ll})|(?<=[。！？])\\s*`, "u");

/**
 * A plan that says nothing but the user's own words: the idea in pieces, the name and the address. Pictures and films can be made from
 * it; articles and captions cannot.
 */
export function makePlanInOtherLanguage(plan: CampaignPlan): CampaignPlan {
  const { brief, projectName } = plan;
  const idea = brief.idea
    .replace(/<[^>]*>?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const pieces = splitOutsideNumbers(idea, pieceEnd)
    .map(removeEndMark)
    .filter((piece) => piece.length > 3);
  const headline = cutHeadline(pieces[0] ?? idea);
  const call = brief.specificCallToAction?.trim() || brief.project.defaultCallToAction?.trim() || "";
  const rest = pieces[0]?.slice(headline.length).trim() ?? "";
  const lines = [
    ...new Set([rest, ...pieces.slice(1), idea, projectName, plan.displayUrl].map((line) => cutAtWord(line, 120))),
  ].filter((line) => line && line !== headline);
  while (lines.length < 3) lines.push(`${projectName} · ${plan.displayUrl}`.slice(0, 120 - lines.length));
  return {
    ...plan,
    headline,
    supportingLine: cutAtWord(pieces[1] ?? projectName, 110),
    problem: cutAtWord(idea, 140),
    promise: headline,
    audience: projectName,
    // why none: they were read as English, and nothing is to mix languages
    facts: [],
    points: lines.slice(0, 4).map((line) => ({ label: cutAtWord(projectName, 24), sentence: line })),
    callToAction: cutAtWord(removeEndMark(call), 40),
    fullCallToAction: call,
    keywords: plan.keywords.filter((keyword) => idea.toLowerCase().includes(keyword.toLowerCase())),
  };
}

function cutHeadline(piece: string): string {
  const cut = removeEndMark(cutAtWord(piece, 60)).replace(danglingWord, "");
  return cut.length < removeEndMark(piece).length ? cut.replace(danglingStart, "") : cut;
}
