/** Runs the bank of 50 accounts with 200 operations each in the empty folder DATA_DIR, and prints its report as JSON. */
import { db } from "#db/client";
import { migrate } from "#db/migrate";
import { runBank } from "./run-bank";

migrate(db);
console.log(JSON.stringify(await runBank(50, 200)));
