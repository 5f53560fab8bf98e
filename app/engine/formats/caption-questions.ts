import { addIndefinite, lowerFirst, removeEndMark } from "../compose/grammar";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";
import { isUncounted } from "../english/business-kinds";
import { readWords } from "../english/words";
import { isOrder, isSentence, mayFollow } from "./caption-point";
import { holdsAll } from "./fit-caption";

/** "Free on Saturday 23 January?" */
export function askForDay({ material: { message, timing }, voice }: Source): string[] {
  const { start } = timing ?? {};
  if (!/^(?:event|opening)$/.test(message.kind) || !start?.day || !start.month || timing?.recurring) return [];
  return [
    `${/^(?:formal|exact|poetic)$/.test(voice.name) ? "Are you free" : "Free"} on ${start.text.replace(/^on /i, "")}?`,
  ];
}

/** "Looking for a gentle yoga class?" where the thing is sure; whom we look for is asked after: "Know a good mechanic?" */
export function askForThing({ material: { message, what } }: Source): string[] {
  if (!what || !message.sure.includes("what") || what.isName) return [];
  const thing = what.text.replace(/^new /i, "");
  const [first = ""] = thing.split(" ");
  // why: in "fish Friday" the fish only says which Friday
  const behind = message.point.slice(message.point.toLowerCase().indexOf(what.text.toLowerCase()) + what.text.length);
  const isPart = /^(?:[-'’]| (?!(?:wanted|needed|required)\b)\p{Lu})/u.test(behind) || /^ \p{Ll}+s?$/u.test(behind);
  // why: who looks for the whole point is not answered by it
  // why: "Looking for a course? Course on Monday" stammers, and behind a label stands what it is
  const isFirst = message.point.toLowerCase().startsWith(`${thing.toLowerCase()} `);
  if (
    isPart ||
    isFirst ||
    readWords(thing)[0]?.part === "verb" ||
    holdsAll(thing, message.point) ||
    /^(?:\d|first|second|next|last|full|two|three|four|five|six|free|our|more|all|\p{L}+day\b)/iu.test(first)
  )
    return [];
  const named = what.number === "singular" && !isUncounted(what.head) ? addIndefinite(thing) : thing;
  if (message.kind === "hiring")
    return /^(?:volunteers?|help)/i.test(what.head)
      ? []
      : what.number === "singular" && !/s$/.test(thing)
        ? [`Know a good ${thing}?`]
        : [`Know any good ${thing}?`];
  return /^(?:offer|launch|season|reminder|about|event)$/.test(message.kind) ? [`Looking for ${named}?`] : [];
}

/** "Ever wondered how to fix a puncture?", "Did you know that sitting all day hurts your back?", "Do you know the five signs of damp?" */
export function askToKnow({ material: { message }, brief }: Source, forms: readonly string[]): string[] {
  const [, task = ""] = /^how (?:to|you can) (.{6,90})$/i.exec(message.point) ?? [];
  if (task && !message.point.endsWith("?")) return [`Ever wondered how to ${task}?`, `How do you ${task}?`];
  const [, counted = ""] =
    /^((?:\p{L}{3,6}|\d\d?) (?:signs|mistakes|reasons|ways|things|rules|myths|tips) .{6,90})$/iu.exec(
      message.point.split(/,? and (?:how|what|why) /i)[0] ?? "",
    ) ?? [];
  if (counted) return [`Do you know the ${lowerFirst(counted)}?`];
  const isClaim = (form: string) =>
    mayFollow(form) && !isOrder(form) && isSentence(form) && !/\b(?:we|our|us|i|my)\b|\. /i.test(form);
  // why only what explains: that something is open is announced
  return message.kind === "claim" && /^[^,.:]{0,30}\b(?:why|how|that)\b/i.test(brief.idea)
    ? forms.filter(isClaim).map((form) => `Did you know that ${removeEndMark(lowerFirst(form))}?`)
    : [];
}

/** "An assessment is £35." answers "How much is an assessment?", and "£14 an hour" what is paid. */
export function askForPrice({ text, sentence, from }: Line): string[] {
  if (from === "business") return [];
  const [, price = "", per = ""] = /^([£$€][\d,.]+) (?:an?|per) ([\p{L}-]+)\.$/u.exec(text) ?? [];
  if (
    price &&
    !/^The pay/.test(sentence) &&
    !/^(?:person|head|couple|family|employee|user|month|week|year|day|hour|night)$/i.test(per)
  )
    return [`What does ${addIndefinite(per)} cost? ${price}.`];
  if (/^The price is /.test(sentence)) return [`How much is it? ${text}`];
  if (/^The pay is /.test(sentence)) return [`What does it pay? ${text}`];
  if (/^Prices start at /.test(sentence)) return [`What does it cost? ${sentence}`];
  const [, thing = "", be = "", sum = ""] =
    /^(An? [\p{L} -]{3,40}|[\p{L} -]{3,30}) (is|are) ([£$€]\d.{0,40})$/u.exec(sentence) ?? [];
  return thing && !/^(?:The|It)\b/.test(thing) ? [`How much ${be} ${lowerFirst(thing)}? ${sum}`] : [];
}
