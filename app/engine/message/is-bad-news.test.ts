import { expect, it } from "vitest";
import { isBadNews } from "./is-bad-news";

it.each([
  ["Announce the death of our founder, Ann Lee", "news", true],
  ["We are closing our Leeds shop on 3 March", "news", true],
  ["We are recalling our peanut butter sold before 2 January", "news", true],
  ["Help us find our lost cat Miso", "fundraiser", true],
  ["Applications close on 3 March", "hiring", false],
  ["Our shop opens on 3 March", "opening", false],
  ["Closing the deal on your first flat", "how-to", false],
] as const)("%s (%s): %s", (idea, kind, isBad) => {
  expect(isBadNews(idea, kind)).toBe(isBad);
});
