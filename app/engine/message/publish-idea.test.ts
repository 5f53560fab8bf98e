import { describe, expect, it } from "vitest";
import { publishIdea } from "./publish-idea";

describe("a later sentence", () => {
  it.each([
    "Please don't write AI anywhere, our users roll their eyes.",
    "My worry is that every care ad sounds like sainthood, so keep it about the roster.",
    "Please no guilt-tripping, our supporters hate that and they're all in coats.",
    "Keep it light but don't promise she'll sail, only that she'll go in.",
    "The real reason is the inspector gave us until the end of July, so just call it a refit.",
    "Just don't make us sound like we're about to fold, because we're not.",
    "Make it fun, people will worry we're shutting, so say the reopening date early on.",
    "You are allowed to say so.",
    "Also don't mention the landlord, we had a dispute about the awning.",
    "Poster will also be printed A2 for the mall.",
    "The audience is the adult children, 35-55, who are tired of repeating themselves.",
    "We want many girls to come, last year they were only 9 out of 112 players.",
    "Not salesy pls, theyll remember us",
    "The lease ended because the landlord put the rent up but that's nobody's business so keep it out.",
  ])("of which a part is said to the writer is left out whole: %s", (talk) => {
    expect(publishIdea(`We open a second shop on 9 October. ${talk}`)).toBe("We open a second shop on 9 October.");
  });

  it.each([
    ["Mention that dogs are welcome, that always works.", "ogs are welcome"],
    ["I'd like us to be fair here: past 16 months buying does win.", "ast 16 months buying does win"],
    ["Teams lose hours to paper, show how our app gives them back.", "hours to paper"],
    ["Kindly be honest that for export pallets film is still needed.", "For export pallets film is still needed"],
    ["Please no pity, we are athletes and we are quite good.", "We are athletes and we are quite good"],
    [
      "One qualified, one apprentice (no experience needed, but must have a licence).",
      "(no experience needed, but must have a licence)",
    ],
    ["We bake it fresh every morning and the oven is wood-fired.", "We bake it fresh every morning"],
  ])("keeps what is to be told: %s", (sentence, told) => {
    expect(publishIdea(`We open a second shop on 9 October. ${sentence}`)).toContain(told);
  });
});

it("an opening that would lose what it is about stays as it was typed", () => {
  const idea =
    "Give me a before-season campaign so people get the roof checked in April, not when the first storm is on the news";
  expect(publishIdea(idea)).toContain("get the roof checked in April");
});

it("a later sentence with a remark in its middle is told without it", () => {
  const idea =
    "Get people to book their sweep in July and August rather than October. There's no discount, the price is the same all year, it's just that the wait is days and not weeks.";
  expect(publishIdea(idea)).toContain("There's no discount, the price is the same all year");
});

it("an opening that would be left with somebody unnamed stays as it was typed", () => {
  const idea = "Reminder that regulars need to confirm their winter place by 20 August, after that it goes to others.";
  expect(publishIdea(idea)).toContain("regulars need to confirm their winter place");
});
