import { getDataPath } from "#db/data-dir";
import { config } from "~/platform/config/config.server";
import { openLocalMediaStore } from "./local-media-store.server";
import type { MediaStore } from "./media-store";

// why only where there is a bucket: its client takes 23 MB in each process that loads it
const bucket = config.mediaBucket && { ...config.mediaBucket, ...(await import("./s3-media-store.server")) };

/** This site's media. Which adapter it is, is decided here and nowhere else. */
export const mediaStore: MediaStore = bucket
  ? bucket.openS3MediaStore(bucket)
  : openLocalMediaStore(getDataPath("media"));
