import {
  generateImage,
  experimental_generateSpeech as generateSpeech,
  experimental_generateVideo as generateVideo,
  type ImageModel,
  jsonSchema,
  type LanguageModel,
  NoImageGeneratedError,
  NoVideoGeneratedError,
  Output,
  type SpeechModel,
  streamText,
} from "ai";
import { callWithinTime } from "./call-within-time";
import { createProviderFailure, isPassing, readAnswerFailure } from "./failures";
import { type HttpEdge, isRedirect } from "./http";
import type { CallOptions, PictureModel, ProviderName, TextModel, VideoModel, VoiceModel } from "./ports";

// why: the SDK would print what a model does not support to the console; our log is the only one.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The SDK does not try again: our own fetch knows what is safe to repeat. */
const once = { maxRetries: 0 } as const;

export interface ModelIdentity {
  engine: ProviderName;
  model: string;
  edge: HttpEdge;
}

/** A text port on a language model of the SDK. Answers come as streams, so that it can be told how much has come. */
export function createTextModel({ engine, model, edge }: ModelIdentity, sdkModel: LanguageModel): TextModel {
  return {
    engine,
    model,
    async answer({ instructions, messages, schema, outputTokens }, options) {
      const ask = () => {
        options.budget.spend({ textCalls: 1, outputTokens });
        return callWithinTime("text", edge.limits.text, options, (abortSignal) =>
          readStream(
            {
              ...once,
              model: sdkModel,
              system: instructions,
              messages: messages.map(({ role, text: content }) => ({ role, content })),
              output: Output.object({ schema: jsonSchema(schema), name: "answer" }),
              maxOutputTokens: outputTokens,
              abortSignal,
            },
            options,
          ),
        );
      };
      const { text, finishReason } = await askAgain(ask, edge.pause, options.signal);
      if (finishReason === "content-filter")
        throw createProviderFailure("refused", "The model stopped for its content rules.");
      return text;
    },
  };
}

/** Why once more: a text costs little, and a gateway's hiccup is no reason to do without a campaign's plan. */
async function askAgain<T>(ask: () => Promise<T>, pause: HttpEdge["pause"], signal: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!pause || !isPassing(error)) throw error;
    await pause(signal);
    return ask();
  }
}

async function readStream(question: Parameters<typeof streamText>[0], { onReceived, onUsage }: CallOptions) {
  // why onError: the SDK would print what goes wrong to the console.
  const { fullStream } = streamText({ ...question, onError: () => undefined });
  let text = "";
  let finishReason: string | undefined;
  for await (const part of fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "finish") {
      finishReason = part.finishReason;
      onUsage?.({ input: part.totalUsage.inputTokens, output: part.totalUsage.outputTokens });
    }
    if (part.type !== "text-delta") continue;
    text += part.text;
    onReceived?.(text.length);
  }
  return { text, finishReason };
}

/** How a picture's shape is asked for: some models take pixels, some a ratio. */
export type PictureShape = { size: `${number}x${number}` } | { aspectRatio: `${number}:${number}` };

/** A picture port on an image model of the SDK. */
export function createPictureModel(
  { engine, model, edge }: ModelIdentity,
  sdkModel: ImageModel,
  shape: PictureShape,
): PictureModel {
  return {
    engine,
    model,
    async paint(prompt, options) {
      options.budget.spend({ pictures: 1 });
      return callWithinTime("picture", edge.limits.picture, options, async (abortSignal) => {
        try {
          const { image } = await generateImage({ ...once, ...shape, model: sdkModel, prompt, n: 1, abortSignal });
          return image.uint8Array;
        } catch (error) {
          if (!NoImageGeneratedError.isInstance(error)) throw error;
          // why refused: a whole answer without a picture is how vendors answer a prompt that their rules filtered.
          throw createProviderFailure("refused", "The provider answered without a picture.");
        }
      });
    },
  };
}

type SdkVideoModel = Parameters<typeof generateVideo>[0]["model"];

/** A video port on a video model of the SDK. `lengths`: the seconds that the model makes, ascending. */
export function createVideoModel(
  { engine, model, edge }: ModelIdentity,
  sdkModel: SdkVideoModel,
  lengths: readonly number[],
): VideoModel {
  const download = edge.fetchFor("video");
  return {
    engine,
    model,
    async film(prompt, seconds, options) {
      const duration = lengths.find((length) => length >= seconds) ?? lengths.at(-1) ?? seconds;
      options.budget.spend({ videoSeconds: duration });
      return callWithinTime("video", edge.limits.video, options, async (abortSignal) => {
        const pollTimeoutMs = edge.limits.video;
        try {
          const { video } = await generateVideo({
            ...once,
            model: sdkModel,
            prompt,
            n: 1,
            duration,
            aspectRatio: "9:16",
            providerOptions: { [engine]: { pollTimeoutMs } },
            abortSignal,
            // why ours: the SDK's own download knows neither our agent nor our limits.
            download: async ({ url }) => {
              const response = await fetchFollowing(download, url, abortSignal);
              if (!response.ok) throw readAnswerFailure(response.status, "");
              return { data: new Uint8Array(await response.arrayBuffer()), mediaType: undefined };
            },
          });
          return video.uint8Array;
        } catch (error) {
          if (!NoVideoGeneratedError.isInstance(error)) throw error;
          throw createProviderFailure("refused", "The provider answered without a clip.");
        }
      });
    },
  };
}

/** Redirects that a clip's address may have: Google keeps its films elsewhere. */
const mostRedirects = 3;

/**
 * Fetches a clip from where the answer says, and from where that leads, over HTTPS alone: a service of our own network has no
 * certificate for a name that others can point there.
 */
async function fetchFollowing(download: typeof fetch, first: URL, signal: AbortSignal): Promise<Response> {
  let url = first;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    if (url.protocol !== "https:") throw createProviderFailure("internal", "The clip's address is not HTTPS.");
    const response = await download(url, { signal, redirect: "manual" });
    if (!isRedirect(response)) return response;
    url = new URL(response.headers.get("location") ?? "", url);
  }
  throw createProviderFailure("internal", "The clip's address leads from one to the next.");
}

/** Samples a second of the raw sound that OpenAI's speech models give: 16-bit, mono, little-endian. */
const spokenSampleRate = 24_000;

/** A voice port on a speech model of the SDK that can answer raw PCM. */
export function createVoiceModel(
  { engine, model, edge }: ModelIdentity,
  sdkModel: SpeechModel,
  voice: string,
): VoiceModel {
  return {
    engine,
    model,
    async speak(text, options) {
      options.budget.spend({ spokenCharacters: [...text].length });
      return callWithinTime("voice", edge.limits.voice, options, async (abortSignal) => {
        const spoken = { ...once, model: sdkModel, text, voice, outputFormat: "pcm", abortSignal };
        const { audio } = await generateSpeech(spoken);
        return { samples: samplesOf(audio.uint8Array), sampleRate: spokenSampleRate };
      });
    },
  };
}

function samplesOf(pcm: Uint8Array): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const samples = new Float32Array(Math.floor(pcm.byteLength / 2));
  for (let index = 0; index < samples.length; index += 1) samples[index] = view.getInt16(index * 2, true) / 32_768;
  return samples;
}
