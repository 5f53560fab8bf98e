import { expect, test } from "vitest";
import { makeSlug } from "~/engine/words/make-slug";
import { createSlug } from "./slug";

test.each([
  ["Ångström", "angstrom"],
  ["Žluťoučký kůň in Łódź", "zlutoucky-kun-in-lodz"],
  ["Müllers Straße, Øre", "mullers-strasse-ore"],
  ["İstanbul", "istanbul"],
  ["Кофе осенью", "kofe-osenyu"],
  ["秋のコーヒー豆", "qiu-no-kohi-dou"],
  ["가을 커피", "gaeul-keopi"],
  ["قهوة الخريف", "qhwh-lkhryf"],
  ["कॉफ़ी", "kophi"],
  ["Café ☕️ Eins® 5", "cafe-eins-5"],
  ["🎉", "post"],
])("%s is found at %s", (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
  expect(createSlug(title)).toBe(slug);
});

test("an address is cut between words", () => {
  expect(makeSlug(`Kuchen ${"und Kaffee ".repeat(8)}`)).toBe(`kuchen${"-und-kaffee".repeat(5)}-und`);
});
