import { describe, expect, test } from "vitest";
import { capitalize } from "../english/grammar";
import { requestRules, restateRequest } from "./restate-request";

describe.each(requestRules)("$name", ({ typed, examples }) => {
  test.each(Object.entries(examples))("%s", (idea, told) => {
    expect(typed.test(idea)).toBe(true);
    expect(restateRequest(idea)).toBe(capitalize(told));
  });
});

test.each([
  "Help us raise £4,000 for a new roof",
  "Get ready for the summer fair on 4 July",
  "Get 20% off your first order",
  "Celebrate Eid with us",
  "Show us your best photo",
  "Tell us what you think",
  "We open at 5:30 from Monday",
  "Invite parents to an open morning on Saturday",
  "Mark Lee visits our school on 3 March",
  "Sell by 3 March or lose it",
  "Launch party tickets go on sale on Monday",
  "Show visitors how the mill works and let them grind flour",
  "Persuade the council to keep the library open",
])("leaves what is said to readers as it is: %s", (idea) => {
  expect(restateRequest(idea)).toBe(idea);
});

test("tells what is to be said too as a sentence", () => {
  expect(restateRequest("Promote our open day and make clear that rain won't cancel it")).toBe(
    "Our open day. Rain won't cancel it",
  );
});

test("leaves the sentences behind the first one alone", () => {
  expect(restateRequest("Promote our winter menu. It starts on Friday.")).toBe("Our winter menu. It starts on Friday.");
});
