import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BriefResult } from "./brief-result";
import { Claims } from "./claims";
import { getCaptionLines } from "./get-caption-lines.server";

test("claims to check and remarks are listed under one heading, and nothing is said where there are none", () => {
  const shown = renderToStaticMarkup(<Claims claims={["It sells 80% faster."]} remarks={["It has 430 words."]} />);
  for (const text of ["Check before you publish", "It sells 80% faster.", "It has 430 words."])
    expect(shown).toContain(text);
  expect(renderToStaticMarkup(<Claims />)).toBe("");
});

test("captions carry theirs to the page, and the brief shows its own", () => {
  const caption = { platform: "x", hook: "offer", text: "Hello", shortened: false };
  const [plain, marked] = getCaptionLines([caption, { ...caption, claimsToCheck: ["5 days."], remarks: ["Short."] }]);
  expect(plain).toMatchObject({ claims: [], remarks: [] });
  expect(marked).toMatchObject({ claims: ["5 days."], remarks: ["Short."] });
  const lines = { audience: "a", problem: "b", promise: "c", headline: "d", supportingLine: "e", tone: "calm, exact" };
  const brief = { ...lines, points: [], fullCallToAction: "f", keywords: [], facts: [], claimsToCheck: ["In 3 days."] };
  const shown = renderToStaticMarkup(<BriefResult brief={brief} />);
  for (const text of ["Calm, exact", "Check before you publish", "In 3 days."]) expect(shown).toContain(text);
});
