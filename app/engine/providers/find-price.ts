import { z } from "zod";
import type { HttpEdge } from "./http";
import type { ProviderName, TokenUsage } from "./ports";
import type { ProviderSettings } from "./provider-settings";

/** What a call costs by the vendor's list. */
export interface Price {
  amount: number;
  /** "USD" */
  currency: string;
  /** What the amount is for; null for the whole call. */
  unit: string | null;
}

const falPrices = z.object({
  prices: z.array(
    z.object({ endpoint_id: z.string(), unit_price: z.number(), unit: z.string(), currency: z.string() }),
  ),
});

/** What a text cost, by the price list that comes with this version; null where the model is not in it, or nothing was counted. */
export async function findTextPrice(
  engine: ProviderName,
  model: string,
  usage: TokenUsage | null,
): Promise<Price | null> {
  if (usage?.input === undefined || usage.output === undefined || engine === "openai-compatible") return null;
  // why only now: the list has 800 KB.
  const { calcPrice } = await import("@pydantic/genai-prices");
  const tokens = { input_tokens: usage.input, output_tokens: usage.output };
  const found = calcPrice(tokens, model, { providerId: engine });
  return found ? { amount: found.total_price, currency: "USD", unit: null } : null;
}

/** What a picture costs: fal answers that itself. Null where nobody says. */
export async function findPicturePrice(
  engine: ProviderName,
  model: string,
  { keys }: ProviderSettings,
  edge: HttpEdge,
): Promise<Price | null> {
  if (engine !== "fal") return null;
  const url = `https://api.fal.ai/v1/models/pricing?${new URLSearchParams({ endpoint_id: model })}`;
  const init = { headers: { Authorization: `Key ${keys.fal ?? ""}` }, signal: AbortSignal.timeout(edge.limits.text) };
  try {
    const response = await edge.fetchFor("text")(url, init);
    const { prices } = falPrices.parse(await response.json());
    const price = prices.find(({ endpoint_id }) => endpoint_id === model);
    return price ? { amount: price.unit_price, currency: price.currency, unit: price.unit } : null;
  } catch {
    return null; // why: a test that went well is not spoilt by a price that is not told.
  }
}
