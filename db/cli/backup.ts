/** npm run db:backup -- FILE */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { backUp } from "#db/backup";
import { dataDir } from "#db/data-dir";
import { DatabaseLost, requireDatabase } from "#db/require-database";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("Use: npm run db:backup -- FILE (a name that ends in .tar.gz is compressed)");
  process.exit(1);
}
if (!existsSync(path.join(dataDir, "sparkwright.db"))) {
  console.error(`There is no database in ${dataDir}. Set DATA_DIR to the site's data folder.`);
  process.exit(1);
}

try {
  // why: a copy of a database that was lost could take the place of a good one.
  requireDatabase(dataDir);
} catch (error) {
  if (!(error instanceof DatabaseLost)) throw error;
  console.error(error.message);
  process.exit(1);
}

const archive = path.resolve(process.env.CALLED_FROM ?? ".", file);
await backUp(dataDir, archive);
console.log(
  `Backed up to ${archive} (${(statSync(archive).size / 1_000_000).toFixed(1)} MB). It holds secrets: keep it safe.`,
);
