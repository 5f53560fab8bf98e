import { describe, expect, it } from "vitest";
import { askAbout } from "./ask-about";
import { completeSentence } from "./complete-sentence";
import { introduceBusiness } from "./introduce-business";
import notes from "./owners-notes.json";

/** What owners of many businesses note down, each line with the sentence that was approved by reading it; null where the note stays as it is. */
const facts = notes.facts as [line: string, sentence: string | null][];
const descriptions = notes.descriptions as [line: string, sentence: string][];

describe("notes of owners", () => {
  it.each(facts)("'%s' is told as '%s'", (line, sentence) => {
    expect(completeSentence(line)?.text ?? null).toBe(sentence);
  });

  it.each(facts.filter(([, sentence]) => sentence))("keep what '%s' says", (line, sentence) => {
    const figures = (text: string) => text.match(/\d[\d.,]*\d|\d/g) ?? [];
    expect(figures(sentence ?? "")).toEqual(figures(line));
  });

  it("are answered without the words of the question", () => {
    for (const [, sentence] of facts) {
      const asked = sentence ? askAbout(`${sentence}.`) : null;
      if (asked && /^(?:What (?:do|does)|When|Where|Are|How much)\b/.test(asked.question))
        expect(asked.answer).not.toContain(sentence);
      expect(asked?.question ?? "?").toMatch(/\p{L}\?$|^\?$/u);
    }
  });
});

describe("descriptions of businesses", () => {
  it.each(descriptions)("'%s' is introduced as '%s'", (line, sentence) => {
    expect(introduceBusiness("Hallam", line)).toBe(sentence);
  });
});
