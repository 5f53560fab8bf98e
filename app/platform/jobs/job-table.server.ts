import { randomUUID } from "node:crypto";
import Sqlite from "better-sqlite3";
import type { QueueDepth } from "./queue";

export interface JobTableOptions {
  /** The name of the jobs that are handed out, counted and taken back; the table may hold others. */
  name: string;
  tries: number;
  /** Milliseconds. */
  retryAfter: number;
  lease: number;
  now: () => number;
}

export interface Job {
  id: string;
  name: string;
  /** JSON. */
  payload: string;
  priority: number;
  /** 1 for the first try. */
  attempt: number;
  /** Names this try; a later one of the same job has another. */
  lease: string;
}

/** `position` is the order of coming. A job without a lease waits. Moments are milliseconds since 1970. */
const schema = `
  create table if not exists jobs (
    position integer primary key autoincrement,
    id text not null unique,
    name text not null,
    payload text not null,
    priority integer not null,
    attempts integer not null default 0,
    available_at integer not null default 0,
    lease text,
    lease_ends_at integer
  );
  drop index if exists jobs_next;
  create index if not exists jobs_next_of_name on jobs (name, priority, position);`;

/**
 * No job is put off for longer than `retryAfter`, and no lease lasts longer than `lease`: a moment that lies further ahead was written
 * before the clock was set back, and counts as over.
 */
const isLeased = `(lease is not null and lease_ends_at between :now and :now + :lease)`;
const isOurs = `name = :name`;
const isDue = `available_at not between :now + 1 and :now + :retryAfter`;

/** The queue's table and every statement on it. Each is atomic by itself, so that processes need no further lock. */
export function openJobTable(file: string, { name, tries, retryAfter, lease, now }: JobTableOptions) {
  const sqlite = new Sqlite(file);
  sqlite.pragma("journal_mode = WAL");
  // why NORMAL: a power cut may lose the last jobs, and the sweep queues them again.
  sqlite.pragma("synchronous = NORMAL");
  sqlite.pragma("busy_timeout = 5000");
  sqlite.exec(schema);

  const add = sqlite.prepare(
    `insert into jobs (id, name, payload, priority) values (:id, :name, :payload, :priority) on conflict (id) do nothing`,
  );
  const take = sqlite.prepare<unknown[], Job>(`
    update jobs set attempts = attempts + 1, lease = :token, lease_ends_at = :now + :lease
    where position = (
      select position from jobs where ${isOurs} and attempts < :tries and not ${isLeased} and ${isDue}
      order by priority, position limit 1)
    returning id, name, payload, priority, attempts as attempt, lease`);
  const dropSpent = sqlite.prepare(`delete from jobs where ${isOurs} and attempts >= :tries and not ${isLeased}`);
  const renew = sqlite.prepare(`update jobs set lease_ends_at = ? where id = ? and lease = ?`);
  const complete = sqlite.prepare(`delete from jobs where id = ? and lease = ?`);
  const wait = sqlite.prepare(
    `update jobs set lease = null, attempts = attempts - :uncounted, available_at = :at where id = :id and lease = :lease`,
  );
  const remove = sqlite.prepare(`delete from jobs where id = ? and lease is null`);
  const find = sqlite.prepare(`select 1 from jobs where id = ?`);
  const requeue = sqlite.prepare(
    `update jobs set lease = null, available_at = 0 where lease is not null and ${isOurs}`,
  );
  const count = sqlite.prepare<unknown[], QueueDepth>(
    `select count(*) filter (where lease is null) as waiting, count(*) filter (where lease is not null) as running
    from jobs where ${isOurs}`,
  );
  const times = () => ({ name, tries, lease, now: now() });

  return {
    /** Adds a job, or leaves the one of this id. */
    add: (job: Omit<Job, "attempt" | "lease">) => void add.run(job),
    /** The next job, leased to the caller; jobs that have no try left go. */
    take(): Job | undefined {
      dropSpent.run(times());
      return take.get({ ...times(), retryAfter, token: randomUUID() });
    },
    renew: (job: Job) => void renew.run(now() + lease, job.id, job.lease),
    complete: (job: Job) => void complete.run(job.id, job.lease),
    /** Puts a job off by so many milliseconds, or drops it when this was its last try. */
    fail(job: Job, pause: number): void {
      if (job.attempt >= tries) complete.run(job.id, job.lease);
      else wait.run({ id: job.id, lease: job.lease, uncounted: 0, at: now() + Math.min(pause, retryAfter) });
    },
    handBack: (job: Job) => void wait.run({ id: job.id, lease: job.lease, uncounted: 1, at: 0 }),
    remove: (id: string): boolean => remove.run(id).changes > 0,
    has: (id: string): boolean => find.get(id) !== undefined,
    /** Says how many there were. Those that had their last try go. */
    requeueRunning(): number {
      const { changes } = requeue.run({ name });
      dropSpent.run(times());
      return changes;
    },
    depth: (): QueueDepth => count.get({ name }) ?? { waiting: 0, running: 0 },
    close: () => void sqlite.close(),
  };
}
