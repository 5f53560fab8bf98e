import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns";
import { sparks } from "./studio";
import { users } from "./users";

/** A file in the media store. The row is written after the bytes are in place. */
export const media = sqliteTable(
  "media",
  {
    /** Random; also the file's name in the store. */
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sparkId: integer("spark_id").references(() => sparks.id, { onDelete: "cascade" }),
    /** What a person gets when they save it: "poster.png". */
    fileName: text("file_name").notNull(),
    mimeType: text("mime_type").notNull(),
    bytes: integer("bytes").notNull(),
    width: integer("width"),
    height: integer("height"),
    /** Seconds. */
    duration: real("duration"),
    createdAt: createdAt(),
  },
  (table) => [index("media_user").on(table.userId), index("media_spark").on(table.sparkId)],
);

/** A file in the media store that belongs to the site and to nobody's account: everybody may read it. */
export const siteMedia = sqliteTable("site_media", {
  /** Random; also the file's name in the store. */
  id: text("id").primaryKey(),
  fileName: text("file_name").notNull(),
  mimeType: text("mime_type").notNull(),
  bytes: integer("bytes").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  createdAt: createdAt(),
});
