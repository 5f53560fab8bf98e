import { expect, it } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { aMaterial } from "#tests/factories/materials";
import { makeSource } from "../compose/source";
import { makePlanFrom } from "../make-plan";
import { gatherHashtags } from "./gather-hashtags";

const gather = (name: string, description: string, what: string | null = null) => {
  const brief = aBrief(name, description, "locals", "We have news");
  return gatherHashtags(
    makeSource(makePlanFrom(brief, aMaterial({ kind: "offer", point: "We have news", told: ["We have news."], what }))),
  );
};

it.each([
  ["Casa Mar", "A six-room guesthouse near the beach in Ericeira.", ["#Guesthouse", "#Ericeira", "#CasaMar"]],
  [
    "Hallam Heating",
    "Family heating and plumbing firm covering Sheffield.",
    ["#Plumbing", "#Sheffield", "#HallamHeating"],
  ],
  ["Muddy Paws", "Dog grooming in Dayton, one on one.", ["#DogGrooming", "#Dayton", "#MuddyPaws"]],
  ["Mossy Snout", "An online shop for dog food.", ["#MossySnout"]],
])("tags of %s are its trade and its town", (name, description, tags) =>
  expect(gather(name, description)).toEqual(tags),
);

it("the thing is a tag where it has a name of its own", () => {
  expect(gather("Casa Mar", "A guesthouse in Ericeira.", "surf camp")[0]).toBe("#SurfCamp");
  expect(gather("Casa Mar", "A guesthouse in Ericeira.", "boiler serviced")).not.toContain("#BoilerServiced");
});
