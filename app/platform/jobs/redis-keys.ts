/** What every key of a site begins with on the queue's server, where QUEUE_URL does not say otherwise. */
export const usualKeyPrefix = "sparkwright";

/** What the keys begin with: "shop" of redis://queue:6379?prefix=shop, so that several sites share a server. */
export const readKeyPrefix = (url: string): string => new URL(url).searchParams.get("prefix") ?? usualKeyPrefix;
