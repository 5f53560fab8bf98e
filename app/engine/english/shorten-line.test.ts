import { describe, expect, it } from "vitest";
import { shortenLine } from "./shorten-line";

describe("a line shortened", () => {
  it.each([
    [
      "We need a room leader for our toddler room who likes mud as much as the children do",
      "We need a room leader for our toddler room",
    ],
    ["We saved a Georgian staircase that two other firms wanted to rip out", "We saved a Georgian staircase"],
    ["A six-week beginners' course for people who can't touch their toes", "A six-week beginners' course"],
    [
      "Box of 12 mince pies £15, order by Friday 4 December and collect Sunday 6 December",
      "Box of 12 mince pies £15, order by Friday 4 December",
    ],
    [
      "Our farm shop opens on Saturday 5 December at 9am and the first 50 customers get sausages",
      "Our farm shop opens on Saturday 5 December at 9am",
    ],
    [
      "How to set up your desk at home so your neck doesn't hurt by Thursday",
      "How to set up your desk at home so your neck doesn't hurt",
    ],
    [
      "Home collection is ending on 18 December but the shop is staying open",
      "Home collection is ending on 18 December",
    ],
    [
      "$8,000 by December 31 to pay for dental surgery for 16 of our senior dogs",
      "$8,000 by December 31 to pay for dental surgery",
    ],
    [
      "From Monday 4 January we're open until 7.30pm on Mondays and Wednesdays and closed on Saturday afternoons",
      "From Monday 4 January we're open until 7.30pm",
    ],
    ["Last year we got 94% of people back in without drilling the lock", "Last year we got 94% of people back in"],
    [
      "Free 45 minute webinar on Thursday 10 December at 12.30pm: what to do in the first hour",
      "Free 45 minute webinar on Thursday 10 December at 12.30pm",
    ],
    ["Why your fuse board keeps tripping and when to call an electrician", "Why your fuse board keeps tripping"],
    [
      "Most factories we visit lose around 30% of their compressed air to leaks",
      "Most factories we visit lose around 30%",
    ],
    [
      "How I went from dyeing one skein in a soup pan to posting wool to 22 countries",
      "How I went from dyeing one skein in a soup pan",
    ],
    [
      "Write down who would sign the payroll if you were in hospital for a month",
      "Write down who would sign the payroll",
    ],
    [
      "We deliver free anywhere in Scotland if you buy two bottles before 20 December",
      "We deliver free anywhere in Scotland if you buy two bottles",
    ],
  ])("%s", (line, shorter) => expect(shortenLine(line, 60)).toBe(shorter));

  it("stays as it is where it fits, and is nothing where it cannot be cut", () => {
    expect(shortenLine("Kids eat free on Sundays", 60)).toBe("Kids eat free on Sundays");
    expect(shortenLine("x".repeat(80), 60)).toBeNull();
    expect(shortenLine("Antidisestablishmentarianism floccinaucinihilipilification now", 40)).toBeNull();
  });
});
