import { expect, test } from "vitest";
import { toCsv } from "./csv";

test("commas, quotes, lines and letters of every script survive", () => {
  expect(
    toCsv([
      ["platform", "text"],
      ["X", 'She said "now",\nand 珈琲'],
    ]),
  ).toBe('\uFEFF"platform","text"\r\n"X","She said ""now"",\nand 珈琲"\r\n');
});

test.each([
  ...["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx"],
  ...[
    "\n=1+1",
    " =1+1",
    "\t=1+1",
    "  \r\n@SUM(A1)",
    "\u00a0=1+1",
    "\u3000=1+1",
    "\ufeff=1+1",
    "\u200b=1+1",
    "\u0000=1+1",
  ],
  ...["＝1+1", "＋1", "－1", "＠SUM(A1)", " ＝1+1", "−1"],
])("a text that starts as the formula %j stays a text", (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

test.each([" plain", "Ａ", "1-2", "(=1)", "’=1"])("a text that no spreadsheet runs stays as it is: %j", (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});

test("a negative number stays a number", () => {
  expect(toCsv([[-1]])).toBe('\uFEFF"-1"\r\n');
});
