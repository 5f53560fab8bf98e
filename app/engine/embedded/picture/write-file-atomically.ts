import { rename, rm, writeFile } from "node:fs/promises";

/** Writes a file under a temporary name and renames it when it is whole. A failure keeps its code (ENOSPC) and leaves no file. */
export async function writeFileAtomically(
  path: string,
  bytes: readonly Uint8Array[] | Uint8Array | string,
): Promise<void> {
  const temporary = `${path}.part`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
