/** Thrown by a store on another machine that cannot be reached, or has no answer to anything. */
export class MediaUnreachable extends Error {
  override name = "MediaUnreachable";
}

/** What whoever sends a file is told while the store cannot be reached. */
export const storageAway = {
  message: "Our file storage does not answer at the moment. Please try again in a minute.",
  status: 503,
  headers: { "Retry-After": "60" },
};

/**
 * Where the bytes of media lie. Who owns them and what they are is in the database; the store knows ids only. An id's bytes never change.
 *
 * Any method may throw MediaUnreachable.
 *
 * A file is in one of two areas: "kept", or "orphans", where what nobody seems to own waits for some days before it is deleted.
 */
export interface MediaStore {
  /**
   * Stores bytes, or a copy of a local file, as "kept": whole or not at all.
   * @returns how many bytes it is.
   * @throws DiskFull when there is no room; nothing is left behind then.
   */
  put(id: string, source: MediaSource): Promise<number>;
  /** How many bytes a kept file is, or null when there is none. */
  find(id: string): Promise<number | null>;
  /** The bytes of a kept file, from `start` to `end`, both included. Nothing is read before the first chunk is asked for. */
  read(id: string, range?: { start: number; end: number }): AsyncIterable<Uint8Array>;
  /**
   * An address at which a kept file is fetched without us, for `presignedSeconds` at least, by whoever has it; null where the site passes
   * files on itself. Whether the file is there is not asked.
   */
  presign(id: string, as: DeliveredAs): Promise<string | null>;
  /** Copies a kept file to a local path. @throws when there is none. */
  copyTo(id: string, path: string): Promise<void>;
  /** Deletes a file; one that is not there is fine. */
  remove(id: string, area?: MediaArea): Promise<void>;
  /** Every file of an area, in no order. */
  list(area: MediaArea): AsyncIterable<ListedMedia>;
  /** Moves a file into an area. From now on `since` is the moment of the move. */
  move(id: string, to: MediaArea): Promise<void>;
  /** Takes away what was begun before this moment and never became a file. @returns how many. */
  removeUnfinished(before: Date): Promise<number>;
}

/** What whoever fetches a file is told of it; `disposition` where it is to be saved. */
export interface DeliveredAs {
  mimeType: string;
  disposition: string | null;
}

/** For how long a presigned address is good for, at least. */
export const presignedSeconds = 3600;

export type MediaSource = { path: string } | { buffer: Uint8Array };
export type MediaArea = "kept" | "orphans";

export interface ListedMedia {
  id: string;
  /** When it came into its area. */
  since: Date;
}

const anId = /^[0-9a-f]{32}$/;

/** Whether a text is an id of ours, so that no path can be smuggled in. */
export function isMediaId(id: string | undefined): id is string {
  return id !== undefined && anId.test(id);
}
