/** npm run admin -- grant|revoke|reset-factor EMAIL */
import { existsSync } from "node:fs";
import path from "node:path";
import { and, eq, ne } from "drizzle-orm";
import { dataDir } from "#db/data-dir";
import { users } from "#db/schema";

const [verb, email] = process.argv.slice(2);

if ((verb !== "grant" && verb !== "revoke" && verb !== "reset-factor") || !email) {
  console.error(
    "Use: npm run admin -- grant EMAIL, npm run admin -- revoke EMAIL, or npm run admin -- reset-factor EMAIL",
  );
  process.exit(1);
}

if (!existsSync(path.join(dataDir, "sparkwright.db"))) {
  console.error(`There is no database in ${dataDir}. Set DATA_DIR to the site's data folder, or start the site first.`);
  process.exit(1);
}

// why not above: opening a database makes the file.
const { db, inTransaction } = await import("#db/client");
const { recordAct } = await import("~/features/administration/record-act.server");
const address = email.trim().toLowerCase();
const isAdmin = verb === "grant";
const user = db.select({ id: users.id }).from(users).where(eq(users.email, address)).get();
if (!user) {
  console.error(`No account has the address ${address}. Sign up with it first.`);
  process.exit(1);
}
if (verb === "reset-factor") {
  const { resetFactors } = await import("~/features/second-factor/remove-factor.server");
  const had = inTransaction((tx) => {
    const isReset = resetFactors(tx, user.id);
    if (isReset) recordAct(tx, null, { act: "reset-factor", userId: user.id });
    return isReset;
  });
  console.log(had ? `${address} signs in with the password alone now.` : `${address} has no second factor.`);
  process.exit(0);
}
inTransaction((tx) => {
  const isOther = and(eq(users.id, user.id), ne(users.isAdmin, isAdmin));
  const { changes } = tx.update(users).set({ isAdmin }).where(isOther).run();
  if (changes > 0) recordAct(tx, null, { act: isAdmin ? "make-admin" : "remove-admin", userId: user.id });
});
console.log(isAdmin ? `${address} is an administrator now.` : `${address} is no administrator any more.`);
