import { createHttpEdge, type HttpEdge, type HttpEdgeOptions } from "~/engine/providers/http";

/**
 * The edge to the providers with Node's own fetch, where msw can answer, and without waiting between tries: the pauses are kept
 * instead, in milliseconds.
 */
export function mockedEdge(options: Pick<HttpEdgeOptions, "limits"> = {}): HttpEdge & { pauses: number[] } {
  const pauses: number[] = [];
  const edge = createHttpEdge({
    ...options,
    send: (url, init) => fetch(url, init),
    wait: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      pauses.push(milliseconds);
    },
  });
  return { ...edge, pauses };
}
