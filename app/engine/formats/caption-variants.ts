import { repeats } from "../compose/repeats";
import type { VoiceLines } from "../compose/voice-lines";
import type { CaptionLines } from "./caption-lines";

/** A caption without its call to action. */
export interface Draft {
  /** What it is led by. */
  hook: string;
  /** Paragraphs in their order; a list of lines is a list. Empty ones are left out. */
  blocks: readonly (string | readonly string[])[];
}

/** What stands beside the lines of a brief that tells little. */
interface Besides {
  /** Who is spoken to; empty where nobody is. */
  spokenTo: string;
  /** Who says it, where nothing else is left. */
  lastly: string;
  wasSaid: (line: string) => boolean;
}

/** Everything that can be said of a brief that tells little: the point with one line or two, in as many orders as there are. */
export function listCaptionVariants(lines: CaptionLines, voice: VoiceLines, besides: Besides): Draft[] {
  const { point } = lines;
  const all = [
    ...lines.putLeastToldFirst([...lines.background, ...lines.others]),
    besides.spokenTo,
    lines.open(),
  ].filter(Boolean);
  // why: an account that has said them before begins with another one
  const given = besides.wasSaid(point) ? all.toReversed() : all;
  const later = new Set(lines.others);
  const vary = (line: string, wording: string): string[][] => [
    // why not a fact: nobody knows yet what it is one of
    ...(later.has(line) ? [] : [[line, wording]]),
    ...(voice.open.includes(line) ? [] : [[wording, line]]),
    ...[...given, ...voice.close]
      .filter((other) => other !== line && !voice.open.includes(other) && !repeats(other, wording))
      .map((other) => (later.has(line) ? [wording, line, other] : [line, wording, other])),
  ];
  const wordings = [...new Set([point, lines.sayLabel()])];
  return [
    ...given.flatMap((line) =>
      wordings.filter((wording) => !repeats(line, wording)).flatMap((wording) => vary(line, wording)),
    ),
    ...voice.close.map((line) => [point, line]),
    ...wordings.map((wording) => [wording]),
    [besides.lastly],
  ].map((parts) => ({ hook: "point", blocks: [parts.join(" ")] }));
}
