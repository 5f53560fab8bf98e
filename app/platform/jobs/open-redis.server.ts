import { Redis } from "ioredis";

/** Milliseconds between two tries to connect: short, so that what waits goes on soon. */
const reconnectAfter = 250;

/**
 * A connection to Redis or Valkey that connects again for as long as it is open. What is asked meanwhile waits, so whoever must not wait
 * sets a limit. Nothing is thrown for a lost connection: what cannot be asked fails where it is asked.
 */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 3_000,
    retryStrategy: () => reconnectAfter,
  });
  redis.on("error", () => {});
  return redis;
}

/** Gives a function that says whether a connection was lost, or was never made, and is being tried again. */
export function watchConnection(redis: Redis): () => boolean {
  let isLost = false;
  redis.on("close", () => {
    isLost = true;
  });
  redis.on("ready", () => {
    isLost = false;
  });
  return () => isLost;
}
