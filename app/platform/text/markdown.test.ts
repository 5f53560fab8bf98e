import { expect, test } from "vitest";
import { renderArticlePage } from "./article-page.server";
import { renderMarkdown } from "./markdown.server";
import { renderPlainText } from "./plain-text.server";

test("headings, emphasis, lists, tables and links become HTML", () => {
  const html = renderMarkdown(
    "# Beans\n\n## Roast\n\n### Grind\n\n**Fresh** and [good](https://a.example/x).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  expect(html).toContain("<h1>Beans</h1>");
  expect(html).toContain("<h2>Roast</h2>");
  expect(html).toContain("<h3>Grind</h3>");
  expect(html).toContain("<strong>Fresh</strong>");
  expect(html).toContain('<a href="https://a.example/x" rel="nofollow noopener">good</a>');
  expect(html).toContain("<li>one</li>");
  expect(html).toContain("<td>2</td>");
});

test("headings move down under a page's own, and stop at the sixth level", () => {
  const html = renderMarkdown("# A\n\n## B\n\n##### C", { topLevel: 3 });
  expect(html).toContain("<h3>A</h3>");
  expect(html).toContain("<h4>B</h4>");
  expect(html).toContain("<h6>C</h6>");
});

test.each([
  ["a block of script", "<script>alert(1)</script>"],
  ["a script in a line", "Hello <script>alert(1)</script> you"],
  ["an event handler", 'Look <img src=x onerror="alert(1)"> here'],
  ["a frame", '<iframe src="https://a.example"></iframe>'],
])("%s is shown as letters", (_what, markdown) => {
  const html = renderMarkdown(markdown);
  expect(html).not.toMatch(/<(script|img|iframe)/i);
  expect(html).toMatch(/&#x3C;(script|img|iframe)/i);
});

test.each(["[x](javascript:alert(1))", "[x](data:text/html,hi)", "[x](vbscript:x)", "<javascript:alert(1)>"])(
  "the address of %s is dropped",
  (markdown) => expect(renderMarkdown(markdown)).not.toMatch(/href/i),
);

test("a picture from elsewhere is not loaded", () => {
  expect(renderMarkdown("![a cup](https://spy.example/p.png)")).not.toContain("spy.example");
});

test("plain text has the words and none of the signs", () => {
  const text = renderPlainText(
    "# Beans\n\nSome **bold** words, [here](https://a.example).\n\n1. one\n2. two\n\n> quoted\n\n- a\n- b",
  );
  expect(text).toBe("Beans\n\nSome bold words, here (https://a.example).\n\n1. one\n2. two\n\nquoted\n\n- a\n- b\n");
});

test("the article file escapes its head", () => {
  const page = renderArticlePage({ title: "</title><script>x</script>", metaDescription: '"><b>', markdown: "# Hi" });
  expect(page).not.toContain("<script>");
  expect(page).toContain('content="&quot;&gt;&lt;b&gt;"');
  expect(page).toContain("<h1>Hi</h1>");
});
