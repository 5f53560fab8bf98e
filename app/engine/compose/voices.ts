import { parse } from "yaml";
import { z } from "zod";
import type { VoiceProfile } from "../brief";
import { tones, type VoiceTone } from "../voice/tones";
import data from "./voices.yaml?raw";

const voiceData = z.strictObject({
  name: z.string(),
  tone: z.enum(tones),
  words: z.array(z.string()),
  speech: z.enum(["contracted", "full", "typed"]),
  paragraph: z.number().int().min(1),
});

/** How a campaign is written. */
export interface Voice {
  name: string;
  tone: VoiceTone;
  /** How the owner's lines are said. */
  speech: "contracted" | "full" | "typed";
  /** Sentences before a new paragraph begins. */
  paragraph: number;
}

export const voices: readonly z.infer<typeof voiceData>[] = z.array(voiceData).parse(parse(data));

const negation = /\b(?:not|never|without being|without|avoid|nothing)\s{1,3}(?:too |very |overly )?$/i;

/**
 * The voice that the owner's words ask for: the first that they name. Without a word that we know the measured voice's tone decides, and without one it is
 * the plain voice.
 */
export function chooseVoice(typed: string | null, measured: VoiceProfile | null): Voice {
  const text = (typed ?? "").toLowerCase();
  const [named] = voices
    .map((voice) => ({ voice, at: findFirst(text, voice.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ voice }) => voice);
  const voice = named ?? voices.find(({ tone }) => tone === measured?.tone) ?? voices[0];
  if (!voice) throw new Error("No voice is known.");
  return voice;
}

function findFirst(text: string, words: readonly string[]): number {
  const places = words.flatMap((word) => {
    const at = text.indexOf(word);
    const isWord = at >= 0 && !/\p{L}/u.test((text[at - 1] ?? " ") + (text[at + word.length] ?? " "));
    return isWord && !negation.test(text.slice(0, at)) ? [at] : [];
  });
  return places.length > 0 ? Math.min(...places) : -1;
}
