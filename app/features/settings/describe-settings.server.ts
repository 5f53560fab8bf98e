import {
  type ChainKind,
  chainKinds,
  findDefaultModel,
  listAskedModels,
  makers,
} from "~/engine/providers/list-asked-models";
import type { ProviderName } from "~/engine/providers/ports";
import { hasKey, type ProviderSettings } from "~/engine/providers/provider-settings";
import { checkEachProvider } from "~/features/administration/check-providers.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { findSetting } from "~/platform/settings/setting.server";
import { explainTest } from "./explain-provider-test";
import { kindNames } from "./kind-names";
import { findProviderKeys } from "./provider-keys.queries.server";
import { writeOrder } from "./provider-order.schema";
import { getProviderSettings } from "./provider-settings.server";
import { getTestName, keptTestSchema } from "./provider-test.schema";
import { findOrderVariables, findStoredProviders } from "./stored-providers.server";
import { providerNames } from "./vendor-names";

/** The providers as an administrator sees them: their keys, how they do, and what came of the last test. @throws NotAnAdministrator */
export function describeProviders(admin: User, now = new Date()) {
  const settings = getProviderSettings();
  const checks = new Map(checkEachProvider(now).map((check) => [check.engine, check]));
  return findProviderKeys(admin).map((state) => ({
    ...state,
    name: providerNames[state.provider],
    isInUse: hasKey(state.provider, settings),
    check: checks.get(state.provider) ?? null,
    test: findLastTest(state.provider),
  }));
}
export type DescribedProvider = ReturnType<typeof describeProviders>[number];

function findLastTest(provider: ProviderName) {
  const test = findSetting(getTestName(provider), keptTestSchema);
  return test && explainTest(test);
}

/** Who is asked for each kind of content, as of now, and what the form for it holds. */
export function describeOrders() {
  const settings = getProviderSettings();
  const stored = findStoredProviders();
  return chainKinds.map((kind) => ({
    kind,
    name: kindNames[kind],
    asked: listAskedModels(settings, kind).map(({ engine, model }) => `${providerNames[engine]} (${model})`),
    variables: [...findOrderVariables(kind)],
    /** Named, and passed over until they have a key. */
    keyless: findKeyless(settings, kind, stored[kind]?.engines ?? []),
    rows: makers[kind].length,
    typed: writeOrder(stored[kind]),
    options: makers[kind].map((engine) => ({ value: engine, label: providerNames[engine] })),
    usual: makers[kind].map((engine) => `${providerNames[engine]}: ${findDefaultModel(kind, engine)}`).join("; "),
  }));
}
export type DescribedOrder = ReturnType<typeof describeOrders>[number];

const findKeyless = (settings: ProviderSettings, kind: ChainKind, named: readonly string[]) =>
  makers[kind].filter((name) => named.includes(name) && !hasKey(name, settings)).map((name) => providerNames[name]);

/** The server of one's own for models: what holds, and what the form for it holds. */
export function describeOwnServer() {
  const { openaiBaseUrl, textTimeout } = config.providers;
  const stored = findStoredProviders();
  return {
    environment: [
      ...(openaiBaseUrl === undefined ? [] : [{ name: "Address", value: openaiBaseUrl, variable: "OPENAI_BASE_URL" }]),
      ...(textTimeout === undefined
        ? []
        : [{ name: "Time for a text", value: `${textTimeout} s`, variable: "TEXT_TIMEOUT" }]),
    ],
    typed: { address: stored.ownServer ?? "", textTimeout: String(stored.textTimeout ?? "") },
  };
}
export type DescribedOwnServer = ReturnType<typeof describeOwnServer>;
