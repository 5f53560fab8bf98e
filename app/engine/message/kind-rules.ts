import { askingKinds } from "./asking-kinds";
import { datedKinds } from "./dated-kinds";
import type { KindInput } from "./kind-conditions";
import type { MessageKind } from "./message";
import { plainKinds } from "./plain-kinds";

export interface KindRule {
  name: string;
  kind: MessageKind;
  examples: readonly string[];
  applies(input: KindInput): boolean;
}

/** What kind of message a statement is. The first rule that applies wins; a statement without any is about the business. */
export const kindRules: readonly KindRule[] = [...askingKinds, ...datedKinds, ...plainKinds];
