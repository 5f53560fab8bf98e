import { createConnectionPace } from "./every-request.server";

/**
 * The body of an answer that is read on only when the reader has taken what was read, so that a slow one does not fill the memory.
 * Call it while the request is being answered; `open` is called when the first bytes are wanted. A reader that leaves ends the source.
 */
export function createPacedStream(open: () => AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pace = createConnectionPace();
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        chunks ??= open()[Symbol.asyncIterator]();
        if (!(await pace())) await chunks.return?.();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
