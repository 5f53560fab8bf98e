import { parse } from "yaml";
import { z } from "zod";
import type { MessageKind } from "../message/message";
import { nothingSaid, readSaidSentences, type SaidBefore } from "../said-before";
import { orderBySeed } from "./choice";
import type { Source } from "./source";
import { findSpeaker } from "./speaker";
import data from "./voice-lines.yaml?raw";

const lines = z.array(z.string());
const ofAppeals = z.strictObject({ come: lines.min(1), give: lines.min(1), work: lines.min(1) });
const voiceLines = z
  .array(
    z.strictObject({
      voice: z.string(),
      open: lines.min(1),
      close: ofAppeals,
      greeting: z.string(),
      signOff: z.string(),
    }),
  )
  .parse(parse(data));

/** What a voice adds of its own, in the seed's order. */
export interface VoiceLines {
  /** A sentence or two before the point. Empty where the kind of message has none, as `close` is. */
  open: readonly string[];
  /** A sentence behind all else. */
  close: readonly string[];
  greeting: string;
  signOff: string;
}

const groups: Partial<Record<MessageKind, "come" | "give" | "work">> = {
  event: "come",
  fundraiser: "give",
  hiring: "work",
};

/** The lines of the campaign's voice for its kind of message, without those that hold a word that the brand never uses. */
export function getVoiceLines(
  { voice, kind, facts, avoided, seed, name, brief, told }: Source,
  said: SaidBefore = nothingSaid,
): VoiceLines {
  const own = voiceLines.find((lines) => lines.voice === voice.name) ?? voiceLines[0];
  if (!own) throw new Error("No voice has lines.");
  // why: who is told of a last day is not invited
  const isDue = kind === "event" && /^(?:by|before|until|till)\b/i.test(facts.when ?? "");
  const group = isDue ? undefined : groups[kind];
  const isAlone = findSpeaker(brief.project.description) === "I";
  const wasSaid = (line: string) => readSaidSentences(line, name).some((sentence) => said.has(sentence));
  // why: who works alone is no "us"
  // why: who gives their time looks for no work
  const isUnpaid = told.some((line) => /\bvolunteer/i.test(line));
  const isAllowed = (line: string) =>
    !(isUnpaid && /\b(?:work|boss|colleague|candidates|applicat\p{L}*|post)\b/iu.test(line)) &&
    !avoided.some((word) => line.toLowerCase().includes(word)) &&
    !(isAlone && /\b(?:we|us|our|ours|we['’]\p{L}+)\b/iu.test(line));
  const choose = (place: string, all: readonly string[]) => {
    const ordered = orderBySeed(`${seed}|${place}`, all.filter(isAllowed), (line) => line);
    return [...ordered.filter((line) => !wasSaid(line)), ...ordered.filter(wasSaid)];
  };
  return {
    open: choose("open", group === "come" ? own.open : []),
    close: choose("close", group ? own.close[group] : []),
    greeting: own.greeting,
    signOff: own.signOff,
  };
}
