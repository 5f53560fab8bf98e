import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/briefs";
import { voiceSamples } from "#tests/factories/voice-samples";
import { checkCaptions } from "../../../checks/caption-rules";
import { matchVoice } from "../../../voice/match-voice";
import { makeVoiceProfile } from "../../../voice/voice-profile";
import { makePlan } from "../planning/make-plan";
import { writeCaptions } from "./write-captions";

const brief = aBrief("Bean There", "Coffee roaster in Bristol.", "commuters", "A launch for our autumn single-origin");
const together = (captions: { text: string }[]) => captions.map(({ text }) => text).join("\n\n");

describe("captions of a project with a measured voice", () => {
  const formal = makeVoiceProfile([...voiceSamples.formal]);
  const plan = makePlan({ ...brief, voice: formal });

  it("sound more like it, and keep every rule", () => {
    const plain = matchVoice(together(writeCaptions(makePlan(brief))), formal).percent;
    expect(matchVoice(together(writeCaptions(plan)), formal).percent).toBeGreaterThan(plain);
    expect(checkCaptions(writeCaptions(plan), plan)).toEqual([]);
  });

  it("use no contractions where the voice has none", () => {
    expect(together(writeCaptions(plan))).not.toMatch(/\b\w+n’t\b|\b(?:we|you|it)’(?:re|s|ll)\b/i);
  });
});

it("keeps the list that a caption announces", () => {
  const lists = writeCaptions(makePlan(brief)).filter(({ hook }) => hook === "number" || hook === "checklist");
  for (const { text } of lists) expect(text).toMatch(/^(?:1\.|✓) /m);
});
