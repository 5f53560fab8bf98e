import { hasClearVerb } from "../english/clear-verb";
import { readWords } from "../english/words";
import type { MessageKind } from "../message/message";
import { addIndefinite, lowerFirst } from "./grammar";
import type { Speaker } from "./speaker";

export interface Said {
  name: string;
  speaker: Speaker;
  kind: MessageKind;
  /** The verb of the call to action: "Book". */
  verb: string;
}

/** How owners note what a campaign is about without a verb, and the sentence that it is. It holds only where its grammar is known. */
export interface PointRule {
  name: string;
  examples: readonly (readonly [point: string, kind: MessageKind, sentence: string])[];
  when: RegExp;
  /** The sentence without its end mark; null where the words are not what the rule is for. */
  say: (parts: readonly string[], said: Said) => string | null;
}

export const me = (speaker: Speaker) => (speaker === "I" ? "me" : "us");

/** "Tools", "tea and cake" and "children" are many; "kit" and "booking" one. */
export const isMany = (noun: string): boolean =>
  / and /i.test(noun) || /\b(?:children|people|women|men)$/i.test(noun) || /(?<![siu])s$/i.test(noun);

/** Whether something is said in it already. */
export const isSaid = (text: string) => {
  // why without: nobody opens an open day
  const told = text.replace(/\bopen (?=\p{Lu}|days?\b|evening|weekend|house|studio|mic\b|garden)/giu, "");
  return beginsSoon.test(told) || hasClearVerb(readWords(told));
};

/** "Plainlight launches on 2 March" tells of one thing what "product launches" are several of. */
const beginsSoon =
  /^[^,:;]{2,60}? (?:launches|opens|reopens|returns|closes|arrives|begins|starts|ends) (?:on|in|at|this|next|today|tomorrow|tonight|again|every|its|from|\d)/i;

/** What no "a" stands before. */
export const isMass = (noun: string) =>
  /(?:ing|delivery|entry|postage|parking|advice|support|admission|hire|membership|insurance|installation|breakfast|lunch|coffee|tea|food|bread|beer|wine|honey|yoga|pilates|tai chi|software|work|storage|clothing|care|jewellery|furniture|therapy|ice cream|pottery|pasta|pizza|cheese|chocolate)$/i.test(
    noun,
  ) &&
  !/(?:^new (?:breakfast|lunch|dinner)$|evening|morning|meeting|wedding|opening|training|tasting|building|painting|offering|clothing swap|fitting)$/i.test(
    noun,
  );

/** "Gentle yoga class" of "gentle yoga class for stiff backs every Wednesday": the thing without what is said of it. */
export const readHead = (text: string) =>
  text.split(
    /,| (?:for|with|in|on|at|every|each|from|of|until|till|before|after|by|to|this|next|all|plus|including|near|that|who|which|when|without|between|over|under|against|made|starting|now)\b/i,
    1,
  )[0] ?? "";

const calendar =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|New|Year['’]?s?|English|French|Spanish|Italian|German|Black|(?:Valentine|Mother|Father)['’]s|Day)$/;

/** The thing with its article: "a gentle yoga class", "winter coats", "batch cooking". Null where a name or something else stands there. */
export function addArticle(text: string): string | null {
  const head = readHead(text);
  const words = head.split(" ");
  if (head === "" || words.length > 5 || isSaid(head) || /[:;–?!"“]/.test(head)) return null;
  // why: "get feedback from customers" is asked, and nothing that one has
  if (readWords(head)[0]?.tags.has("Imperative")) return null;
  // why: what has a name of its own takes no article
  if (words.slice(1).some((word) => /^\p{Lu}/u.test(word) && !calendar.test(word))) return null;
  const lower = lowerFirst(text);
  if (/^(?:an?|our|the|my|your|two|three|four|five|six|seven|eight|nine|ten|\d+|all|more|some|one)\b/i.test(head))
    return lower;
  return isMany(head) || isMass(head) ? lower : addIndefinite(lower);
}

export const give = ({ speaker }: Said) => (speaker === "I" ? "I offer" : "We offer");
