import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { findPatterns, findSlowPatterns, isLinearByForm } from "./regular-expressions.mjs";

const source = String.raw`
const blank = "\\s";
export const slow = (text: string) => text.replace(/\s+([,.;:!?])/g, "$1");
export const built = new RegExp('@{blank}+end', "u");
export const mended = (text: string) => text.replace(/\s([,.;:!?])/g, "$1");
export const words = /\b(?:donat\w*|cars?)\b/i;
export const behind = /(?<=[.!?]\s+)/;
`.replace("'@{blank}+end'", "`\u0024{blank}+end`");

test("every pattern of a folder that takes more than linear time is found, with its place", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "patterns-"));
  mkdirSync(path.join(folder, "deep"));
  writeFileSync(path.join(folder, "deep/text.ts"), source);
  writeFileSync(path.join(folder, "text.test.ts"), source);
  const patterns = findPatterns(folder);
  expect(patterns.map((pattern) => pattern.source)).toEqual([
    String.raw`\s+([,.;:!?])`,
    String.raw`\s+end`,
    String.raw`\s([,.;:!?])`,
    String.raw`\b(?:donat\w*|cars?)\b`,
    String.raw`(?<=[.!?]\s+)`,
  ]);
  const slow = await findSlowPatterns(patterns);
  expect(slow.map(({ pattern }) => pattern.places).sort()).toEqual([
    [path.posix.join(folder, "deep/text.ts:3")],
    [path.posix.join(folder, "deep/text.ts:4")],
    [path.posix.join(folder, "deep/text.ts:7")],
  ]);
});

test("only forms that cannot run on are taken for linear without a search", () => {
  expect([/a{1,9}b?/, /\b(?:donat\w*|car\w+)\b/i, /[*+]\./].map(({ source: form }) => isLinearByForm(form))).toEqual([
    true,
    true,
    true,
  ]);
  expect([/\s+x/, /a{2,}b/, /(?:x\w*)/, /\b\w*x\b/, /\b.*x/].map(({ source: form }) => isLinearByForm(form))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
