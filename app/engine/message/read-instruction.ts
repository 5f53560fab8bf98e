import { readWords } from "../english/words";
import { announcingRules } from "./announcing-rules";
import { goalRules } from "./goal-rules";
import type { Clause, InstructionRule, Statement } from "./rule";
import { tellingRules } from "./telling-rules";
import { wrapperRules } from "./wrapper-rules";

/** The first that fires wins. */
export const instructionRules: readonly InstructionRule[] = [...goalRules, ...tellingRules, ...announcingRules];

/** Takes the instruction off an idea's sentence. `rules` are the names of those that fired; none for a statement. */
export function readInstruction(sentence: string): Statement & { rules: string[] } {
  let statement: Statement = { text: sentence, kind: null, audience: null };
  const rules: string[] = [];
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
