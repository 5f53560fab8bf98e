import { expect, test } from "vitest";
import { createJsonGauge } from "./json-gauge";

const fits = (json: string) => createJsonGauge()(Buffer.from(json));

test.each([
  ["an ordinary call", JSON.stringify({ name: "A", facts: { days: ["Monday"], price: { amount: 3.5 } } }), true],
  ["32 levels", "[".repeat(32) + "]".repeat(32), true],
  ["33 levels", "[".repeat(33) + "]".repeat(33), false],
  ["33 levels of objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`, false],
  ["5,000 numbers", JSON.stringify(Array<number>(5_000).fill(1)), true],
  ["more numbers", JSON.stringify(Array<number>(5_001).fill(1)), false],
  ["2,500 keys", JSON.stringify(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`k${at}`, 1]))), true],
  ["more keys", JSON.stringify(Object.fromEntries(Array.from({ length: 2_501 }, (_, at) => [`k${at}`, 1]))), false],
  ["many small arrays beside each other", `[${"[],".repeat(2_501)}1]`, false],
  ["a long text of signs", JSON.stringify({ text: '[{,:"\\'.repeat(10_000) }), true],
  ["a text that ends in a backslash, and what follows", `["\\\\",${"[".repeat(32)}`, false],
])("%s: %#", (_what, json, isWithin) => {
  expect(fits(json)).toBe(isWithin);
});

test("a text that is cut anywhere, amid an escape too, is read on in the next piece", () => {
  const bytes = Buffer.from(`{"a":"${'\\"[é'.repeat(100)}","b":${"[".repeat(31)}${"]".repeat(31)}}`);
  const inPieces = createJsonGauge();
  for (const byte of bytes) expect(inPieces(Uint8Array.of(byte))).toBe(true);
});
