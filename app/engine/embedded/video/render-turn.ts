let last: Promise<void> = Promise.resolve();

/**
 * Waits until no other film is being rendered in this process and gives the call that ends the turn. A film takes a core and much of
 * the memory, so there is one at a time. Rejects with the signal's reason when aborted while waiting.
 */
export async function takeRenderTurn(signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted();
  const before = last;
  let end: () => void = () => undefined;
  last = new Promise((resolve) => {
    end = resolve;
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const aborted = () => reject(signal.reason);
      signal.addEventListener("abort", aborted, { once: true });
      before.then(() => {
        signal.removeEventListener("abort", aborted);
        resolve();
      });
    });
  } catch (reason) {
    // The place in the queue is given up only when those before have ended.
    before.then(end);
    throw reason;
  }
  return end;
}
