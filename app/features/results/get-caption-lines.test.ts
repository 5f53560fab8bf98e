import { expect, test } from "vitest";
import { fixturePlans } from "#tests/factories/campaign-plans";
import { writeCaptions } from "~/engine/formats/captions";
import { getCaptionLines } from "./get-caption-lines.server";

test("the reason beside a caption is in a reader's words, without the writer's own names and counts", () => {
  const reasons = fixturePlans.flatMap((plan) => getCaptionLines(writeCaptions(plan)).map(({ reason }) => reason));
  expect(reasons).toContain("the point");
  for (const reason of reasons)
    expect(reason).not.toMatch(
      /\d|^(?:about|announce|aside|bare|behind|card|easy|form|hook|included|last|more|near|rest|sum|when|who|detail|invitation|last day|reader|terms|line|answers|name|close|practical|trust|story)$/,
    );
});

test("a reason of a model's own stands as it is", () => {
  const [line] = getCaptionLines([{ platform: "x", hook: "contrast", text: "Then and now.", shortened: false }]);
  expect(line).toMatchObject({ reason: "contrast", platform: "X" });
});

test.each(["detail", "invitation", "last day", "reader", "terms", "line", "answers", "name", "practical"])(
  "the built-in writer's reason %s has a reader's words",
  (hook) => {
    const [line] = getCaptionLines([{ platform: "x", hook: `${hook} 3`, text: "Open until 9.", shortened: false }]);
    expect(line?.reason).not.toBe(hook);
  },
);
