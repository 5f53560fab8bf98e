import { ensureChromium } from "./chromium.mjs";
import { ensureRedis } from "./redis.mjs";
import { clearReports, stages } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Outcome} Outcome */
/** @typedef {import("./steps.mjs").Context} Context */

/** How many steps of a stage run at once. Two leave a small machine's second core to the second step. */
const sideBySide = 2;

/** Runs the stages one after the other, also after a failed one, and tells of each step. Resolves with the sum. */
export async function runEveryStep() {
  clearReports();
  const chromium = await ensureChromium();
  await ensureRedis();
  if ("path" in chromium) console.log(`      Chromium: ${chromium.path}\n`);
  else console.log(`      ${chromium.error}\n`);

  /** @type {Context} */
  const context = { chromium: "path" in chromium ? chromium.path : undefined, ran: [] };
  /** @type {Set<string>} */
  const red = new Set();
  const sum = { passed: 0, failed: 0 };

  for (const stage of stages) {
    const waiting = [...stage];
    const runNext = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const since = Date.now();
        const outcome = await outcomeOf(step, context, red);
        if (outcome.failed) red.add(step.name);
        sum.passed += outcome.passed;
        sum.failed += outcome.failed;
        tell(step.name, outcome, Date.now() - since);
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, runNext));
  }
  return sum;
}

/** @param {import("./steps.mjs").Step} step @param {Context} context @param {Set<string>} red @returns {Promise<Outcome>} */
async function outcomeOf(step, context, red) {
  if (step.needs && red.has(step.needs))
    return { passed: 0, failed: 1, output: `Not run, since the step "${step.needs}" failed.` };
  try {
    return await step.run(context);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** @param {string} name @param {Outcome} outcome @param {number} milliseconds */
function tell(name, { passed, failed, output }, milliseconds) {
  const seconds = (milliseconds / 1000).toFixed(1).padStart(6);
  const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`${failed ? "FAIL" : "ok  "}  ${name.padEnd(32)} ${seconds} s  ${counts}`);
  if (failed && output) console.log(`\n${output.trimEnd()}\n`);
}
