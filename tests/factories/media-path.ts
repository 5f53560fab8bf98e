import { getDataPath } from "#db/data-dir";
import { openLocalMediaStore } from "~/platform/media/local-media-store.server";

/** Where the site's own store keeps the bytes of a media id. */
export const mediaPath = openLocalMediaStore(getDataPath("media")).pathOf;
