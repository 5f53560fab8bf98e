import { parentPort } from "node:worker_threads";
import type { TaskAnswer, TaskCall } from "./task-thread.server";

/** The thread's side: answers each call with what the task of that name gives, or with its error's name and message. */
export function answerTasks(tasks: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  parentPort?.on("message", async ({ id, task, args }: TaskCall) => {
    parentPort?.postMessage(await answerOf(id, () => tasks[task]?.(...(args as never[]))));
  });
}

async function answerOf(id: number, run: () => unknown): Promise<TaskAnswer> {
  try {
    return { id, value: await run() };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name, message } };
  }
}
