import type { Caption } from "~/engine/engine";
import { countFor, findPlatform } from "~/engine/platforms";

/** A caption as the page and the file show it: its platform by name, and how much of the platform's limit it uses. */
export interface CaptionLine {
  /** The platform's key in the engine's table. */
  key: string;
  platform: string;
  hook: string;
  text: string;
  count: number;
  limit: number | null;
  /** It was cut to fit. */
  shortened: boolean;
  /** What its author has to check, and what could not be mended. */
  claims: string[];
  remarks: string[];
}

export function getCaptionLines(captions: readonly Caption[]): CaptionLine[] {
  return captions.map(({ platform, hook, text, shortened, claimsToCheck = [], remarks = [] }) => {
    const known = findPlatform(platform);
    return {
      key: platform,
      platform: known?.name ?? platform,
      hook,
      text,
      count: countFor(platform, text),
      limit: known?.limit ?? null,
      shortened,
      claims: claimsToCheck,
      remarks,
    };
  });
}
