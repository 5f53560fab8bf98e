import { HtmlValidate } from "html-validate";
import { administratorPages, openPages, signedInPages } from "#tests/e2e/every-page";
import { expect, test } from "#tests/e2e/journey";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // why: how the markup is written is React's affair; what it means is ours.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "long-title": "off",
    "svg-focusable": "off",
    "tel-non-breaking": "off",
    "prefer-native-element": "off",
    "no-redundant-role": "off",
    "wcag/h30": "error",
    // why: all of our files are our own origin's, and the content policy names it alone.
    "require-sri": "off",
    // why: without scripts the page of a spark in the making loads itself again until it is done.
    "meta-refresh": "off",
  },
});

async function faults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test("the HTML of every open page is valid", async ({ visitor }) => {
  for (const { name, path, status = 200 } of openPages) {
    const answer = await visitor.page.request.get(path);
    expect(answer.status(), name).toBe(status);
    expect(await faults(await answer.text()), name).toEqual([]);
  }
});

test("the HTML of every page of a signed-in person is valid", async ({ visitor }) => {
  for await (const { name, path, status = 200 } of signedInPages(visitor)) {
    const answer = await visitor.page.request.get(path);
    expect(answer.status(), name).toBe(status);
    expect(await faults(await answer.text()), name).toEqual([]);
  }
});

test("the HTML of every page of the administration is valid", async ({ visitor }) => {
  for await (const { name, path, status = 200 } of administratorPages(visitor)) {
    const answer = await visitor.page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), name).toBe(status);
    expect(await faults(await answer.text()), name).toEqual([]);
  }
});
