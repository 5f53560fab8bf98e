import { HttpResponse, http } from "msw";
import type { ProviderName } from "~/engine/providers/ports";

/** Where each vendor lists its models, and its answer as it is documented. */
export const modelLists: Record<ProviderName, { url: string; answer(names: string[]): object }> = {
  openai: { url: "https://api.openai.com/v1/models", answer: answerAsOpenai },
  "openai-compatible": { url: "http://models.test/v1/models", answer: answerAsOpenai },
  anthropic: {
    url: "https://api.anthropic.com/v1/models",
    answer: (names) => ({
      data: names.map((id) => ({ type: "model", id, display_name: id, created_at: "2026-02-19T00:00:00Z" })),
      has_more: false,
      first_id: names[0] ?? null,
      last_id: names.at(-1) ?? null,
    }),
  },
  google: {
    url: "https://generativelanguage.googleapis.com/v1beta/models",
    answer: (names) => ({
      models: names.map((name) => ({ name: `models/${name}`, supportedGenerationMethods: ["generateContent"] })),
    }),
  },
  fal: {
    url: "https://api.fal.ai/v1/models",
    answer: (names) => ({
      models: names.map((endpoint_id) => ({ endpoint_id, metadata: { status: "active" } })),
      next_cursor: null,
      has_more: false,
    }),
  },
};

function answerAsOpenai(names: string[]): object {
  return {
    object: "list",
    data: names.map((id) => ({ id, object: "model", created: 1_790_000_000, owned_by: "system" })),
  };
}

/** Answers a vendor's list call, and keeps what was asked. */
export function answerWithModels(engine: ProviderName, names: string[], asked: Request[] = []) {
  const { url, answer } = modelLists[engine];
  return http.get(url, ({ request }) => {
    asked.push(request);
    return HttpResponse.json(answer(names));
  });
}
