import { expect, test } from "vitest";
import { formatCreatedAt } from "./format-created-at";
import { getGreetingName } from "./greeting";

test.each([
  [new Date("2025-01-07T10:00:00Z"), "Jan 7, 2025"],
  ["2025-12-31T23:59:59Z", "Dec 31, 2025"],
  ["no date", "Recently"],
  [null, "Recently"],
  [undefined, "Recently"],
])("%s was created: %s", (date, label) => expect(formatCreatedAt(date)).toBe(label));

test("greets by the first name, else by what stands before the @, else as 'there'", () => {
  expect(getGreetingName({ firstName: "Ada", email: "a@example.com" })).toBe("Ada");
  expect(getGreetingName({ firstName: " ", email: "ada.l@example.com" })).toBe("ada.l");
  expect(getGreetingName({ firstName: null, email: null })).toBe("there");
});
