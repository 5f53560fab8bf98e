import { parse } from "yaml";
import { z } from "zod";
import type { Message, MessageKind } from "../message/message";
import { nothingSaid, readSaidSentences, type SaidBefore } from "../said-before";
import { orderBySeed } from "./choice";
import { findSpeaker } from "./say-fact";
import type { Source } from "./source";
import data from "./voice-lines.yaml?raw";

const lines = z.array(z.string()).min(1);
const byKind = { come: lines, give: lines, work: lines, any: lines };
const voiceLines = z
  .array(
    z.strictObject({
      voice: z.string(),
      open: z.strictObject({ ...byKind, good: lines }),
      close: z.strictObject(byKind),
      nod: z.string(),
      list: lines,
      heading: lines,
      greeting: z.string(),
      signOff: z.string(),
    }),
  )
  .parse(parse(data));

/** What a voice adds of its own, in the seed's order. */
export interface VoiceLines {
  open: readonly string[];
  close: readonly string[];
  /** Said to a trouble that was named: "Sound familiar?" Empty where the voice says nothing to it. */
  nod: string;
  list: readonly string[];
  heading: readonly string[];
  greeting: string;
  signOff: string;
}

const groups: Partial<Record<MessageKind, "come" | "give" | "work">> = {
  event: "come",
  opening: "come",
  fundraiser: "give",
  hiring: "work",
};

/** Whether what is told is something to be glad of: an offer, something new, a season, and nothing that ends or costs more. */
export const isGoodNews = ({ kind, point }: Message): boolean =>
  /^(?:offer|launch|season)$/.test(kind) &&
  !/\b(?:clos(?:e|es|ed|ing)|cancel\p{L}*|sorry|no longer|increas\p{L}*|go(?:es|ing)? up|delay\p{L}*|last chance)\b/iu.test(
    point,
  );

/** The lines of the campaign's voice for its kind of message, without those that hold a word that the brand never uses. */
export function getVoiceLines(
  { voice, material, avoided, seed, name, brief }: Source,
  said: SaidBefore = nothingSaid,
): VoiceLines {
  const own =
    voice.manners.map((each) => voiceLines.find((lines) => lines.voice === each)).find(Boolean) ?? voiceLines[0];
  if (!own) throw new Error("No voice has lines.");
  const group = groups[material.message.kind] ?? "any";
  const isAlone = findSpeaker(brief.project.description) === "I";
  const wasSaid = (line: string) => readSaidSentences(line, name).some((sentence) => said.has(sentence));
  const choose = (place: string, all: readonly string[]) => {
    const allowed = all.filter(
      (line) =>
        !avoided.some((word) => line.toLowerCase().includes(word)) &&
        // why: who works alone is no "us"
        !(isAlone && /\b(?:we|us|our|ours)\b/i.test(line)),
    );
    const ordered = orderBySeed(`${seed}|${place}`, allowed, (line) => line);
    return [...ordered.filter((line) => !wasSaid(line)), ...ordered.filter(wasSaid)];
  };
  return {
    // why both: what is good to hear may be said as anything is
    open: isGoodNews(material.message)
      ? [...choose("open", own.open.good), ...choose("open", own.open.any)]
      : choose("open", own.open[group]),
    close: choose("close", own.close[group]),
    nod: own.nod,
    list: choose("list", own.list),
    heading: choose("heading", own.heading),
    greeting: own.greeting,
    signOff: own.signOff,
  };
}
