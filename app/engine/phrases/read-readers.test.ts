import { describe, expect, it } from "vitest";
import { readCall } from "./read-call";
import { readAudience, readTrouble } from "./read-readers";

describe("who it is for", () => {
  it.each([
    ["people who send gifts", { you: "you send gifts" }],
    ["adults who never learned to swim", { you: "you never learned to swim" }],
    ["people who have lost their keys", { you: "you have lost your keys" }],
    ["home owners with small gardens", { you: "you have small gardens" }],
    ["commuters", {}],
    ["people who live and work in Leith", { you: "you live and work in Leith" }],
  ])("%s", (audience, known) => {
    expect(readAudience(audience)).toEqual(known);
  });

  it.each(["students, couples and families", "anyone, really"])("is left out where it is a list: %s", (audience) => {
    expect(readAudience(audience)).toEqual({});
  });
});

describe("a trouble", () => {
  it.each([
    ["Flowers again?", { problem: "Flowers again" }],
    ["Children outgrow a violin in a year.", {}],
    ["How long does it take?", {}],
  ])("%s", (problem, known) => {
    expect(readTrouble(problem)).toEqual(known);
  });
});

it.each([
  ["Book a trial lesson", "trial"],
  ["See a demo", "demo"],
  ["Ask for a quote", "quote"],
  ["Apply by letter", "apply"],
  ["Donate now", "give"],
  ["Reserve a table", "booking"],
  ["Order the box", "order"],
  ["Send us a message", null],
  ["Onwards", null],
])("the call %s leads to %s", (call, flag) => {
  expect(readCall(call)).toBe(flag);
});
