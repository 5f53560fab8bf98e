import { createHash } from "node:crypto";
import path from "node:path";
import { log } from "~/platform/log/log.server";
import { TaskThread, ThreadBusy } from "~/platform/threads/task-thread.server";
import { type MarkdownLevels, showAsTyped } from "./markdown.server";
import type { MarkdownTasks } from "./markdown-tasks";

// why so many: each takes milliseconds, and a page would rather wait than show a text as it was typed
const thread = new TaskThread(path.resolve("build/node/markdown-thread.js"), { mostWaiting: 200, timeLimit: 5_000 });

/**
 * What was made lately or is being made, by its task and text: a page that many look at costs one, and what took too long is not tried again
 * at every look.
 */
const recent = new Map<string, Promise<unknown>>();
// why so few: of the largest texts each takes a megabyte
const mostKept = 20;

/** Markdown as safe HTML, made off the loop that answers pages; letter by letter where it cannot be laid out. */
export function layOutMarkdown(markdown: string, levels: MarkdownLevels = {}): Promise<string> {
  return run("renderMarkdown", markdown, levels).catch(() => showAsTyped(markdown));
}

/** Markdown as text to paste anywhere, made off the loop that answers pages; as it was typed where it cannot be read. */
export function writePlainText(markdown: string): Promise<string> {
  return run("renderPlainText", markdown).catch(() => `${markdown}\n`);
}

/** Why a text cannot be laid out, in words for who typed it; null for one that can. */
export function explainUnreadable(markdown: string): Promise<string | null> {
  return run("findMarkdownProblem", markdown).catch(() => "The text takes too long to lay out. Make it simpler");
}

type Answer<T extends keyof MarkdownTasks> = Promise<ReturnType<MarkdownTasks[T]>>;

function run<T extends keyof MarkdownTasks>(task: T, ...args: Parameters<MarkdownTasks[T]>): Answer<T> {
  const key = createHash("sha256")
    .update(JSON.stringify([task, ...args]))
    .digest("base64");
  // why the assertion: the key names the task
  const known = recent.get(key) as Answer<T> | undefined;
  const made = known ?? start(key, task, args);
  recent.delete(key);
  recent.set(key, made);
  const [oldest] = recent.keys();
  if (recent.size > mostKept && oldest !== undefined) recent.delete(oldest);
  return made;
}

/** In development and in tests, where nothing was built, it is made in place. */
async function start<T extends keyof MarkdownTasks>(
  key: string,
  task: T,
  args: Parameters<MarkdownTasks[T]>,
): Answer<T> {
  try {
    // why the assertion: the thread answers with what the task of this name gives
    if (import.meta.env.PROD) return (await thread.run(key, task, args)) as ReturnType<MarkdownTasks[T]>;
    const { markdownTasks } = await import("./markdown-tasks");
    return (markdownTasks[task] as (...given: unknown[]) => ReturnType<MarkdownTasks[T]>)(...args);
  } catch (error) {
    log.warn({ err: error, task, characters: args[0].length }, "a text could not be laid out");
    // why: whoever comes when fewer wait may have it
    if (error instanceof ThreadBusy) recent.delete(key);
    throw error;
  }
}
