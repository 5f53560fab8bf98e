/** What every key of ours begins with on the queue's server. */
export const keyPrefix = "sparkwright";
