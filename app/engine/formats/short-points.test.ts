import { expect, test } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { makeSource } from "../compose/make-source";
import { makePlan } from "../make-plan";
import { listShortPoints } from "./short-points";

const list = (idea: string) =>
  listShortPoints(
    makeSource(
      makePlan(
        aBrief("Fenwick", "A shop in Leeds.", "Adults in Leeds", idea, { requestedAt: "2026-11-22T09:00:00.000Z" }),
      ),
    ),
  );

test.each([
  [
    "Holiday deal! 5-visit punch card for $99 instead of $130, comes with shoe rental, only through Dec 24, makes a good gift",
    [
      "Our 5-visit punch card is $99 instead of $130.",
      "Our 5-visit punch card comes with shoe rental.",
      "Our 5-visit punch card: only through December 24.",
      "Our 5-visit punch card makes a good gift.",
    ],
  ],
  ["Diwali sweet boxes, 24 pieces for £18, order by 1 November", ["Order our Diwali sweet boxes by 1 November."]],
  [
    "Our tournament's on Sunday March 8, starts at noon, 32 teams of two, $30 a team",
    [
      "Our tournament's on Sunday March 8.",
      "Our tournament starts at noon.",
      "Our tournament: 32 teams of two.",
      "Our tournament is $30 a team.",
    ],
  ],
  [
    "I've 4 dates left for 2027 and if you book before Christmas it's €300 off",
    ["I've 4 dates left for 2027.", "If you book before Christmas it's €300 off."],
  ],
  [
    "£20 off gutter clearing in December when you book a window clean",
    [
      "Book a window clean and get £20 off gutter clearing in December.",
      "£20 off gutter clearing in December when you book a window clean.",
    ],
  ],
  [
    "New year offer, 15% off the January courses if you sign up before 20 December",
    [
      "Sign up before 20 December and get 15% off the January courses.",
      "15% off the January courses when you sign up before 20 December.",
    ],
  ],
  [
    "Book your Christmas groom now because we fill up every December",
    ["We fill up every December: book your Christmas groom now.", "Book your Christmas groom now."],
  ],
  [
    "Plainlight launches on 2 March. It is a desk lamp with one button and no app. It dims itself when the sun goes down.",
    ["Plainlight is a desk lamp with one button and no app."],
  ],
  ["Furnace tune-up $89 until 30 November, reg $129", []],
  ["Kidding season's over, first fresh curd of the year, $8 a tub", []],
  ["We need two drivers from March, £14 an hour", []],
  ["How to store your winter tyres, 4 quick tips", []],
])("%s", (idea, short) => expect(list(idea)).toEqual(short));
