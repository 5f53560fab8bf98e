import { expect, test } from "vitest";
import { holdsAddress } from "./holds-address";

test.each([
  ...[
    "evil.com",
    "Win 1000 at evil.com now",
    "EVIL.COM",
    "evil.xyz",
    "https://evil.example",
    "evil.example/win",
    "www.evil",
  ],
  ...[
    "ada@evil.com",
    "mailto:ada@evil.com",
    "ｅｖｉｌ．ｃｏｍ",
    "evil。com",
    "//evil",
    "xn--e1afmkfd.com",
    "пример.рф",
    "1.1.1.1/x",
  ],
])("%s holds an address", (text) => {
  expect(holdsAddress(text)).toBe(true);
});

test.each([
  ...[
    "Ada",
    "J.R.R.",
    "St.John",
    "Dr.Who",
    "Ph.D",
    "Jean-Luc",
    "O'Neil",
    "Mary Ann",
    "María José",
    "ليلى",
    "山田 太郎",
    "Sr.",
    "Jr.",
  ],
  ...["Müller-Lüdenscheidt", "de la Cruz", "A.", "X Æ A-12", "Anne & Tom", ""],
])("%j is a name", (text) => {
  expect(holdsAddress(text)).toBe(false);
});
