/** Resolves after so many milliseconds, or as soon as the signal aborts. */
export function pauseOrStop(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
    function end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
    if (signal.aborted) end();
  });
}
