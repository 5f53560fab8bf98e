/** What administrators do, in the words of the log. Whatever else they do joins this list. */
export const acts = {
  add: "Added sparks",
  deduct: "Deducted sparks",
  "make-admin": "Made an administrator",
  "remove-admin": "Removed as an administrator",
  "prove-address": "Became an administrator",
  ban: "Banned",
  unban: "Unbanned",
  "reset-factor": "Reset the second factor",
  "create-post": "Wrote a blog post",
  "update-post": "Changed a blog post",
  "delete-post": "Deleted a blog post",
  "retry-email": "Had an e-mail tried again",
  "answer-message": "Marked a message as answered",
  "reopen-message": "Opened a message again",
  "retry-spark": "Queued a spark again",
  "cancel-spark": "Cancelled a spark",
  "change-settings": "Changed the settings",
  "save-key": "Stored a key",
  "forget-key": "Removed a key",
  "test-provider": "Tested a provider",
  "end-subscription": "Ended a subscription",
  "refund-payment": "Gave a payment back",
  "replay-event": "Had a payment event worked on again",
  "dismiss-finding": "Dealt with what a payment provider knows and we do not",
} as const;

export type Act = keyof typeof acts;
