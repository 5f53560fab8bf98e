/** What the security log tells of, in its words. Whatever else it is to tell of joins this list. */
export const securityEvents = {
  "signed-up": "Signed up",
  "address-proven": "Email address confirmed",
  "signed-in": "Signed in",
  "sign-in-refused": "Sign-in refused",
  "signed-out": "Signed out",
  "sessions-ended": "Signed out elsewhere",
  "password-refused": "Wrong password of somebody who is signed in",
  "password-changed": "Password changed",
  "password-link-asked": "Link to a new password asked for",
  "second-factor-changed": "Second factor changed",
  "token-made": "Access token made",
  "token-revoked": "Access token revoked",
  "token-refused": "Access token refused",
  "access-refused": "Kept from what is not theirs",
  "limit-reached": "Limit reached",
  "foreign-origin": "Refused a request from another site",
  "administrator-made": "Made an administrator",
  "administrator-removed": "Removed as an administrator",
  banned: "Banned",
  unbanned: "Unbanned",
  "account-deleted": "Account deleted",
} as const;

export type SecurityEvent = keyof typeof securityEvents;

/** What a stranger can bring about as often as they like. The same of one account and network is told of once an hour. */
export const repeatedEvents: readonly SecurityEvent[] = [
  "token-refused",
  "access-refused",
  "limit-reached",
  "foreign-origin",
];

/** What somebody who looks for trouble looks at first; a line of these is a warning in the program's log. */
export const refusals: readonly SecurityEvent[] = ["sign-in-refused", "password-refused", ...repeatedEvents];
