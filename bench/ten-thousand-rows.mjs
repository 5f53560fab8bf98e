import path from "node:path";
import Database from "better-sqlite3";

/**
 * Gives a user as many finished sparks, over thirty projects, each with a hold and its bookings. The product must not be running.
 * @param {string} dataDir @param {number} userId @param {number} count
 */
export function fillWithRows(dataDir, userId, count) {
  const db = new Database(path.join(dataDir, "sparkwright.db"));
  db.pragma("foreign_keys = ON");
  const newProject = db.prepare(
    "insert into projects (user_id, name, website_url, description, target_audience) values (?, ?, 'https://example.com', 'One of many projects', 'Everybody')",
  );
  const newSpark = db.prepare(
    `insert into sparks (document_id, user_id, project_id, nonce, prompt, content_types, status, created_at, finished_at, deadline_at)
     values (@key, @userId, @projectId, @key, 'An idea among ten thousand', '["caption"]', 'complete', @at, @at, @at)`,
  );
  const newHold = db.prepare(
    "insert into holds (user_id, spark_id, type, amount, state, deadline_at, settled_at) values (?, ?, 'caption', 50, 'captured', ?, ?)",
  );
  const newTransaction = db.prepare(
    "insert into ledger_transactions (key, user_id, kind, actor, reason) values (?, ?, ?, 'system', 'measure')",
  );
  const newPosting = db.prepare("insert into postings (transaction_id, user_id, account, amount) values (?, ?, ?, ?)");

  db.transaction(() => {
    const projects = Array.from(
      { length: 30 },
      (_, index) => newProject.run(userId, `Project ${index}`).lastInsertRowid,
    );
    for (let index = 0; index < count; index++) {
      const key = `measure-${index}`;
      const at = Date.now() - index * 60_000;
      const spark = newSpark.run({ key, userId, projectId: projects[index % projects.length], at }).lastInsertRowid;
      newHold.run(userId, spark, at, at);
      for (const [kind, from, to] of [
        ["grant", "issued", "available"],
        ["hold", "available", "held"],
        ["capture", "held", "spent"],
      ]) {
        const transaction = newTransaction.run(`${kind}:${key}`, userId, kind).lastInsertRowid;
        newPosting.run(transaction, userId, from, -50);
        newPosting.run(transaction, userId, to, 50);
      }
    }
  })();
  db.close();
}
