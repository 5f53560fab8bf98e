/** npm run admin -- grant|revoke EMAIL */
import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";

const [verb, email] = process.argv.slice(2);

if ((verb !== "grant" && verb !== "revoke") || !email) {
  console.error("Use: npm run admin -- grant EMAIL, or npm run admin -- revoke EMAIL");
  process.exit(1);
}

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
