import { expect, test } from "vitest";
import { carriedIdeaLimit } from "../sparks/carried-idea";
import { readDemoIdea } from "./demo-idea";

const read = (idea: string) => readDemoIdea(new URLSearchParams({ idea }));

test("a sentence becomes one line, whatever it is written in", () => {
  expect(read("  A launch\r\n of\u0000 tea ")).toMatchObject({ idea: "A launch of tea" });
  expect(read("asdf")).toMatchObject({ idea: "asdf" });
  expect(read("افتتاح مقهى 🎉")).toMatchObject({ idea: "افتتاح مقهى 🎉" });
  expect(read("a".repeat(carriedIdeaLimit))).not.toHaveProperty("error");
});

test("what nothing can be made of is said, and what was typed is kept", () => {
  expect(read(" \n ")).toMatchObject({ typed: "", error: expect.stringMatching(/^Write a sentence first/) });
  expect(readDemoIdea(new URLSearchParams())).toHaveProperty("error");
  expect(read("🎉!!")).toMatchObject({ typed: "🎉!!", error: expect.stringMatching(/^Please use words/) });
  const long = read("word ".repeat(61));
  expect(long).toMatchObject({ error: "Use at most 300 characters here. Yours has 304." });
  expect(long.typed).toHaveLength(305);
  expect(read("a".repeat(100_000)).typed).toHaveLength(2 * carriedIdeaLimit);
});
