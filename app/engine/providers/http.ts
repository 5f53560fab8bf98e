import { setTimeout as sleep } from "node:timers/promises";
import { Agent, fetch as undiciFetch } from "undici";
import { PartFailure } from "../engine";
import { isEventStream, passEvents } from "./event-stream";
import {
  createProviderFailure,
  findErrorCode,
  isOutOfQuota,
  isRefusal,
  readAnswerFailure,
  readTransportFailure,
} from "./failures";
import { ForbiddenAddress, hasForbiddenHost, lookUpAllowed } from "./forbidden-address";
import { isDeeperThan } from "./json-depth";
import { RefusedFields } from "./leave-out-refused";
import { type Kind, timeLimits } from "./time-limits";

/** Sends one request. What goes to the network in operation, and to a stand-in in tests. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The only way to the providers: every adapter's SDK gets its fetch from here. */
export interface HttpEdge {
  limits: Record<Kind, number>;
  fetchFor(kind: Kind): typeof fetch;
  /** Waits before a question is asked again; null where nothing is to be tried twice. */
  pause: ((signal: AbortSignal) => Promise<void>) | null;
  /** The same edge with other limits, in milliseconds. */
  within(limits: Partial<Record<Kind, number>>): HttpEdge;
}

export interface HttpEdgeOptions {
  limits?: Partial<Record<Kind, number>>;
  send?: Send;
  /** Waits between two tries; rejects when the signal aborts. */
  wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Tries after the first one. */
  retries?: number;
  /** Told what a failed answer holds. Only for requests that hold nothing of a user's: vendors answer with parts of them. */
  onErrorAnswer?: (body: string) => void;
}

const usualRetries = 2;
/** Milliseconds: a provider that asks for a longer pause than this is not waited for. */
const longestPause = 20_000;
const firstPause = 1_000;
const connectLimit = 10_000;
/** Bytes of an answer that we take into memory. A film of eight seconds has about ten million. */
const largestAnswer: Record<Kind, number> = {
  text: 4_000_000,
  picture: 48_000_000,
  voice: 24_000_000,
  video: 96_000_000,
};
/** Bytes of an answer in JSON, where fewer do: pictures come inside of it, sound and films do not. */
const largestJson: Record<Kind, number> = { ...largestAnswer, voice: 1_000_000, video: 4_000_000 };
/** Levels of an answer in JSON; the vendors' have about ten. What reads it after us goes down level by level. */
const deepestJson = 64;
const largestErrorAnswer = 64_000;

/**
 * Makes the edge. Its fetch reads an answer whole, or hands it on as it comes where it is a stream of events, within the time limit of
 * its kind, which reaches the HTTP agent; tries again only
 * where no paid work can have begun: a refused connection, 429 with room left, 503 and 529, and a question that the server refuses for one
 * of its fields, without that field; and throws a PartFailure that tells the
 * reason apart and carries nothing of the request or the answer. A redirect is a failure, as it could lead into our own network with the
 * key; who asks with `redirect: "manual"` gets it to judge.
 */
export function createHttpEdge(options: HttpEdgeOptions = {}): HttpEdge {
  const { limits = {}, send } = options;
  const { wait = pause, retries = usualRetries } = options;
  const all = { ...timeLimits, ...limits };
  return {
    limits: all,
    pause: retries > 0 ? (signal) => wait(backOff(0), signal) : null,
    fetchFor(kind) {
      const sendOne = send ?? agentSend(all[kind]);
      return (input, init = {}) => fetchWhole(String(input), init, kind, { ...options, send: sendOne });
    },
    within: (others) => createHttpEdge({ ...options, limits: { ...all, ...others } }),
  };
}

const refusedFields = new RefusedFields();

const agents = new Map<number, Agent>();

function agentSend(limit: number): Send {
  const dispatcher =
    agents.get(limit) ??
    new Agent({
      headersTimeout: limit,
      bodyTimeout: limit,
      connect: { timeout: Math.min(limit, connectLimit), lookup: lookUpAllowed },
    });
  agents.set(limit, dispatcher);
  type UndiciInit = NonNullable<Parameters<typeof undiciFetch>[1]>;
  // why the assertions: undici's types of fetch are its own, its values the standard's.
  return async (url, init) => {
    // why here too: an address that is no name is not looked up.
    if (hasForbiddenHost(url)) throw new ForbiddenAddress();
    return (await undiciFetch(url, { ...(init as UndiciInit), dispatcher })) as unknown as Promise<Response>;
  };
}

async function fetchWhole(
  url: string,
  init: RequestInit,
  kind: Kind,
  { send, wait = pause, retries = usualRetries, onErrorAnswer }: HttpEdgeOptions & { send: Send },
): Promise<Response> {
  const signal = init.signal ?? undefined;
  let asked = refusedFields.trim(url, init.body);
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === retries;
    let response: Response;
    try {
      response = await send(url, { ...init, body: asked, redirect: init.redirect ?? "error" });
    } catch (error) {
      signal?.throwIfAborted();
      if (isLast || findErrorCode(error) !== "ECONNREFUSED") throw readTransportFailure(error);
      await wait(backOff(attempt), signal);
      continue;
    }
    try {
      if (response.ok && isEventStream(response))
        return passEvents(response, { bytes: largestAnswer[kind], levels: deepestJson });
      if (response.ok) return await wholeAnswer(response, kind);
      if (isRedirect(response) && init.redirect === "manual") return response;
      const body = (await readUpTo(response, largestErrorAnswer)).toString("utf8");
      // why: fal answers so while a clip waits in its queue, and its adapter asks again.
      if (body.includes("Request is still in progress")) return new Response(body, response);
      const lighter = kind === "text" ? refusedFields.learn(url, asked, response.status, body) : null;
      if (lighter !== null) {
        asked = lighter;
        // why: nothing was made yet, and each field is left out once
        attempt -= 1;
        continue;
      }
      const delay = isLast ? null : pauseBefore(response, body, attempt);
      if (delay === null) {
        onErrorAnswer?.(body);
        throw readAnswerFailure(response.status, body);
      }
      await wait(delay, signal);
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof PartFailure ? error : readTransportFailure(error);
    }
  }
}

/** Whether an answer only says where the real one is. */
export function isRedirect({ status, headers }: Response): boolean {
  return status >= 300 && status < 400 && headers.has("location");
}

/** Milliseconds to wait before the next try; null when there is to be none. */
function pauseBefore(response: Response, body: string, attempt: number): number | null {
  const { status, headers } = response;
  if (status !== 429 && status !== 503 && status !== 529) return null;
  if (isOutOfQuota(body)) return null;
  const asked = headers.get("retry-after");
  if (asked === null) return backOff(attempt);
  const seconds = Number(asked);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(asked) - Date.now();
  if (!Number.isFinite(milliseconds) || milliseconds > longestPause) return null;
  return Math.max(0, milliseconds) * (1 + Math.random() / 10);
}

const backOff = (attempt: number) => firstPause * 2 ** attempt * (0.5 + Math.random());

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(milliseconds, undefined, { signal });
}

async function wholeAnswer(response: Response, kind: Kind): Promise<Response> {
  const said = /json/i.test(response.headers.get("content-type") ?? "");
  const bytes = await readUpTo(response, (said ? largestJson : largestAnswer)[kind]);
  // why its beginning: servers of one's own send JSON and events as "text/plain", or as nothing
  const start = kind === "text" ? bytes.subarray(0, 200).toString("utf8").trimStart() : "";
  if (!said && /^(?:data|event|id): ?/.test(start))
    return passEvents(asType(response, bytes, "text/event-stream"), {
      bytes: largestAnswer[kind],
      levels: deepestJson,
    });
  const isJson = said || start.startsWith("{");
  if (isJson) {
    let answer: unknown;
    try {
      const text = bytes.toString("utf8");
      if (isDeeperThan(deepestJson, text)) throw new RangeError();
      answer = JSON.parse(text);
    } catch {
      throw createProviderFailure("internal", "The provider's answer is not whole JSON, or nested too deeply.");
    }
    if (isRefusal(answer)) throw createProviderFailure("refused", "The provider's answer is a refusal.");
  }
  return asType(response, bytes, isJson && !said ? "application/json" : null);
}

/** An answer that was taken into memory, as what it is where its header says something else. */
function asType({ status, headers }: Response, bytes: Buffer, type: string | null): Response {
  const answer = new Response(new Uint8Array(bytes), { status, headers: [...headers] });
  if (type) answer.headers.set("Content-Type", type);
  return answer;
}

async function readUpTo(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      throw createProviderFailure("internal", "The provider's answer is larger than we take.");
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks, size);
}
