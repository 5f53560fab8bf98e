import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/briefs";
import { makePlan } from "./make-plan";

const headline = (idea: string, seed: string) =>
  makePlan({ ...aBrief("Lark & Co", "A small shop in Leith.", "people nearby", idea), seed }).headline;

describe("the headline", () => {
  it.each([
    ["Book a table for Valentine's Day", "Book a table for Valentine's Day"],
    ["Remind people to service their boiler before winter", "Service your boiler before winter"],
    ["Tell people we now do delivery", "We now do delivery"],
    ["Behind the scenes of our studio", "Behind the scenes of our studio"],
    ["Is your roof ready for winter?", "Is your roof ready for winter?"],
    ["Explain why flossing matters", "Why flossing matters"],
    ["Teach customers how to care for leather boots", "How to care for leather boots"],
    ["Reopening after renovation", "Reopening after renovation"],
  ])("says to the reader what was meant: %s", (idea, expected) => {
    expect(headline(idea, "a")).toBe(expected);
  });

  it.each([
    ["Fill our new evening hours", /^(?!.*\b(?:fill|hello|meet)\b).*evening hours/i],
    ["Get more bookings for our weekend tours", /^(?!.*bookings).*our weekend tours/],
    ["I want to sell more gift cards", /^(?!.*\b(?:sell|more)\b).*our gift cards/],
    ["Promote our summer lessons to parents", /our summer lessons$|our summer lessons\?$/],
    ["We are opening a second shop in Leith", /our second shop in Leith/],
    ["Invite people to our open day on Saturday", /open day on Saturday/i],
    ["Announce our new status pages", /status pages/i],
    ["Invite nervous patients to a calm first check-up", /^(?!.*(?:\baing\b|invite)).*check-up/i],
    ["Show finance teams how Ledgerloop closes the month", /^(?!.*finance teams how)/i],
    ["Make our brand better known", /^(?!.*brand)/],
  ])("never shows the owner's own goal: %s", (idea, expected) => {
    for (const seed of ["a", "b", "c", "d", "e"]) expect(headline(idea, seed)).toMatch(expected);
  });
});
