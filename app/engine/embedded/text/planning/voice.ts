import type { Tone } from "../../../plan";

const tones: [Tone, RegExp][] = [
  ["formal", /\b(?:formal|serious|traditional|academic|dignified|authoritative)\b/i],
  ["playful", /\b(?:playful|funny|humou?r\w*|witty|cheeky|quirky|whimsical|fun)\b/i],
  ["bold", /\b(?:bold|edgy|daring|provocative|confident|energetic|punchy)\b/i],
  ["casual", /\b(?:casual|relaxed|laid[- ]back|informal|young|chill)\b/i],
  ["conversational", /\b(?:conversational|chatty|personal|human|honest|plain)\b/i],
  ["friendly", /\b(?:friendly|warm|kind|caring|cheerful|welcoming|gentle|approachable|reassuring)\b/i],
  ["professional", /\b(?:professional|expert|business|polished|precise|corporate|clear)\b/i],
];
const soberTopics = ["law", "finance", "accounting", "software", "it-services", "health", "insurance"];

/** The first manner that the brand voice names; without one, what suits the trade. */
export function readTone(brandVoice: string | null, topic: string): Tone {
  const text = (brandVoice ?? "").replace(/\b(?:not|never|no|without being|avoid)\s+(?:too\s+)?\w+/gi, " ");
  const scored = tones.map(([tone, pattern]) => ({ tone, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  scored.sort((one, other) => one.at - other.at);
  return scored[0]?.tone ?? (soberTopics.includes(topic) ? "professional" : "friendly");
}

/** "Warm. Never say 'cheap' or avoid 'hustle'" gives the two words. */
export function readAvoidedWords(brandVoice: string | null): string[] {
  const rules = (brandVoice ?? "").matchAll(
    /\b(?:avoid|never (?:use|say)|do not (?:use|say)|don['’]t (?:use|say)|no)\s+(?:the words?\s+)?((?:["“'‘][^"”'’]+["”'’](?:\s*(?:,|and|or)\s*)?)+)/gi,
  );
  return [...rules]
    .flatMap((rule) =>
      [...(rule[1] ?? "").matchAll(/["“'‘]([^"”'’]{1,80})["”'’]/g)].map((word) => (word[1] ?? "").toLowerCase().trim()),
    )
    .filter(Boolean);
}
