import { readdirSync } from "node:fs";
import path from "node:path";

/** As `backUpInto` names an archive: by the moment in UTC, so that names sort by age. */
const backupName = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

/** The archives in a folder of backups, the oldest first. Other files there are nobody's business. */
export function listBackups(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && backupName.test(entry.name));
  return names.map(({ name }) => path.join(folder, name)).sort();
}

/** When an archive of `listBackups` was taken. */
export function getBackupMoment(archive: string): Date {
  const [, year, month, day, hour, minute, second] = backupName.exec(path.basename(archive)) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
