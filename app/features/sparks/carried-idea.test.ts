import { expect, test } from "vitest";
import { carriedIdeaLimit, carryIdea, readCarriedIdea } from "./carried-idea";

const read = (query: string) => readCarriedIdea(new URLSearchParams(query));

test("an idea comes out of an address as it went in", () => {
  const idea = "50% off & more: كل شيء, isn't it?";
  for (const path of ["/project/new", "/login?tab=register"]) {
    expect(readCarriedIdea(new URL(carryIdea(path, idea), "http://a.example").searchParams)).toBe(idea);
  }
});

test("is one line, and nothing where there is none or a whole text", () => {
  expect(read("idea=+A%0D%0Alaunch++today+")).toBe("A launch today");
  expect(read("")).toBeNull();
  expect(read("idea=+%0A")).toBeNull();
  expect(read(`idea=${"a".repeat(carriedIdeaLimit + 1)}`)).toBeNull();
  expect(carryIdea("/project/new", null)).toBe("/project/new");
});
