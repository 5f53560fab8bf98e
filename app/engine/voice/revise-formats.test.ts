import { expect, test } from "vitest";
import { voiceSamples } from "#tests/factories/voice-samples";
import { countWords } from "../checks/sentences";
import { type Ads, adLimits, type Email, emailLimits } from "../engine";
import { layOutEmail } from "../formats/lay-out-email";
import { reviseAds, reviseEmail } from "./revise-formats";
import { makeVoiceProfile } from "./voice-profile";
import { voiceTasks } from "./voice-tasks";

const formal = makeVoiceProfile(voiceSamples.formal);

const email: Email = {
  format: "email",
  ...layOutEmail({
    subject: "It's here",
    preheader: "And it's good",
    greeting: "Hello,",
    paragraphs: ["It's here, and we can't wait to see you! It isn't sold out yet."],
    list: [],
    callToAction: { label: "Don't wait", url: "https://beanthere.example" },
    ends: ["Bean There"],
  }),
  claimsToCheck: [],
};

test("an e-mail's body follows the voice in text and HTML alike; subject and call to action stay", () => {
  const revised = reviseEmail(email, formal, []);
  expect(revised.text).toContain("It is here, and we cannot wait to see you.");
  expect(revised.html).toContain("<p>It is here, and we cannot wait to see you.");
  expect(revised.html).toContain('<a href="https://beanthere.example">Don\'t wait</a>');
  expect(revised).toMatchObject({ subject: "It's here", callToAction: email.callToAction });
});

test("an e-mail that would grow over its words stays as it is", () => {
  const room = emailLimits.words.most - countWords(email.text);
  const long = { ...email, text: `${email.text}\n\n${"coffee ".repeat(room)}` };
  expect(reviseEmail(long, formal, [])).toBe(long);
});

test("each line of the ads follows the voice within its limit", () => {
  const tight = `We can't wait. ${"Coffee ".repeat(15)}${"x".repeat(5)}`;
  expect(tight).toHaveLength(125);
  const ads: Ads = {
    format: "ad",
    headlines: ["It's here"],
    descriptions: ["It's here, and we can't wait."],
    social: [{ text: tight, headline: "It's here" }],
    url: "https://beanthere.example",
    claimsToCheck: [],
  };
  const revised = reviseAds(ads, formal, []);
  expect(revised.descriptions).toEqual(["It is here, and we cannot wait."]);
  expect(revised.social[0]?.text).toBe(tight);
  expect([...tight].length).toBeLessThanOrEqual(adLimits.social.text);
  const task = voiceTasks.revise({ type: "caption", content: ads }, formal, [], "{}");
  expect(task.content).toEqual(revised);
  expect(task.match).toEqual(voiceTasks.match({ type: "caption", content: revised }, formal));
});
