/** npm run db:drill -- FILE, npm run db:drill -- FOLDER */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { dataDir } from "#db/data-dir";
import { drillRestore } from "#db/drill-restore";
import { listBackups } from "#db/list-backups";
import { RestoreRefused } from "#db/restore";

const [name] = process.argv.slice(2);
if (!name) refuse("Use: npm run db:drill -- FILE, or a folder of backups, whose newest is tried");
const place = path.resolve(process.env.CALLED_FROM ?? ".", name);
if (!existsSync(place)) refuse(`There is no ${place}.`);
const archive = statSync(place).isDirectory() ? listBackups(place).at(-1) : place;
if (!archive) refuse(`There is no backup in ${place}.`);

try {
  const { accounts, sparks, files, faults } = await drillRestore(dataDir, archive);
  if (faults.length > 0) refuse(`${archive} can be restored, but ${faults.join("; ")}.`);
  console.log(
    `${archive} can be restored: ${accounts} accounts, ${sparks} sparks, ${files} pictures and films; the database is whole and the ledger adds up.`,
  );
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error;
  refuse(error.message);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
