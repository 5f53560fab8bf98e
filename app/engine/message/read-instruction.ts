import { readWords } from "../english/words";
import { announcingRules } from "./announcing-rules";
import { goalRules } from "./goal-rules";
import type { Clause, InstructionRule, Statement } from "./rule";
import { takeOffTail } from "./tail-rules";
import { tellingRules } from "./telling-rules";
import { wrapperRules } from "./wrapper-rules";

/** The first that fires wins. */
export const instructionRules: readonly InstructionRule[] = [...goalRules, ...tellingRules, ...announcingRules];

/** Takes the instructions off an idea, before its message and behind it. `rules` are the names of those that fired; none for a statement. */
export function readInstruction(idea: string): Statement & { rules: string[] } {
  const tail = takeOffTail(idea);
  let statement: Statement = { text: tail.text, kind: null, audience: null };
  const rules: string[] = [...tail.rules];
  const read = (text: string): Clause => ({ text, words: readWords(text) });
  for (let pass = 0; pass < 3; pass += 1) {
    const clause = read(statement.text);
    const fired = wrapperRules.find((rule) => rule.apply(clause));
    if (!fired) break;
    rules.push(fired.name);
    statement = fired.apply(clause) ?? statement;
  }
  const clause = read(statement.text);
  for (const rule of instructionRules) {
    const found = rule.apply(clause);
    if (found) return { ...found, rules: [...rules, rule.name] };
  }
  return { ...statement, rules };
}
