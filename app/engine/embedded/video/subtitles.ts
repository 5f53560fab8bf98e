import { findNumberSpans, splitOutsideNumbers, splitWords } from "../../words/whole-numbers";

/** A line of subtitles. Times are in seconds from the film's start. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

const lineLength = 42;

function pieces(script: string): string[] {
  const out: string[] = [];
  for (const sentence of splitOutsideNumbers(script, /(?<=[.!?。！？؟])\s+/u)) {
    let piece = "";
    for (const word of splitWords(sentence).map((each) => each.trimEnd())) {
      if (piece && piece.length + 1 + word.length > lineLength * 2) {
        out.push(piece);
        piece = word;
      } else piece = piece ? `${piece} ${word}` : word;
    }
    if (piece) out.push(piece);
  }
  // A cue of a word or two flickers: it joins its neighbour where both fit.
  return out.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1);
    if (last !== undefined && last.length + piece.length < lineLength * 2 && Math.min(last.length, piece.length) < 24) {
      joined[joined.length - 1] = `${last} ${piece}`;
    } else joined.push(piece);
    return joined;
  }, []);
}

function inTwoLines(text: string): string {
  if (text.length <= lineLength) return text;
  const middle = text.length / 2;
  const numbers = findNumberSpans(text);
  const spaces = [...text.matchAll(/ /g)]
    .map((match) => match.index)
    .filter((at) => !numbers.some(({ start, end }) => at > start && at < end));
  const cut = spaces.reduce(
    (best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best),
    spaces[0] ?? -1,
  );
  return cut < 0 ? text : `${text.slice(0, cut)}\n${text.slice(cut + 1)}`;
}

/** The cues of all scenes. Each lies inside its scene, in order, in proportion to its length; where words are said, with the voice. */
export function writeCues(
  scenes: readonly { script: string; seconds: number; spoken?: { from: number; seconds: number } | null }[],
): Cue[] {
  const cues: Cue[] = [];
  let start = 0;
  for (const { script, seconds, spoken } of scenes) {
    const texts = pieces(script);
    const all = texts.reduce((sum, text) => sum + text.length, 0);
    const margin = 0.12;
    let from = start + (spoken ? spoken.from : margin);
    const length = spoken ? spoken.seconds : seconds - margin * 2;
    for (const [index, text] of texts.entries()) {
      const to = from + (length * text.length) / all;
      // The last one may stay a moment after the voice.
      const until = spoken && index === texts.length - 1 ? Math.min(start + seconds - margin, to + 0.4) : to - 0.04;
      cues.push({ from, to: until, text: inTwoLines(text) });
      from = to;
    }
    start += seconds;
  }
  return cues;
}

function clock(seconds: number, mark: "," | "."): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, "0");
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}${mark}${part(ms % 1000, 3)}`;
}

export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, at) => `${at + 1}\n${clock(cue.from, ",")} --> ${clock(cue.to, ",")}\n${cue.text}\n`)
    .join("\n");
}

export function writeVtt(cues: readonly Cue[]): string {
  const safe = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return `WEBVTT\n\n${cues.map((cue) => `${clock(cue.from, ".")} --> ${clock(cue.to, ".")}\n${safe(cue.text)}\n`).join("\n")}`;
}
