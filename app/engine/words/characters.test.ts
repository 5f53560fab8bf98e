import { expect, test } from "vitest";
import { keepDrawableText } from "../embedded/fonts/fonts";
import { cleanIdea } from "../message/clean-idea";
import { isEmoji, splitCharacters } from "./characters";
import { cleanWords, cutAtWord, cutToLine } from "./clean-text";
import { listHashtags, makeHashtag } from "./hashtags";

const emoji = ["👋🏽", "👨‍👩‍👧‍👦", "🧑🏾‍🚒", "5️⃣", "#️⃣", "🇵🇹", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "❤️", "☕", "❤️‍🔥", "🏳️‍🌈", "✌🏿"];

test.each(emoji)("%s goes as a whole, from posters, texts and hashtags", (sign) => {
  for (const read of [keepDrawableText, cleanWords, (text: string) => cleanIdea(text)]) {
    expect(read(`Kaffee ${sign} Kuchen`)).toBe("Kaffee Kuchen");
    expect(read(`Kaffee${sign}Kuchen ${sign}`)).toBe("Kaffee Kuchen");
  }
  expect(makeHashtag(`Kaffee ${sign}`)).toBe("#Kaffee");
  expect(listHashtags([sign], [])).toEqual([]);
  expect(splitCharacters(sign).map(isEmoji)).toEqual([true]);
});

test.each(["Sparkwright®", "Sparkwright™", "© 2026 Sparkwright", "Sparkwright®️", "Sparkwright™️"])(
  "%s keeps its mark",
  (text) => {
    for (const read of [keepDrawableText, cleanWords, (said: string) => cleanIdea(said)])
      expect(read(`${text} 🎉`)).toBe(text.replace("\ufe0f", ""));
  },
);

test.each(["می‌خواهم", "क्‍ष और कॉफ़ी", "Nguyễn", "กาแฟที่นี่", "é e\u0301"])("%s stays as it is written", (text) => {
  for (const read of [keepDrawableText, cleanWords, (said: string) => cleanIdea(said)])
    expect(read(text)).toBe(read === keepDrawableText ? text.normalize("NFC") : text);
});

test("a soft hyphen parts no word", () => {
  expect(cleanWords("Fuß\u00adball")).toBe("Fußball");
  expect(keepDrawableText("Fuß\u00adball")).toBe("Fußball");
});

test.each(Array.from({ length: 24 }, (_, at) => at + 4))(
  "a text cut at %i characters has no part of a family",
  (most) => {
    const text = "Für 👨‍👩‍👧‍👦👨‍👩‍👧‍👦 und 👋🏽 alle e\u0301";
    const parts = new Set(splitCharacters(text));
    for (const character of [
      ...splitCharacters(cutAtWord(text, most)),
      ...splitCharacters(cutToLine(text, most).replace(/…$/, "")),
    ])
      expect(parts).toContain(character);
  },
);
