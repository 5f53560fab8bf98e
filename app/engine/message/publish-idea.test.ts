import { expect, test } from "vitest";
import { publishIdea } from "./publish-idea";

test.each([
  ["Shout about our crab rolls, back from Good Friday", "Our crab rolls, back from Good Friday"],
  ["Could you rustle up a post on the apple press, open every Saturday", "The apple press, open every Saturday"],
  [
    "Chair hire at half price till May. I want the van busy on Mondays, those are our slow days",
    "Chair hire at half price till May.",
  ],
  ["Puppy class starts 9 January, would love to fill all eight places", "Puppy class starts 9 January"],
  [
    "Half term pottery, £22 a session. No brand names please, there was a row last year",
    "Half term pottery, £22 a session.",
  ],
  ["Help me get people thinking about spring weekends on the barge", "Spring weekends on the barge"],
])("takes out what is said to the writer: %s", (idea, left) => expect(publishIdea(idea)).toBe(left));

test.each([
  "Fill your freezer with half a lamb from our own hill, £95 butchered and bagged",
  "Tell your story at our open mic, second Wednesday, free in",
  "Raise a glass to 25 years of the Anchor, first pint at 2001 prices",
  "Knees gone at 50? We run strength classes on Mondays. Nobody will laugh",
  "“I got my Sundays back, and my children noticed before I did.” Flat fee from £240 a month",
  "bread. morning. warm.",
  "Thank you to all 38 volunteers who repainted the hall",
])("leaves alone what is said to readers: %s", (idea) => expect(publishIdea(idea)).toBe(idea));

test("an idea of which nothing would be left stays, and so does one without words", () => {
  expect(publishIdea("Please write something nice about us")).toBe("Please write something nice about us");
  expect(publishIdea("")).toBe("");
});
