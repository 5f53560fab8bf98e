import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { getBackupMoment, listBackups } from "#db/list-backups";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";

/** Milliseconds between two looks whether one is due. */
const lookEvery = 60_000;
const hour = 3_600_000;

/** Whether the newest backup in a folder is as old as the time between two, or there is none. */
export function isBackupDue(folder: string, hours: number, now = new Date()): boolean {
  const newest = existsSync(folder) ? listBackups(folder).at(-1) : undefined;
  return !newest || now.getTime() - getBackupMoment(newest).getTime() >= hours * hour;
}

/** Takes a backup whenever one is due, where a folder for them is configured. Returns what ends that. */
export function startBackups({ folder, hours, keep } = config.backups): () => void {
  if (!folder) return () => {};
  const into = path.resolve(folder);
  let isRunning = false;
  const look = () => {
    if (isRunning || !isBackupDue(into, hours)) return;
    isRunning = true;
    // why a process of its own: copying a large database would stop the spark that is being made.
    const args = ["build/node/backup.js", "--into", into, "--keep", String(keep)];
    execFile(process.execPath, args, (error, _said, complaint) => {
      isRunning = false;
      if (error) log.error({ folder: into, said: complaint.slice(0, 500) }, "a backup failed and is tried again");
      else log.info({ folder: into }, "a backup was taken");
    });
  };
  look();
  const timer = setInterval(look, lookEvery);
  return () => clearInterval(timer);
}
