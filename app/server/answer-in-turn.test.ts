import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerInTurn } from "./answer-in-turn";

/** Requests that are being worked on, in the order in which they were begun; each is answered when its test says so. */
let begun: { path: string; response: ServerResponse }[];
let server: Server;

/** Listens with something that answers, and opens a connection to it. */
async function open(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Socket> {
  server = createServer(answerInTurn(answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return connectAgain();
}

const connectAgain = () => connect((server.address() as AddressInfo).port, "127.0.0.1");
const ask = (...paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join("");
const listBegun = () => begun.map(({ path }) => path);
const note = (request: IncomingMessage, response: ServerResponse) => begun.push({ path: request.url ?? "", response });

/** What a connection is sent until it has said this. */
async function readUntil(socket: Socket, words: string): Promise<string> {
  let answer = "";
  for await (const chunk of socket) {
    answer += chunk;
    if (answer.includes(words)) break;
  }
  return answer;
}

beforeEach(() => {
  begun = [];
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test("of what one connection asks for at once, one is worked on at a time, in its order", async () => {
  const socket = await open(note);
  socket.write(ask("/1", "/2", "/3"));
  for (const expected of [["/1"], ["/1", "/2"], ["/1", "/2", "/3"]]) {
    await expect.poll(listBegun).toEqual(expected);
    begun.at(-1)?.response.end(`answer to ${expected.at(-1)}`);
  }
  const answers = await readUntil(socket, "answer to /3");
  expect(answers.match(/answer to \/\d/g)).toEqual(["answer to /1", "answer to /2", "answer to /3"]);
});

test("another connection is answered between two of them", async () => {
  const order: string[] = [];
  const socket = await open((request, response) => {
    order.push(request.url ?? "");
    if (request.url === "/first") connectAgain().write(ask("/other"));
    response.end();
  });
  socket.write(ask("/first", ...Array<string>(100).fill("/next")));
  await expect.poll(() => order.length).toBe(102);
  expect(order.indexOf("/other")).toBeLessThan(101);
});

test("of what many connections ask for at once, one is begun in each turn, so that new ones get in between", async () => {
  let turn = 0;
  const turns: number[] = [];
  const first = await open((_request, response) => {
    turns.push(turn);
    response.end();
  });
  const sockets = [first, ...Array.from({ length: 19 }, connectAgain)];
  const countConnections = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(countConnections).toBe(sockets.length);
  const count = () => {
    turn += 1;
    if (turns.length < sockets.length) setImmediate(count);
  };
  count();
  for (const socket of sockets) socket.write(ask("/"));
  await expect.poll(() => turns.length).toBe(sockets.length);
  expect(new Set(turns).size).toBe(sockets.length);
});

test("what waits behind a connection that has gone is not begun", async () => {
  const socket = await open(note);
  socket.write(ask("/1", "/2", "/3"));
  await expect.poll(listBegun).toEqual(["/1"]);
  const left = once(begun[0]?.response ?? socket, "close");
  socket.destroy();
  await left;
  const other = connectAgain();
  other.write(ask("/other"));
  await expect.poll(listBegun).toEqual(["/1", "/other"]);
});

test("a connection that sends more than may wait is ended, with nothing of it begun but the first at most", async () => {
  const socket = await open(note);
  socket.on("error", () => {});
  socket.write(ask(...Array<string>(1_000).fill("/")));
  await once(socket, "close");
  expect(listBegun().length).toBeLessThanOrEqual(1);
});

test("each is worked on with what is known of it alone", async () => {
  const contexts = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const socket = await open((_request, response) => {
    seen.push(contexts.getStore());
    response.end();
  });
  server.prependListener("request", (request: IncomingMessage) => contexts.enterWith(request.url ?? ""));
  socket.write(ask("/1", "/2", "/3"));
  await expect.poll(() => seen).toEqual(["/1", "/2", "/3"]);
});
