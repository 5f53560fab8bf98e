import { capitalize, lowerFirst, removeEndMark } from "../compose/grammar";
import { findSpeaker } from "../compose/say-fact";
import type { Source } from "../compose/source";
import { isGoodNews } from "../compose/voice-lines";
import { hasClearVerb } from "../english/clear-verb";
import { hasFiniteVerb, readWords } from "../english/words";

/** Whether a line is a sentence: with a verb that agrees, or an order. */
export function isSentence(text: string): boolean {
  if (isOrder(text)) return true;
  // why: "house plants this weekend" has a plant that plants
  if (
    /^(?:\p{L}+|\d+) for (?:\p{L}+|\d+) |^\S+ off\b|^(?:\p{L}+|\d+) (?:signs|mistakes|reasons|ways|things|rules|myths|tips)\b/iu.test(
      text,
    )
  )
    return false;
  const words = readWords(text);
  return (
    hasClearVerb(words) ||
    (/^(?:the|our|my|we|i|you|your|it|they|there|all|every|each|no)\b/i.test(text) && hasFiniteVerb(words))
  );
}

export const isOrder = (text: string) =>
  /^(?:order|book|join|bring|get|make|learn|come|buy|meet|try|see|take|give|find|ask|save|send|reserve|skip|pay|help)\b/i.test(
    text,
  );

/** Whether a form of the point may stand behind a colon: no question, and none of the two parts that a label makes. */
export const mayFollow = (form: string) => !form.endsWith("?") && !hasLabel(form);
export const listQuestions = (forms: readonly string[]) =>
  forms.map(removeLabel).filter((form) => form.endsWith("?") && !hasLabel(form));
const hasLabel = (form: string) => /^[^.!?]{1,40}: /.test(form);

/** What stands behind a colon has none of its own: "Fish Friday: cod and chips for £8" is "Fish Friday – cod and chips for £8". */
export const removeLabel = (form: string) => form.replace(/^([^:.!?]{6,40}): (?!.*: )/, "$1 – ");

/** What is noted without a verb stands well behind a colon, and a sentence alone. */
export const notesFirst = (forms: readonly string[]) => {
  const following = keepFigures(forms)
    .map(removeLabel)
    // why not the second half: it is asked after the first
    .filter((form) => mayFollow(form) && !/ and (?:how|what|why) /.test(form));
  return [...following.filter((form) => !isSentence(form)), ...following.filter(isSentence)];
};
/** Where the point has its figures, so has what stands for it alone: without them it is no offer. */
export const keepFigures = (forms: readonly string[]) => {
  const figured = forms.filter((form) => /\d|\bfree\b/.test(form));
  return figured.length > 0 ? figured : forms;
};
export const keepSentences = (forms: readonly string[]) => {
  const sentences = forms.filter(isSentence);
  return sentences.length > 0 ? sentences : forms;
};

/** With a small letter inside a sentence; names keep theirs. */
export function lowerInside(text: string, { name }: Source): string {
  const [first] = readWords(text);
  const isName = ["ProperNoun", "Person", "Place", "Organization", "FirstName"].some((tag) => first?.tags.has(tag));
  return isName ? text : lowerFirst(text, [name]);
}

/** A form of the point without the time that ends it, where that was read for sure, and the time. */
export function splitTime(form: string, { material: { message } }: Source): { when: string; rest: string } | null {
  const { when } = message.facts;
  const text = removeEndMark(form);
  if (!when || !message.sure.includes("when") || form.endsWith("?") || /: |\. /.test(text)) return null;
  if (!text.toLowerCase().endsWith(` ${when.toLowerCase()}`) || /^(?:for|instead|all|before (?!\d))/i.test(when))
    return null;
  const rest = removeEndMark(text.slice(0, -when.length));
  const isOpen = / (?:is|are|was|be|open|opens|closed|from|until|and|or|to|on|at|in|for|of|by|all|every|the)$/i.test(
    rest,
  );
  return rest.split(" ").length < 2 || isOpen ? null : { when: text.slice(-when.length), rest };
}

/** What a fundraiser is for is no sentence: "£5,000 for a new roof" is "We are raising £5,000 for a new roof". */
export const sayGoal = (form: string, { material, voice, brief }: Source): string => {
  if (material.message.kind !== "fundraiser" || !/^[£$€]\d/.test(form) || isSentence(form)) return form;
  const alone = voice.contractions ? "I'm" : "I am";
  const many = voice.contractions ? "We're" : "We are";
  return `${findSpeaker(brief.project.description) === "I" ? alone : many} raising ${form}`;
};

/** What the point is behind another line: "Studio Halo has a class" behind who we are is "We have a class", "Course: in two weeks" behind "Looking for a course?" what it is. */
export function goOnWith(form: string, before: string, { name, brief }: Source): string {
  const us = findSpeaker(brief.project.description) === "I" ? "I" : "We";
  const [, sought = ""] = /^Looking for (?:an? )?(.+)\?$/.exec(before) ?? [];
  if (sought && form.toLowerCase().startsWith(`${sought.toLowerCase()}: `))
    return capitalize(form.slice(sought.length + 2));
  return before.includes(name) && form.startsWith(`${name} `)
    ? form.replace(`${name} now has `, `${us} now have `).replace(`${name} has `, `${us} have `)
    : form;
}

/** What the business does, as others would tell it: "We're opening a shop" is "The Old Forge is opening a shop"; a note with where it is. */
export function tellAsNews(form: string, source: Source): string[] {
  const { name } = source;
  const { message } = source.material;
  const isPlain = (rest: string) => !/\b(?:we|our|us|ours|i|my|me)\b/i.test(rest);
  if (form.includes(name) || form.endsWith("?")) return [];
  const [, be = "", done = ""] = /^We(?:['’]| a| ha)(re|ve) (.+)$/.exec(form) ?? [];
  const [, does = "", what = ""] =
    /^We (?:now )?(need|want|offer|open|run|sell|make|start|host|launch) (.+)$/.exec(form) ?? [];
  const [, ours = ""] = /^Our (.+)$/.exec(form) ?? [];
  const [, goal = ""] = /^(?:We(?:['’]| a)re|I(?:['’]| a)m) raising ([£$€].+)$/.exec(form) ?? [];
  if (goal) return [`Help ${name} raise ${goal}`];
  if (done && isPlain(done)) return [`${name} ${be === "re" ? "is" : "has"} ${done}`];
  if (what && isPlain(what)) return [`${name} ${addThirdPerson(does)} ${what}`];
  if (ours && isPlain(ours) && isSentence(form)) return [`${name}${/s$/i.test(name) ? "'" : "'s"} ${ours}`];
  if (message.kind === "fundraiser" && !done && !what) return [];
  if (isOrder(form)) return message.kind === "claim" ? [`${name} says: ${lowerInside(form, source)}`] : [];
  const note = lowerInside(removeLabel(form), source);
  if (isSentence(form))
    return /^(?:news|launch|opening|season|offer)$/.test(message.kind) ? [`News from ${name}: ${note}`] : [];
  if (!isGoodNews(message)) return [];
  return [
    /^new /i.test(form)
      ? `New at ${name}: ${note.slice("new ".length)}`
      : `${message.kind === "launch" ? "New at" : "At"} ${name}: ${note}`,
  ];
}

const addThirdPerson = (verb: string) => `${verb}${/(?:s|ch|sh)$/.test(verb) ? "es" : "s"}`;
