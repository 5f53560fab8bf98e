import type { ChainKind } from "~/engine/providers/list-asked-models";

/** What providers are asked for, as administrators read it. */
export const kindNames: Record<ChainKind, string> = {
  text: "Texts",
  image: "Images",
  video: "Clips of films",
  voice: "Voices of films",
};
