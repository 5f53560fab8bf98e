import { describe, expect, it } from "vitest";
import { addTimePreposition, sayDayBehindVerb } from "./say-time";

describe("a day behind its verb", () => {
  it.each([
    ["The course starts 12 January", "The course starts on 12 January"],
    ["Registration opens February 1 at 9am", "Registration opens on February 1 at 9am"],
    ["We are closed 24 December to 2 January", "We are closed from 24 December to 2 January"],
    ["We are closed 24 December", "We are closed on 24 December"],
    ["We are open Tuesday to Sunday", "We are open Tuesday to Sunday"],
    ["It starts at 9", "It starts at 9"],
  ])("%s", (text, said) => expect(sayDayBehindVerb(text)).toBe(said));
});

describe("a time with its preposition", () => {
  it.each([
    ["4 to 14 March", "from 4 to 14 March"],
    ["last Friday of the month", "on the last Friday of the month"],
    ["next Friday", "next Friday"],
    ["10am", "at 10am"],
  ])("%s", (text, said) => expect(addTimePreposition(text)).toBe(said));
});
