import { AsyncResource } from "node:async_hooks";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait behind the one that is worked on. No browser and no proxy sends a second one before its answer. */
const mostWaiting = 100;

/**
 * Begins one request in each turn of the loop, and works on one of a connection at a time. Node hands over all that arrived, and a few packets
 * full of requests would be begun before anybody else's; it also lets one new connection in at each turn, so a turn in which a hundred others
 * are answered keeps strangers waiting for seconds. Those behind a connection that has gone are not begun, and one that sends more than may
 * wait is ended.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const ready: (() => void)[] = [];
  function beginNext(): void {
    ready.shift()?.();
    if (ready.length > 0) setImmediate(beginNext);
  }
  function beginSoon(begin: () => void): void {
    ready.push(begin);
    if (ready.length === 1) setImmediate(beginNext);
  }
  function goOn(socket: Socket): void {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (next) beginSoon(next);
    else waiting.delete(socket);
  }
  return (request, response) => {
    const { socket } = request;
    // why bound: what is known of a request hangs on where it was received, and not on what was answered before it.
    const begin = AsyncResource.bind(() => {
      if (socket.destroyed) return goOn(socket);
      response.once("close", () => goOn(socket));
      answer(request, response);
    });
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      beginSoon(begin);
    } else if (queue.length < mostWaiting) queue.push(begin);
    else socket.destroy();
  };
}
