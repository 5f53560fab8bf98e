import { splitSentences } from "../../../checks/sentences";
import type { ProjectProfile } from "../../../engine";
import { isEnglish } from "../../../english/is-english";
import { capitalise, cleanWords, cutAtSentence, cutAtWord, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { endsInPlural, hasFiniteVerb, isPlural, phraseCore, withArticle } from "./wording";

/** The first word of the project's name, which keeps its capital where the whole name stands. */
export const nameWords = (project: ProjectProfile, text: string) =>
  text.toLowerCase().startsWith(project.name.toLowerCase()) ? project.name.split(/\s+/).slice(0, 1) : [];

/** The name as it is printed: one line, no tags, at most 60 characters. */
export function printedName(project: ProjectProfile): string {
  return cutAtWord(withoutTags(project.name), 60) || "our project";
}
const withoutTags = (text: string) =>
  text
    .replace(/<[^>]*>?/g, " ")
    .replace(/[\p{Cc}*_`[\]<>]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** "https://www.beanthere.example/shop?x=1" gives "beanthere.example/shop"; long paths are left out. */
export function printedAddress(address: string): string {
  let display = "";
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`);
    const path = url.pathname.replace(/\/$/, "");
    display = url.hostname.replace(/^www\./, "") + (path.length <= 24 ? path : "");
  } catch {
    display = cleanWords(address, 60);
  }
  return display.replace(/[()[\]<>"'\s]/g, "");
}

/** "Small Business Owners in Lisbon" gives "small business owners in Lisbon". */
function lowerTitleCase(phrase: string): string {
  const core = phraseCore(phrase);
  const words = core.split(/\s+/);
  if (words.length < 2 || !words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) || /^(?:and|or|&)$/i.test(word)))
    return phrase;
  return core.toLowerCase() + phrase.slice(core.length);
}

/** Who the project is for, as a noun phrase in lower case that can follow "for"; `otherwise` when the text gives none. */
export function readAudience(project: ProjectProfile, otherwise: string): string {
  const text = withoutEndMark(splitSentences(cleanWords(project.targetAudience, 400))[0] ?? "")
    .replace(
      /^(?:(?:our|the|my)\s+)?(?:target\s+)?(?:audience|customers?|clients?|users?|market)\s*(?:is|are|:|-|–|include|includes)\s*/i,
      "",
    )
    .replace(/^(?:we (?:target|serve|work with|help)|aimed at|targeting|mostly|mainly|for)\s+/i, "")
    .replace(/\s?[;/|]\s?/g, ", ")
    .replace(/\s&\s/g, " and ")
    .trim();
  if (
    text.length < 3 ||
    !isEnglish(text) ||
    hasFiniteVerb(text) ||
    /^(?:they|we|i|it)\b|^(?:all|everyone|everybody|anyone|anybody|the public|general public|people|consumers|customers)$/i.test(
      text,
    )
  ) {
    return otherwise;
  }
  let phrase = lowerFirst(lowerTitleCase(text), nameWords(project, text));
  if (phrase.length > 80) phrase = phrase.slice(0, 80).split(", ").slice(0, -1).join(", ") || cutAtWord(phrase, 80);
  const parts = phrase.split(/,\s+/);
  if (parts.length > 1 && !/\s(?:and|or)\s/.test(parts.at(-1) ?? ""))
    phrase = `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
  return phrase.replace(/, and and /, " and ").replace(/, (and|or) /, parts.length > 2 ? ", $1 " : " $1 ");
}

/** What bothers the audience, in words that can follow a colon, and whether they are a clause that can follow "and yet" too. */
export function readProblem(project: ProjectProfile): { text: string; isClause: boolean } | null {
  const text = withoutEndMark(
    cutAtSentence(cleanWords(project.problemBeingSolved, 600), 170) ??
      cutAtWord(cleanWords(project.problemBeingSolved), 150),
  )
    .replace(
      /^(?:we (?:solve|fix|tackle|address|help with)|solving|solves|fixing|the (?:main )?problem (?:is|of|we solve is)(?: that)?|it is that)\s+/i,
      "",
    )
    .trim();
  if (text.length < 4 || !isEnglish(text)) return null;
  const lower = lowerFirst(splitSentences(text)[0] ?? text, nameWords(project, text)).replace(/[.!]$/, "");
  if (/\?$/.test(text) || /^(?:how|what|why|where|when)\b/i.test(lower)) return null;
  if (/^(?:no|not enough|too (?:many|much|few|little))\b/i.test(lower) && !hasFiniteVerb(lower)) {
    return { text: `there ${isPlural(lower) ? "are" : "is"} ${lower}`, isClause: true };
  }
  if (
    hasFiniteVerb(lower) ||
    /^(?:people|customers|clients|teams|owners|patients|parents|students|families|it|they|you)\s\w+/i.test(lower)
  ) {
    return { text: lower, isClause: !/^(?:to|when|if|because)\b/i.test(lower) };
  }
  if (/^(?:to|help|helping|helps|providing|making)\b/i.test(lower)) return null;
  if (/^\w+ing\b/i.test(lower)) return { text: `${lower} takes more effort than it should`, isClause: true };
  if (
    /^(?:a |the )?(?:lack|shortage|fear|waste|high|long|poor|bad|slow|expensive|cost|stress)\b/i.test(lower) ||
    lower.split(" ").length <= 3
  ) {
    return { text: `${lower} ${isPlural(lower) ? "get" : "gets"} in the way`, isClause: true };
  }
  return { text: lower, isClause: false };
}

export const thirdPerson =
  /^(?:provides?|offers?|sells?|makes?|helps?|builds?|connects?|delivers?|creates?|designs?|teaches?|gives?|runs?|brings?|supports?|lets?|trains?|serves?|produces?|develops?|specialis[ez]s?|specializes?|grows?|roasts?|bakes?|cooks?|rents?|repairs?|treats?|turns?|keeps?|takes?|works?)$/i;

/** The description's sentences, each made to stand alone in the project's own voice. They are the only facts the text may state. */
export function readFacts(project: ProjectProfile): string[] {
  const name = printedName(project);
  const sentences = splitSentences(cleanWords(project.description, 1500));
  const facts: string[] = [];
  for (const [index, raw] of sentences.entries()) {
    const sentence = withoutEndMark(
      raw.lastIndexOf(")") > raw.indexOf("(") && raw.includes("(") ? raw : raw.replace(/[()]/g, ""),
    );
    if (/^(?:ignore|disregard|forget) (?:all|any|the|every)/i.test(sentence)) continue;
    if (sentence.length < 8 || sentence.length > 260 || !isEnglish(sentence) || /\?$/.test(raw)) continue;
    facts.push(asFact(sentence, name, index));
    if (facts.length === 4) break;
  }
  if (facts.length === 0 && sentences[0] && isEnglish(sentences[0])) {
    facts.push(asFact(cutAtWord(sentences[0].split(/[,;:–—]/)[0] ?? "", 180), name, 0));
  }
  return facts.filter((fact) => fact.length > 8);
}

export const countNouns =
  /^(?:practices?|shops?|stores?|studio|label|brand|roaster|roastery|bakery|restaurant|bistro|gym|office|clinic|agency|platform|company|firm|school|nursery|café|cafe|charity|rescue|service|consultancy|salon|app|tool|hotel|hostel|farm|market|bar|team|startup|start-up|workshop|garage|magazine|community|club|centre|center|business|maker|marketplace|cooperative|foundation|network|house|kitchen|brewery|winery|academy|group|chain|boutique|gallery|theatre|museum|library|dentist|lawyer|barber|florist|butcher|tailor|photographer|designer|coach|consultant|accountant|plumber|electrician|builder|therapist|trainer|tutor|artist|baker|chef|bookshop|organisation|organization|association|product|solution|system|program|programme|project|subscription|box|newsletter|podcast|truck|spa|resort|retreat|campsite)$/i;
export const massNouns =
  /^(?:software|skincare|jewellery|jewelry|clothing|furniture|insurance|catering|childcare|coffee|tea|bread|chocolate|wine|beer|food|pottery|monitoring|hosting|consulting|coaching|bookkeeping|accounting|photography|tuition|care|management|security|advice)$/i;

/** Makes a whole sentence of what may be a fragment: "Family dental practice in Leeds" becomes "… is a family dental practice in Leeds." */
function asFact(sentence: string, name: string, index: number): string {
  const words = sentence.split(/\s+/);
  const [first = "", second = ""] = words;
  if (
    /^(?:we|our|i|my|it|this|they|there|each|every|all)$/i.test(first.replace(/['’].*$/s, "")) ||
    sentence.toLowerCase().startsWith(name.toLowerCase())
  ) {
    return `${capitalise(sentence)}.`;
  }
  if (thirdPerson.test(first) && !/^(?:and|of|in|for)$/i.test(second)) {
    const verb = first.toLowerCase();
    const inflected =
      /s$/.test(verb) && !/ss$/.test(verb) ? verb : /(?:ch|sh|ss|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
    return `${name} ${inflected}${sentence.slice(first.length)}.`;
  }
  // why: a later sentence about "the menu" has a verb, even where the tagger takes "changes" for a noun
  const isWhole = hasFiniteVerb(sentence) || (index > 0 && /^(?:the|every)\s/i.test(sentence));
  if (isWhole) return `${capitalise(sentence)}.`;
  const lower = lowerFirst(sentence);
  if (/^(?:an?|the)\s/i.test(lower)) return index === 0 ? `${name} is ${lower}.` : `It is ${lower}.`;
  const head = phraseCore(lower).split(/\s+/).at(-1) ?? "";
  const subject = index === 0 ? `${name} is` : "It is";
  if (countNouns.test(head) && !endsInPlural(lower)) return `${subject} ${withArticle(lower)}.`;
  if (madeGoods.test(head)) return found(lower, name, index);
  if (massNouns.test(head)) return `${subject} ${lower}.`;
  if (professions.test(head) && index === 0) return `${name} are ${lower}.`;
  if (
    endsInPlural(lower) &&
    !/^\w+ing\s+(?:the|an?|our|your|people|families|small|businesses|companies|teams|you)\b/i.test(lower)
  )
    return found(lower, name, index);
  return index === 0 ? `${name}: ${lower}.` : `${capitalise(lower)}.`;
}

const found = (things: string, name: string, index: number) =>
  /,/.test(things) && !/\s(?:and|or|&)\s/.test(things.slice(things.lastIndexOf(",")))
    ? `${capitalise(things)}.`
    : index === 0
      ? `At ${name} you will find ${things}.`
      : `Find ${things} at ${name}.`;
const madeGoods =
  /^(?:skincare|jewellery|jewelry|clothing|furniture|coffee|tea|bread|chocolate|wine|beer|food|pottery|ceramics|stationery)$/i;
const professions =
  /^(?:agents|plumbers|engineers|advisers|advisors|lawyers|solicitors|accountants|builders|painters|electricians|architects|designers|photographers|dentists|vets|consultants|specialists|brewers|bakers|butchers|florists|cleaners|movers|gardeners|roofers|carpenters|joiners|tailors|caterers|brokers|therapists|coaches|trainers|teachers|tutors|developers|makers|opticians|mechanics|landscapers|decorators)$/i;
