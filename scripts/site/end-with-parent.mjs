/**
 * Loaded before a child's own program: when the process that supervises it is gone, even killed, the child ends at once, so that the
 * next start finds the port and the data free.
 */
process.once("disconnect", () => process.exit(1));
// why: the supervisor may be gone before this line is reached, and says so only once.
if (!process.connected) process.exit(1);
process.channel?.unref();
