import { canWrite } from "~/engine/embedded/can-write";
import type { ContentType } from "~/engine/engine";
import { hasTextModel } from "~/engine/providers/provider-settings";
import { getProviderSettings } from "~/features/settings/provider-settings.server";
import { getContentType, getSparkCost } from "../content-types/content-types";

export interface Unwritable {
  /** Those of the chosen types that nobody here can write. */
  types: ContentType[];
  /** What can be made of the idea all the same: what was chosen of it, else a poster; empty when the balance is below its cost. */
  instead: ContentType[];
}

/** What cannot be written from an idea, since only the built-in writer is at hand and it is not in English; null when all can. */
export function findUnwritable(idea: string, chosen: readonly ContentType[], balance: number): Unwritable | null {
  const types = chosen.filter((type) => getContentType(type).isWritten);
  if (types.length === 0 || canWrite(idea) || hasTextModel(getProviderSettings())) return null;
  const chosenToo = chosen.filter((type) => !getContentType(type).isWritten);
  const wanted: ContentType[] = chosenToo.length > 0 ? chosenToo : ["image"];
  return { types, instead: getSparkCost(wanted) <= balance ? wanted : [] };
}
