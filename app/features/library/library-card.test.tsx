import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectField } from "~/ui/field";
import { LibraryCard } from "./library-card";

test("what only a screen reader reads, and a choice of a list, run in their own direction too", () => {
  const prompt = "מאפייה שכונתית בחיפה";
  const item = {
    ...{
      id: 7,
      prompt,
      results: "/project/1/results/7",
      format: null,
      projectName: prompt,
      project: "/project/1",
      createdOn: "Nov 23, 2026",
    },
    types: ["image" as const, "caption" as const],
    picture: { preview: "/media/small", altText: "", download: "/media/large" },
    text: { preview: prompt, whole: prompt, file: "/article.md" },
    captions: { texts: [prompt], file: "/captions.txt" },
    review: null,
  };
  const html = renderToStaticMarkup(
    <>
      <LibraryCard item={item} />
      <SelectField
        id="project"
        name="project"
        label="Project"
        options={[{ value: "1", label: prompt, isTyped: true }]}
      />
    </>,
  );
  const around = html.match(/<[^>]+>(?=מאפייה)/g) ?? [];
  expect(around).toHaveLength(10);
  for (const tag of around) expect(tag).toMatch(/^<(?:bdi>|[^>]* dir="auto")/);
});
