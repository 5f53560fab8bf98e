import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name).sort();

test(".env.example documents every variable that the configuration reads, and no other", () => {
  const read = ["config.server.ts", "connections.ts"].flatMap((file) =>
    namesIn(`app/platform/config/${file}`, /^ {2}([A-Z][A-Z0-9_]+):/gm),
  );
  const documented = namesIn(".env.example", /^#([A-Z][A-Z0-9_]+)=/gm);
  // why these two: the start command sets NODE_ENV itself, and DATA_DIR is read before the configuration.
  expect(documented).toEqual([...read.filter((name) => name !== "NODE_ENV"), "DATA_DIR"].sort());
});
