import { explainUnreadable } from "~/platform/text/run-markdown-task.server";
import { PictureGone } from "./publish-picture.server";

/** The text of a post cannot be laid out; the message says why. */
class UnreadablePost extends Error {
  override name = "UnreadablePost";
}

/** @throws UnreadablePost for a text that its page could not show. */
export async function requireReadable(content: string): Promise<void> {
  const problem = await explainUnreadable(content);
  if (problem) throw new UnreadablePost(problem);
}

/** What is wrong with a post that could not be saved, by the names of its fields; null for any other error. */
export function findFaults(error: unknown): Record<string, string[]> | null {
  if (error instanceof UnreadablePost) return { content: [error.message] };
  return error instanceof PictureGone ? { imageUrl: [error.message] } : null;
}
