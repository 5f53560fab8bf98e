import { createAnthropic } from "@ai-sdk/anthropic";
import { defaultModels } from "../default-models";
import type { Provider } from "../ports";
import { createTextModel } from "../sdk-models";
import type { Connection } from "./connection";

/** Anthropic: texts. */
export function connectAnthropic(connection: Connection): Provider {
  const { apiKey = "", baseUrl, edge } = connection;
  const sdk = createAnthropic({ apiKey, baseURL: baseUrl, fetch: edge.fetchFor("text") });
  const model = connection.textModel ?? defaultModels.anthropic.text;
  return { text: createTextModel({ engine: "anthropic", model, edge }, sdk(model)) };
}
