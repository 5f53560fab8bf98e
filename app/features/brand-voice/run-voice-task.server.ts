import path from "node:path";
import { UnreadableSample } from "~/engine/voice/unreadable-sample";
import type { VoiceTasks } from "~/engine/voice/voice-tasks";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { TaskThread, ThreadBusy } from "~/platform/threads/task-thread.server";

const thread = new TaskThread(path.resolve("build/node/voice-thread.js"));

/**
 * Runs a task off the loop that answers pages. In development and in tests, where nothing was built, it runs in place.
 * @param owner has one task at a time.
 * @throws TooManyRequests when the owner's last task still runs or too many wait, UnreadableSample, ThreadFailed.
 */
export async function runVoiceTask<T extends keyof VoiceTasks>(
  owner: string,
  task: T,
  ...args: Parameters<VoiceTasks[T]>
): Promise<ReturnType<VoiceTasks[T]>> {
  try {
    // why the assertion: the thread answers with what the task of this name gives
    return (await run(owner, task, args)) as ReturnType<VoiceTasks[T]>;
  } catch (error) {
    if (error instanceof ThreadBusy)
      throw new TooManyRequests(
        10,
        error.reason === "owner" ? "Your last text is still being read" : "Many texts are being read right now",
      );
    // why by name: an error that crosses threads loses its class
    if (error instanceof Error && error.name === "UnreadableSample") throw new UnreadableSample(error.message);
    throw error;
  }
}

async function run(owner: string, task: keyof VoiceTasks, args: unknown[]): Promise<unknown> {
  if (import.meta.env.PROD) return thread.run(owner, task, args);
  const { voiceTasks } = await import("~/engine/voice/voice-tasks");
  return (voiceTasks[task] as (...given: unknown[]) => unknown)(...args);
}
