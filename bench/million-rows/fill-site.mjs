import path from "node:path";
import Database from "better-sqlite3";

/** Sparks of each account, and the posts, images and captions that they hold: two and a half pieces a spark. */
const sparksEach = 10;
/** Tables that are filled by triggers, row by row; here at once. */
const filledByTrigger = ["parts_content_search_insert", "users_search_insert", "postings_totals_insert"];

/**
 * Fills a site with accounts of the last twenty days, each with a project, ten sparks, their pieces, and a ledger that adds up: a month's free
 * sparks, and four postings a piece; a session and an e-mail that was sent. Plain SQL, since the product itself would take a day. The product must not be running.
 * @param {string} dataDir @param {number} users @returns {{ users: number, sparks: number, pieces: number, postings: number, seconds: number }}
 */
export function fillSite(dataDir, users) {
  const since = performance.now();
  const db = new Database(path.join(dataDir, "sparkwright.db"));
  db.pragma("journal_mode = OFF");
  db.pragma("synchronous = OFF");
  db.pragma("cache_size = -1000000");
  db.pragma("temp_store = MEMORY");
  const triggers = /** @type {{ name: string, sql: string }[]} */ (
    db.prepare("select name, sql from sqlite_schema where type = 'trigger'").all()
  ).filter(({ name }) => filledByTrigger.includes(name));
  for (const { name } of triggers) db.exec(`drop trigger ${name}`);

  const base = numberOf(db, "select coalesce(max(id), 0) from users");
  const projects = numberOf(db, "select coalesce(max(id), 0) from projects");
  const sparks = numberOf(db, "select coalesce(max(id), 0) from sparks");
  const holds = numberOf(db, "select coalesce(max(id), 0) from holds");
  const lots = numberOf(db, "select coalesce(max(id), 0) from lots");
  const entries = numberOf(db, "select coalesce(max(id), 0) from ledger_transactions");
  const now = Date.now();
  const day = 24 * 60 * 60_000;
  const numbers = (/** @type {number} */ most) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`;
  const joined = `${now} - (i % 20) * ${day} - 3600000`;
  db.exec(`
    insert into users (id, email, password_hash, first_name, last_name, created_at)
      ${numbers(users)} select ${base} + i, 'person' || i || '@example.com', '-', 'Robin', 'Number' || i, ${joined} from n;
    insert into user_search (rowid, words, flags) select id, words, flags from user_words where id > ${base};
    insert into site_totals (name, day, amount)
      select 'sign_ups', date(created_at / 1000, 'unixepoch'), count(*) from users where id > ${base} group by 2
      on conflict (name, day) do update set amount = amount + excluded.amount;
    insert into projects (id, user_id, name, website_url, description, target_audience, created_at)
      select ${projects} + id - ${base}, id, 'Bean There ' || id, 'https://example.com', 'A small roastery', 'Everybody', created_at from users where id > ${base};
    insert into sparks (id, document_id, user_id, project_id, nonce, prompt, content_types, status, created_at, finished_at, deadline_at)
      ${numbers(users * sparksEach)} select ${sparks} + i, 'row-' || i, ${base} + (i - 1) / ${sparksEach} + 1, ${projects} + (i - 1) / ${sparksEach} + 1,
        'row-' || i, 'A launch for season ' || i, case when i % 2 then '["blog","image","caption"]' else '["blog","caption"]' end, 'complete',
        ${now} - (i % 480) * 3600000, ${now} - (i % 480) * 3600000 + 9000, ${now} - (i % 480) * 3600000 + 600000 from n;
    insert into parts (spark_id, type, state, fraction, content)
      select s.id, t.value, 'done', 1, case t.value
        when 'image' then json_object('png', json_object('mediaId', 'picture-' || s.id, 'mimeType', 'image/png'), 'altText', 'A cup')
        when 'caption' then json_array(json_object('platform', 'x', 'hook', 'point', 'text', 'A caption among many, number ' || s.id, 'shortened', json('false')))
        else json_object('title', 'Coffee for season ' || s.id) end
      from sparks s, json_each(s.content_types) t where s.id > ${sparks};
    insert into media (id, user_id, spark_id, file_name, mime_type, bytes, width, height, created_at)
      select 'picture-' || s.id, s.user_id, s.id, 'poster.png', 'image/png', 300000, 1080, 1350, s.finished_at
      from parts p join sparks s on s.id = p.spark_id where p.type = 'image' and s.id > ${sparks};
    insert into sessions (token_hash, public_id, user_id, created_at, expires_at)
      select 'row-' || id, 'row-' || id, id, created_at, ${now} + (id % 29 + 1) * ${day} from users where id > ${base};
    insert into emails (key, user_id, recipient, kind, data, state, created_at, due_at, settled_at)
      select 'welcome:' || id, id, email, 'welcome', '{"sparks":5000}', 'sent', created_at, created_at, created_at from users where id > ${base};
    insert into content_words (id) select id from sparks where id > ${sparks};
    insert into holds (id, user_id, spark_id, type, amount, state, created_at, deadline_at, settled_at)
      select ${holds} + row_number() over (order by p.id), s.user_id, s.id, p.type, 50, 'captured', s.created_at, s.deadline_at, s.finished_at
      from parts p join sparks s on s.id = p.spark_id where s.id > ${sparks};
    insert into lots (id, user_id, kind, amount, remaining, effective_at, expires_at, source_key, created_at)
      select ${lots} + u.id - ${base}, u.id, 'welcome', 5000, 5000 - (select sum(amount) from holds where user_id = u.id), u.created_at, u.created_at + 30 * ${day},
        'grant:free-' || u.id || ':' || date(u.created_at / 1000, 'unixepoch'), u.created_at from users u where u.id > ${base};
    update users set free_sparks_from = created_at + 30 * ${day} where id > ${base};
    insert into hold_lots (hold_id, lot_id, amount)
      select id, ${lots} + user_id - ${base}, amount from holds where id > ${holds};
    insert into ledger_transactions (id, key, user_id, kind, actor, reason, created_at)
      select ${entries} + id - ${lots}, source_key, user_id, 'grant', 'system', 'Welcome: the first month''s free sparks', created_at from lots where id > ${lots};
    insert into ledger_transactions (id, key, user_id, kind, actor, reason, created_at)
      select ${entries} + ${users} + 2 * (id - ${holds}) - 1, 'hold:' || spark_id || ':' || type, user_id, 'hold', 'user:' || user_id, 'Put aside', created_at
      from holds where id > ${holds};
    insert into ledger_transactions (id, key, user_id, kind, actor, reason, created_at)
      select ${entries} + ${users} + 2 * (id - ${holds}), 'capture:' || id, user_id, 'capture', 'worker', 'It was delivered', settled_at
      from holds where id > ${holds};
    insert into postings (transaction_id, user_id, account, lot_id, amount)
      select ${entries} + l.id - ${lots}, l.user_id, v.value, l.id, case v.value when 'issued' then -l.amount else l.amount end
      from lots l, json_each('["issued","available"]') v where l.id > ${lots};
    insert into postings (transaction_id, user_id, account, lot_id, amount)
      select ${entries} + ${users} + 2 * (h.id - ${holds}) - (v.key < 2), h.user_id, v.value, ${lots} + h.user_id - ${base},
        case when v.key % 2 then h.amount else -h.amount end
      from holds h, json_each('["available","held","held","spent"]') v where h.id > ${holds};
    insert into site_totals (name, day, amount)
      select 'sparks_used', date(settled_at / 1000, 'unixepoch'), sum(amount) from holds where id > ${holds} group by 2
      on conflict (name, day) do update set amount = amount + excluded.amount;
  `);
  for (const { sql } of triggers) db.exec(sql);
  const counted = {
    users: numberOf(db, "select count(*) from users"),
    sparks: numberOf(db, "select count(*) from sparks"),
    pieces: numberOf(db, "select count(*) from parts"),
    postings: numberOf(db, "select count(*) from postings"),
  };
  db.pragma("journal_mode = WAL");
  db.close();
  return { ...counted, seconds: (performance.now() - since) / 1000 };
}

/** @param {Database.Database} db @param {string} query */
const numberOf = (db, query) => Number(db.prepare(query).pluck().get());
