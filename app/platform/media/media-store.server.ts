import { getDataPath } from "#db/data-dir";
import { config } from "~/platform/config/config.server";
import { openLocalMediaStore } from "./local-media-store.server";
import type { MediaStore } from "./media-store";
import { openS3MediaStore } from "./s3-media-store.server";

/** This site's media. Which adapter it is, is decided here and nowhere else. */
export const mediaStore: MediaStore = config.mediaBucket
  ? openS3MediaStore(config.mediaBucket)
  : openLocalMediaStore(getDataPath("media"));
