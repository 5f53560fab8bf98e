import { AsyncResource } from "node:async_hooks";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait behind the one that is worked on. No browser and no proxy sends a second one before its answer. */
const mostWaiting = 100;

/**
 * Works on one request of a connection at a time: Node hands over all that arrived, and a few packets full of them would be worked on at once,
 * before anybody else's, though their answers go out one after the other anyway. Those behind a connection that has gone are not begun, and
 * one that sends more than may wait is ended.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  function goOn(socket: Socket): void {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    // why not at once: an answer that waits for nothing leads to the next one before anybody else's request is looked at.
    if (next) setImmediate(next);
    else waiting.delete(socket);
  }
  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      if (socket.destroyed) return;
      response.once("close", () => goOn(socket));
      answer(request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin();
      return;
    }
    // why bound: what is known of a request hangs on where it was received, and not on the answer before it.
    if (queue.length < mostWaiting) queue.push(AsyncResource.bind(begin));
    else socket.destroy();
  };
}
