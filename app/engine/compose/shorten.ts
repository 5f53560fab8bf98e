import { capitalize } from "../english/grammar";

/** What can go from a line without a loss to its reader, the least first. */
const cuts: readonly [RegExp, string][] = [
  [/ (?:really|actually|finally|currently|already|simply|just|still)(?= )/gi, ""],
  [/(?<=\b\d{1,2} \p{Lu}\p{Ll}{2,8}|\b\p{Lu}\p{Ll}{2,8} \d{1,2}),? 20\d\d\b/gu, ""],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?=\d{1,2} \p{Lu}|\p{Lu}\p{Ll}{2,8} \d)/gu, ""],
  [/ without an? (?=(?:appointment|reservation|booking)\b)/gi, " without "],
  [/ (?:that|which) (?:is|are|was|were) (?=(?:\p{Ll}{2,12}ed|made|built|grown|baked|cut|sold|cooked|woven)\b)/gu, " "],
  [/ the end of (?=\p{Lu})/gu, " end of "],
  [/^(?:The|Our) /u, ""],
  [
    / (?:the|our) (?=\p{Ll}+ (?:\p{Ll}+ ){0,2}(?:camp|course|class|club|shop|school|festival|exhibition|programme|program)\b)/gu,
    " ",
  ],
  [/^(?:After|For) \S{1,12} (?:years|months|weeks|decades),? (?=(?:the|our|we) )/iu, ""],
];

/** "Enrolment | for the evening welding class | shuts on 11 December": what of is told under it. */
const whatOf =
  /^(\p{L}{3,20}) (?:for|of|to|in|at) .{3,80}? ((?:closes|shuts|ends|opens|starts|begins|stops|expires|runs out) .{3,40})$/u;

/** "How a trader can go | from daily savings to a first loan": where one gets to is the point. */
const fromTo =
  /^how .{3,60}? (?:can |to )?(?:go|goes|went|get|gets|got|move|moves|moved|come|comes|came) (from .{3,40} to .{3,40})$/iu;

/** "What is the difference between selling and lending?" asks which of two. */
const difference = /^what(?: is|['’]s) the difference between (.{3,50}) and (.{3,50}\?)$/iu;

/** A sentence in up to `most` characters, without what its reader does not miss; null where it stays longer. */
export function shortenSentence(sentence: string, most: number): string | null {
  let text = sentence;
  for (const [cut, told] of cuts) {
    if (text.length <= most) break;
    text = text.replace(cut, told);
  }
  if (text.length > most) text = text.replace(whatOf, "$1 $2").replace(fromTo, "$1").replace(difference, "$1 or $2");
  return text.length <= most ? capitalize(text) : null;
}
