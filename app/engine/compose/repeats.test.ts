import { expect, it } from "vitest";
import { namesDay, repeats } from "./repeats";

it.each([
  ["Saturday 6 June 2026, 7am", "opens on June 6th", true],
  ["Book sale 2 June", "Open day on 12 June", false],
  ["Last day May 1", "Open day on May 15", false],
])("the day of %s stands in %s or not", (fact, text, isNamed) => expect(namesDay(fact, text)).toBe(isNamed));

it.each([
  ["Adults £10, under 16s free", "It's £10 to enter for adults and children walk free", true],
  ["Child ticket £5", "Family ticket £50", false],
  ["Free fuse board safety check by 31 October", "Book and get a free safety check of your fuse board", true],
])("%s is said by %s or not", (line, text, isSaid) => expect(repeats(line, text)).toBe(isSaid));
