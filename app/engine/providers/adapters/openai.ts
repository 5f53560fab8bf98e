import { createOpenAI } from "@ai-sdk/openai";
import { defaultModels } from "../default-models";
import { streamWholeAnswers } from "../event-stream";
import type { Provider } from "../ports";
import { createPictureModel, createTextModel, createVoiceModel } from "../sdk-models";
import type { Connection } from "./connection";

const engine = "openai";

/**
 * OpenAI, or a gateway that speaks for it at another base URL: texts by chat completions, which every gateway passes on, pictures and
 * voices.
 */
export function connectOpenai(connection: Connection): Provider {
  const { apiKey = "", baseUrl, edge } = connection;
  const to = (kind: "text" | "picture" | "voice") =>
    createOpenAI({
      apiKey,
      baseURL: baseUrl,
      fetch: kind === "text" ? streamWholeAnswers(edge.fetchFor(kind)) : edge.fetchFor(kind),
    });
  const text = connection.textModel ?? defaultModels.openai.text;
  const picture = connection.pictureModel ?? defaultModels.openai.picture;
  const voice = connection.voiceModel ?? defaultModels.openai.voice;
  return {
    text: createTextModel({ engine, model: text, edge }, to("text").chat(text)),
    picture: createPictureModel({ engine, model: picture, edge }, to("picture").image(picture), { size: "1024x1536" }),
    voice: createVoiceModel({ engine, model: voice, edge }, to("voice").speech(voice), "alloy"),
  };
}
