import { describe, expect, it } from "vitest";
import { leansBack } from "./lean";

describe("a line that leans on the one before it", () => {
  it.each([
    "It reads labels through the phone camera.",
    "They hold soup exactly as well as the others.",
    "Usually that means six meetings.",
    "Each one starts with a free roof survey.",
    "After that it's the waiting list.",
    "Last day at the old place is Friday 8 January.",
    "The ones with a wobble go on a separate shelf.",
  ])("is %j", (line) => expect(leansBack(line)).toBe(true));

  it.each([
    "Itineraries on request.",
    "This Saturday we are open until six.",
    "There are no auditions.",
    "The price is £39 a month.",
    "Deliveries go out on Tuesdays to people who cannot get to us.",
  ])("is not %j", (line) => expect(leansBack(line)).toBe(false));
});
