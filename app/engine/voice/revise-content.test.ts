import { expect, test } from "vitest";
import { voiceSamples } from "#tests/factories/voice-samples";
import { countFor } from "../platforms";
import { reviseBlog, reviseCaptions } from "./revise-content";
import { makeVoiceProfile } from "./voice-profile";

const formal = makeVoiceProfile(voiceSamples.formal);

test("a caption that would grow over its platform's limit stays as it is, and the others follow the voice", () => {
  const text = `It's here, and we can't wait. ${"Coffee ".repeat(34)}and my cup!`;
  expect(countFor("x", text)).toBe(279);
  const captions = ["x", "facebook"].map((platform) => ({ platform, text, hook: "story", shortened: false }));
  const [short, long] = reviseCaptions(captions, formal, []);
  expect(short?.text).toBe(text);
  expect(long?.text).toMatch(/^It is here, and we cannot wait\. Coffee .* my cup\.$/);
});

test("a blog post's answers and claims follow the article's new wording; what is published with it stays", () => {
  const blog = {
    title: "It's autumn",
    slug: "its-autumn",
    metaDescription: "It's here!",
    excerpt: "It's here!",
    markdown: "# It's autumn\n\nIt's here! We've sold 300 bags.\n\nIt's not late.\n\nWe can't store it for Anna.",
    faqs: [{ question: "Isn't it late?", answer: "It's not late." }],
    claimsToCheck: ["We've sold 300 bags.", "We can't store it for Anna."],
  };
  expect(reviseBlog(blog, formal, [], "{}")).toEqual({
    ...blog,
    markdown: "# It's autumn\n\nIt is here. We have sold 300 bags.\n\nIt is not late.\n\nWe cannot store it for Anna.",
    faqs: [{ question: "Isn't it late?", answer: "It is not late." }],
    claimsToCheck: ["We have sold 300 bags.", "We cannot store it for Anna."],
  });
});
