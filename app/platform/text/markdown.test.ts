import { describe, expect, test } from "vitest";
import { listHostileMarkdown } from "#tests/factories/hostile-markdown";
import { renderArticlePage } from "./article-page.server";
import { findMarkdownProblem, markdownProblems, renderMarkdown, showAsTyped } from "./markdown.server";
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
  expect(html).toMatch(/&lt;(script|img|iframe)/i);
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

test("the article file escapes its head", async () => {
  const page = await renderArticlePage({
    title: "</title><script>x</script>",
    metaDescription: '"><b>',
    markdown: "# Hi",
  });
  expect(page).not.toContain("<script>");
  expect(page).toContain('content="&quot;&gt;&lt;b&gt;"');
  expect(page).toContain("<h1>Hi</h1>");
});

test("an address that was typed alone is a link, and a name with a dot is none", () => {
  const html = renderMarkdown("See https://a.example/x, www.b.example/y. or ask a@b.example about Node.js");
  expect(html).toContain('<a href="https://a.example/x" rel="nofollow noopener">https://a.example/x</a>,');
  expect(html).toContain('<a href="http://www.b.example/y" rel="nofollow noopener">www.b.example/y</a>.');
  expect(html).toContain('<a href="mailto:a@b.example" rel="nofollow noopener">a@b.example</a>');
  expect(html).toContain("Node.js");
  expect(html).not.toContain(">Node.js<");
});

test("a table's columns are aligned without a style", () => {
  const html = renderMarkdown("| a | b |\n|--:|---|\n| 1 | 2 |");
  expect(html).toContain('<th align="right">a</th>');
  expect(html).not.toContain("style");
});

test("the highest heading of a text becomes the level that is asked for, whichever it was", () => {
  expect(renderMarkdown("### A\n\n#### B", { highestLevel: 2 })).toBe("<h2>A</h2>\n<h3>B</h3>");
  expect(renderMarkdown("Words.", { highestLevel: 2 })).toBe("<p>Words.</p>");
});

describe("a text that costs too much", () => {
  test.each(Object.entries(listHostileMarkdown(60_000)))(
    "%s: laid out, or shown as it was typed",
    (_what, markdown) => {
      const html = renderMarkdown(markdown);
      expect(html.length).toBeLessThan(1_500_000);
      if (findMarkdownProblem(markdown)) expect(html).toBe(showAsTyped(markdown));
      expect(renderPlainText(markdown).length).toBeLessThan(1_500_000);
    },
  );

  test.each([
    ["quotes in lists", "> - ".repeat(2_000), markdownProblems.depth],
    [
      "lists over many lines",
      Array.from({ length: 9 }, (_, at) => `${"  ".repeat(at)}- a`).join("\n"),
      markdownProblems.depth,
    ],
    ["more than any editor takes", "a ".repeat(50_001), markdownProblems.length],
    [
      "a table of empty cells",
      `${"|a".repeat(200)}|\n${"|-".repeat(200)}|\n${"|\n".repeat(300)}`,
      markdownProblems.growth,
    ],
  ])("%s: is explained", (_what, markdown, problem) => {
    expect(findMarkdownProblem(markdown)).toBe(problem);
    expect(renderMarkdown(markdown)).toBe(showAsTyped(markdown));
  });

  test.each([
    ["eight lists", Array.from({ length: 8 }, (_, at) => `${"  ".repeat(at)}- a`).join("\n")],
    ["code that is indented far", `\`\`\`\n${" ".repeat(60)}> - > - > - > - > - x\n\`\`\``],
    [
      "a long article",
      "## A heading\n\n- a list with **bold** and [a link](https://a.example)\n- more\n\n".repeat(600),
    ],
  ])("%s: is laid out", (_what, markdown) => {
    expect(findMarkdownProblem(markdown)).toBeNull();
    expect(renderMarkdown(markdown)).not.toBe(showAsTyped(markdown));
  });

  test("what it was typed as has its paragraphs and lines, and obeys no tag", () => {
    expect(showAsTyped("> - <b>one</b>\ntwo\n\n\nthree")).toBe(
      "<p>&gt; - &lt;b&gt;one&lt;/b&gt;<br>\ntwo</p>\n<p>three</p>",
    );
  });
});
