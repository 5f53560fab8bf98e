import path from "node:path";
import type { Brief } from "~/engine/engine";
import type { Message } from "~/engine/message/message";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { TaskThread, ThreadBusy, ThreadFailed } from "~/platform/threads/task-thread.server";

// why so long: the first idea waits for the words that the reader knows, on a busy machine too
const thread = new TaskThread(path.resolve("build/node/brief-thread.js"), { timeLimit: 10_000 });

/** An idea could not be read; the message says so to whoever typed it. */
export class BriefUnread extends Error {
  override name = "BriefUnread";
  constructor() {
    super("It took too long to read. Make the idea shorter, or create the campaign without a check.");
  }
}

/**
 * What is understood of a brief, and of it without what its user stated, read off the loop that answers pages.
 * @param owner has one brief read at a time.
 * @throws TooManyRequests while the owner's last one is read or too many wait, BriefUnread.
 */
export async function readBrief(owner: string, brief: Brief): Promise<{ message: Message; own: Message }> {
  try {
    return await run(owner, brief);
  } catch (error) {
    if (error instanceof ThreadBusy)
      throw new TooManyRequests(
        5,
        error.reason === "owner" ? "Your last idea is still being read" : "Many ideas are being read right now",
      );
    if (!(error instanceof ThreadFailed)) throw error;
    log.warn({ err: error, characters: brief.idea.length }, "an idea could not be read");
    throw new BriefUnread();
  }
}

/** In development and in tests, where nothing was built, it is read in place. */
async function run(owner: string, brief: Brief): ReturnType<typeof readBrief> {
  // why the assertion: the thread answers with what the task of this name gives
  if (import.meta.env.PROD)
    return (await thread.run(owner, "readMessage", [brief])) as Awaited<ReturnType<typeof readBrief>>;
  const { readMessage } = await import("~/engine/message/read-message");
  return readMessage(brief);
}
