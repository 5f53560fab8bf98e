import { getDataPath } from "#db/data-dir";
import { openLocalMediaStore } from "./local-media-store.server";
import type { MediaStore } from "./media-store";

/** This site's media. Which adapter it is, is decided here and nowhere else. */
export const mediaStore: MediaStore = openLocalMediaStore(getDataPath("media"));
