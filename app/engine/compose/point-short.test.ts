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
  [
    "Two pairs for the price of one until 30 November, excludes varifocals",
    {
      noun: "two pairs for the price of one",
      when: "until 30 November",
      sentences: ["You get two pairs for the price of one until 30 November.", "It excludes varifocals."],
    },
  ],
  [
    "New beginner course starts 12 January, six Mondays at 7.30pm, £96",
    {
      noun: "the new beginner course",
      price: "£96 for six Mondays at 7.30pm",
      sentences: ["The new beginner course starts on 12 January.", "It is £96 for six Mondays at 7.30pm."],
    },
  ],
  [
    "Carol concert Saturday 19 December 7pm, St Anne's church, £8 on the door, under 16s free",
    {
      sentences: [
        "The Carol concert is at St Anne's church on Saturday 19 December at 7pm.",
        "It is £8 on the door.",
        "Under 16s go free.",
      ],
    },
  ],
  [
    "Apprentice gardener wanted from April, £11.44 an hour, four days a week, driving licence helpful",
    {
      sentences: [
        "We are looking for an apprentice gardener from April.",
        "The pay is £11.44 an hour.",
        "It is four days a week.",
        "A driving licence is helpful.",
      ],
    },
  ],
  [
    "The Tempest, 4 to 14 March, tickets $22, students $12",
    { sentences: ["The Tempest runs from 4 to 14 March.", "Tickets are $22.", "Students pay $12."] },
  ],
  [
    "Film night is back, last Friday of the month, doors 7pm, film 7.30",
    {
      sentences: [
        "Film night is back.",
        "It is on the last Friday of the month.",
        "Doors open at 7pm.",
        "The film starts at 7.30.",
      ],
    },
  ],
  [
    "Winter mower service $89 with pick up and delivery, book by 31 July",
    { sentences: ["A winter mower service is $89 with pick up and delivery.", "Book by 31 July."] },
  ],
  [
    "Two gaps in March for fitted wardrobes, book before Christmas and keep this year's prices",
    {
      sentences: [
        "There are two gaps in March for fitted wardrobes.",
        "Book before Christmas and keep this year's prices.",
      ],
    },
  ],
  [
    "Help us raise £2,000 by Easter to keep the library open, £10 pays for an hour",
    { sentences: ["Help us raise £2,000 by Easter to keep the library open.", "£10 pays for an hour."] },
  ],
  [
    "Kitchen closed for refurbishment until 3 March, bar open as usual",
    { sentences: ["The kitchen is closed for refurbishment until 3 March.", "The bar is open as usual."] },
  ],
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
    ["Bring back your old plastic pots any weekday and we reuse them", "We reuse your old plastic pots"],
    ["Order before noon and we deliver the same day", "We deliver the same day if you order before noon"],
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
