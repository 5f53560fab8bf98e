/** npm run db:restore -- FILE */
import path from "node:path";
import { dataDir } from "#db/data-dir";
import { RestoreRefused, restore } from "#db/restore";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("Use: npm run db:restore -- FILE");
  process.exit(1);
}

try {
  const aside = await restore(dataDir, path.resolve(process.env.CALLED_FROM ?? ".", file));
  console.log(`Restored into ${dataDir}.${aside ? ` What was there before lies in ${aside}.` : ""}`);
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
