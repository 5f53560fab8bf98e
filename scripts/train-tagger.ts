/**
 * Trains the tagger of ideas on `tagger/marked-ideas.txt` and writes what it has learnt; run it after a line of them or a feature has changed:
 *
 *   npx vite-node --config vite.node.config.ts scripts/train-tagger.ts
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { readMarkedIdea } from "./tagger/read-marked-idea";
import { trainTagger } from "./tagger/train-tagger";

/** The smallest figure that is worth its place: with all of them the tagger is no better, and five times as large. */
const least = 3;

const marked = readFileSync("scripts/tagger/marked-ideas.txt", "utf8");
const lines = marked.split("\n").filter(Boolean);
const { features, ...transitions } = trainTagger(lines.map(readMarkedIdea));
const kept = Object.entries(features)
  .map(([feature, figure]) => [feature, Math.round(figure)] as const)
  .filter(([, figure]) => Math.abs(figure) >= least)
  .sort(([one], [other]) => (one < other ? -1 : 1));
const weights = {
  learntFrom: createHash("sha256").update(marked).digest("hex"),
  ...Object.fromEntries(Object.entries(transitions).map(([name, figure]) => [name, Math.round(figure)])),
  features: Object.fromEntries(kept),
};
writeFileSync("app/engine/tagger/weights.json", `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${lines.length} ideas, ${kept.length} of ${Object.keys(features).length} features`);
