import type { KindInput } from "./kind-conditions";
import { kindRules } from "./kind-rules";
import type { MessageKind } from "./message";

/** The kind of a statement, and the name of the rule that told. */
export function readKind(input: KindInput): { kind: MessageKind; rule: string | null } {
  if (input.clause.words.length < 2 && !input.offer) return { kind: "about", rule: null };
  const rule = kindRules.find((each) => each.applies(input));
  return rule ? { kind: rule.kind, rule: rule.name } : { kind: "about", rule: null };
}
