/** Where the sessions of an account are listed. */
export const sessionsPath = "/profile#sessions";
