import { describe, expect, test } from "vitest";
import { cases } from "#tests/factories/materials";
import { makePlanFrom } from "../make-plan";
import { makeSource } from "./make-source";
import { askReader, tellProblem } from "./tell-reader";

const [first] = cases;
if (!first) throw new Error("No brief to try it with");
const source = makeSource(makePlanFrom(first.brief, first.material));

const tell = (text: string) =>
  tellProblem({ ...source, material: { ...source.material, problem: { text, whose: "reader", form: "clause" } } });

describe("the reader's problem", () => {
  test.each([
    ["Waiting a week for a quote", "Tired of waiting a week for a quote?"],
    ["Bouquets that are dead by Tuesday", "Tired of bouquets that are dead by Tuesday?"],
    ["Losing keys costs a fortune", "Losing keys costs a fortune."],
    ["Sharing out tips takes hours every week", "Sharing out tips takes hours every week."],
    ["They need an office", "You need an office."],
    ["Receipts in a shoe box", "Receipts in a shoe box?"],
    ["Damp walls and a cold kitchen", "Damp walls and a cold kitchen?"],
    ["A blocked gutter ends up as a damp wall", "A blocked gutter ends up as a damp wall."],
    ["Nobody answers the phone", "Nobody answers the phone."],
    ["No time to cook", "No time to cook?"],
    ["Too many emails", "Too many emails?"],
    ["Photos get lost on old phones", "Photos get lost on old phones."],
  ])("%s is told as: %s", (problem, told) => expect(tell(problem)).toBe(told));
});

test.each([
  ["you have not seen a dentist for years", ["Have you not seen a dentist for years?"]],
  ["you have back pain", ["Do you have back pain?"]],
  ["you drink instant coffee and offices with 10 to 100 people", []],
])("the reader of whom it says '%s' is asked %j", (asYou, asked) => {
  const audience = { text: asYou, noun: null, asYou };
  const material = { ...source.material, message: { ...source.material.message, kind: "offer" as const }, audience };
  expect(askReader({ ...source, material })).toEqual(asked);
});
