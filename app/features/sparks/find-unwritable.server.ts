import type { ContentType } from "~/engine/engine";
import { canWrite } from "~/engine/message/can-write";
import { hasTextModel } from "~/engine/providers/provider-settings";
import { getProviderSettings } from "~/features/settings/provider-settings.server";
import { contentTypeEntries, getContentType, getSparkCost } from "../content-types/content-types";

export interface Unwritable {
  /** Those of the chosen types that nobody here can write. */
  types: ContentType[];
  /** What can be made of the idea all the same: what was chosen of it, else a poster; empty when the balance is below its cost. */
  instead: ContentType[];
}

/** The types that nobody here can write from an idea, chosen or not, since only the built-in writer is at hand and it is not in English. */
export function listUnwritable(idea: string): ContentType[] {
  if (canWrite(idea) || hasTextModel(getProviderSettings())) return [];
  return contentTypeEntries.filter(({ isWritten }) => isWritten).map(({ type }) => type);
}

/** What a form begins with, without the types that nobody here can write from its idea, and which those are. */
export function untickUnwritable<Values extends Record<string, string | string[] | undefined>>(
  values: Values,
): { values: Values; unwritable: ContentType[] } {
  const unwritable = listUnwritable(typeof values.prompt === "string" ? values.prompt : "");
  if (unwritable.length === 0) return { values, unwritable };
  const ticked = [values.contentTypes ?? []].flat();
  const contentTypes = ticked.filter((type) => !unwritable.some((other) => other === type));
  return { values: { ...values, contentTypes }, unwritable };
}

/** What cannot be written from an idea, since only the built-in writer is at hand and it is not in English; null when all can. */
export function findUnwritable(idea: string, chosen: readonly ContentType[], balance: number): Unwritable | null {
  const unwritable = listUnwritable(idea);
  const types = chosen.filter((type) => unwritable.includes(type));
  if (types.length === 0) return null;
  const chosenToo = chosen.filter((type) => !getContentType(type).isWritten);
  const wanted: ContentType[] = chosenToo.length > 0 ? chosenToo : ["image"];
  return { types, instead: getSparkCost(wanted) <= balance ? wanted : [] };
}

/** The same for its user: a heading, what was not done, and what can be. */
export function explainUnwritable({ types, instead }: Unwritable): string[] {
  const list = new Intl.ListFormat("en-US").format(types.map((type) => getContentType(type).noun));
  const drawn = instead.includes("video") ? (instead.includes("image") ? "A poster and a film" : "A film") : "A poster";
  const allTheSame = `${drawn} can be made all the same, from your own words.`;
  return [
    "Not in this language yet",
    `The built-in writer writes in English only, so it cannot write the ${list} from this idea. Nothing was made or charged.`,
    ...(instead.length > 0 ? [allTheSame] : []),
    "Or describe your idea in English.",
  ];
}
