import { corpus } from "./corpus";
import { countRight, scoredFields, scoreIdea } from "./score";

/** Prints the share of ideas that the built-in reader reads right, and what it reads wrong: npx vite-node bench/quality/reading/report.ts */
const sets = process.argv.includes("--tuning")
  ? (["tuning"] as const)
  : (["tuning", "heldOut", "handRead", "conditions"] as const);
for (const name of sets) {
  const scores = corpus[name].map(scoreIdea);
  const right = countRight(scores);
  const surelyWrong = scores.flatMap(({ wrong, material }) =>
    wrong.filter(({ field, read }) => read !== "" && material.message.sure.some((name) => name === field)),
  ).length;
  console.log(`${name}: ${scores.length} ideas`);
  for (const field of scoredFields)
    console.log(`  ${field.padEnd(9)} ${right[field]} (${Math.round((100 * right[field]) / scores.length)}%)`);
  console.log(`  read wrong and yet for sure: ${surelyWrong}`);
  if (!process.argv.includes("--wrong")) continue;
  for (const { idea, wrong } of scores) {
    for (const { field, read, expected } of wrong)
      console.log(`  ${idea.idea}\n    ${field}: ${read}\n    not: ${expected}`);
  }
}
