import { describe, expect, it } from "vitest";
import { voiceSamples } from "#tests/factories/voice-samples";
import { analyseVoice } from "./analyse-voice";
import { matchVoice } from "./match-voice";
import { measureVoice } from "./measure-voice";
import { UnreadableSample } from "./unreadable-sample";
import { makeVoiceProfile } from "./voice-profile";

type Kind = keyof typeof voiceSamples;
const kinds = Object.keys(voiceSamples) as Kind[];

describe("the measures of a text", () => {
  it("count sentences and words as a reader does, without headings, links and hashtags", () => {
    const measures = measureVoice([
      "# Opening week\n\nDr. Smith paid $3.50 for a cup. [It's worth it](https://beanthere.example/cup)!\n\n#coffee #beans",
    ]);
    expect(measures).toMatchObject({ sentences: 2, words: 11, exclamations: 0.5 });
    expect(measures.contractions).toBeCloseTo(1 / 11);
  });

  it("read a text that was broken to fit a width as the sentences it is", () => {
    const broken =
      "We roast on Mondays and post the bags on the same day, so that\nthey reach you while they are fresh.";
    expect(measureVoice([broken]).sentences).toBe(1);
  });

  it("are Flesch's and Kincaid's: simple words read easily, long ones ask for years of school", () => {
    const [easy, hard] = [measureVoice(["The cat sat on the mat."]), measureVoice([voiceSamples.formal[0]])];
    expect(easy.readingEase).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 3);
    expect(easy.grade).toBeLessThan(2);
    expect(hard.grade).toBeGreaterThan(11);
    expect(hard.passive).toBeGreaterThan(0.4);
  });

  it("tell who is spoken of", () => {
    expect(measureVoice(["You roast. We brew. They drink."])).toMatchObject({
      secondPerson: 1 / 6,
      firstPerson: 1 / 6,
      thirdPerson: 1 / 6,
    });
  });
});

describe("the tone", () => {
  for (const kind of kinds) {
    it(`of ${kind} writing is ${kind}`, () => {
      for (const sample of voiceSamples[kind]) expect(analyseVoice([sample]).toneAnalysis.primary).toBe(kind);
    });
  }

  it("is told with more confidence from more words, and says what would help", () => {
    const [first, second] = voiceSamples.casual;
    const [little, much] = [analyseVoice([first.slice(0, 200)]), analyseVoice([first, second])];
    expect(little.toneAnalysis.confidence).toBeLessThan(much.toneAnalysis.confidence);
    expect(little.toneAnalysis.why).toMatch(/^Only \d+ words: paste more for a surer answer\.$/);
    expect(much.toneAnalysis.why).not.toContain("paste more");
    expect(Number.isInteger(much.toneAnalysis.confidence)).toBe(true);
  });
});

describe("an analysis", () => {
  it("names complexity by the grade and the words that carry the text", () => {
    expect(analyseVoice([voiceSamples.bold[0]]).sentenceStructure.complexity).toBe("simple");
    expect(analyseVoice([voiceSamples.professional[0]]).sentenceStructure.complexity).toBe("moderate");
    expect(analyseVoice([voiceSamples.formal[0]]).sentenceStructure.complexity).toBe("complex");
    const roastery =
      "Our espresso is a single-origin arabica. The espresso has a thick crema. We tune the grinder before each espresso, and the grinder is cleaned at night. A good crema tells that the grinder is right.";
    const { vocabularyPatterns, industryTerms } = analyseVoice([roastery]);
    expect(industryTerms.slice(0, 3)).toEqual(["espresso", "grinder", "crema"]);
    expect(vocabularyPatterns.commonWords).toContain("espresso");
  });

  it("recommends from the figures", () => {
    expect(analyseVoice([voiceSamples.formal[0]]).recommendations.join(" ")).toMatch(
      /\d+% of your sentences are passive/,
    );
    for (const kind of kinds) expect(analyseVoice([voiceSamples[kind][0]]).recommendations.length).toBeGreaterThan(2);
  });

  it("names in its recommendations no word that the sample does not hold", () => {
    const pressed =
      "We really love it. It is really, truly and certainly the best. You will certainly agree. It is really good.";
    const open = "It may rain. Perhaps it may not. You could probably stay. It might be fine, and it may be often so.";
    const given =
      "The beans are roasted here. The bags were filled by hand. They are sent to you. The shop was opened in May.";
    const advices = [pressed, open, given, ...kinds.flatMap((kind) => voiceSamples[kind])].map((sample) => {
      const { recommendations } = analyseVoice([sample]);
      const named = recommendations.flatMap((line) => [...line.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word));
      for (const word of named) expect(sample.toLowerCase().replace(/\s+/g, " ")).toContain(word.toLowerCase());
      return recommendations.join(" ");
    });
    expect(advices[0]).toContain('You often write "really" and "certainly".');
    expect(advices[1]).toContain('You often write "may" and "');
    expect(advices[2]).toContain('"are roasted" does not say who did it: name them.');
  });

  it.each([
    ["nothing", ""],
    ["emoji alone", "😀🎉😀"],
    ["signs alone", "!?!? ... 1234"],
    ["Arabic", "مرحبا بكم في متجرنا الجديد. نحن سعداء بزيارتكم."],
    ["Spanish", "Nuestro café es el mejor de la ciudad y lo tostamos con cariño para los clientes."],
  ])("refuses %s in words", (_, sample) => {
    expect(() => analyseVoice([sample])).toThrow(UnreadableSample);
  });

  it("takes one word, and is hardly sure", () => {
    const { toneAnalysis } = analyseVoice(["Coffee"]);
    expect(toneAnalysis.confidence).toBeLessThan(25);
    expect(toneAnalysis.why).toContain("Only 1 word:");
  });

  it("takes ten thousand sentences, and a text of one letter", () => {
    expect(analyseVoice(["Hi there. ".repeat(10_000)]).sentenceStructure.averageLength).toBe(2);
    expect(() => analyseVoice(["!?".repeat(25_000)])).toThrow(UnreadableSample);
  });
});

describe("a profile", () => {
  it("has six to ten rules, which follow from the figures", () => {
    for (const kind of kinds) {
      const { rules } = makeVoiceProfile(voiceSamples[kind]);
      expect(rules.length).toBeGreaterThanOrEqual(6);
      expect(rules.length).toBeLessThanOrEqual(10);
    }
    expect(makeVoiceProfile(voiceSamples.formal).rules).toEqual(
      expect.arrayContaining(["No exclamation marks.", "Write words out: it is, do not."]),
    );
    expect(makeVoiceProfile(voiceSamples.conversational).rules).toEqual(
      expect.arrayContaining(["Keep sentences to about 8 words.", "Speak to the reader as you."]),
    );
  });

  it("is the same for the samples in one text and apart", () => {
    const [first, second] = voiceSamples.friendly;
    expect(makeVoiceProfile([`${first}\n\n${second}`])).toEqual(makeVoiceProfile([first, second]));
  });
});

describe("the match", () => {
  for (const kind of kinds) {
    it(`of ${kind} writing is full for itself and highest for its own kind`, () => {
      const profile = makeVoiceProfile([voiceSamples[kind][0]]);
      expect(matchVoice(voiceSamples[kind][0], profile)).toEqual({ percent: 100, departures: [] });
      const others = kinds
        .filter((other) => other !== kind)
        .map((other) => matchVoice(voiceSamples[other][1], profile));
      const own = matchVoice(voiceSamples[kind][1], profile).percent;
      // why not highest for professional and formal: they are neighbours, and two short samples differ by chance.
      expect(own).toBeGreaterThan(80);
      expect(Math.min(...others.map(({ percent }) => percent))).toBeLessThan(60);
    });
  }

  it("says where a text departs, and nothing is as far as the opposite", () => {
    const { percent, departures } = matchVoice(voiceSamples.formal[0], makeVoiceProfile(voiceSamples.casual));
    expect(percent).toBeLessThan(55);
    expect(departures).toHaveLength(3);
    expect(departures).toContain("sentences run longer than yours");
  });

  it("never rises when a text moves away in one figure", () => {
    const profile = makeVoiceProfile(voiceSamples.formal);
    const marks = [0, 2, 4, 6].map((count) => {
      let left = count;
      const text = voiceSamples.formal[0].replace(/\./g, () => (left-- > 0 ? "!" : "."));
      return matchVoice(text, profile).percent;
    });
    expect(marks).toEqual([...marks].sort((one, other) => other - one));
    expect(marks[0]).toBeGreaterThan(marks[3] ?? 100);
  });

  it("does not measure what a rule that was left out asks for", () => {
    const profile = makeVoiceProfile(voiceSamples.formal);
    const loud = voiceSamples.formal[0].replaceAll(".", "!");
    const kept = { ...profile, rules: profile.rules.filter((rule) => !rule.includes("exclamation")) };
    expect(matchVoice(loud, profile).departures).toContain("more exclamation marks than you use");
    expect(matchVoice(loud, kept).departures).not.toContain("more exclamation marks than you use");
    expect(matchVoice(loud, kept).percent).toBeGreaterThan(matchVoice(loud, profile).percent);
  });

  it("of a text without words is nothing", () => {
    expect(matchVoice("#coffee 😀", makeVoiceProfile(voiceSamples.casual))).toEqual({ percent: 0, departures: [] });
  });
});
