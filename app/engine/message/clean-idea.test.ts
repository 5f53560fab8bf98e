import { expect, it } from "vitest";
import { cleanIdea } from "./clean-idea";
import { restateOpening } from "./restate-opening";

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
])("says an appeal to readers, and leaves a request alone: %s", (typed, told) => {
  expect(restateOpening(typed)).toBe(told);
});
