import path from "node:path";
import { inTransaction } from "#db/client";
import { hasKey, type ProviderSettings } from "~/engine/providers/provider-settings";
import type { ProviderTest } from "~/engine/providers/test-provider";
import { getProviderEvent, noteEvent } from "~/features/administration/last-events.server";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { saveSetting } from "~/platform/settings/setting.server";
import { TaskThread, ThreadBusy, ThreadFailed } from "~/platform/threads/task-thread.server";
import type { KeyedProvider } from "./provider-key.schema";
import { getProviderSettings } from "./provider-settings.server";
import { getTestName, toKeptTest } from "./provider-test.schema";
import { requireAdministrator } from "./require-administrator";
import { providerNames } from "./vendor-names";

/** Why a test came to nothing, in words for an administrator. */
export class TestNotDone extends Error {
  override name = "TestNotDone";
}

/** Tests of the whole site in an hour, since each may cost money. */
const limit = { key: "provider-tests", limit: 20, windowSeconds: 3600 };

// why so long: ten pages of models and a picture at their limits.
const thread = new TaskThread(path.resolve("build/node/provider-thread.js"), { timeLimit: 240_000, mostWaiting: 4 });

/**
 * Asks a provider what its key offers and for one smallest call, keeps what came of it, and writes into the log that it was asked. Counts
 * for the provider's last success or failure as a spark's call does.
 * @returns whether the call went well.
 * @throws NotAnAdministrator, TestNotDone, TooManyRequests
 */
export async function runProviderTest(admin: User, provider: KeyedProvider): Promise<boolean> {
  requireAdministrator(admin);
  const settings = getProviderSettings();
  if (!hasKey(provider, settings)) throw new TestNotDone(`${providerNames[provider]} has no key in use to test.`);
  takeAttempts([limit], "That is a lot of tests for one hour");
  const test = await run(provider, settings).catch((error: unknown) => {
    if (error instanceof ThreadBusy) throw new TooManyRequests(10, "The last test still runs");
    if (error instanceof ThreadFailed) throw new TestNotDone("The test took too long and was ended.");
    throw error;
  });
  const { kind, model, problem } = test.call;
  inTransaction((tx) => {
    const now = new Date();
    saveSetting(getTestName(provider), toKeptTest(test, now), now);
    const subject = `${providerNames[provider]}: ${problem?.reason ?? "good"}`;
    recordAct(tx, admin, { act: "test-provider", subject }, now);
  });
  noteEvent(
    getProviderEvent(provider, problem ? "failed" : "delivered"),
    `test: ${problem?.reason ?? `${kind}, ${model}`}`,
  );
  return problem === null;
}

/** In development and in tests, where nothing was built, it runs in place. */
async function run(provider: KeyedProvider, settings: ProviderSettings): Promise<ProviderTest> {
  // why the assertion: the thread answers with what the task of this name gives
  if (import.meta.env.PROD)
    return (await thread.run("provider-test", "testProvider", [provider, settings])) as ProviderTest;
  const { testProvider } = await import("~/engine/providers/test-provider");
  return testProvider(provider, settings, { send: (url, init) => fetch(url, init) });
}
