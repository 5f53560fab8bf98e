import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { sparkCallSchema, sparkConstraints, sparkSchema, toSparkInput } from "./spark.schema";

const prompt = "A launch for our autumn single-origin";

/** The messages beside the fields. */
function messages(fields: [string, string][]): unknown {
  const submission = form(fields);
  return submission.status === "error" ? submission.error : null;
}

function form(fields: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return parseWithZod(data, { schema: sparkSchema });
}

describe("the spark form", () => {
  test("says in the spec's words what is missing", () => {
    expect(messages([["prompt", "too short"]])).toEqual({
      prompt: ["Please write at least 10 characters to get good results"],
      contentTypes: ["Please select at least one content type"],
    });
    expect(
      messages([
        ["prompt", "          x"],
        ["contentTypes", "podcast"],
      ]),
    ).toMatchObject({
      prompt: ["Please write at least 10 characters to get good results"],
    });
    const call = sparkCallSchema.safeParse({ projectId: 7, prompt });
    expect(call.error?.issues.map(({ message }) => message)).toEqual(["Please select at least one content type"]);
  });

  test("gives the one shape inside: null for what is empty, the character as an object", () => {
    const submission = form([
      ["prompt", `  ${prompt} `],
      ["contentTypes", "video"],
      ["contentTypes", "blog"],
      ["contentTypes", "blog"],
      ["sceneSetting", ""],
      ["visualStyle", " "],
      ["mainCharacterName", "Mia"],
      ["mainCharacterPronouns", "she/her"],
      ["wantsHorizontalVideo", "on"],
    ]);
    if (submission.status !== "success") throw new Error("it is valid");
    expect(toSparkInput(submission.value, { projectId: 7, productImageUrl: null })).toEqual({
      projectId: 7,
      facts: null,
      format: null,
      prompt,
      contentTypes: ["blog", "video"],
      sceneSetting: null,
      mainCharacter: { name: "Mia", role: null, pronouns: { object: "her", possessive: "her" } },
      visualStyle: null,
      audioMood: null,
      wantsHorizontalVideo: true,
      wantsVoiceover: false,
      approveScript: false,
      specificCallToAction: null,
      specificSeoKeywords: null,
      productImageUrl: null,
    });

    const film = form([
      ["prompt", prompt],
      ["contentTypes", "video"],
      ["mainCharacterName", " "],
    ]);
    if (film.status !== "success") throw new Error("it is valid");
    expect(toSparkInput(film.value, { projectId: 7, productImageUrl: null }).mainCharacter).toBeNull();
  });

  test("drops what was typed for a video when none is wanted", () => {
    const submission = form([
      ["prompt", prompt],
      ["contentTypes", "blog"],
      ["sceneSetting", "A small roastery at dawn"],
      ["mainCharacterName", "Mia"],
      ["audioMood", "Calm"],
      ["wantsHorizontalVideo", "on"],
      ["wantsVoiceover", "on"],
      ["approveScript", "on"],
    ]);
    if (submission.status !== "success") throw new Error("it is valid");
    const picture = { projectId: 7, productImageUrl: `/media/${"a".repeat(32)}` };
    expect(toSparkInput(submission.value, picture)).toMatchObject({
      sceneSetting: "A small roastery at dawn",
      mainCharacter: null,
      audioMood: null,
      wantsHorizontalVideo: false,
      wantsVoiceover: false,
      approveScript: false,
      productImageUrl: null,
    });
  });

  test("counts the end of a line as one character, as the browser does that let it through", () => {
    const lines = `${"a\n".repeat(999)}ab`;
    const submission = form([
      ["prompt", lines.replaceAll("\n", "\r\n")],
      ["contentTypes", "blog"],
    ]);
    expect(submission).toMatchObject({ status: "success", value: { prompt: lines } });
  });

  test("bounds every text", () => {
    expect(
      messages([
        ["prompt", "x".repeat(2001)],
        ["contentTypes", "blog"],
      ]),
    ).toEqual({
      prompt: ["Must be 2,000 characters or fewer"],
    });
    expect(
      messages([
        ["prompt", prompt],
        ["contentTypes", "blog"],
        ["audioMood", "x".repeat(501)],
      ]),
    ).toHaveProperty("audioMood");
  });

  test("tells the browser its limits", () => {
    expect(sparkConstraints.prompt).toMatchObject({ required: true, minLength: 10, maxLength: 2000 });
  });
});

describe("the call", () => {
  const body = { projectId: 7, prompt, contentTypes: ["blog"] };

  test("takes null and absent alike", () => {
    const parsed = sparkCallSchema.parse({ ...body, visualStyle: null, mainCharacter: null });
    expect(parsed).toMatchObject({ visualStyle: null, audioMood: null, mainCharacter: null });
    expect(sparkCallSchema.parse({ ...body, mainCharacter: { name: "Mia" } }).mainCharacter).toEqual({
      name: "Mia",
      role: null,
      pronouns: { object: null, possessive: null },
    });
  });

  test.each([
    [{ projectId: "7" }],
    [{ projectId: -1 }],
    [{ projectId: 1e300 }],
    [{ prompt: 12345678901 }],
    [{ contentTypes: "blog" }],
    [{ contentTypes: [] }],
    [{ contentTypes: ["podcast"] }],
    [{ mainCharacter: "Mia" }],
    [{ sceneSetting: ["x"] }],
  ])("refuses %j", (wrong) => {
    expect(sparkCallSchema.safeParse({ ...body, ...wrong }).success).toBe(false);
  });
});
