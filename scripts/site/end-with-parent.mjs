import { isMainThread } from "node:worker_threads";

/**
 * Loaded before a child's own program: when the process that supervises it is gone, even killed, the child ends at once, so that the
 * next start finds the port and the data free. A thread of the child loads it as well, has no parent to lose, and is left alone.
 */
if (isMainThread) {
  process.once("disconnect", () => process.exit(1));
  // why: the supervisor may be gone before this line is reached, and says so only once.
  if (!process.connected) process.exit(1);
  process.channel?.unref();
}
