#!/usr/bin/env node
/** npm run bench: measures speed, size and scale on the running product. Each row is `name: value unit (limit)`; one over its limit ends it with 1. */
import { requireNode } from "./site/node-version.mjs";

requireNode();
const [{ enterProject }, { installMissingPackages }, { build }] = await Promise.all([
  import("./site/environment.mjs"),
  import("./site/packages.mjs"),
  import("./site/build.mjs"),
]);
enterProject();
installMissingPackages();
await build();

const { measures } = await import("../bench/measures.mjs");
let over = 0;
for (const measure of measures) {
  for (const { name, value, unit, most, least } of await measure()) {
    const isOver = (most !== undefined && value > most) || (least !== undefined && value < least);
    const limit = most !== undefined ? `at most ${most}` : `at least ${least}`;
    console.log(`${name}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit} (${limit})${isOver ? "  OVER THE LIMIT" : ""}`);
    if (isOver) over += 1;
  }
}
process.exit(over === 0 ? 0 : 1);
