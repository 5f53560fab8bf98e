import { z } from "zod";
import type { EngineName } from "~/engine/engine";
import { type ChainKind, makers } from "~/engine/providers/list-asked-models";
import { orderRows } from "./order-rows";
import { keyedProviders } from "./provider-key.schema";

/** Whoever may be named in a chain. */
const engineNames = [...keyedProviders, "embedded"] as const;

/** A chain as it is stored: who is asked, in order, and whose model was chosen. */
export const storedChainSchema = z.object({
  engines: z.array(z.enum(engineNames)),
  models: z.partialRecord(z.enum(keyedProviders), z.string()),
});
export type StoredChain = z.infer<typeof storedChainSchema>;

const provider = z.enum(engineNames, { error: "Choose one of the list" }).optional();
const model = z
  .string()
  .trim()
  .max(200, "Must be 200 characters or fewer")
  .regex(/^[\x21-\x7e]+$/, "A model’s name has no spaces")
  .optional();

export const orderShape = {
  ...{ provider1: provider, provider2: provider, provider3: provider, provider4: provider },
  ...{ model1: model, model2: model, model3: model, model4: model },
};
export type OrderInput = z.output<z.ZodObject<typeof orderShape>>;

/** Says what is wrong with the rows of one kind, each fault at its row. */
export const checkOrder = (kind: ChainKind) => (form: OrderInput, context: z.RefinementCtx<OrderInput>) => {
  const able: readonly EngineName[] = [...makers[kind], "embedded"];
  const seen = new Set<EngineName>();
  const fault = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  for (const row of orderRows) {
    const named = form[`provider${row}`];
    const chosen = form[`model${row}`];
    if (!named && chosen) fault(`provider${row}`, "Choose whose model this is");
    if (!named) continue;
    if (!able.includes(named)) fault(`provider${row}`, "Choose one of the list");
    else if (seen.has(named)) fault(`provider${row}`, "This one is named twice");
    else if (seen.has("embedded")) fault(`provider${row}`, "Nobody is asked after the built-in engine");
    if (named === "embedded" && chosen) fault(`model${row}`, "The built-in engine has no models to choose from");
    seen.add(named);
  }
};

/** The chain that valid rows say; null where nobody is named. */
export function readOrder(form: OrderInput): StoredChain | null {
  const chain: StoredChain = { engines: [], models: {} };
  for (const row of orderRows) {
    const named = form[`provider${row}`];
    if (!named) continue;
    chain.engines.push(named);
    const chosen = form[`model${row}`];
    if (chosen && named !== "embedded") chain.models[named] = chosen;
  }
  return chain.engines.length > 0 ? chain : null;
}

/** What the rows hold for a chain. */
export function writeOrder(chain: StoredChain | undefined): Record<string, string> {
  const rows = (chain?.engines ?? []).map((engine, index) => [
    [`provider${index + 1}`, engine],
    [`model${index + 1}`, (engine !== "embedded" && chain?.models[engine]) || ""],
  ]);
  return Object.fromEntries(rows.flat());
}
