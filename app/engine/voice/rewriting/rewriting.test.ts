import { describe, expect, it } from "vitest";
import { contractWords, writeOutContractions } from "./contractions";
import { addExclamationMarks, removeExclamationMarks } from "./marks";
import { rewriteProse } from "./prose-lines";
import { joinShortSentences, splitLongSentences } from "./sentence-length";
import { takeShare } from "./take";
import { removeBoosters, useCasualWords, useFormalWords } from "./word-choice";

const all = () => true;

describe("words written out", () => {
  it.each([
    ["It's here. You can't miss it.", "It is here. You cannot miss it."],
    ["It's been a year and we won't forget it.", "It has been a year and we will not forget it."],
    [
      "We haven't closed. Let's talk about what you'd like.",
      "We have not closed. Let us talk about what you would like.",
    ],
    ["Don’t wait, we’re here and they’ll come.", "Do not wait, we are here and they will come."],
    ["You're gonna see it.", "You are going to see it."],
  ])("%s", (text, expected) => expect(writeOutContractions(text, all)).toBe(expected));

  it.each([
    ["a question that would stand on its head", "Isn't it a fine day? Didn't they come?"],
    ["a question after its word", "Why doesn't the cup stay warm?"],
    ["what is somebody's", "Anna's cup is here."],
    ["what has two readings", "It's changed the way."],
    ["capitals", "We DON'T sell it."],
  ])("not %s", (_, text) => expect(writeOutContractions(text, all)).toBe(text));
});

describe("contractions", () => {
  it.each([
    ["It is a good day. We are not late.", "It's a good day. We aren't late."],
    ["You will see that they have opened.", "You'll see that they've opened."],
    ["We cannot wait, and we will not stop here.", "We can't wait, and we won't stop here."],
    ["Do not go. I am not done.", "Don't go. I'm not done."],
  ])("%s", (text, expected) => expect(contractWords(text, all)).toBe(expected));

  it("take the text's own apostrophe", () => {
    expect(contractWords("It is not late. We are always here.", all, "’")).toBe("It isn’t late. We’re always here.");
  });

  it.each([
    ["stressed verbs", "That shows how good it is today, and as it is there is none like it."],
    ["have as a possession", "We have a shop."],
    ["not only", "They do not only roast."],
    ["a sentence's end", "Tell us who you are and what it is. If not, we will."],
    ["capitals", "You ARE not late, and we DO NOT mind."],
  ])("not %s", (_, text) => expect(contractWords(text, all)).toBe(text));
});

describe("the choice of words", () => {
  it.each([
    ["However, we cannot commence prior to May.", "But we cannot start before May."],
    ["In order to start, we utilise additional hands.", "To start, we use extra hands."],
    ["Numerous individuals are able to help. Therefore, we shall open.", "Many people can help. So we will open."],
  ])("plain: %s", (text, expected) => expect(useCasualWords(text, all)).toBe(expected));

  it.each([
    ["But we are small. Thanks for coming in.", "However, we are small. Thank you for coming in."],
    ["You can buy an extra cup for the kids.", "You can purchase an additional cup for the children."],
  ])("formal: %s", (text, expected) => {
    expect(useFormalWords(text.replace("an extra", "a extra"), all).replace("a additional", "an additional")).toBe(
      expected,
    );
  });

  it.each([
    ["It is an extremely old oven at a very honest price.", "It is an old oven at an honest price."],
    ["We really care about truly good bread.", "We care about good bread."],
  ])("sober: %s", (text, expected) => expect(removeBoosters(text, all)).toBe(expected));

  it.each(["It is not very good, but the very best and very much ours.", "Really Good Coffee sells a Very Berry cup."])(
    "sober leaves what would mean something else: %s",
    (text) => expect(removeBoosters(text, all)).toBe(text),
  );

  it("leaves names", () => {
    const text = "Ask the Additional Services desk about Shall Street, and Buy Local too.";
    expect(useCasualWords(text, all)).toBe(text);
    expect(useFormalWords(text, all)).toBe(text);
  });
});

describe("exclamation marks", () => {
  it("become full stops, apart from those of a name", () => {
    expect(removeExclamationMarks("Wow!!! Come in! Really?! Ask Yahoo! about it.", all)).toBe(
      "Wow. Come in. Really? Ask Yahoo! about it.",
    );
  });

  it("end short, glad sentences and no sober ones", () => {
    expect(addExclamationMarks("We love it. It costs 3 pounds. We are sorry. You are welcome.", all)).toBe(
      "We love it! It costs 3 pounds. We are sorry. You are welcome!",
    );
  });
});

describe("sentence length", () => {
  it("ends long sentences between two main clauses", () => {
    expect(splitLongSentences("We roast the beans in our yard, and they are posted the same day.", 8, all)).toBe(
      "We roast the beans in our yard. They are posted the same day.",
    );
    expect(splitLongSentences("The oven is 90 years old, but it still bakes well.", 8, all)).toBe(
      "The oven is 90 years old. But it still bakes well.",
    );
  });

  it.each([
    "If you order before noon on any working day, and we are open, the box leaves the same day.",
    "We hope that you come to the shop in the yard, and you stay for a second cup of coffee.",
    "Do you want to come to the shop in the yard, and we show you how it works on the day?",
    "Bread, cake and tea, and you will be happy.",
    "Try the same beans in two roasts on one day, and you will know your side.",
    "Open it, put your nose in for a moment, and you'll know what we mean.",
  ])("keeps together what leans on each other: %s", (text) => expect(splitLongSentences(text, 6, all)).toBe(text));

  it("joins short statements about one thing, and no orders or refusals", () => {
    expect(joinShortSentences("Our shop opens at eight in the morning. It closes at six.", 20, all)).toBe(
      "Our shop opens at eight in the morning, and it closes at six.",
    );
    for (const text of [
      "Order by Friday at noon. We ship on Monday.",
      "We do not sell recipes. You need three meals.",
    ]) {
      expect(joinShortSentences(text, 20, all)).toBe(text);
    }
  });
});

describe("what is no prose", () => {
  it("comes out as it went in", () => {
    const text = [
      "# it is a title",
      "| it is | a table |",
      "```",
      "it is code",
      "```",
      "- it is [a link](https://it.example/is)",
      '> it is "what it is" `it is` #itis @it_is it.is/it it@is.example',
      "Bean There It Is",
    ].join("\n");
    const shouted = rewriteProse(text, ["bean there it is"], (prose) => prose.replace(/it is/gi, "IT IS"));
    expect(shouted).toBe(text.replace("- it is", "- IT IS").replace("> it is", "> IT IS"));
  });
});

it("a dose takes evenly, the first place among them", () => {
  const places = (share: number) => {
    const take = takeShare(share);
    return Array.from({ length: 10 }, () => (take() ? "x" : ".")).join("");
  };
  expect([1, 0.5, 0.3].map(places)).toEqual(["xxxxxxxxxx", "x.x.x.x.x.", "x...x..x.."]);
});
