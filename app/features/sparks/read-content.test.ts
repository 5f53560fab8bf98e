import { expect, test } from "vitest";
import { readProvenance } from "./read-content.server";

test("a provenance stored by an earlier version, which wrote 'instead', still says who was asked first", () => {
  const made = { engine: "embedded", model: "built-in engine 1", madeAt: "2026-11-20T12:00:00.000Z" };
  const asked = [{ engine: "openai", reason: "timed-out" }];
  const read = (provenance: unknown) => readProvenance({ sparkId: 1, type: "blog", provenance });
  expect(read({ ...made, instead: asked })).toEqual({ ...made, fallbackFrom: asked });
  expect(read({ ...made, fallbackFrom: asked })).toEqual({ ...made, fallbackFrom: asked });
  expect(read(made)).toEqual(made);
});
