import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { defaultModels } from "../default-models";
import { streamWholeAnswers } from "../event-stream";
import type { Provider } from "../ports";
import { createPictureModel, createTextModel } from "../sdk-models";
import type { Connection } from "./connection";

const engine = "openai-compatible";

/**
 * Any server that speaks OpenAI's chat completions or images at a base URL: Ollama, vLLM, llama.cpp, LocalAI, a gateway. A key is sent
 * when there is one.
 */
export function connectOpenaiCompatible(connection: Connection & { baseUrl: string }): Provider {
  const { apiKey, baseUrl, edge } = connection;
  const to = (kind: "text" | "picture") =>
    createOpenAICompatible({
      name: engine,
      baseURL: baseUrl,
      apiKey,
      fetch: kind === "text" ? streamWholeAnswers(edge.fetchFor(kind)) : edge.fetchFor(kind),
      // why: all of the named servers take a JSON schema; one that ignores it still gets the shape in words.
      supportsStructuredOutputs: true,
    });
  const text = connection.textModel ?? defaultModels["openai-compatible"].text;
  const picture = connection.pictureModel ?? defaultModels["openai-compatible"].picture;
  return {
    text: createTextModel({ engine, model: text, edge }, to("text").chatModel(text)),
    picture: createPictureModel({ engine, model: picture, edge }, to("picture").imageModel(picture), {
      size: "1024x1536",
    }),
  };
}
