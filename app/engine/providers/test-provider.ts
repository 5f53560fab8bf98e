import { z } from "zod";
import { type FailureReason, PartFailure } from "../engine";
import { SparkBudget } from "./budget";
import { connectProvider } from "./connect-providers";
import { toProviderFailure } from "./failures";
import { findPicturePrice, findTextPrice, type Price } from "./find-price";
import { createHttpEdge, type HttpEdge, type HttpEdgeOptions } from "./http";
import { type ChainKind, chainKinds, findDefaultModel, getChain, listAskedModels, makers } from "./list-asked-models";
import { listOfferedModels, type OfferedModels } from "./list-offered-models";
import type { ProviderName, TokenUsage } from "./ports";
import type { ProviderSettings } from "./provider-settings";
import { makeWireSchema } from "./texts/write-structured";
import { VendorsWords } from "./vendors-words";

/** A failure in the reason's word, with what the vendor said of it, where it said something. */
export interface TestProblem {
  reason: FailureReason | "unknown-model";
  said: string | null;
}

/** What came of testing a provider. Plain data, since it crosses from a thread and is stored. */
export interface ProviderTest {
  /** The models that the settings ask it for. */
  asked: { kind: ChainKind; model: string }[];
  offered: OfferedModels | TestProblem;
  call: {
    kind: "text" | "image";
    model: string;
    /** From the question to the whole answer. */
    seconds: number;
    /** What the provider counted; null for a picture, or where it says nothing. */
    tokens: TokenUsage | null;
    price: Price | null;
    problem: TestProblem | null;
  };
}

/** Milliseconds that somebody who pressed a button waits. */
const limits = { text: 45_000, picture: 90_000 };
/** Room for a model that thinks before it writes a word. */
const outputTokens = 200;

/**
 * Asks a provider for the models that its key offers, and makes one smallest call with the model that a campaign would ask: a word, or
 * one picture where it writes no texts. Nothing is tried twice. Never throws; holds no key.
 */
export async function testProvider(
  name: ProviderName,
  settings: ProviderSettings,
  http: Pick<HttpEdgeOptions, "send"> = {},
): Promise<ProviderTest> {
  const vendor = new VendorsWords(Object.values(settings.keys));
  const edge = createHttpEdge({ ...http, limits, retries: 0, onErrorAnswer: (body) => vendor.hear(body) });
  const offered = await listOfferedModels(name, settings, edge).catch((error) => explain(error, vendor));
  return { asked: listAskedOf(name, settings), offered, call: await makeSmallestCall(name, settings, edge, vendor) };
}

const listAskedOf = (name: ProviderName, settings: ProviderSettings) =>
  chainKinds.flatMap((kind) =>
    listAskedModels(settings, kind)
      .filter(({ engine }) => engine === name)
      .map(({ model }) => ({ kind, model })),
  );

async function makeSmallestCall(
  name: ProviderName,
  settings: ProviderSettings,
  edge: HttpEdge,
  vendor: VendorsWords,
): Promise<ProviderTest["call"]> {
  const kind = (makers.text as readonly ProviderName[]).includes(name) ? "text" : "image";
  const model = chooseModel(kind, name, settings);
  const provider = connectProvider(name, { ...settings, textTimeout: limits.text / 1000 }, edge, {
    textModel: model,
    pictureModel: model,
  });
  let tokens: TokenUsage | null = null;
  const onUsage = (counted: TokenUsage) => {
    tokens = counted;
  };
  const options = { signal: new AbortController().signal, budget: new SparkBudget(), onUsage };
  let problem: TestProblem | null = null;
  const begun = performance.now();
  try {
    if (kind === "image") await provider.picture?.paint("A plain grey square.", options);
    else await provider.text?.answer(question, options);
  } catch (error) {
    problem = explain(error, vendor);
  }
  const call = { kind, model, seconds: (performance.now() - begun) / 1000, tokens, problem } as const;
  if (problem) return { ...call, price: null };
  const price =
    kind === "image" ? await findPicturePrice(name, model, settings, edge) : await findTextPrice(name, model, tokens);
  return { ...call, price };
}

const question = {
  instructions: "Answer with the word ready.",
  messages: [{ role: "user" as const, text: "Are you ready?" }],
  schema: makeWireSchema(z.object({ word: z.string().describe("ready") })),
  outputTokens,
};

/** The model that the chain has for it, asked or not, since a key may be tested before it is used. */
function chooseModel(kind: "text" | "image", name: ProviderName, settings: ProviderSettings): string {
  const asked = listAskedModels(settings, kind).find(({ engine }) => engine === name);
  return asked?.model ?? getChain(settings, kind).modelOf?.[name] ?? findDefaultModel(kind, name) ?? "";
}

function explain(error: unknown, vendor: VendorsWords): TestProblem {
  const failure = error instanceof PartFailure ? error : toProviderFailure(error);
  const trace = failure.cause instanceof Error ? failure.cause.message : "";
  const isTimeout = error instanceof Error && error.name === "TimeoutError";
  const reason = isTimeout ? "timed-out" : trace.includes("status 404") ? "unknown-model" : failure.reason;
  return { reason, said: vendor.take() };
}
