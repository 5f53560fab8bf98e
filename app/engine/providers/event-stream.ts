import { PartFailure } from "../engine";
import { createProviderFailure, isRefusal, readTransportFailure } from "./failures";
import { isDeeperThan } from "./json-depth";

export const isEventStream = ({ headers }: Response): boolean =>
  /^text\/event-stream/i.test(headers.get("content-type") ?? "");

export interface EventLimits {
  /** Bytes of the whole stream. */
  bytes: number;
  /** Levels of the JSON in one event. */
  levels: number;
}

/**
 * An answer that comes in pieces, handed on as they come. The stream fails with a PartFailure when it is larger than the limits allow,
 * breaks off, or says that the provider's rules refuse it.
 */
export function passEvents(response: Response, limits: EventLimits): Response {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let begun = "";
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await reader?.read();
        if (!next || next.done) return controller.close();
        size += next.value.byteLength;
        if (size > limits.bytes)
          throw createProviderFailure("internal", "The provider's answer is larger than we take.");
        const lines = (begun + decoder.decode(next.value, { stream: true })).split("\n");
        begun = lines.pop() ?? "";
        for (const line of lines) checkEvent(line, limits.levels);
        controller.enqueue(next.value);
      } catch (error) {
        reader?.cancel().catch(() => undefined);
        controller.error(error instanceof PartFailure ? error : readTransportFailure(error));
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  const { status, headers } = response;
  return new Response(body, { status, headers: [...headers] });
}

function checkEvent(line: string, levels: number): void {
  const json = /^data: ?(.*)$/.exec(line)?.[1];
  if (!json?.startsWith("{")) return;
  if (isDeeperThan(levels, json))
    throw createProviderFailure("internal", "The provider's answer is nested too deeply.");
  let event: unknown;
  try {
    event = JSON.parse(json);
  } catch {
    return; // why: the SDK says so in its own way.
  }
  if (isRefusal(event)) throw createProviderFailure("refused", "The provider's answer is a refusal.");
}

interface WholeAnswer {
  choices?: { index?: number; message?: { content?: unknown }; finish_reason?: string | null }[];
}

/**
 * A fetch for OpenAI's chat completions whose answers are always streams where one was asked for: a server that answers whole all the
 * same has its answer made a stream of one piece.
 */
export function streamWholeAnswers(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isWhole = /json/i.test(response.headers.get("content-type") ?? "");
    if (!isWhole || !/"stream":\s*true/.test(String(init?.body))) return response;
    const answer = (await response.json()) as WholeAnswer;
    const choices = answer.choices?.map(({ index = 0, message, finish_reason = "stop" }) => ({
      index,
      delta: { role: "assistant", content: message?.content ?? "" },
      finish_reason,
    }));
    const events = `data: ${JSON.stringify({ ...answer, object: "chat.completion.chunk", choices })}\n\ndata: [DONE]\n\n`;
    return new Response(events, { status: response.status, headers: { "Content-Type": "text/event-stream" } });
  };
}
