import { describe, expect, it } from "vitest";
import { readCircumstances } from "./when-where";

describe("when and where", () => {
  it.each([
    ["Open day on 12 December", "on 12 December", null, "Open day"],
    ["Half price pizza every Tuesday night in September", "every Tuesday night in September", null, "Half price pizza"],
    ["Live jazz Friday 8pm at the harbour bar", "Friday 8pm", "at the harbour bar", "Live jazz"],
    ["two for one on all cakes this weekend only", "this weekend only", null, "two for one on all cakes"],
    ["Live music from 7 to 10 on Zoom", "from 7 to 10", "on Zoom", "Live music"],
  ])("%s", (text, when, where, rest) => {
    expect(readCircumstances(text)).toEqual({ when, where, rest });
  });

  it.each([
    "Friday night football for girls",
    "Black Friday deal: free tune-up",
    "Valentine's Day gift ideas",
    "our may sale may surprise you",
    "Bulbs to plant in October for a colourful spring",
    "Dinner on busy school nights",
  ])("leaves a time that belongs to the thing: %s", (text) => {
    expect(readCircumstances(text)).toEqual({ when: null, where: null, rest: text });
  });
});
