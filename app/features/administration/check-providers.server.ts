import type { ProviderName } from "~/engine/providers/ports";
import { hasKey } from "~/engine/providers/provider-settings";
import { getProviderSettings } from "~/features/settings/provider-settings.server";
import { providerNames } from "~/features/settings/vendor-names";
import { describeAge } from "./describe-measure";
import { findLastEvents, getProviderEvent, type LastEvent } from "./last-events.server";
import type { SystemCheck } from "./system-check";

/** A check, and the provider that it is of. */
export interface ProviderCheck extends SystemCheck {
  engine: ProviderName;
}

/** How each provider that may be asked did last; what is made without any says one check. */
export function checkProviders(now: Date): SystemCheck[] {
  const checks = checkEachProvider(now);
  if (checks.length > 0) return checks;
  return [{ name: "Content providers", state: "ok", text: "The built-in engine makes everything." }];
}

/** How each provider that may be asked did last. */
export function checkEachProvider(now: Date): ProviderCheck[] {
  const settings = getProviderSettings();
  const events = findLastEvents();
  const connected = (Object.keys(providerNames) as ProviderName[]).filter((name) => hasKey(name, settings));
  return connected.map((engine) => {
    const good = events.get(getProviderEvent(engine, "delivered"));
    const bad = events.get(getProviderEvent(engine, "failed"));
    const state = bad && (!good || bad.at > good.at) ? "warn" : "ok";
    const said = [describeEvent("delivered", good, now), describeEvent("failed", bad, now)].filter(Boolean);
    return { engine, name: providerNames[engine], state, text: `${said.join("; ") || "Not asked yet"}.` };
  });
}

function describeEvent(verb: string, event: LastEvent | undefined, now: Date): string {
  if (!event) return "";
  const age = describeAge(now.getTime() - event.at.getTime());
  return `${verb} ${age} ago${event.detail ? ` (${explainDetail(event.detail)})` : ""}`;
}

/** The words for the reasons that an engine gives for a failure. */
const reasons: Record<string, string> = {
  "wrong-key": "the key was not accepted",
  quota: "out of quota, or asked too often",
  "timed-out": "no whole answer in time",
  unreachable: "not reached",
  refused: "refused by its content rules",
  internal: "the answer could not be used",
  "unknown-model": "it knows no such model",
};

/** "text: wrong-key" in plain words; what is no reason stays as it is. */
const explainDetail = (detail: string): string =>
  detail.replace(/^(\w+): ([a-z-]+)$/, (whole, what: string, reason: string) =>
    Object.hasOwn(reasons, reason) ? `${what}: ${reasons[reason]}` : whole,
  );
