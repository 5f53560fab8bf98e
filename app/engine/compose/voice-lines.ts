import { parse } from "yaml";
import { z } from "zod";
import type { MessageKind } from "../message/message";
import { nothingSaid, readSaidSentences, type SaidBefore } from "../said-before";
import { orderBySeed } from "./choice";
import { findSpeaker } from "./say-fact";
import type { Source } from "./source";
import data from "./voice-lines.yaml?raw";

const lines = z.array(z.string());
const byKind = z.strictObject({ come: lines.min(1), give: lines.min(1), work: lines.min(1) });
const triggers = ["free", "date", "deadline", "dogs"] as const;
const voiceLines = z
  .array(
    z.strictObject({
      voice: z.string(),
      open: byKind,
      close: byKind,
      readers: z.string().includes("{readers}"),
      share: z.string().includes("{readers}"),
      invite: lines,
      asides: z.record(z.enum(triggers), lines),
      nod: z.string(),
      list: lines.min(1),
      greeting: z.string(),
      signOff: z.string(),
    }),
  )
  .parse(parse(data));

/** What a line may be answered with: it says that something is free, a day, a last day, or that dogs may come. */
export type Trigger = (typeof triggers)[number];

/** What a voice adds of its own, in the seed's order. */
export interface VoiceLines {
  /** A sentence or two before the point. Empty where the kind of message has none, as `close` is. */
  open: readonly string[];
  /** A sentence behind all else. */
  close: readonly string[];
  /** The thing with its day: "Come to {ours} {when}." */
  invite: readonly string[];
  /** Asks to pass it on: "Know any {readers}? Send them this." */
  share: string;
  /** Those whom it is for, spoken to: "Calling all {readers}." */
  readers: string;
  asides: Readonly<Record<Trigger, readonly string[]>>;
  /** Said to a trouble that was named: "Sound familiar?" Empty where the voice says nothing to it. */
  nod: string;
  list: readonly string[];
  greeting: string;
  signOff: string;
}

const groups: Partial<Record<MessageKind, "come" | "give" | "work">> = {
  event: "come",
  opening: "come",
  fundraiser: "give",
  hiring: "work",
};

/** The lines of the campaign's voice for its kind of message, without those that hold a word that the brand never uses. */
export function getVoiceLines(
  { voice, material, avoided, seed, name, brief }: Source,
  said: SaidBefore = nothingSaid,
): VoiceLines {
  const known = voice.manners.flatMap((each) => voiceLines.find((lines) => lines.voice === each) ?? []);
  const own = known[0] ?? voiceLines[0];
  if (!own) throw new Error("No voice has lines.");
  const group = groups[material.message.kind];
  const isAlone = findSpeaker(brief.project.description) === "I";
  const wasSaid = (line: string) => readSaidSentences(line, name).some((sentence) => said.has(sentence));
  // why: who works alone is no "us"
  const isAllowed = (line: string) =>
    !avoided.some((word) => line.toLowerCase().includes(word)) &&
    !(isAlone && /\b(?:we|us|our|ours|we['’]\p{L}+)\b/iu.test(line));
  const choose = (place: string, all: readonly string[]) => {
    const ordered = orderBySeed(`${seed}|${place}`, all.filter(isAllowed), (line) => line);
    return [...ordered.filter((line) => !wasSaid(line)), ...ordered.filter(wasSaid)];
  };
  return {
    open: group ? choose("open", own.open[group]) : [],
    close: group ? choose("close", own.close[group]) : [],
    invite: choose("dated", own.invite),
    share: own.share,
    // why all: a second voice ("warm, a bit cheeky") is heard in what is said beside
    asides: Object.fromEntries(
      triggers.map((trigger) => [trigger, known.flatMap((each) => choose(trigger, each.asides[trigger]))]),
    ) as unknown as Record<Trigger, readonly string[]>,
    readers: own.readers,
    nod: own.nod,
    list: choose("list", own.list),
    greeting: own.greeting,
    signOff: own.signOff,
  };
}

const patterns: readonly (readonly [Trigger, RegExp])[] = [
  ["dogs", /\bdogs? (?:on leads )?(?:are |is )?(?:very )?welcome\b|\bdog-friendly\b/i],
  [
    "free",
    /\b(?:is|are|go|goes|come|comes|get) (?:in )?free\b(?! (?:to|from|until))|\bfree (?:of charge|entry|admission)\b/i,
  ],
];

/** What a line may be answered with; null where it is nothing to say anything to. */
export const findTrigger = (line: string): Trigger | null =>
  // why: of "£12, and under 5s come free" and "free over 2,000" not all is free
  patterns.find(
    ([trigger, pattern]) =>
      pattern.test(line) && !(trigger === "free" && /[£$€₹]\s?\d|\d{3}|\b(?:over|under|first|if|when)\b/i.test(line)),
  )?.[0] ?? null;
