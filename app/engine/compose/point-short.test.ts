import { describe, expect, it } from "vitest";
import { takeApartPoint } from "../english/take-apart-point";
import { readBargain } from "./point-bargain";
import { readShortPoint, type ShortPoint } from "./point-short";

const read = (point: string) => readShortPoint(point, takeApartPoint(point));

/** Each point with the forms that were approved by reading them. */
const shortForms: readonly (readonly [point: string, forms: Partial<ShortPoint>])[] = [
  [
    "Bring your winter boots in during October and we waterproof them for free with any resole",
    {
      noun: "free waterproofing with any resole",
      action: "Bring your winter boots in during October",
      news: "We waterproof your winter boots for free with any resole",
      sentences: ["Bring your winter boots in during October.", "We waterproof them for free with any resole."],
    },
  ],
  [
    "You can now send a voice note by WhatsApp and get the daily report back as a PDF",
    {
      news: "You get the daily report back as a PDF",
      sentences: ["You can now send a voice note by WhatsApp.", "You get the daily report back as a PDF."],
    },
  ],
  [
    "Open morning Saturday 16 January 10am-1pm, try any instrument for free",
    {
      noun: "an open morning",
      when: "on Saturday 16 January, 10am to 1pm",
      sentences: ["The open morning is on Saturday 16 January, 10am to 1pm.", "Try any instrument for free."],
    },
  ],
  ["Two pairs for the price of one until 30 November", { sentences: [] }],
  ["20% off all tyres until Friday 4 December", { news: "You get 20% off all tyres until Friday 4 December" }],
];

describe("the short forms of a point", () => {
  it.each(shortForms)("%s", (point, forms) => expect(read(point)).toMatchObject(forms));
});

describe("an action with its gain", () => {
  it.each([
    [
      "Book online before 1 June and the second day is half price",
      "The second day is half price if you book online before 1 June",
    ],
    ["Refer a friend and you both get £20", "You both get £20 if you refer a friend"],
    [
      "You can now photograph a receipt and Ledgerly files it under the right tax category",
      "Ledgerly files a receipt under the right tax category",
    ],
  ])("%s", (point, gain) => expect(readBargain(point)?.gain).toBe(gain));

  it.each([
    "Order by Friday 4 December and collect Sunday 6 December",
    "Send us a photo of your chair and we price it",
    "We bake and you eat",
  ])("is not read where it cannot be told: %s", (point) => expect(readBargain(point)).toBeNull());
});
