import { splitSentences } from "../checks/sentences";
import { hasClearVerb } from "../english/clear-verb";
import { completeSentence } from "../english/complete-sentence";
import { introduceBusiness } from "../english/introduce-business";
import { isEnglish } from "../english/is-english";
import { addArticle } from "../english/line-articles";
import { hasFiniteVerb, readWords } from "../english/words";
import type { CampaignPlan } from "../plan";
import { cleanWords, removeEndMark } from "../words/clean-text";
import { findTellingWords } from "./account";
import { addIndefinite, endSentence, lowerFirst } from "./grammar";

/** A line of the brief as it can stand in a text, with its end mark. */
export interface ToldLine {
  text: string;
  /** Its subject and verb were added: they may be spoken as the voice speaks. */
  isOurs: boolean;
}

/** The rule that leaves a line as its owner wrote it. */
const isAdded = (rule: string) => rule !== "a sentence already" && rule !== "a request";

/** In a post to be filled, hours and pay are the work's and not the shop's. */
const ofTheShop = /^(?:a price that opens|what we have|what you get|what a business is)/;

/** What the idea says beside its point, as sentences where they can be made. */
export function tellStatements({ material: { statements, message }, fullCallToAction }: CampaignPlan): ToldLine[] {
  const said = findTellingWords(message.point);
  const isSaid = (line: string) => {
    const words = findTellingWords(line);
    return words.length > 1 && words.filter((word) => said.includes(word)).length >= words.length * 0.8;
  };
  return (
    statements
      .filter((line) => !message.point.toLowerCase().includes(removeEndMark(line).toLowerCase()) && !isSaid(line))
      // why: the call to action says it wherever it stands
      .filter((line) => removeEndMark(line).toLowerCase() !== removeEndMark(fullCallToAction).toLowerCase())
      .map((line) => {
        const made = completeSentence(line);
        const isTheirs = message.kind === "hiring" ? ofTheShop : /\d/.test(line) ? /^what we have/ : null;
        if (made && !isTheirs?.test(made.rule)) return { text: endSentence(made.text), isOurs: isAdded(made.rule) };
        const thing = message.kind === "hiring" && !/\d/.test(line) && made ? addArticle(line) : null;
        if (
          message.kind === "hiring" &&
          /^[\p{L}\d.]{1,8} (?:days|hours|nights|shifts|mornings|evenings|afternoons|sessions) a week$/iu.test(
            removeEndMark(line),
          )
        )
          return { text: `It is ${lowerFirst(removeEndMark(line))}.`, isOurs: true };
        return { text: endSentence(thing ? `The job comes with ${thing}` : line), isOurs: false };
      })
  );
}

/** The description's sentences, the first of them with the business as its subject. */
export function tellDescription({ brief: { project }, projectName }: CampaignPlan): ToldLine[] {
  const [first, ...others] = splitSentences(cleanWords(project.description, 1500))
    .filter(
      (sentence) =>
        sentence.length >= 8 && sentence.length <= 220 && (isEnglish(sentence) || /^[£$€₹]\d/.test(sentence)),
    )
    .slice(0, 5);
  if (!first) return [];
  const [opening = first, ...tails] = splitTail(first);
  const text = nameKind(projectName, introduceBusiness(projectName, opening));
  // why: an article and a caption have to name the business, and nobody speaks of "we" before saying who
  const named = /^We /.test(text) && !text.includes(projectName) ? `At ${projectName}, ${lowerFirst(text)}` : text;
  return [
    { text: named, isOurs: false },
    ...[...tails, ...others]
      .flatMap(splitList)
      .map((line) => (isTool.test(opening) ? tellTool(line) : tellSubject(line))),
  ];
}

/** "Tea room in Whitby." says what a business is and not which: "Copper Kettle is a tea room in Whitby." */
function nameKind(name: string, text: string): string {
  const isKind =
    /^\p{Lu}[\p{Ll}-]+(?: (?!and\b)[\p{Ll}-]+){0,2}(?<!s) (?:in|next to|near|behind|opposite|above) (?:the |an? )?\p{L}/u;
  const isOpen = isKind.test(text) && !text.includes(name) && !hasFiniteVerb(readWords(text));
  return isOpen ? `${name} is ${addIndefinite(lowerFirst(text))}` : text;
}

/** What a description adds behind its last comma and can be said alone: "in a heated pool in Hove, four to a class", "crew of nine". */
function splitTail(sentence: string): string[] {
  const [, opening, tail] = /^(.{12,180}), ([^,]{3,60}?)[.!]?$/.exec(sentence) ?? [];
  const people = opening && tail ? sayHowMany(tail) : null;
  if (opening && people) return [opening, people];
  const made = opening && tail && !/, .{0,120} and /.test(sentence) ? completeSentence(tail) : null;
  return opening && tail && made?.rule === "how many there are to one" ? [opening, tail] : [sentence];
}

/** "Three physiotherapists, evening appointments until 8pm, no GP referral needed": several facts, each of which can be said alone. */
function splitList(sentence: string): string[] {
  const parts = sentence.replace(/[.!]$/, "").split(", ");
  const isList = parts.length > 1 && !hasFiniteVerb(readWords(sentence)) && !/ (?:and|or) [^,]{1,60}$/i.test(sentence);
  return isList && parts.every((part) => /\s/.test(part) && !leaning.test(part)) ? parts.map(endSentence) : [sentence];
}

const leaning =
  /^(?:in|on|at|by|for|from|with|without|so|because|where|when|which|who|all|each|every|then|mostly|and|or|but|both|usually|just|only|plus|no longer|\p{L}+(?:ed|ing)|made|run|built|grown|sold|open|now) /iu;

const manyWords = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{4,8}teen|twenty)`;
const crewOf = new RegExp(
  String.raw`^(?:an? )?((?:small |family )?(?:crew|team|family|band|group|staff) of ${manyWords}(?: \p{L}{3,14}){0,2})$`,
  "iu",
);
const ofUs = new RegExp(`^(?:just |only )?(${manyWords} of us)$`, "iu");

/** Who does it, as a sentence: "crew of nine" is "We are a crew of nine"; what opens with "we" is one already. */
function sayHowMany(tail: string): string | null {
  const [crew, us] = [crewOf.exec(tail)?.[1], ofUs.exec(tail)?.[1]];
  if (crew) return `We ${/staff/i.test(crew) ? "have" : "are"} ${addIndefinite(lowerFirst(crew))}`;
  if (us) return `There are ${us}`;
  return /^we (?!are open)\p{L}{2,12} \p{L}/iu.test(tail) && hasFiniteVerb(readWords(tail)) ? tail : null;
}

/** Rules that make a sentence of any line on which they fire, wherever it stands. */
const surely =
  /^(?:a verb without|a state without|what a business is|what is not |what is free|what a visit|a trial|two prices|a price that|a thing with its price|how many there|several things|a quality that a business|what you get)/;

/** What does things by itself: "software", "an app". */
const isTool = /\b(?:software|app|tool|platform|plugin)\b/i;

const runsBySelf = /^(?:works|runs|comes|fits|connects|ships|integrates) (?!by\b)/i;

/** What a tool does, with the tool as its subject: "Prints pick lists" has "It", and "Plans from £5" is a line of its own. */
function tellTool(sentence: string): ToldLine {
  const does =
    /^\p{Lu}\p{Ll}{2,10}(?<!s)s (?!(?:from|with|for|in|to|at|on|by|and|or|of|are|start|cost|include)\b)[\p{L}\d]/u.test(
      sentence,
    ) && !hasClearVerb(readWords(sentence));
  return does || runsBySelf.test(sentence)
    ? { text: endSentence(`It ${lowerFirst(sentence)}`), isOurs: true }
    : tellSubject(sentence);
}

/** A sentence of the description with the subject that it leaves out: "Pulls messages into one place" has "It". */
function tellSubject(sentence: string): ToldLine {
  const made = completeSentence(sentence);
  if (
    (made === null || made.rule === "what we have") &&
    !hasFiniteVerb(readWords(sentence)) &&
    /(?:business|company|firm|family|partnership|charity|practice)$/i.test(sentence.replace(/[.!]$/, ""))
  )
    return {
      text: endSentence(
        `We are ${/^(?:an?|the|our) /i.test(sentence) ? lowerFirst(sentence) : addIndefinite(lowerFirst(sentence))}`,
      ),
      isOurs: true,
    };
  const [, seats] = /^seats (?:for )?(\d{1,4}|\p{L}{3,9})[.!]?$/iu.exec(sentence) ?? [];
  if (seats) return { text: `There are seats for ${seats}.`, isOurs: true };
  if (/^(?:dog|child|family|wheelchair)[ -](?:friendly|accessible)[.!]?$/i.test(sentence))
    return { text: `We are ${removeEndMark(sentence).toLowerCase().replace(" ", "-")}.`, isOurs: true };
  const isList =
    !runsBySelf.test(sentence) &&
    /^[^.:;?!]{3,80}, [^.:;?!]{3,120} and [^,.:;?!]{3,60}[.!]?$/.test(sentence) &&
    !/\d/.test(sentence);
  const isAbout = /^(?:usually|often|mostly|sometimes|that|this|it|they|there|i|you) /i.test(sentence);
  if (isList && !isAbout && !hasClearVerb(readWords(sentence)))
    return { text: endSentence(`We offer ${lowerFirst(sentence)}`), isOurs: true };
  const runs = runsBySelf.test(sentence) && !made;
  if (runs) return { text: endSentence(`It ${lowerFirst(sentence)}`), isOurs: true };
  // why not of somebody: "My grandmother taught me" is a sentence, whatever a tagger makes of it
  const isSure = made && surely.test(made.rule) && !/^(?:my|his|her|their) /i.test(sentence);
  return { text: endSentence(isSure ? made.text : sentence), isOurs: Boolean(isSure) };
}
