/** npm run doctor -- model */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { dataDir } from "#db/data-dir";
import type { ProviderSettings } from "~/engine/providers/provider-settings";
import { checkTextModels } from "~/features/settings/check-text-models.server";
import { ConfigurationError } from "~/platform/config/configuration-error";

if (process.argv[2] !== "model") {
  process.stderr.write("Use: npm run doctor -- model\n");
  process.exit(1);
}

try {
  const isGood = await checkTextModels(await readSettings(), (line) => void process.stdout.write(`${line}\n`));
  process.exit(isGood ? 0 : 1);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** The site's settings with the keys that its administrators stored; before its first start, the environment's alone. */
async function readSettings(): Promise<ProviderSettings> {
  if (existsSync(path.join(dataDir, "sparkwright.db"))) {
    const { getProviderSettings } = await import("~/features/settings/provider-settings.server");
    return getProviderSettings();
  }
  // why: reading the configuration makes the secrets of a site, and there is none yet.
  for (const name of ["SESSION_SECRET", "ENCRYPTION_KEY"]) process.env[name] ||= randomBytes(32).toString("hex");
  const { config } = await import("~/platform/config/config.server");
  return config.providers;
}
