/** What administrators do, in the words of the log. Whatever else they do joins this list. */
export const acts = {
  add: "Added sparks",
  deduct: "Deducted sparks",
  "make-admin": "Made an administrator",
  "remove-admin": "Removed as an administrator",
  "prove-address": "Became an administrator",
  ban: "Banned",
  unban: "Unbanned",
  "create-post": "Wrote a blog post",
  "update-post": "Changed a blog post",
  "delete-post": "Deleted a blog post",
} as const;

export type Act = keyof typeof acts;
