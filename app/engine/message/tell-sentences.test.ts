import { describe, expect, it, test } from "vitest";
import { cleanIdea } from "./clean-idea";
import { findLost } from "./keeps-words";
import { restateIdea, restatingRules } from "./restating-rules";
import { tellSentences } from "./tell-sentences";

describe("each rule says its own examples", () => {
  it.each(restatingRules.flatMap(({ name, examples }) => examples.map(([idea, told]) => [name, idea, told] as const)))(
    "%s: %s",
    (_, idea, told) => expect(restateIdea(idea)).toBe(told),
  );
});

test.each([
  [
    "Our plant sale is on 18 April, bring your own bags, want lots of people to come early",
    ["Our plant sale is on 18 April", "Bring your own bags", "Come early"],
  ],
  [
    "Our fair is back on 16 January from 5pm, torchlit procession, fire, morris dancers and hot cider",
    ["Our fair is back on 16 January from 5pm", "Torchlit procession, fire, morris dancers and hot cider"],
  ],
  [
    "We need 3 drivers to start in January, home every night, no weekends",
    ["We need 3 drivers to start in January", "Home every night, no weekends"],
  ],
  [
    "Launch post for our new booking app: when a class is full, members join a list and get a text. Live from 3 May.",
    ["Our new booking app", "When a class is full, members join a list and get a text", "Live from 3 May"],
  ],
  [
    "Announcing Ledgerly 3.0: bank feeds, receipts by photo, and VAT returns in two clicks",
    ["Ledgerly 3.0: bank feeds, receipts by photo, and VAT returns in two clicks"],
  ],
  [
    "Tell the story of Dave from Werribee Electrical. When he came to us he had 3 overdue bills, six months later he is all caught up",
    ["When Dave from Werribee Electrical came to us he had 3 overdue bills", "Six months later he is all caught up"],
  ],
  ["Fill our quiet Monday evenings with half-price beginner lessons", ["Half-price beginner lessons, Monday evenings"]],
  [
    "I want to tell people about dry rot, a wet beam gets weak and costs more to replace the longer you wait",
    ["Dry rot", "A wet beam gets weak and costs more to replace the longer you wait"],
  ],
  [
    "Tell Lilo's story. She's 67, hadn't swum in 3 years, did the course with Mai and swam a mile last month",
    ["Lilo, 67, hadn't swum in 3 years", "She did the course with Mai and swam a mile last month"],
  ],
  [
    "Tell Lilo's story. She's one of our first pupils, hadn't swum in 3 years",
    ["Meet Lilo", "She's one of our first pupils", "She hadn't swum in 3 years"],
  ],
  ["How to store your winter tyres, 4 quick tips", ["How to store your winter tyres"]],
  [
    "Second shop opening on 12 December, first 50 cuts are free",
    ["Second shop opening on 12 December", "The first 50 cuts are free"],
  ],
  [
    "Get your pool ready for the holidays. Push the green to clean service, last bookings before Christmas are 15 December",
    [
      "Get your pool ready for the holidays",
      "The green to clean service: last bookings before Christmas are 15 December",
    ],
  ],
])("%s", (idea, sentences) => expect(tellSentences(cleanIdea(idea))).toEqual(sentences));

test("what is neither instruction nor audience is never lost", () => {
  expect(findLost("Push the boiler plan, £14 a month", ["Boiler plan"])).toEqual(["£14", "month"]);
  expect(findLost("Remind parents that lunch is free", ["Lunch is free"], "parents")).toEqual([]);
});

test.each([
  [
    "Can you make something nice for our party venue, 80 people, from £25 a head",
    "Our party venue, 80 people, from £25 a head",
  ],
  [
    "Q: can I get my dress cleaned in a week? A: yes, if you bring it by Tuesday.",
    "Can I get my dress cleaned in a week?",
  ],
  [
    "I run a small pottery studio and want to promote our hen party packages, £35 a head",
    "Our hen party packages, £35 a head",
  ],
])("begins with the message and not with the asking: %s", (idea, first) =>
  expect(tellSentences(cleanIdea(idea))[0]).toBe(first),
);
