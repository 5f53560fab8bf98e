import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const exported = /^export (?:async )?(?:function\*? |const )(\w+)(?= ?[(<]|(?::[^=]+)? = (?:async )?(?:\(|\w+ =>))/gm;

/** Begins with what is no verb: "withoutEndMark", "byAge". Two that say when something runs are usual. */
const opensWithoutVerb =
  /^(?!withUploadSlot$|inTransaction$)(?:with|without|as|by|of|for|from|per|on|in|the|an?)(?=[A-Z]|$)/;
/** Names its answer: "callOf", "articleFor", "textBetween". */
const namesItsAnswer = /^(?!(?:is|has|count|find|get|read)[A-Z])[a-z]+(?:Of|For|Between|Before|Behind)$/;

/** The functions that a file exports, components apart. */
function findExported(source: string): string[] {
  return [...source.matchAll(exported)].flatMap(([, name]) => (name && /^[a-z]/.test(name) ? [name] : []));
}
const hasNoVerb = (name: string) => opensWithoutVerb.test(name) || namesItsAnswer.test(name);

test("what an exported function is called says what it does, beginning with a verb", () => {
  const files = ["app", "db", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const sources = files.filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !file.includes(".test."));
  const found = sources.map((file) => [file, findExported(readFileSync(file, "utf8"))] as const);
  expect(found.flatMap(([, names]) => names).length).toBeGreaterThan(1000);
  expect(found.flatMap(([file, names]) => names.filter(hasNoVerb).map((name) => `${file}: ${name}`))).toEqual([]);
});
