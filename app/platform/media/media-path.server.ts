import { dataPath } from "#db/data-dir";

const anId = /^[0-9a-f]{32}$/;

/**
 * Where the bytes of a media id lie: DATA_DIR/media/<aa>/<id>.
 * @throws RangeError for anything that is not an id of ours, so that no path can be smuggled in.
 */
export function mediaPath(id: string): string {
  if (!anId.test(id)) throw new RangeError("Not a media id");
  return dataPath("media", id.slice(0, 2), id);
}

/** Where a file lies while it is being written; same file system, so that the rename is one step. */
export function draftPath(id: string): string {
  return dataPath("media", "drafts", id);
}

export function isMediaId(id: string | undefined): id is string {
  return id !== undefined && anId.test(id);
}
