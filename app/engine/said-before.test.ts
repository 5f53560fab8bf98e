import { expect, it } from "vitest";
import { aBrief } from "#tests/factories/briefs";
import { measureSharedSentences } from "./checks/sentences";
import { writeArticle } from "./formats/article";
import { writeCaptions } from "./formats/captions";
import { makePlan } from "./make-plan";
import { readSaidSentences } from "./said-before";

it("knows a sentence again in another project's name, case and marks", () => {
  const said = new Set(readSaidSentences("Fresh bread, from Corner Crumb. It keeps.", "Corner Crumb"));
  expect(readSaidSentences("Fresh bread from Bean There!", "Bean There").every((key) => said.has(key))).toBe(true);
  expect(readSaidSentences("Fresh coffee from Bean There!", "Bean There").some((key) => said.has(key))).toBe(false);
});

it("lets the same idea, asked for again, come out in other words", () => {
  const idea = "We are hiring";
  const first = makePlan(aBrief("Corner Crumb", "Village bakery.", "families", idea));
  const second = makePlan(aBrief("Bean There", "Bakery in Leeds.", "commuters", idea));
  const articles = [
    writeArticle(first).markdown,
    writeCaptions(first)
      .map(({ text }) => text)
      .join("\n\n"),
  ];
  const said = new Set(articles.flatMap((text) => readSaidSentences(text, "Corner Crumb")));
  // why prose alone: the point, what is at a glance, and the call to action are the brief's own and stay
  const masked = writeArticle(second, said)
    .markdown.replaceAll("Bean There", "Corner Crumb")
    .replace(/^(?:[-*#]|\d+\.).*$/gm, "")
    .replaceAll(`${idea}.`, "");
  expect(measureSharedSentences(masked, articles[0] ?? "")).toBeLessThan(0.05);
});
