import { contractWords, writeOutContractions } from "../voice/rewriting/contractions";
import type { Lines } from "./lines";
import type { Voice } from "./voices";

const all = () => true;

/** How a voice says what the owner typed: "we are" and "do not" as people speak, or in full words. Null where it stays as it was typed. */
function chooseSpeech({ name }: Voice): ((text: string) => string) | null {
  if (/^(?:warm|casual|playful|bold|hopeful)$/.test(name)) return (text) => contractWords(text, all);
  if (/^(?:formal|exact|elegant)$/.test(name)) return (text) => writeOutContractions(text, all);
  return null;
}

/** The owner's lines as the voice says them; what somebody is quoted with stays to the letter, as what the business is does. */
export function speakLines(lines: Lines, voice: Voice): Lines {
  const speech = chooseSpeech(voice);
  if (!speech) return lines;
  const speak = (text: string) => (/["“”]/.test(text) ? text : speech(text));
  return {
    ...lines,
    telling: lines.telling.map(speak),
    title: speak(lines.title),
    forms: lines.forms.map(speak),
    also: lines.also.map(speak),
    facts: lines.facts.map((line) => ({ ...line, text: speak(line.text) })),
  };
}
