import type { templateFormats } from "#db/schema";
import { type TextFormat, textFormats } from "~/engine/engine";

/** What a template's format makes of the written parts; null where they stay article and captions. */
export function readTextFormat(format: (typeof templateFormats)[number] | null | undefined): TextFormat | null {
  return textFormats.find((known) => known === format) ?? null;
}
