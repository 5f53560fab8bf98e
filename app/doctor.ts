/** npm run doctor; npm run doctor -- model; npm run doctor -- keys */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { dataDir } from "#db/data-dir";
import type { ProviderSettings } from "~/engine/providers/provider-settings";
import { checkTextModels } from "~/features/settings/check-text-models.server";
import { ConfigurationError } from "~/platform/config/configuration-error";

const say = (line: string) => void process.stdout.write(`${line}\n`);
const checks: Record<string, () => Promise<boolean>> = {
  model: async () => {
    if (isSiteThere()) await checkKeys({ saysGood: false });
    return checkTextModels(await readSettings(), say);
  },
  keys: () => checkKeys({ saysGood: true }),
  "": checkSite,
};
const check = Object.hasOwn(checks, process.argv[2] ?? "") ? checks[process.argv[2] ?? ""] : undefined;
if (!check) {
  process.stderr.write("Use: npm run doctor, npm run doctor -- model, or npm run doctor -- keys\n");
  process.exit(1);
}

try {
  const isGood = await check();
  process.exit(isGood ? 0 : 1);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function isSiteThere(): boolean {
  return existsSync(path.join(dataDir, "sparkwright.db"));
}

/** A line for each part of the site: what is well, what somebody should look at, what is broken. Fails for what is broken alone. */
async function checkSite(): Promise<boolean> {
  if (!isSiteThere()) {
    say(`There is no database in ${dataDir}: start the site first, or set DATA_DIR to its data folder.`);
    return false;
  }
  const { examineSite } = await import("~/features/administration/examine-site.server");
  const checks = await examineSite();
  for (const { name, state, text } of checks) say(`${state.padEnd(4)}  ${name}: ${text}`);
  return checks.every(({ state }) => state !== "bad");
}

/** Whether all that is stored sealed opens; says what does not. */
async function checkKeys({ saysGood }: { saysGood: boolean }): Promise<boolean> {
  if (!isSiteThere()) {
    say(`There is no database in ${dataDir}: nothing is stored yet.`);
    return true;
  }
  const { explainSealed } = await import("~/features/settings/explain-sealed.server");
  const { isGood, lines } = explainSealed();
  if (!isGood || saysGood) for (const line of lines) say(line);
  return isGood;
}

/** The site's settings with the keys that its administrators stored; before its first start, the environment's alone. */
async function readSettings(): Promise<ProviderSettings> {
  if (isSiteThere()) {
    const { getProviderSettings } = await import("~/features/settings/provider-settings.server");
    return getProviderSettings();
  }
  // why: reading the configuration makes the secrets of a site, and there is none yet.
  for (const name of ["SESSION_SECRET", "ENCRYPTION_KEY"]) process.env[name] ||= randomBytes(32).toString("hex");
  const { config } = await import("~/platform/config/config.server");
  return config.providers;
}
