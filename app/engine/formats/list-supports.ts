import { capitalize, endSentence, removeEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";
import { findOutcome, splitPieces } from "../compose/split-lines";
import { readWords } from "../english/words";

/** Why, and what comes of it, as lines of their own: " because we're booked solid by September", " and go home wearing it". */
function listReasons(rest: string): string[] {
  const [, reason = ""] = /^,? because (?!of )(.{12,110})$/i.exec(rest) ?? [];
  const [, next = ""] = /^,? and ((?!(?:the|we|you|our|your|it)\b)\p{L}{2,12} .{4,100})$/iu.exec(rest) ?? [];
  const [, asked = ""] = /^,? and ((?:why|how|what|when) .{6,100})$/i.exec(rest) ?? [];
  return [reason, asked, readWords(next)[0]?.part === "verb" ? next : ""].filter(Boolean).map(capitalize);
}

/**
 * What a title leaves out, in whole lines of up to `most` characters, the most telling first: what a story came to, what stands behind the title in
 * the point, the rest of the idea with a price or an offer before the rest, then the facts.
 */
export function listSupports({ lines, material }: Source, title: string, most: number): string[] {
  // why without the mark: of a question the title may ask the beginning
  const said = title.replace(/\?$/, "");
  const holds = (text: string) => text.toLowerCase().startsWith(said.toLowerCase());
  const first = removeEndMark(lines.telling[0] ?? "");
  const bare = capitalize(first.replace(/^[^:]{3,20}: /, ""));
  // why: a cry before the point is not in its title
  const told = !holds(first) && holds(bare) ? bare : first;
  // why the title: a how-to is told as a question
  const point = holds(told) || !holds(lines.title) ? told : lines.title;
  const rest = holds(point) ? point.slice(said.length) : "";
  const isTail =
    /^ (?:if|when|for|by|with|after|before|until|from|at|in|on|to|without|instead|even though|although) (?:\S+ ){1,}\S/i.test(
      rest,
    );
  const behind = isTail
    ? capitalize(rest.trim())
    : /^[,:;–] ?/.test(rest.trim())
      ? capitalize(
          rest
            .trim()
            .replace(
              /^[,:;–] ?(?:so (?:that )?(?=(?:your|our|the|you|we|they|\p{L}+ (?:can|will|need|get|have))\b))?/u,
              "",
            ),
        )
      : "";
  const [, ...pieces] = splitPieces(endSentence(point));
  const isOther = !holds(point);
  const isStory = title.startsWith("The story of ");
  const at = point.toLowerCase().indexOf(title.toLowerCase());
  // why: "the retest is free" stands above when it is
  const occasion = isOther && at > 0 && /^(?:if|when|once) /i.test(point) ? point.slice(0, at) : "";
  const rests = lines.telling.slice(1).flatMap((line) => [line, ...findOutcome(line)]);
  // why: what was found says more than that it was looked for
  const found = material.message.kind === "claim" ? rests.filter((line) => /\d/.test(line) && !/^we /i.test(line)) : [];
  // why not of a post: what it pays comes behind what it is
  const offers = material.message.kind === "hiring" ? [] : rests.filter((line) => holdsOffer.test(line));
  // why: behind a name or a cry comes what it is
  const isThin = title.split(" ").length < 5 || title.endsWith("?");
  const others = isThin ? [...found, ...rests] : [...offers, ...found, ...rests];
  return [
    ...(isStory ? [...rests].reverse() : []),
    ...(/^(?:if|when) /i.test(behind) || holdsOffer.test(behind) || isThin ? [behind] : offers),
    behind.split(" ").length > 1 ? behind : "",
    occasion,
    ...(isOther && !isStory && !occasion
      ? [point.split(/ and (?=(?:we|you|get|receive|save) )/i)[0] ?? "", point]
      : []),
    ...listReasons(rest),
    ...pieces.filter((piece) => piece.split(" ").length > 1),
    ...others,
    ...lines.facts.filter(({ topic }) => topic === "price" || topic === "when").map(({ text }) => text),
    ...lines.facts.map(({ text }) => text),
    lines.intro,
  ]
    .map(removeEndMark)
    .filter((text) => text.includes(" ") && text.length <= most && !title.toLowerCase().includes(text.toLowerCase()));
}

/** What is dearest to a reader: a price, what is taken off, what is free. */
export const holdsOffer = /[£$€₹]\s?\d|\d ?%|\bfree\b|half[- ]price/i;
