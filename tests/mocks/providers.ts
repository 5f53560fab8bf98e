import { deflateSync } from "node:zlib";
import { HttpResponse, type JsonBodyType } from "msw";
import sharp from "sharp";
import { connectAnthropic } from "~/engine/providers/adapters/anthropic";
import { connectFal } from "~/engine/providers/adapters/fal";
import { connectGoogle } from "~/engine/providers/adapters/google";
import { connectOpenai } from "~/engine/providers/adapters/openai";
import { connectOpenaiCompatible } from "~/engine/providers/adapters/openai-compatible";
import type { HttpEdge } from "~/engine/providers/http";
import type { Provider, ProviderName } from "~/engine/providers/ports";

/** The key that every stand-in is asked with; no log and no error may show it. */
export const testKey = "sk-test-key-that-nobody-may-see";

/** How one vendor answers, as its own documentation has it. */
export interface VendorMock {
  engine: ProviderName;
  connect(edge: HttpEdge): Provider;
  textUrl?: string;
  pictureUrl?: string;
  text(answer: string): JsonBodyType;
  /** The same answer as a stream of events, for vendors that are asked for one and never answer whole. */
  events?(answer: string): object[];
  /** A text answer that stops for content rules, with a status of success. */
  refusal(): JsonBodyType;
  picture?(png: Buffer): JsonBodyType;
  pictureRefusal?(): Response;
  /** An error answer's body. */
  error(message: string, code?: string): JsonBodyType;
  /** Where the key stands in a request. */
  keyIn(request: Request): string | null;
}

const chatAnswer = (content: string | null, rest: object = {}, finish = "stop") => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_790_000_000,
  model: "test",
  choices: [{ index: 0, message: { role: "assistant", content, refusal: null, ...rest }, finish_reason: finish }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
});
const bearer = (request: Request) => request.headers.get("authorization")?.replace("Bearer ", "") ?? null;
const openaiError = (message: string, code?: string) => ({
  error: { message, type: "invalid_request_error", param: null, code: code ?? null },
});
const openaiPictures = {
  picture: (png: Buffer) => ({ created: 1_790_000_000, data: [{ b64_json: png.toString("base64") }] }),
  pictureRefusal: () =>
    HttpResponse.json(openaiError("Your request was rejected by the safety system.", "moderation_blocked"), {
      status: 400,
    }),
};

const openai: VendorMock = {
  engine: "openai",
  connect: (edge) => connectOpenai({ edge, apiKey: testKey }),
  textUrl: "https://api.openai.com/v1/chat/completions",
  pictureUrl: "https://api.openai.com/v1/images/generations",
  text: (answer) => chatAnswer(answer),
  refusal: () => chatAnswer(null, { refusal: "I cannot help with that." }),
  ...openaiPictures,
  error: openaiError,
  keyIn: bearer,
};

const compatible: VendorMock = {
  engine: "openai-compatible",
  connect: (edge) => connectOpenaiCompatible({ edge, apiKey: testKey, baseUrl: "http://models.test/v1" }),
  textUrl: "http://models.test/v1/chat/completions",
  pictureUrl: "http://models.test/v1/images/generations",
  text: (answer) => chatAnswer(answer),
  refusal: () => chatAnswer("", {}, "content_filter"),
  ...openaiPictures,
  error: openaiError,
  keyIn: bearer,
};

const anthropicEvents = (answer: string, stopReason: string): object[] => [
  {
    type: "message_start",
    message: {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "test",
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 10, output_tokens: 0 },
    },
  },
  { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: answer } },
  { type: "content_block_stop", index: 0 },
  { type: "message_delta", delta: { stop_reason: stopReason, stop_sequence: null }, usage: { output_tokens: 10 } },
  { type: "message_stop" },
];

const anthropic: VendorMock = {
  engine: "anthropic",
  connect: (edge) => connectAnthropic({ edge, apiKey: testKey }),
  textUrl: "https://api.anthropic.com/v1/messages",
  text: (answer) => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "test",
    content: [{ type: "text", text: answer }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  }),
  events: (answer) => anthropicEvents(answer, "end_turn"),
  refusal: () => ({ events: anthropicEvents("", "refusal") }),
  error: (message, code = "api_error") => ({ type: "error", error: { type: code, message } }),
  keyIn: (request) => request.headers.get("x-api-key"),
};

const googleAnswer = (part: object) => ({
  candidates: [{ content: { role: "model", parts: [part] }, finishReason: "STOP", index: 0 }],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
});

const google: VendorMock = {
  engine: "google",
  connect: (edge) => connectGoogle({ edge, apiKey: testKey }),
  textUrl: "https://generativelanguage.googleapis.com/v1beta/models/*",
  pictureUrl: "https://generativelanguage.googleapis.com/v1beta/models/*",
  text: (answer) => googleAnswer({ text: answer }),
  events: (answer) => [googleAnswer({ text: answer })],
  refusal: () => ({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }),
  picture: (png) => googleAnswer({ inlineData: { mimeType: "image/png", data: png.toString("base64") } }),
  pictureRefusal: () => HttpResponse.json({ candidates: [{ finishReason: "IMAGE_SAFETY", index: 0 }] }),
  error: (message, code = "INTERNAL") => ({ error: { code: 500, message, status: code } }),
  keyIn: (request) => request.headers.get("x-goog-api-key"),
};

/** Where fal's answers say that the picture lies. */
export const falPictureUrl = "https://v3.fal.media/files/test/picture.png";

const fal: VendorMock = {
  engine: "fal",
  connect: (edge) => connectFal({ edge, apiKey: testKey }),
  pictureUrl: "https://fal.run/*",
  text: () => ({}),
  refusal: () => ({}),
  picture: () => ({
    images: [{ url: falPictureUrl, content_type: "image/png", width: 768, height: 1024 }],
    has_nsfw_concepts: [false],
    prompt: "",
  }),
  pictureRefusal: () =>
    HttpResponse.json(
      {
        detail: [
          { loc: ["body", "prompt"], msg: "The content could not be processed.", type: "content_policy_violation" },
        ],
      },
      { status: 422 },
    ),
  error: (message, code) => ({ detail: code ? `${message} ${code}` : message }),
  keyIn: (request) => request.headers.get("authorization")?.replace("Key ", "") ?? null,
};

export const vendors = { openai, anthropic, google, fal, "openai-compatible": compatible };
export const textVendors = [openai, anthropic, google, compatible];
export const pictureVendors = [openai, google, fal, compatible];

/** A vendor's answer with a text, in the way that its adapter is answered in operation. */
export function replyWithText(vendor: VendorMock, answer: string): Response {
  return vendor.events ? streamEvents(vendor.events(answer)) : HttpResponse.json(vendor.text(answer));
}

/** A vendor's refusal with a status of success. */
export function replyWithRefusal(vendor: VendorMock): Response {
  const refusal = vendor.refusal();
  const isStream = typeof refusal === "object" && refusal !== null && "events" in refusal;
  return isStream ? streamEvents(refusal.events as object[]) : HttpResponse.json(refusal);
}

function streamEvents(events: object[]): Response {
  const lines = events.map(
    (event) => `${"type" in event ? `event: ${event.type}\n` : ""}data: ${JSON.stringify(event)}\n\n`,
  );
  return new HttpResponse(lines.join(""), { headers: { "Content-Type": "text/event-stream" } });
}

/** An upright picture as a model would give it. */
export function aPicture(): Promise<Buffer> {
  const background = { r: 190, g: 120, b: 60 };
  return sharp({ create: { width: 768, height: 1024, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Bytes that begin like a PNG and are none. */
export const noPicture = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), deflateSync(Buffer.alloc(64))]);
