import { describe, expect, it } from "vitest";
import { takeApartPoint } from "../english/take-apart-point";
import { findPointForm } from "./point-form";

describe("what a point is", () => {
  it.each([
    ["Kids eat free on Sundays", "clause"],
    ["A six-table cafe in Beverley cut its bread waste from 40 loaves to 6 a week", "clause"],
    ["Two-for-one pasta on Tuesday nights", "phrase"],
    ["Order your turkey by 10 December", "call"],
    ["Don't forget your boiler service", "call"],
    ["Is a heat pump worth it?", "question"],
    ["How to set up your desk at home", "question"],
    ["Still no tax return? The deadline is 31 January", "sentences"],
    ["A glaze that my grandmother mixed", "phrase"],
  ] as const)("%s", (point, form) => expect(findPointForm(point, takeApartPoint(point))).toBe(form));
});
