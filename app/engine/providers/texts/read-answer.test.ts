import { expect, test } from "vitest";
import { z } from "zod";
import { readAnswer } from "./read-answer";

const schema = z.object({
  headline: z.string().min(2).max(60),
  call: z.string().default(""),
  points: z.array(z.object({ label: z.string() })).default([]),
});
const good = { headline: "Two for one", call: "Book", points: [{ label: "Tuesdays" }] };
const json = JSON.stringify(good);

test.each([
  ["as it is", json],
  ["in a fence", `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
  ["behind thoughts with braces", `<think>Maybe {"headline": "No"} or {x}? I take { as a sign.</think>\n${json}`],
  ["behind the end of thoughts alone", `So {"headline":"No way"} it is.\n</think>${json}`],
  ["behind a sentence with a brace", `I filled {headline} and { the rest:\n\`\`\`\n${json}\n\`\`\``],
  ["before a placeholder", `${json}\nReplace {name} and {{date}} before you publish.`],
  ["between placeholders", `{name}: ${json} {date}`],
  ["with trailing commas", `{"headline":"Two for one","call":"Book","points":[{"label":"Tuesdays",},],}`],
  [
    "with comments and single quotes",
    `{ // the line\n'headline': 'Two for one', 'call': 'Book', 'points': [{'label': 'Tuesdays'}]}`,
  ],
  ["in one wrapping object", `{"answer":${json}}`],
  ["in a wrapping text", JSON.stringify({ answer: json })],
  ["in a call of a tool", JSON.stringify({ name: "answer", arguments: good })],
  ["in a list", `[${json}]`],
  ["in entities", json.replace("Two for one", "Two&#32;for&#x20;one")],
])("an answer %s is read", (_, text) => {
  expect(readAnswer(text, schema)).toEqual({ ok: true, answer: good });
});

test("raw line breaks in a text stay line breaks", () => {
  const read = readAnswer('{"headline":"Two\nfor one","call":"a\tb"}', schema);
  expect(read).toMatchObject({ ok: true, answer: { headline: "Two\nfor one" } });
});

test.each([
  ["&amp;", "&"],
  ["caf&eacute; &quot;Eins&quot; &#39;s", 'café "Eins" \'s'],
  ["Tom &amp;amp; Jerry", "Tom &amp; Jerry"],
  ["one\\ntwo", "one\ntwo"],
  ['a \\"quote\\"', 'a "quote"'],
  ["caf\\u00e9", "café"],
  ["\\ud83c\\udf55 pizza", "🍕 pizza"],
  ["R&D, AT&T and a \\* star", "R&D, AT&T and a \\* star"],
])("%j is decoded once", (typed, told) => {
  expect(readAnswer(JSON.stringify({ headline: `x ${typed}` }), schema)).toMatchObject({
    ok: true,
    answer: { headline: `x ${told}` },
  });
});

test("null is an empty list and an empty text, and nothing else", () => {
  expect(readAnswer('{"headline":"Two for one","call":null,"points":null}', schema)).toEqual({
    ok: true,
    answer: { headline: "Two for one", call: "", points: [] },
  });
  expect(readAnswer('{"headline":null}', schema).ok).toBe(false);
});

test.each([
  ["nothing", ""],
  ["no object", "I would rather chat."],
  ["one that was cut off", json.slice(0, -8)],
  ["one that was cut off in a list", '{"headline":"Two for one","points":[{"label":"a"},{"label":"b'],
  ["a placeholder alone", "{headline}"],
  ["braces alone", "{".repeat(50_000)],
  ["endless nesting", `{"headline":${'{"a":'.repeat(500)}1${"}".repeat(500)}}`],
])("%s is no answer", (_, text) => {
  expect(readAnswer(text, schema).ok).toBe(false);
});

test("says what is wrong with the largest object, as the schema names it", () => {
  expect(readAnswer(`{"x":1} {"headline":"${"a".repeat(70)}"}`, schema)).toMatchObject({
    ok: false,
    faults: [expect.stringMatching(/^headline: /)],
  });
});
