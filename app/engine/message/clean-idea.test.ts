import { expect, it } from "vitest";
import { cleanIdea } from "./clean-idea";
import { addressReaders, opensToReaders, restateOpening, restateTitle } from "./restate-opening";

it.each([
  ["Our client opens a gym on Saturday", "Bukton Boulders opens a gym on Saturday"],
  ["esp. girls and office people", "especially girls and office people"],
  ["its done in 25 minutes lol", "it's done in 25 minutes"],
  ["get folk to reserve there costume early", "get folk to reserve their costume early"],
])("reads as it was meant: %s", (typed, meant) => {
  expect(cleanIdea(typed, ["Bukton Boulders"])).toBe(meant);
});

it.each(["A client opens an account in minutes", "Its own oven", "Meet us there early"])(
  "stays as it was typed: %s",
  (typed) => {
    expect(cleanIdea(typed, ["Bukton Boulders"])).toBe(typed);
  },
);

it.each([
  ["Wanted: two tuba players", "We need two tuba players"],
  ["Need: a caption for our sale", "Need: a caption for our sale"],
  ["Hiring: three posts about our team", "Hiring: three posts about our team"],
  ["Reminder to all members that subs are due by 1 May", "subs are due by 1 May"],
  ["A reminder to have chimneys swept", "have chimneys swept"],
])("says an appeal to readers, and leaves a request alone: %s", (typed, told) => {
  expect(restateOpening(typed)).toBe(told);
});

it.each([
  [
    "Remind people to get their roof checked before they go away. They forget.",
    "Remind people to get your roof checked before you go away. They forget.",
  ],
  ["We'd like parents to know that they can visit", "We'd like parents to know that you can visit"],
  ["We help people to keep their teeth", "We help people to keep their teeth"],
  [
    "We need 40 coats for families to keep their children warm",
    "We need 40 coats for families to keep their children warm",
  ],
  [
    "Tell customers to bring their dogs in and we'll groom them",
    "Tell customers to bring your dogs in and we'll groom them",
  ],
])("is said to those who are to be told: %s", (typed, told) => {
  expect(addressReaders(typed)).toBe(told);
});

it.each([
  ["We need six more volunteers", true],
  ["Families are invited to our open morning", true],
  ["We need a post about our open morning", false],
  ["We need to fill the hall", false],
  ["We need this out by Friday", false],
  ["Puns are welcome", false],
])("is an opening to readers or to the writer: %s", (typed, is) => {
  expect(opensToReaders(typed)).toBe(is);
});

it.each([
  ["claim", "Why a fixed fee beats paying by the hour.", "a fixed fee beats paying by the hour."],
  ["claim", "Why is our bread dark?", "Why is our bread dark?"],
  ["claim", "Why not try sourdough.", "Why not try sourdough."],
  ["how-to", "How to repot an orchid.", "Ask us how to repot an orchid"],
  [
    "how-to",
    "How to choose a mattress and when to replace it.",
    "Ask us how to choose a mattress and when to replace it",
  ],
  ["how-to", "How to float.", "How to float."],
  ["story", "The story of Ananya, who was scared of maths.", "Ananya was scared of maths."],
  ["story", "Our customer Grace, who hatches chicks in Nakuru.", "Our customer Grace hatches chicks in Nakuru."],
  ["story", "Aoife, who joined in May, runs the bar.", "Aoife, who joined in May, runs the bar."],
  ["news", "Why a fixed fee beats paying by the hour.", "Why a fixed fee beats paying by the hour."],
] as const)("a title of a %s is told as a sentence: %s", (kind, typed, told) => {
  expect(restateTitle(typed, kind)).toBe(told);
});
