import { describe, expect, it } from "vitest";
import { captionPlatforms, countFor, findPlatform, getPlatform, platforms } from "./platforms";
import { captionPlaces } from "./providers/prompts/captions-prompt";

describe("the platform table", () => {
  it("holds the seven platforms with their limits and hashtags", () => {
    expect(platforms.map(({ key, limit, hashtags }) => [key, limit, hashtags])).toEqual([
      ["x", 280, 2],
      ["instagram", 2200, 5],
      ["linkedin", 3000, 5],
      ["tiktok", 2200, 5],
      ["facebook", 63206, 3],
      ["threads", 500, 1],
      ["bluesky", 300, 2],
    ]);
  });

  it("has ten captions written, at least one for each platform, by a model as by the built-in engine", () => {
    expect(captionPlatforms).toHaveLength(10);
    expect(new Set(captionPlatforms)).toEqual(new Set(platforms.map(({ key }) => key)));
    expect(captionPlaces.map(({ platform }) => platform)).toEqual(captionPlatforms);
  });

  it("tells an unknown key apart", () => {
    expect(findPlatform("myspace")).toBeUndefined();
    expect(() => getPlatform("myspace")).toThrow(RangeError);
  });
});

describe("counting", () => {
  it.each([
    ["hello", 5],
    ["see https://a-very-long-address.example/with/a/path?and=more", 4 + 23],
    ["go to beanthere.example", 6 + 23],
    ["😀", 2],
    ["👩‍👩‍👧‍👦", 2],
    ["🇵🇹", 2],
    ["コーヒー", 8],
    ["“café” — naïve", 14],
  ])("weighs %j for X", (text, weight) => {
    expect(countFor("x", text)).toBe(weight);
  });

  it("counts what a reader sees for Bluesky and code points elsewhere", () => {
    expect(countFor("bluesky", "👩‍👩‍👧‍👦")).toBe(1);
    expect(countFor("threads", "👩‍👩‍👧‍👦")).toBe(7);
  });
});
