import { QueueUnreachable } from "./queue";

/** Milliseconds after which a question to a server that says nothing fails. */
export const usualPatience = 3_000;

/** The answer, or QueueUnreachable when it takes too long: a page asked, or a loop that has to end some day. */
export async function askServer<T>(answer: Promise<T>, patience = usualPatience): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueUnreachable("The queue's server does not answer.")), patience);
  });
  // why: an answer that comes after all, as an error, finds nobody who listens.
  answer.catch(() => {});
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
