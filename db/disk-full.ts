/** There is no room to go on. Carries the file system's code. */
export class DiskFull extends Error {
  override name = "DiskFull";
  readonly code = "ENOSPC";
}

/** Whether an error, or what caused it, says that the disk or the quota is full: the file system's way or SQLite's. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    if ("code" in cause && /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/.test(String(cause.code))) return true;
  }
  return false;
}
