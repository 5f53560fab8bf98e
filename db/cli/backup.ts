/** npm run db:backup -- FILE, npm run db:backup -- --into FOLDER [--keep NUMBER] */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "#db/backup";
import { dataDir } from "#db/data-dir";
import { DatabaseLost, requireDatabase } from "#db/require-database";
import { backUpInto } from "#db/rotate-backups";

const usage =
  "Use: npm run db:backup -- FILE (a name that ends in .tar.gz is compressed), or -- --into FOLDER [--keep 7]";
const { file, into, keep } = readWords();
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

const calledFrom = process.env.CALLED_FROM ?? ".";
const archive = into ? await backUpInto(dataDir, path.resolve(calledFrom, into), keep) : path.resolve(calledFrom, file);
if (!into) await backUp(dataDir, archive);
console.log(
  `Backed up to ${archive} (${(statSync(archive).size / 1_000_000).toFixed(1)} MB). It holds secrets: keep it safe.`,
);

function readWords() {
  try {
    const options = { into: { type: "string" }, keep: { type: "string", default: "7" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file = ""] = positionals;
    const keep = Number(values.keep);
    if (Boolean(file) !== Boolean(values.into) && Number.isInteger(keep) && keep > 0)
      return { file, into: values.into, keep };
  } catch {
    // why: a word that is none of these is told as any other mistake is.
  }
  console.error(usage);
  process.exit(1);
}
