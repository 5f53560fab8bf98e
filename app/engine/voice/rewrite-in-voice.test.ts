import { describe, expect, it } from "vitest";
import { voiceSamples } from "#tests/factories/voice-samples";
import { matchVoice } from "./match-voice";
import { rewriteInVoice } from "./rewrite-in-voice";
import { makeVoiceProfile } from "./voice-profile";

type Kind = keyof typeof voiceSamples;
const kinds = Object.keys(voiceSamples) as Kind[];
const profiles = Object.fromEntries(kinds.map((kind) => [kind, makeVoiceProfile(voiceSamples[kind])])) as Record<
  Kind,
  ReturnType<typeof makeVoiceProfile>
>;

const article = `# Autumn, roasted: it is here

We roast on Mondays in Leeds, and it is posted the same day. You will taste 3 things in [the autumn box](https://beanthere.example/do-not-wait), which means it does not stay full for long. However, we do not utilise "beans that cannot wait". Therefore, you are always close to fresh coffee, and we are glad to help Anna and Yahoo! with theirs.

## Why it is not late

- In order to obtain 12 cups, write to hello@beanthere.example before 3 May.
- It's a really good week! Don't let it pass. Order the autumn box. It is not only coffee.

| it is | a table |
| --- | --- |

\`do not touch\` Isn't it time? Why doesn't the cup stay warm? We're small. We've 2 roasters. It's been a long year!!

#doNotWait @bean_there`;

const texts = [article, ...kinds.flatMap((kind) => voiceSamples[kind])];
const keep = ["Order the autumn box", "Bean There", "single-origin (100%) coffee?", "C++ [beta]"];

/** What must come out as it went in. */
const facts = (text: string) => ({
  numbers: text.match(/\d+/g),
  addresses: text.match(/https?:\/\/[^\s)]+|\S+@\S+/g),
  tags: text.match(/[#@]\w+/g),
  quotes: text.match(/"[^"]+"|`[^`]+`/g),
  headings: text.match(/^#{1,6} .*$/gm),
  names: text.match(/\b(?:Leeds|Anna|Yahoo!|May|March|January|Monday|Friday|Saturday|Sunday)\b/g),
  lines: text.split("\n").length,
  bullets: text.match(/^- /gm)?.length,
});

describe("bringing a text closer to a voice", () => {
  it("never lowers the match, and keeps numbers, names, links, quotes, headings, lists and the call to action", () => {
    for (const text of texts) {
      for (const kind of kinds) {
        const profile = profiles[kind];
        const written = rewriteInVoice(text, profile, { keep });
        expect(matchVoice(written, profile).percent, `${text.slice(0, 30)} as ${kind}`).toBeGreaterThanOrEqual(
          matchVoice(text, profile).percent,
        );
        expect(facts(written)).toEqual(facts(text));
        if (text.includes("Order the autumn box")) expect(written).toContain("Order the autumn box");
      }
    }
  });

  it("brings the opposite clearly closer", () => {
    for (const [text, kind] of [
      [voiceSamples.casual[0], "formal"],
      [voiceSamples.conversational[0], "formal"],
      [voiceSamples.friendly[0], "professional"],
      [article, "casual"],
    ] as const) {
      const [before, after] = [text, rewriteInVoice(text, profiles[kind])].map(
        (each) => matchVoice(each, profiles[kind]).percent,
      );
      expect(after ?? 0, kind).toBeGreaterThan((before ?? 0) + 5);
    }
  });

  it("leaves what is as close as it gets alone, and gives the same answer twice", () => {
    for (const kind of kinds) {
      const own = voiceSamples[kind][0];
      expect(rewriteInVoice(own, makeVoiceProfile([own]))).toBe(own);
    }
    expect(rewriteInVoice(article, profiles.casual)).toBe(rewriteInVoice(article, profiles.casual));
  });
});
