import { createRefusal } from "./refuse.server";

/**
 * The most a body may hold, in bytes. A picture is at most 10 MB, and the other fields of its form share the rest; a form of long texts
 * holds as much as a call. A call that anybody may make without an account holds little: 5,000 characters of a message, each as an escape
 * of JSON, or less.
 */
export const bodyLimits = {
  form: 64 * 1024,
  texts: 1024 * 1024,
  picture: 11 * 1024 * 1024,
  call: 1024 * 1024,
  openCall: 16 * 1024,
  openMessage: 32 * 1024,
  webhook: 1024 * 1024,
} as const;

/** A body may take ten seconds, in milliseconds, and more as long as it comes at 32 KB a second: a slow phone does, a dripping tap does not. */
const patience = 10_000;
const slowestBytesPerMillisecond = 32;

/**
 * Reads a body while counting, and keeps no more than the limit.
 * @throws what `readBodyChunks` throws.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readBodyChunks(request, limit)) chunks.push(chunk);
  return join(chunks);
}

/**
 * A body as it arrives, and no more of it than the limit.
 * @throws a 413 beyond the limit, a 415 for a compressed body, a 408 for one that drips, a 400 for one that ends early.
 */
export async function* readBodyChunks(request: Request, limit: number): AsyncGenerator<Uint8Array, void> {
  const encoding = request.headers.get("Content-Encoding");
  if (encoding && encoding !== "identity") throw createRefusal(request, 415, "Send the body uncompressed.");
  const declared = request.headers.get("Content-Length");
  const tooLarge = () => createRefusal(request, 413, `That is too much at once: at most ${inWords(limit)} fit in.`);
  if (declared !== null && Number(declared) > limit) throw tooLarge();
  if (!request.body) return;

  const deadline = performance.now() + patience;
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const left = deadline + size / slowestBytesPerMillisecond - performance.now();
      const { done, value } = await settledWithin(left, reader.read()).catch((error) => {
        if (error instanceof TooLate)
          throw createRefusal(request, 408, "That took too long to arrive. Please send it again.");
        throw createRefusal(request, 400, "The request ended before it was whole.");
      });
      if (done) break;
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      yield value;
    }
  } finally {
    // why: released, not cancelled. Cancelling closes the connection before the answer is out.
    reader.releaseLock();
  }
  if (declared !== null && size !== Number(declared)) {
    throw createRefusal(request, 400, "The request ended before it was whole.");
  }
}

class TooLate extends Error {}

/** @throws TooLate when the work has not settled after so many milliseconds. */
async function settledWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function join(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

function inWords(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${Math.floor(bytes / 1024)} KB`;
}
