import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BlogResult } from "./blog-result";
import { BriefResult } from "./brief-result";
import { Claims } from "./claims";
import { getCaptionLines } from "./get-caption-lines.server";
import { WriterNote } from "./provenance";

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
  const brief = {
    ...lines,
    points: [],
    fullCallToAction: "f",
    keywords: [],
    facts: [],
    questions: [],
    claimsToCheck: ["In 3 days."],
  };
  const shown = renderToStaticMarkup(<BriefResult brief={brief} />);
  for (const text of ["Calm, exact", "Check before you publish", "In 3 days."]) expect(shown).toContain(text);
});

test("a page says of the built-in writer's texts what they are, and what makes longer ones", () => {
  const own = { engine: "embedded", model: "built-in engine 1", madeAt: "2026-11-21T09:00:00.000Z" } as const;
  const render = (isAdmin: boolean, made: Parameters<typeof WriterNote>[0]["made"]) =>
    renderToStaticMarkup(<WriterNote made={made} isAdmin={isAdmin} />);
  const shown = (...made: Parameters<typeof WriterNote>[0]["made"]) => render(false, made);
  const note = "Made by the built-in writer: short and plain.";
  expect(shown({ ...own, engine: "openai" }, own)).toContain(note);
  expect(shown(own)).not.toContain("Connect a model");
  expect(render(true, [own])).toContain(`${note} <a href="/settings">Connect a model for longer texts</a>`);
  expect(shown({ ...own, fallbackFrom: [{ engine: "openai", reason: "timed-out" }] })).toContain(
    "short and plain. OpenAI was asked first: no answer in time.",
  );
  expect(shown({ ...own, engine: "openai" }, null, undefined)).toBe("");
});

test("a long article is folded after its beginning, and a short one is shown whole", () => {
  const show = (markdown: string) => {
    const words = { title: "Autumn", slug: "autumn", metaDescription: "Autumn", excerpt: "Autumn", faqs: [] };
    const blog = { ...words, markdown, html: "<h1>Autumn</h1>", claimsToCheck: [], provenance: null };
    return renderToStaticMarkup(<BlogResult blog={blog} files="/download" voice={null} edit={null} />);
  };
  expect(show("A true sentence. ".repeat(100))).toContain("Read all");
  expect(show("A true sentence. ".repeat(50))).not.toContain("Read all");
});
