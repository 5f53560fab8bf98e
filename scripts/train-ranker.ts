/**
 * Learns to read ideas from those that were marked by hand, and writes what was learnt to app/engine/ranker/weights.json; run it after a line of
 * marked-ideas.txt or a feature has changed (six minutes):
 *
 *   npx vite-node --config vite.node.config.ts scripts/train-ranker.ts
 *
 * The figures that it prints are of held-out-ideas.txt and held-out-ordinary-ideas.txt, from which nothing is learnt.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { trainAll } from "./ranker/make-lessons";
import { measureRanker } from "./ranker/measure-ranker";
import { readMarkedIdea } from "./ranker/read-marked-idea";

const read = (name: string) => readFileSync(new URL(`ranker/${name}`, import.meta.url), "utf8");
const readIdeas = (text: string) => text.split("\n").filter(Boolean).map(readMarkedIdea);

const marked = read("marked-ideas.txt");
const ideas = readIdeas(marked);
const choices = trainAll(ideas);
const learntFrom = createHash("sha256").update(marked).digest("hex");
const text = `${JSON.stringify({ learntFrom, ...choices })}\n`;
writeFileSync(new URL("../app/engine/ranker/weights.json", import.meta.url), text);
console.log(`${ideas.length} ideas, ${Math.round(text.length / 1000)} kB`);
const round = (_: string, value: unknown) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value);
for (const name of ["held-out-ideas.txt", "held-out-ordinary-ideas.txt"])
  console.log(name, JSON.stringify(measureRanker(readIdeas(read(name)), choices), round, 1));
