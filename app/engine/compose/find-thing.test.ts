import { expect, test } from "vitest";
import { noWishes } from "../brief";
import { readMaterial } from "../message/read-material";
import { findThing } from "./find-thing";

const project = { name: "Alder & Finch", websiteUrl: "", description: "", targetAudience: "" };
const find = (idea: string) =>
  findThing(
    readMaterial({
      seed: "",
      project: { ...project, brandVoice: null, defaultCallToAction: null, defaultSeoKeywords: null },
      idea,
      facts: null,
      contentTypes: [],
      ...noWishes,
      requestedAt: "2026-11-25T09:00:00.000Z",
    } as never),
    idea,
  );

test.each([
  ["Our wassail is back on Saturday 16 January from 5pm", "our wassail", "on Saturday 16 January from 5pm"],
  ["House concert with Ana Ruiz, Sunday 8 November", "our house concert with Ana Ruiz", "on Sunday 8 November"],
  ["New year offer, 15% off the January evening courses", "our new year offer", null],
  ["Push our boiler service plan, £14 a month", "our boiler service plan", null],
])("%s is about a thing of the business", (idea, ours, when) => {
  expect(find(idea)).toEqual({ ours, when });
});

test.each([
  "The village hall needs a new roof",
  "We need 3 artic drivers to start in January",
  "Borrow a carpet cleaner for £6 a day",
  "Kidding season's over and we're back at the market from Sunday 6 September",
])("%s names nothing for sure that is the business's", (idea) => {
  expect(find(idea)).toBeNull();
});
