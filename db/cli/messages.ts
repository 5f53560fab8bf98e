/** npm run messages, npm run messages -- answered ID */
import { existsSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { and, asc, eq, isNull } from "drizzle-orm";
import { dataDir } from "#db/data-dir";
import { contactMessages } from "#db/schema";

const [verb, id] = process.argv.slice(2);

if (verb !== undefined && !(verb === "answered" && /^\d+$/.test(id ?? ""))) {
  console.error("Use: npm run messages, or npm run messages -- answered ID");
  process.exit(1);
}

if (!existsSync(path.join(dataDir, "sparkwright.db"))) {
  console.error(`There is no database in ${dataDir}. Set DATA_DIR to the site's data folder, or start the site first.`);
  process.exit(1);
}

// why not above: opening a database makes the file.
const { db, inTransaction } = await import("#db/client");
const { recordAct } = await import("~/features/administration/record-act.server");
const open = isNull(contactMessages.answeredAt);

if (verb === "answered") {
  const one = and(eq(contactMessages.id, Number(id)), open);
  const changes = inTransaction((tx) => {
    const { changes } = tx.update(contactMessages).set({ answeredAt: new Date() }).where(one).run();
    if (changes > 0) recordAct(tx, null, { act: "answer-message", subject: `message ${id}` });
    return changes;
  });
  if (changes === 0) {
    console.error(`No message waits under the number ${id}.`);
    process.exit(1);
  }
  console.log(`Message ${id} is marked as answered.`);
} else {
  const messages = db
    .select()
    .from(contactMessages)
    .where(open)
    .orderBy(asc(contactMessages.isSuspect), asc(contactMessages.answerBy))
    .limit(100)
    .all();
  for (const { id, name, email, subject, category, priority, message, isSuspect, createdAt, answerBy } of messages) {
    console.log(
      plain(
        [
          `${id}: ${subject}${isSuspect ? " (perhaps sent by a program)" : ""}`,
          `from ${name} <${email}>, ${createdAt.toISOString()}`,
          `${category}, ${priority} priority, to be answered by ${answerBy.toISOString()}`,
          "",
          message,
          "",
        ].join("\n"),
      ),
    );
  }
  console.log(messages.length === 0 ? "No message waits." : `${messages.length} shown, the most urgent first.`);
}

/** Without what would steer the terminal: anybody may have written it. */
function plain(text: string): string {
  return stripVTControlCharacters(text).replace(/[^\P{Cc}\n]/gu, "");
}
