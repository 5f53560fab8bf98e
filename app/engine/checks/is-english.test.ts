import { expect, it } from "vitest";
import { isInEnglish } from "./is-english";

it.each([
  "It is Tuesday, and the kitchen at Mara's is warm.",
  "Fresh sourdough, baked daily. Rye. Spelt. Baguette. Open Saturday 8am.",
  "Crème brûlée, café au lait, tarte tatin: Sunday brunch.",
  "Pasta!",
  "",
])("takes for English: %s", (text) => expect(isInEnglish(text)).toBe(true));

it.each([
  "Los martes de noviembre, dos platos de pasta por el precio de uno.",
  "Am Dienstag gibt es zwei Teller Nudeln für einen, und das den ganzen November.",
  "Kto lubi dobry chleb niech przyjdzie rano bo potem już nic nie zostaje poza pustymi półkami oraz zapachem mąki który zostaje jeszcze długo potem tutaj",
  "今月の火曜日はパスタが二人分で一人分のお値段です。ご予約をお待ちしています。",
])("does not take for English: %s", (text) => expect(isInEnglish(text)).toBe(false));
