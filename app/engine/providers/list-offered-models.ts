import { z } from "zod";
import { createProviderFailure } from "./failures";
import type { HttpEdge } from "./http";
import type { ProviderName } from "./ports";
import { getOwnServer, type ProviderSettings } from "./provider-settings";

/** What a key may use, by names; `isWhole` is false where the vendor has more than we ask for. */
export interface OfferedModels {
  names: string[];
  isWhole: boolean;
}

/** Pages of a vendor's list at most. */
const mostPages = 10;

interface Page {
  names: string[];
  /** What to add to the query for the next page; null after the last. */
  next: Record<string, string> | null;
}

interface ListCall {
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  read(answer: unknown): Page;
}

const bearer = (key: string | undefined): Record<string, string> => (key ? { Authorization: `Bearer ${key}` } : {});
const page = (names: string[], next: Page["next"] = null): Page => ({ names, next });

const openaiList = z.object({ data: z.array(z.object({ id: z.string() })) });
const anthropicList = openaiList.extend({ has_more: z.boolean().default(false), last_id: z.string().nullish() });
const googleList = z.object({
  models: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});
const falList = z.object({
  models: z.array(z.object({ endpoint_id: z.string() })),
  next_cursor: z.string().nullish(),
  has_more: z.boolean().default(false),
});

const readOpenai = (answer: unknown) => page(openaiList.parse(answer).data.map(({ id }) => id));

function readAnthropic(answer: unknown): Page {
  const { data, has_more, last_id } = anthropicList.parse(answer);
  return page(
    data.map(({ id }) => id),
    has_more && last_id ? { after_id: last_id } : null,
  );
}

function readGoogle(answer: unknown): Page {
  const { models, nextPageToken } = googleList.parse(answer);
  return page(
    models.map(({ name }) => name.replace(/^models\//, "")),
    nextPageToken ? { pageToken: nextPageToken } : null,
  );
}

function readFal(answer: unknown): Page {
  const { models, next_cursor, has_more } = falList.parse(answer);
  return page(
    models.map(({ endpoint_id }) => endpoint_id),
    has_more && next_cursor ? { cursor: next_cursor } : null,
  );
}

/** The vendors' list calls. fal lists all that it has, of which we ask for what makes pictures and clips from words. */
function getListCalls(name: ProviderName, settings: ProviderSettings): ListCall[] {
  const { keys, openaiBaseUrl } = settings;
  switch (name) {
    case "openai": {
      const base = (openaiBaseUrl ?? "https://api.openai.com/v1").replace(/\/$/, "");
      return [{ url: `${base}/models`, query: {}, headers: bearer(keys.openai), read: readOpenai }];
    }
    case "openai-compatible": {
      const { baseUrl, apiKey } = getOwnServer(settings);
      return [{ url: `${baseUrl.replace(/\/$/, "")}/models`, query: {}, headers: bearer(apiKey), read: readOpenai }];
    }
    case "anthropic": {
      const headers = { "x-api-key": keys.anthropic ?? "", "anthropic-version": "2023-06-01" };
      return [{ url: "https://api.anthropic.com/v1/models", query: { limit: "1000" }, headers, read: readAnthropic }];
    }
    case "google": {
      const url = "https://generativelanguage.googleapis.com/v1beta/models";
      return [{ url, query: { pageSize: "1000" }, headers: { "x-goog-api-key": keys.google ?? "" }, read: readGoogle }];
    }
    case "fal":
      return ["text-to-image", "text-to-video"].map((category) => ({
        url: "https://api.fal.ai/v1/models",
        query: { category, status: "active" },
        headers: { Authorization: `Key ${keys.fal ?? ""}` },
        read: readFal,
      }));
  }
}

/** Asks a provider which models the key offers. @throws PartFailure */
export async function listOfferedModels(
  name: ProviderName,
  settings: ProviderSettings,
  edge: HttpEdge,
): Promise<OfferedModels> {
  const names = new Set<string>();
  let isWhole = true;
  for (const call of getListCalls(name, settings)) {
    let next: Page["next"] = {};
    for (let count = 0; next && count < mostPages; count += 1) {
      const answer = await askForPage(call, next, edge);
      for (const model of answer.names) names.add(model);
      next = answer.next;
    }
    isWhole &&= next === null;
  }
  return { names: [...names].sort(), isWhole };
}

async function askForPage({ url, query, headers, read }: ListCall, more: Record<string, string>, edge: HttpEdge) {
  const words = new URLSearchParams({ ...query, ...more }).toString();
  const signal = AbortSignal.timeout(edge.limits.text);
  const response = await edge.fetchFor("text")(words ? `${url}?${words}` : url, { headers, signal });
  try {
    return read(await response.json());
  } catch {
    throw createProviderFailure("internal", "The list of models is not what the provider documents.");
  }
}
