import { describe, expect, it } from "vitest";
import { readIdea } from "./read-idea";

describe("reading an idea", () => {
  it.each([
    ["A launch for our autumn single-origin", "launch", "our autumn single-origin"],
    ["Launch a sustainable coffee brand for millennials", "launch", "our sustainable coffee brand for millennials"],
    ["20% off all boots this weekend", "offer", "20% off all boots"],
    ["explain why regular teeth cleaning matters", "how-to", "regular teeth cleaning"],
    ["Our summer linen collection is here", "launch", "our summer linen collection"],
    ["We're hiring a part-time vet nurse", "hiring", "our search for a part-time vet nurse"],
    ["We are opening a second bakery in Porto", "opening", "our second bakery"],
    ["Open day at our nursery on Saturday", "event", "our open day"],
    ["How to brew coffee at home", "how-to", "brewing coffee at home"],
    ["Write a blog post about our new night cream", "launch", "our new night cream"],
    ["Black Friday deal: free tune-up with every new bike", "offer", "a free tune-up with every new bike"],
    ["Try our new pizza", "launch", "our new pizza"],
    ["Support local farmers", "product", "supporting local farmers"],
    ["HUGE SUMMER SALE ON ALL SANDALS", "offer", "our huge summer sale on all sandals"],
    ["<script>alert('x')</script> Launch our <b>new</b> lamp", "launch", "our new lamp"],
    ["Get beginners to book a first training session", "product", "booking a first training session"],
    ["Raise money for our winter meals", "fundraiser", "our winter meals"],
    ["Celebrate our 10th anniversary", "story", "our 10th anniversary"],
  ])("%s", (text, kind, subject) => {
    const idea = readIdea(text, []);
    expect([idea.kind, idea.subject]).toEqual([kind, subject]);
  });

  it.each(["asdfghjklq", "🎉🎉🎉🎉🎉", "so basically we want to tell everyone that it is great"])(
    "takes no subject from %j",
    (text) => {
      expect(readIdea(text, []).subject).toBeNull();
    },
  );

  it("keeps a question to follow 'we explain'", () => {
    expect(readIdea("Why spreadsheets break when a team grows", []).question).toBe(
      "why spreadsheets break when a team grows",
    );
  });
});
