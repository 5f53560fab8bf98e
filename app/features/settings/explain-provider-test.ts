import type { ChainKind } from "~/engine/providers/list-asked-models";
import { kindNames } from "./kind-names";
import type { KeptTest } from "./provider-test.schema";

/** A test in plain words. */
export interface ExplainedTest {
  at: Date;
  isGood: boolean;
  /** What came of the call, its time and its cost; and what is wrong. */
  lines: string[];
  /** The models that the key offers, by name; empty where the list could not be had. */
  models: string[];
}

type Problem = NonNullable<KeptTest["call"]["problem"]>;

/** Says what came of a test: the call, what it took, which models there are and whether those that are asked for are among them. */
export function explainTest({ at, asked, offered, call }: KeptTest): ExplainedTest {
  const seconds = call.seconds < 0.1 ? "less than 0.1 s" : `${call.seconds.toFixed(1)} s`;
  const lines = call.problem
    ? [`${call.model} did not answer, after ${seconds}: ${explainProblem(call.problem, call.model)}`]
    : [`${call.model} ${call.kind === "text" ? "answered" : "made a picture"} in ${seconds}. ${explainCost(call)}`];
  if (!("names" in offered)) {
    lines.push(`The list of models could not be had: ${explainProblem(offered, null)}`);
    return { at, isGood: false, lines, models: [] };
  }
  const missing = offered.isWhole ? asked.filter(({ model }) => !offered.names.includes(model)) : [];
  for (const { kind, model } of missing)
    lines.push(`${model}, asked for ${nameKind(kind)}, is not among the models of this key.`);
  return { at, isGood: call.problem === null && missing.length === 0, lines, models: offered.names };
}

const nameKind = (kind: ChainKind) => kindNames[kind].toLowerCase();

function explainCost({ kind, tokens, price }: KeptTest["call"]): string {
  const used =
    kind === "image"
      ? "It made one picture"
      : tokens?.input === undefined || tokens.output === undefined
        ? "It did not say how many tokens it took"
        : `It took ${count(tokens.input)} tokens in and ${count(tokens.output)} out`;
  if (!price) return `${used}; the price is not known here.`;
  if (price.unit) return `${used}; by its price list ${formatAmount(price)} for each of: ${price.unit}.`;
  return `${used}: about ${formatAmount(price)} by the price list of this version.`;
}

const count = (tokens: number) => tokens.toLocaleString("en-US");

/** "$0.00012", "0.02 EUR": to the second figure that says something. */
function formatAmount({ amount, currency }: { amount: number; currency: string }): string {
  const digits = amount > 0 && amount < 0.01 ? Math.min(8, 1 - Math.floor(Math.log10(amount))) : 2;
  const text = amount.toFixed(Math.max(2, digits));
  return currency === "USD" ? `$${text}` : `${text} ${currency}`;
}

const reasons: Record<string, string> = {
  "wrong-key": "The key was not accepted.",
  quota: "The account’s quota is used up, or too many asked at once. Look at its billing and limits there.",
  "timed-out": "No whole answer came in time.",
  unreachable: "It could not be reached. Check its address and this machine’s way to it, and try again later.",
  refused: "Its content rules refused the question.",
};

function explainProblem({ reason, said }: Problem, model: string | null): string {
  const unknown = model === null ? "There is nothing at this address." : `It knows no model named ${model}.`;
  const plain = reason === "unknown-model" ? unknown : (reasons[reason] ?? "Its answer could not be used.");
  return said ? `${plain} It said: “${said}”` : plain;
}
