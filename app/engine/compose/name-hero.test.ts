import { expect, it } from "vitest";
import { nameHero } from "./name-hero";

it("names the one whom a story tells of, the outcome first", () => {
  const told = nameHero([
    "Meet Moira.",
    "She's 61.",
    "Her husband did all the driving.",
    "He died two years ago and she was stuck.",
    "She passed her test in April and the first place she drove was Largs.",
  ]);
  expect(told).toEqual([
    "Moira passed her test in April and the first place she drove was Largs.",
    "Moira passed her test in April.",
  ]);
});

it.each([
  [["Our quiz is back.", "She won it last year and the year before."]],
  [["Meet Lilo.", "It took three months and a lot of tea."]],
])("names nobody where it is not sure who is meant: %j", (telling) => {
  expect(nameHero(telling)).toEqual([]);
});
