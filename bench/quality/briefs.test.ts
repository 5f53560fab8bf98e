import { expect, it } from "vitest";
import { adversaryBriefs } from "./adversary-briefs";
import { qualityBriefs } from "./briefs";
import { readBriefText } from "./campaign";
import { holdsLabel } from "./checks/content-words";

const briefs = [...qualityBriefs, ...adversaryBriefs];

it("has no two briefs of one project or one idea", () => {
  const repeated = (items: string[]) => items.filter((item, at) => items.indexOf(item) !== at);
  expect(repeated(briefs.map(({ brief }) => brief.project.name))).toEqual([]);
  expect(repeated(briefs.map(({ brief }) => brief.idea))).toEqual([]);
});

it.each(briefs.map((labelled) => [labelled.brief.idea, labelled] as const))(
  "asks for nothing that the brief itself does not say: %s",
  (idea, labelled) => {
    const text = readBriefText(labelled);
    expect(labelled.point.filter((label) => !holdsLabel(text, label))).toEqual([]);
    expect(idea).toContain(labelled.instruction ?? "");
  },
);

it("has a name of sixty characters, one in another script and one with an emoji", () => {
  const names = briefs.map(({ brief }) => brief.project.name);
  expect(names.some((name) => [...name].length === 60)).toBe(true);
  expect(names.some((name) => /^[\p{Script=Arabic} ]+$/u.test(name))).toBe(true);
  expect(names.some((name) => /\p{Extended_Pictographic}/u.test(name))).toBe(true);
});
