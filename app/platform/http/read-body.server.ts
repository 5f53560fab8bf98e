import { refusal } from "./refuse.server";

/**
 * The most a body may hold, in bytes. A picture is at most 10 MB, and the other fields of its form share the rest; a form of long texts
 * holds as much as a call.
 */
export const bodyLimits = {
  form: 64 * 1024,
  texts: 1024 * 1024,
  picture: 11 * 1024 * 1024,
  call: 1024 * 1024,
} as const;

/**
 * Reads a body while counting, and keeps no more than the limit.
 * @throws a 413 beyond the limit, a 415 for a compressed body, a 400 for one that ends early.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const encoding = request.headers.get("Content-Encoding");
  if (encoding && encoding !== "identity") throw refusal(request, 415, "Send the body uncompressed.");
  const declared = request.headers.get("Content-Length");
  const tooLarge = () => refusal(request, 413, `That is too much at once: at most ${inWords(limit)} fit in.`);
  if (declared !== null && Number(declared) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    throw refusal(request, 400, "The request ended before it was whole.");
  } finally {
    // why: released, not cancelled. Cancelling closes the connection before the answer is out.
    reader.releaseLock();
  }
  if (declared !== null && size !== Number(declared)) {
    throw refusal(request, 400, "The request ended before it was whole.");
  }
  return join(chunks, size);
}

function join(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
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
