import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { create } from "tar";

/** The folders that belong to a whole site beside its database. The queue is not kept: the sweep queues open sparks again. */
export const keptFolders = ["media", "secrets", "outbox"];

/**
 * Writes one archive with everything that makes the site: the database as it was at one moment, media, secrets, outbox. Works while the site
 * serves and writes. Compressed when the name ends in `gz`. The archive holds secrets, so only its owner may read it.
 * @throws when the disk is full; nothing is left under the archive's name then.
 */
export async function backUp(dataDir: string, archive: string): Promise<void> {
  removeBrokenOff(dataDir);
  const staging = mkdtempSync(path.join(dataDir, ".backup-"));
  const draft = `${archive}.part`;
  try {
    copyDatabase(path.join(dataDir, "sparkwright.db"), path.join(staging, "sparkwright.db"));
    // why after the database: a file is in place before its row, so every row of the copy finds its bytes.
    for (const folder of keptFolders) holdFiles(path.join(dataDir, folder), path.join(staging, folder));
    mkdirSync(path.dirname(archive), { recursive: true });
    // why made here: it holds secrets from its first byte on.
    writeFileSync(draft, "", { mode: 0o600 });
    chmodSync(draft, 0o600);
    await create({ file: draft, cwd: staging, portable: true, gzip: archive.endsWith("gz") }, readdirSync(staging));
    renameSync(draft, archive);
    noteBackup(path.join(dataDir, "sparkwright.db"), archive);
  } finally {
    rmSync(draft, { force: true });
    rmSync(staging, { recursive: true, force: true });
  }
}

/** For the administrators, who see when there last was one. */
function noteBackup(database: string, archive: string): void {
  const sqlite = new Sqlite(database, { fileMustExist: true, timeout: 5000 });
  try {
    sqlite
      .prepare(
        "insert into last_events (name, at, detail) values ('backup', ?, ?) on conflict (name) do update set at = excluded.at, detail = excluded.detail",
      )
      .run(Date.now(), `${(statSync(archive).size / 1_000_000).toFixed(1)} MB`);
  } catch {
    // why: the backup is made, whether it could be noted or not.
  } finally {
    sqlite.close();
  }
}

/** Takes away what a backup or a restore left that was killed: whole copies of the database. A day is longer than one takes. */
function removeBrokenOff(dataDir: string): void {
  const aDayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(dataDir).filter((entry) => /^\.(backup|restore)-/.test(entry))) {
    const folder = path.join(dataDir, name);
    if (statSync(folder).mtimeMs < aDayAgo) rmSync(folder, { recursive: true, force: true });
  }
}

/** why VACUUM INTO: it reads one snapshot, so that writers neither wait for it nor make it start over. */
function copyDatabase(from: string, to: string): void {
  const sqlite = new Sqlite(from, { fileMustExist: true });
  try {
    sqlite.prepare("vacuum into ?").run(to);
  } finally {
    sqlite.close();
  }
}

/** Links every file of a tree to a second place, so that one that is deleted meanwhile still gets into the archive. */
function holdFiles(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== "drafts") holdFiles(source, target);
    } else if (entry.isFile()) {
      holdFile(source, target);
    }
  }
}

function holdFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    // why: some file systems have no hard links.
    copyFileSync(source, target);
  }
}
