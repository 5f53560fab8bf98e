import { describe, expect, it } from "vitest";
import { completeSentence, sentenceRules } from "./complete-sentence";
import { introduceBusiness } from "./introduce-business";
import { noteRules } from "./note-rules";
import { priceNoteRules } from "./price-rules";
import { visitRules } from "./visit-rules";

describe("a line made a sentence", () => {
  for (const { name, examples } of [...priceNoteRules, ...noteRules, ...visitRules, ...sentenceRules])
    it.each(examples)(`by '${name}': %s`, (line, sentence) => {
      expect(completeSentence(line)).toEqual({ text: sentence, rule: name });
    });

  it.each(["Small groups", "Friendly", "Is it for me?", ""])("leaves '%s' as it is, or says it whole", (line) => {
    const made = completeSentence(line);
    expect(made === null || made.text.includes(line.toLowerCase())).toBe(true);
  });
});

describe("a business introduced", () => {
  it.each([
    [
      "Crumb & Kettle",
      "Small sourdough bakery and coffee counter in Ludlow.",
      "Crumb & Kettle is a small sourdough bakery and coffee counter in Ludlow.",
    ],
    [
      "Baklava & Sons",
      "Turkish sweets by post, made to order every Thursday.",
      "Baklava & Sons offers Turkish sweets by post, made to order every Thursday.",
    ],
    [
      "Second Spring",
      "A charity that repairs donated bicycles.",
      "Second Spring is a charity that repairs donated bicycles.",
    ],
    [
      "Odd Lot",
      "We bake overnight and sell out most days by lunch.",
      "We bake overnight and sell out most days by lunch.",
    ],
    ["Shiftlark", "Shiftlark is rota software for restaurants.", "Shiftlark is rota software for restaurants."],
    [
      "Replyhouse",
      "Shared inbox and helpdesk for online shops.",
      "Replyhouse is a shared inbox and helpdesk for online shops.",
    ],
    [
      "Northside",
      "Independent garden centre outside Harrogate with a cafe.",
      "Northside is an independent garden centre outside Harrogate with a cafe.",
    ],
    [
      "Replyhouse",
      "Pulls email and Instagram messages into one place.",
      "Replyhouse pulls email and Instagram messages into one place.",
    ],
    [
      "Gutterwise",
      "Gutter cleaning for houses in the bush around Hobart",
      "Gutterwise offers gutter cleaning for houses in the bush around Hobart.",
    ],
    [
      "Hullfit",
      "Kitchen fitting, tiling and plastering in Hull",
      "Hullfit offers kitchen fitting, tiling and plastering in Hull.",
    ],
    ["Deirdre Maslow", "I help family firms hand over.", "I help family firms hand over."],
    ["Quill", "I'm a piano teacher in Leeds, taking adults only", "I'm a piano teacher in Leeds, taking adults only."],
    ["Linkup", "Helping older people in Fife get online", "Linkup helps older people in Fife get online."],
    ["Linkup", "Teaching children to cook", "Linkup teaches children to cook."],
    ["Mama Oyelaran's", "Nigerian canteen in Peckham.", "Mama Oyelaran's is a Nigerian canteen in Peckham."],
    ["Granskov", "Outdoor kindergarten in a spruce wood.", "Granskov is an outdoor kindergarten in a spruce wood."],
  ])("%s: %s", (name, line, sentence) => {
    expect(introduceBusiness(name, line)).toBe(sentence);
  });
});
