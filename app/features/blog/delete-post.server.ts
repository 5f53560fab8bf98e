import { eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { blogPosts } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import { requireAdministrator } from "~/features/settings/require-administrator";
import type { User } from "~/platform/auth/user";

/** Deletes a post with its former addresses; its pictures go with the next sweep. Whether there was one. */
export function deletePost(admin: User, post: { id: number; title: string }): boolean {
  requireAdministrator(admin);
  return inTransaction((tx) => {
    const isGone = tx.delete(blogPosts).where(eq(blogPosts.id, post.id)).run().changes > 0;
    if (isGone) recordAct(tx, admin, { act: "delete-post", subject: post.title });
    return isGone;
  });
}
