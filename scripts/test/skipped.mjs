import { readFileSync } from "node:fs";

/** @typedef {import("./reports.mjs").Ran} Ran */

/**
 * The skipped tests that a README does not name by their title.
 * @param {Ran[]} ran @param {string} readme @returns {Ran[]}
 */
export function findUnexplainedSkips(ran, readme) {
  return ran.filter((test) => test.state === "skipped" && !readme.includes(test.title));
}

/** The skipped tests that this project's README does not name. @param {Ran[]} ran */
export const findOwnUnexplainedSkips = (ran) => findUnexplainedSkips(ran, readFileSync("README.md", "utf8"));
