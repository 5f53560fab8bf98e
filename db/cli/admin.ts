/** npm run admin -- grant|revoke EMAIL */
import { existsSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { dataDir } from "#db/data-dir";
import { users } from "#db/schema";

const [verb, email] = process.argv.slice(2);

if ((verb !== "grant" && verb !== "revoke") || !email) {
  console.error("Use: npm run admin -- grant EMAIL, or npm run admin -- revoke EMAIL");
  process.exit(1);
}

if (!existsSync(path.join(dataDir, "sparkwright.db"))) {
  console.error(`There is no database in ${dataDir}. Set DATA_DIR to the site's data folder, or start the site first.`);
  process.exit(1);
}

// why not above: opening a database makes the file.
const { db } = await import("#db/client");
const address = email.trim().toLowerCase();
const { changes } = db
  .update(users)
  .set({ isAdmin: verb === "grant" })
  .where(eq(users.email, address))
  .run();
if (changes === 0) {
  console.error(`No account has the address ${address}. Sign up with it first.`);
  process.exit(1);
}
console.log(verb === "grant" ? `${address} is an administrator now.` : `${address} is no administrator any more.`);
