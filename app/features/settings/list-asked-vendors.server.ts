import { chainKinds, listAskedModels } from "~/engine/providers/list-asked-models";
import { getProviderSettings } from "./provider-settings.server";
import { vendorNames } from "./vendor-names";

/** Whose models may be asked at this moment, by the names that people know; empty where everything is made here. */
export function listAskedVendors(): string[] {
  const settings = getProviderSettings();
  const asked = chainKinds.flatMap((kind) => listAskedModels(settings, kind)).map(({ engine }) => engine);
  return [...new Set(asked)].map((name) => vendorNames[name]);
}
