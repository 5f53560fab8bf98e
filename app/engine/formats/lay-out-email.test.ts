import { expect, test } from "vitest";
import { layOutEmail, readEmailBlocks } from "./lay-out-email";

const parts = {
  subject: "Autumn is here",
  preheader: "Roasted on Mondays",
  greeting: "Hello,",
  paragraphs: ['Beans & "milk" <b>for you</b>.'],
  list: ["Price: £9.50", "When: November"],
  callToAction: { label: "Order the box", url: "https://beanthere.example/?a=1&b=2" },
  ends: ["", "Yours, Bean There"],
};

test("an e-mail is the same in text and in HTML, with its call to action once and as the only link", () => {
  const { text, html } = layOutEmail(parts);
  expect(text).toBe(
    [
      "Hello,",
      'Beans & "milk" <b>for you</b>.',
      "- Price: £9.50\n- When: November",
      "Order the box: https://beanthere.example/?a=1&b=2",
      "Yours, Bean There",
    ].join("\n\n"),
  );
  expect(html).toBe(
    [
      "<p>Hello,</p>",
      "<p>Beans &amp; &quot;milk&quot; &lt;b&gt;for you&lt;/b&gt;.</p>",
      "<ul><li>Price: £9.50</li><li>When: November</li></ul>",
      '<p><a href="https://beanthere.example/?a=1&amp;b=2">Order the box</a></p>',
      "<p>Yours, Bean There</p>",
    ].join("\n"),
  );
});

test("without a call to action the address stands alone, and an empty list is none", () => {
  const callToAction = { label: "", url: "https://beanthere.example" };
  const { text, html } = layOutEmail({ ...parts, list: [], callToAction });
  expect(readEmailBlocks(text, callToAction).map(({ kind }) => kind)).toEqual([
    "paragraph",
    "paragraph",
    "action",
    "paragraph",
  ]);
  expect(html).toContain('<a href="https://beanthere.example">https://beanthere.example</a>');
});
