import { inTransaction } from "#db/client";
import type { ChainKind } from "~/engine/providers/list-asked-models";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";
import { kindNames } from "./kind-names";
import type { StoredChain } from "./provider-order.schema";
import { requireAdministrator } from "./require-administrator";
import { findStoredProviders, saveStoredProviders } from "./stored-providers.server";
import { providerNames } from "./vendor-names";

/**
 * Sets who is asked for a kind of content and with which models, or leaves it to the usual order (null). The next spark follows it; an
 * order in the environment wins.
 * @throws NotAnAdministrator
 */
export function saveProviderOrder(admin: User, kind: ChainKind, chain: StoredChain | null, now = new Date()): void {
  requireAdministrator(admin);
  inTransaction((tx) => {
    saveStoredProviders({ ...findStoredProviders(), [kind]: chain ?? undefined }, now);
    recordAct(tx, admin, { act: "change-settings", subject: `${kindNames[kind]}: ${describeChain(chain)}` }, now);
  });
}

function describeChain(chain: StoredChain | null): string {
  if (!chain) return "the usual order";
  return chain.engines
    .map((engine) => {
      if (engine === "embedded") return "the built-in engine";
      const model = chain.models[engine];
      return model ? `${providerNames[engine]} (${model})` : providerNames[engine];
    })
    .join(", then ");
}
