import { lowerFirst, removeEndMark } from "../compose/grammar";
import { isSentence } from "../compose/is-sentence";
import { leansBack } from "../compose/lean";
import { findReaders } from "../compose/tell-reader";
import type { Kit } from "./caption-kit";
import { holdsAll } from "./fit-caption";
import { nameThing, sayOnce } from "./name-thing";

/** When, where, price and whom for, as rows, then facts that are short. */
export function listRows({ source, facts }: Kit): string[] {
  const { message, audience, timing } = source.material;
  const rows: string[] = [];
  const named = nameThing(source);
  const add = (label: string, text: string | null | undefined) => {
    if (text && text.length <= 80) rows.push(`${label}: ${removeEndMark(text)}`);
  };
  // why: what failed this winter is not when it is
  const isOfOther = source.lines.telling
    .slice(1)
    .some((text) => text.includes(named?.when ?? message.facts.when ?? "\n"));
  const isDated = /^(?:event|opening|launch|season|news)$/.test(message.kind);
  if (timing?.role === "deadline") add("Last day", timing.last?.text);
  else if (!isOfOther && (named?.when || (message.sure.includes("when") && isDated)))
    add("When", sayOnce(named?.when ?? message.facts.when ?? "").replace(/^on (?=\p{Lu}|\d)/u, ""));
  if (message.sure.includes("where") && isDated)
    add("Where", message.facts.where?.replace(/^(?:in|at) (?=\p{Lu})/iu, ""));
  // why of several none: the refill's is not the price
  const hasPrice = facts.filter(({ topic, from }) => topic === "price" && from !== "business").length === 1;
  const rest = facts.filter(
    ({ text, from }) =>
      from !== "business" && text.length <= 80 && !leansBack(text) && !/^(?:we|you|i) \S+ (?:them|it)\b/i.test(text),
  );
  for (const { text, sentence, topic } of rest)
    if (
      isPrice(text) &&
      (hasPrice || message.kind === "hiring") &&
      topic === "price" &&
      message.kind !== "fundraiser" &&
      rows.every((row) => !/^(?:Price|Pay):/.test(row))
    )
      add(message.kind === "hiring" ? "Pay" : "Price", lowerFirst(text.replace(/^priced at /i, "")));
    else if (rows.length < 6 && !/^We(?:['’]re| are) open/.test(sentence)) rows.push(removeEndMark(text));
  const opening = facts.find(({ text }) => /^open \S/i.test(text));
  if (opening) add("Open", opening.text.replace(/^open /i, ""));
  if (audience?.noun?.number === "plural") add("For", findReaders(source));
  // why: what the campaign is stands in a list that says little else
  if (rows.length < 4 && !rows.some((row) => row.startsWith("When: ")))
    rows.unshift(removeEndMark(source.lines.telling[0] ?? ""));
  const known = (at: number) => rows.slice(0, at).join(" ");
  return rows
    .filter((row, at) => !holdsAll(known(at), row))
    .filter((row, _, all) => !all.some((other) => other.length > row.length && holdsAll(other, row)))
    .slice(0, 7)
    .map((row) => `• ${row}`);
}

const isPrice = (text: string) =>
  /^(?:from |priced at )?[£$€₹]\s?\d/i.test(text) &&
  !/\b(?:raised|pays|buys|off|donor|gift|penalty|fine|deposit|more|extra)\b/i.test(text);

/** "Our house has been shortlisted" is "Studio Havn's house has been shortlisted", "We need drivers" "Doyle Haulage needs drivers". */
export function tellAsNews(sentence: string, name: string): string[] {
  const text = removeEndMark(sentence);
  const isPlain = (rest: string) => !/\b(?:we|our|us|ours|i|my|me|you|your)\b/i.test(rest);
  const [, be = "", done = ""] = /^We(?:['’]| a| ha)(re|ve) (.+)$/.exec(text) ?? [];
  const [, does = "", what = ""] =
    /^We (?:now )?(need|want|offer|open|run|sell|make|start|host|launch) (.+)$/.exec(text) ?? [];
  const [, ours = ""] = /^Our (.+)$/.exec(text) ?? [];
  if (done && isPlain(done)) return [`${name} ${be === "re" ? "is" : "has"} ${done}.`];
  if (what && isPlain(what)) return [`${name} ${does}s ${what}.`.replace(/ launchs /, " launches ")];
  if (ours && isPlain(ours) && isSentence(text)) return [`${name}${/s$/i.test(name) ? "'" : "'s"} ${ours}.`];
  return [];
}
