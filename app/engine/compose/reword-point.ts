import { findTimeSpans } from "../english/find-time-spans";
import { isPlural } from "../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../english/words";
import { capitalize, endSentence, lowerFirst, removeEndMark } from "./grammar";

/** How a point is said in other words that mean the same: nothing but order and form changes. */
interface Rewording {
  name: string;
  examples: readonly (readonly [point: string, reworded: string])[];
  say: (point: string) => string | null;
}

/** Characters of what is said beside the time. */
const shortestRest = 14;

/** A sentence with the one time that it opens or ends with apart; null where there are more, or where a comma goes on. */
function findTime(point: string): { time: string; rest: string; isFirst: boolean } | null {
  const words = readWords(point);
  const spans = findTimeSpans(words).filter(({ isAttributive }) => !isAttributive);
  const [span] = spans;
  if (!span || spans.length > 1) return null;
  const isFirst = span.first === 0;
  const isLast = span.last === words.length - 1;
  if (isFirst === isLast) return null;
  const [start, end] = [words[span.first]?.start ?? 0, words[span.last]?.end ?? 0];
  const time = point.slice(start, end);
  const rest = (isFirst ? point.slice(end) : point.slice(0, start)).replace(/^[ ,]{1,3}|[ ,]{1,3}$/g, "");
  const isSaid = hasFiniteVerb(readWords(rest)) && !/[,:;?(–]/.test(rest);
  return isSaid && rest.length >= shortestRest ? { time, rest, isFirst } : null;
}

const mayLead = /^(?:on|from|until|till|before|by|in|this|next|every|since) /i;
const hasSubject = /^(?:we|our|you|your|the|it) /i;

export const rewordings: readonly Rewording[] = [
  {
    name: "time last",
    examples: [["From 1 July 2026 we stop billing by the hour.", "We stop billing by the hour from 1 July 2026."]],
    say: (point) => {
      const found = findTime(point);
      return found?.isFirst && mayLead.test(found.time) && hasSubject.test(found.rest)
        ? `${capitalize(found.rest)} ${lowerFirst(found.time)}`
        : null;
    },
  },
  {
    name: "time first",
    examples: [
      ["We are launching Stagebook on 1 July.", "On 1 July we are launching Stagebook."],
      ["Our second shop opens in Kothrud on Sunday 14 June.", "On Sunday 14 June our second shop opens in Kothrud."],
    ],
    say: (point) => {
      const found = findTime(point);
      return found && !found.isFirst && mayLead.test(found.time) && hasSubject.test(found.rest)
        ? `${capitalize(found.time)} ${lowerFirst(found.rest)}`
        : null;
    },
  },
  {
    name: "it launches",
    examples: [["We are launching Stagebook on 1 July.", "Stagebook launches on 1 July."]],
    say: (point) => {
      const [, thing = "", when = ""] =
        /^We(?:['’]re| are) launching (?:(?:our|the) )?(\p{Lu}[^,.:]{2,40}?) ((?:on|from|in) [^,.:]{3,40})$/u.exec(
          point,
        ) ?? [];
      return thing ? `${thing} ${isPlural(thing.split(" ").at(-1) ?? "") ? "launch" : "launches"} ${when}` : null;
    },
  },
  {
    name: "wanted",
    examples: [
      ["We need 12 more tree planters for May and June.", "12 more tree planters wanted for May and June."],
      ["We are looking for two drivers.", "Two drivers wanted."],
    ],
    say: (point) => {
      const [, post = "", rest = ""] =
        /^We(?:['’]re| are)? (?:need|looking for|hiring|seeking) ((?:\d|an? |two |three |four |five |six |seven |eight |nine |ten )[^,.:]{3,60}?)((?: (?:for|from|in|at|to) [^,.:]{3,60})?)$/i.exec(
          point,
        ) ?? [];
      return post ? `${capitalize(post.replace(/^an? /i, ""))} wanted${rest}` : null;
    },
  },
  {
    name: "help us",
    examples: [
      ["We're raising money for five sports wheelchairs.", "Help us pay for five sports wheelchairs."],
      ["We want to raise £6,000 for a new projector.", "Help us raise £6,000 for a new projector."],
    ],
    say: (point) =>
      point
        .replace(/^We(?:['’]re| are) raising (?:money|funds) for (?=\S)/i, "Help us pay for ")
        .replace(/^We want to raise (?=[£$€₹₦\d])/i, "Help us raise ")
        .replace(/^(?!Help us ).*$/s, "") || null,
  },
  {
    name: "save",
    examples: [
      ["You get 20% off rug washing in November.", "Save 20% on rug washing in November."],
      ["£20 off any bike over £1,200.", "Save £20 on any bike over £1,200."],
    ],
    say: (point) => {
      const [, sum = "", thing = ""] =
        /^(?:You get )?(\d{1,2} ?%|[£$€₹]\d[\d,.]*) off ((?!if\b|when\b|for\b)[^:;?]{3,120})$/i.exec(point) ?? [];
      return sum ? `Save ${sum} on ${thing}` : null;
    },
  },
];

/** A point in other whole sentences that mean the same; none for a question or two sentences. */
export function rewordPoint(point: string): string[] {
  const text = removeEndMark(point);
  if (/[?!"“]/.test(text) || /[.] \p{Lu}/u.test(text)) return [];
  return rewordings.flatMap(({ say }) => {
    const said = say(text);
    return said && said !== text ? [endSentence(said)] : [];
  });
}
