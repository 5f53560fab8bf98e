import fc from "fast-check";
import twitter from "twitter-text";
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
    ["see https://a-very-long-address.com/with/a/path?and=more", 4 + 23],
    ["go to beanthere.com", 6 + 23],
    ["go to beanthere.example", 23],
    ["see https://beanthere.com/herbst.", 4 + 23 + 1],
    ["see (https://beanthere.com/herbst)!", 4 + 1 + 23 + 2],
    ["write to hello@beanthere.com", 28],
    ["Node.js and e.g. this", 21],
    ["5️⃣ steps", 8],
    ["Bean® There™", 13],
    ["👋🏽", 2],
    [`https://beanthere.com/${"秋のコーヒー".repeat(33)}`, 23 + 33 * 12],
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

  it("counts for X what X's own library counts, whatever the text", () => {
    const piece = fc.oneof(
      fc.constantFrom(..."abz09.-_/@#?&=(),:;!'\"~$%+| \n"),
      fc.constantFrom("com", "org", "de", "co.jp", "js", "example", "http://", "https://", "www.", "://", "t.co/"),
      fc.constantFrom(
        "é",
        "ü",
        "ß",
        "я",
        "コ",
        "秋",
        "、",
        "。",
        "한",
        "ع",
        "ก",
        "e\u0301",
        "\u200d",
        "\ufe0f",
        "\u20e3",
      ),
      fc.constantFrom("😀", "👋🏽", "👩‍👩‍👧‍👦", "🇵🇹", "5️⃣", "®", "™", "™️", "—", "…", "’", "€", "\u00a0", "\u3000"),
    );
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, (typed) => {
        expect(countFor("x", typed)).toBe(twitter.parseTweet(typed).weightedLength);
      }),
      { numRuns: 2000 },
    );
  });

  it("counts long texts without a space", () => {
    expect(countFor("x", "あ.".repeat(2_500))).toBe(7_500);
    expect(countFor("x", "a.".repeat(2_500))).toBe(5_000);
    expect(countFor("x", `${"秋のコーヒー。".repeat(200)}https://beanthere.com/a`)).toBe(200 * 14 + 23);
  });
});
