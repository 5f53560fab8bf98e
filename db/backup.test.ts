import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { create } from "tar";
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { backUp } from "./backup";
import { drillRestore } from "./drill-restore";
import { getBackupMoment, listBackups } from "./list-backups";
import { takeLock } from "./process-lock";
import { RestoreRefused, restore } from "./restore";
import { backUpInto } from "./rotate-backups";

let folder: string;
let dataDir: string;
let archive: string;

/** A site's data: a migrated database with one person, media in the store, a secret, an outbox. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sparkwright-backup-"));
  dataDir = path.join(folder, "data");
  archive = path.join(folder, "site.tar.gz");
  write("media/ab/abcd", "a picture");
  write("media/drafts/half", "half a picture");
  write("secrets/session-secret", "secret");
  write("outbox/1.json", "a letter");
  copyFileSync(inject("migratedDatabase"), path.join(dataDir, "sparkwright.db"));
  withDatabase((sqlite) => {
    sqlite.pragma("journal_mode = WAL");
    sqlite.exec(
      "insert into users (email, password_hash, first_name, last_name) values ('ada@example.com', 'x', 'Ada', 'L')",
    );
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
  writeFileSync(path.join(dataDir, name), text);
}

function withDatabase<T>(work: (sqlite: Sqlite.Database) => T): T {
  const sqlite = new Sqlite(path.join(dataDir, "sparkwright.db"));
  try {
    return work(sqlite);
  } finally {
    sqlite.close();
  }
}

/** Writes ledger transactions, each of two postings, as fast as it can, in a process of its own, until it is ended. */
async function writer() {
  const program = `
    const sqlite = new (require("better-sqlite3"))(process.argv[1], { timeout: 5000 });
    const entry = sqlite.prepare("insert into ledger_transactions (key, user_id, kind, actor, reason) values (?, 1, 'grant', 'system', 'test')");
    const posting = sqlite.prepare("insert into postings (transaction_id, user_id, account, amount) values (?, 1, ?, ?)");
    const grant = sqlite.transaction((n) => {
      const { lastInsertRowid: id } = entry.run("grant:" + n);
      posting.run(id, "issued", -n);
      posting.run(id, "available", n);
    });
    let n = 0;
    (function go() { for (let i = 0; i < 20; i++) grant(++n); if (n === 200) console.log("writing"); setImmediate(go); })();`;
  const child = spawn(process.execPath, ["-e", program, path.join(dataDir, "sparkwright.db")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  onTestFinished(() => void child.kill());
  await once(child.stdout, "data");
  return {
    async end() {
      child.kill();
      await ended;
    },
  };
}

const ledger = () =>
  withDatabase((sqlite) => ({
    transactions: Number(sqlite.prepare("select count(*) from ledger_transactions").pluck().get()),
    newest: Number(sqlite.prepare("select coalesce(max(id), 0) from ledger_transactions").pluck().get()),
    sum: sqlite.prepare("select sum(amount) from postings").pluck().get(),
    uneven: sqlite
      .prepare("select transaction_id from postings group by transaction_id having sum(amount) <> 0 or count(*) <> 2")
      .all(),
  }));

test("a restored site has another name for payment providers, after those that it had", async () => {
  const names = () =>
    withDatabase((sqlite) =>
      JSON.parse(
        String(sqlite.prepare("select value from settings where name = 'installation'").pluck().get() ?? "null"),
      ),
    );
  await backUp(dataDir, archive);
  await restore(dataDir, archive);
  expect(names()).toBeNull();
  withDatabase((sqlite) =>
    sqlite.exec("insert into settings values ('installation', '{\"ids\":[\"aaaaaaaaaa\"]}', 0)"),
  );
  const second = path.join(folder, "second.tar.gz");
  await backUp(dataDir, second);
  await restore(dataDir, second);
  expect(names()).toEqual({ ids: ["aaaaaaaaaa", expect.stringMatching(/^[a-z0-9]{10}$/)] });
});

describe("a backup that is taken while the site writes", () => {
  test("holds one moment of the ledger, and restoring it brings everything back", async () => {
    const writing = await writer();
    const before = ledger().newest;
    await backUp(dataDir, archive);
    await writing.end();
    const after = ledger().newest;
    expect(after).toBeGreaterThan(before);

    write("media/ab/abcd", "overwritten");
    write("secrets/session-secret", "another");
    const aside = await restore(dataDir, archive);

    const restored = ledger();
    expect(restored).toMatchObject({ sum: 0, uneven: [], transactions: restored.newest });
    expect(restored.newest).toBeGreaterThanOrEqual(before);
    expect(restored.newest).toBeLessThan(after);
    expect(withDatabase((sqlite) => sqlite.prepare("select email from users").pluck().all())).toEqual([
      "ada@example.com",
    ]);
    expect(readFileSync(path.join(dataDir, "media/ab/abcd"), "utf8")).toBe("a picture");
    expect(readFileSync(path.join(dataDir, "secrets/session-secret"), "utf8")).toBe("secret");
    expect(readFileSync(path.join(dataDir, "outbox/1.json"), "utf8")).toBe("a letter");
    expect(existsSync(path.join(dataDir, "media/drafts"))).toBe(false);

    // what was there before is kept aside, whole
    expect(readFileSync(path.join(aside ?? "", "media/ab/abcd"), "utf8")).toBe("overwritten");
    const old = new Sqlite(path.join(aside ?? "", "sparkwright.db"), { readonly: true });
    expect(old.prepare("select max(id) from ledger_transactions").pluck().get()).toBe(after);
    old.close();
  });

  test("can be read by its owner only, and leaves nothing else behind", async () => {
    await backUp(dataDir, archive);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(["data", "site.tar.gz"]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("is its owner's alone while it is being written, too", async () => {
    const modes = new Set<number>();
    const watching = watch(folder, (_event, name) => {
      if (name?.endsWith(".part"))
        modes.add((statSync(`${archive}.part`, { throwIfNoEntry: false })?.mode ?? 0) & 0o77);
    });
    write("media/ab/large", "x".repeat(20_000_000));
    await backUp(dataDir, archive);
    watching.close();
    expect([...modes]).toEqual([0]);
  });

  test("takes away what one left that was killed, and not one that is at work", async () => {
    for (const name of [".backup-killed", ".restore-killed", ".backup-at-work"]) write(`${name}/sparkwright.db`, "x");
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const name of [".backup-killed", ".restore-killed"]) {
      utimesSync(path.join(dataDir, name), twoDaysAgo, twoDaysAgo);
    }
    await backUp(dataDir, archive);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("."))).toEqual([".backup-at-work"]);
  });

  test("restores into an empty folder", async () => {
    await backUp(dataDir, archive);
    rmSync(dataDir, { recursive: true });
    expect(await restore(dataDir, archive)).toBeUndefined();
    expect(readdirSync(dataDir).sort()).toEqual(["media", "outbox", "secrets", "site.lock", "sparkwright.db"]);
  });

  test("leaves the old queue aside, whose jobs belong to the old database", async () => {
    await backUp(dataDir, archive);
    write("queue.db", "old jobs");
    const aside = await restore(dataDir, archive);
    expect(existsSync(path.join(dataDir, "queue.db"))).toBe(false);
    expect(readFileSync(path.join(aside ?? "", "queue.db"), "utf8")).toBe("old jobs");
  });
});

describe("a restore is refused, and changes nothing,", () => {
  async function expectRefusal(message: RegExp) {
    const names = () =>
      readdirSync(dataDir)
        .filter((name) => name !== "site.lock")
        .sort();
    const before = names();
    await expect(restore(dataDir, archive)).rejects.toThrow(RestoreRefused);
    await expect(restore(dataDir, archive)).rejects.toThrow(message);
    expect(names()).toEqual(before);
    expect(readFileSync(path.join(dataDir, "media/ab/abcd"), "utf8")).toBe("a picture");
  }

  /** An archive as of another hand. */
  async function archiveOf(change: (copy: string) => void) {
    const copy = path.join(folder, "copy");
    mkdirSync(copy);
    copyFileSync(path.join(dataDir, "sparkwright.db"), path.join(copy, "sparkwright.db"));
    change(copy);
    await create({ file: archive, cwd: copy }, readdirSync(copy));
  }

  const inCopy = (copy: string, sql: string) => {
    const sqlite = new Sqlite(path.join(copy, "sparkwright.db"));
    sqlite.exec(sql);
    sqlite.close();
  };

  test("while the site runs", async () => {
    await backUp(dataDir, archive);
    const site = new Sqlite(path.join(dataDir, "sparkwright.db"));
    site.pragma("journal_mode = WAL");
    site.prepare("select count(*) from users").get();
    await expect(restore(dataDir, archive)).rejects.toThrow("The site is running. Stop it first, then restore.");
    site.close();
    await restore(dataDir, archive);
  });

  test("while the site starts, which has its lock and no database open yet", async () => {
    await backUp(dataDir, archive);
    const site = takeLock(path.join(dataDir, "site.lock"), 0);
    await expect(restore(dataDir, archive)).rejects.toThrow("The site is running. Stop it first, then restore.");
    site?.release();
    await restore(dataDir, archive);
  });

  test("when there is no such file", () => expectRefusal(/There is no file/));

  test("when the file is no archive", async () => {
    writeFileSync(archive, "not a tar file, only some words, but enough of them to be read as one: ".repeat(20));
    await expectRefusal(/archive/);
  });

  test("when the archive holds no database", async () => {
    await archiveOf((copy) => {
      rmSync(path.join(copy, "sparkwright.db"));
      writeFileSync(path.join(copy, "holiday.txt"), "sun");
    });
    await expectRefusal(/not a backup of Sparkwright/);
  });

  test("when the database in it is damaged", async () => {
    await archiveOf((copy) => {
      const file = path.join(copy, "sparkwright.db");
      const bytes = readFileSync(file);
      bytes.fill(0x5a, 4096, 4096 * 4);
      writeFileSync(file, bytes);
    });
    await expectRefusal(/damaged/);
  });

  test("when its ledger does not add up", async () => {
    await archiveOf((copy) =>
      inCopy(
        copy,
        `insert into ledger_transactions (key, user_id, kind, actor, reason) values ('k', 1, 'grant', 'system', 'test');
         insert into postings (transaction_id, user_id, account, amount) values (1, 1, 'available', 5)`,
      ),
    );
    await expectRefusal(/add up to zero/);
  });

  test("when it comes from a newer version", async () => {
    await archiveOf((copy) =>
      inCopy(copy, "insert into __drizzle_migrations (hash, created_at) values ('a', 1), ('b', 2), ('c', 3), ('d', 4)"),
    );
    await expectRefusal(/newer version/);
  });
});

describe("backups in a folder", () => {
  const into = () => path.join(folder, "backups");
  const onDay = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 15, 9));

  test("are named by their moment; beyond what is kept the oldest go, and nothing else there does", async () => {
    mkdirSync(into());
    writeFileSync(path.join(into(), "notes.tar.gz"), "ours");
    for (const day of [1, 2, 3, 4]) await backUpInto(dataDir, into(), 2, onDay(day));
    expect(listBackups(into()).map(getBackupMoment)).toEqual([onDay(3), onDay(4)]);
    expect(readdirSync(into()).sort()).toEqual([
      ...["notes.tar.gz", "site-20261103T031509Z.tar.gz", "site-20261104T031509Z.tar.gz"],
    ]);
  });

  test("that cannot be taken cost none of the others", async () => {
    await backUpInto(dataDir, into(), 1, onDay(1));
    await expect(backUpInto(path.join(folder, "gone"), into(), 1, onDay(2))).rejects.toThrow();
    expect(listBackups(into()).map(getBackupMoment)).toEqual([onDay(1)]);
  });
});

describe("a restore drill", () => {
  const drill = async () => {
    await backUp(dataDir, archive);
    return drillRestore(dataDir, archive);
  };
  const insertEntry = (available: number, issued: number) =>
    withDatabase((sqlite) => {
      sqlite.exec(
        `insert into ledger_transactions (id, key, user_id, kind, actor, reason) values (1, 'a', 1, 'grant', 'system', 'x'), (2, 'b', 1, 'grant', 'system', 'x');
         insert into lots (id, user_id, kind, amount, remaining, effective_at, source_key) values (1, 1, 'welcome', 100, 100, 0, 'a');`,
      );
      const post = sqlite.prepare(
        "insert into postings (transaction_id, user_id, account, lot_id, amount) values (?, 1, ?, 1, ?)",
      );
      post.run(1, "available", available);
      post.run(1, "issued", issued);
      if (available + issued !== 0) post.run(2, "issued", -available - issued);
    });

  test("says what the copy holds, touches nothing of the site and leaves nothing behind", async () => {
    insertEntry(100, -100);
    expect(await drill()).toEqual({ accounts: 1, sparks: 0, files: 0, faults: [] });
    expect(readdirSync(dataDir).sort()).toEqual(
      expect.arrayContaining(["media", "outbox", "secrets", "sparkwright.db"]),
    );
    expect(readdirSync(dataDir).filter((name) => /^\.|^before/.test(name))).toEqual([]);
  });

  test("misses no file where media lie in a bucket", async () => {
    withDatabase((sqlite) =>
      sqlite.exec(
        `insert into media (id, user_id, file_name, mime_type, bytes) values ('${"c".repeat(32)}', 1, 'a.png', 'image/png', 1)`,
      ),
    );
    vi.stubEnv("MEDIA_URL", "s3://media");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await drill()).faults).toEqual([]);
  });

  test("finds entries and amounts of the ledger that do not add up, and media without a file", async () => {
    insertEntry(90, -100);
    withDatabase((sqlite) =>
      sqlite.exec(
        `insert into media (id, user_id, file_name, mime_type, bytes) values ('${"c".repeat(32)}', 1, 'a.png', 'image/png', 1)`,
      ),
    );
    expect((await drill()).faults).toEqual([
      `1 pictures or films have no file, the first is ${"c".repeat(32)}`,
      "2 entries of the ledger do not add up",
      "1 amounts of sparks are not what the ledger says",
    ]);
  });
});
