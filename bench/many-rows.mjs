import path from "node:path";
import Database from "better-sqlite3";

const halfAnHour = 30 * 60_000;
const sparksOfProject = 4_000;

/**
 * Gives a user as many finished sparks, one each half hour until now, four thousand a project, each with captions, a hold and its bookings.
 * Of more projects than that takes, the others stay empty. The product must not be running.
 * @param {string} dataDir @param {number} userId @param {number} count @param {number} [projectCount] @returns {number} the id of a project
 */
export function fillWithRows(dataDir, userId, count, projectCount = Math.ceil(count / sparksOfProject)) {
  const db = new Database(path.join(dataDir, "sparkwright.db"));
  db.pragma("foreign_keys = ON");
  const newProject = db.prepare(
    "insert into projects (user_id, name, website_url, description, target_audience) values (?, ?, 'https://example.com', 'One of many projects', 'Everybody')",
  );
  const newSpark = db.prepare(
    `insert into sparks (document_id, user_id, project_id, nonce, prompt, content_types, status, created_at, finished_at, deadline_at)
     values (@key, @userId, @projectId, @key, 'An idea among many', '["caption"]', 'complete', @at, @at, @at)`,
  );
  const newPart = db.prepare("insert into parts (spark_id, type, state, content) values (?, 'caption', 'done', ?)");
  const newHold = db.prepare(
    "insert into holds (user_id, spark_id, type, amount, state, deadline_at, settled_at) values (?, ?, 'caption', 50, 'captured', ?, ?)",
  );
  const newTransaction = db.prepare(
    "insert into ledger_transactions (key, user_id, kind, actor, reason, created_at) values (?, ?, ?, 'system', 'measure', ?)",
  );
  const newPosting = db.prepare("insert into postings (transaction_id, user_id, account, amount) values (?, ?, ?, ?)");

  const filled = db.transaction(() => {
    const projects = Array.from(
      { length: projectCount },
      (_, index) => newProject.run(userId, `Project ${index}`).lastInsertRowid,
    );
    const filledProjects = projects.slice(0, Math.ceil(count / sparksOfProject));
    for (let index = 0; index < count; index++) {
      const key = `measure-${index}`;
      const at = Date.now() - (count - index) * halfAnHour;
      const projectId = filledProjects[index % filledProjects.length];
      const spark = newSpark.run({ key, userId, projectId, at }).lastInsertRowid;
      const caption = { platform: "x", hook: "point", text: `A caption among many, number ${index}`, shortened: false };
      newPart.run(spark, JSON.stringify([caption]));
      newHold.run(userId, spark, at, at);
      for (const [kind, from, to] of [
        ["grant", "issued", "available"],
        ["hold", "available", "held"],
        ["capture", "held", "spent"],
      ]) {
        const transaction = newTransaction.run(`${kind}:${key}`, userId, kind, at).lastInsertRowid;
        newPosting.run(transaction, userId, from, -50);
        newPosting.run(transaction, userId, to, 50);
      }
    }
    return Number(projects[0]);
  })();
  db.close();
  return filled;
}
