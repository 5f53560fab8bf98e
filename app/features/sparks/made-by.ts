import type { EngineName, Provenance } from "~/engine/engine";

/** As they are named to the user. */
export const engineNames: Record<EngineName, string> = {
  embedded: "built-in engine",
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  fal: "fal",
  "openai-compatible": "a model server of your own",
};

/** Whose words these are, by who had them last, and since when (ISO 8601). */
export function findAuthor({ engine, madeAt, revised, edited }: Provenance): { author: string; at: string } {
  const hands = [
    { author: `Made by ${engine === "embedded" ? "the " : ""}${engineNames[engine]}`, at: madeAt },
    ...(revised ? [{ author: "Brought closer to your voice", at: revised.at }] : []),
    ...(edited ? [{ author: "Edited by you", at: edited.at }] : []),
  ];
  return hands.reduce((last, each) => (each.at >= last.at ? each : last));
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A moment as pages show it, in UTC; what is no date stays as it is. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${format.format(date)} UTC`;
}
