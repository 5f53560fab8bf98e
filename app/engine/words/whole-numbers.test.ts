import { expect, test } from "vitest";
import { cutAtWord } from "./clean-text";
import { findNumberSpans, splitWords } from "./whole-numbers";

const whole = (text: string) => findNumberSpans(text).map(({ start, end }) => text.slice(start, end));
test.each([
  ["Cappuccino für 3,90 Euro, Eintritt 9,50", ["3,90 Euro", "9,50"]],
  ["Bis zu 1 200 € oder 1.200,50 EUR", ["1 200 €", "1.200,50 EUR"]],
  ["CHF 25 statt CHF 1’200.–", ["CHF 25", "CHF 1’200"]],
  ["Am 3. Mai 2026 von 10 – 18 Uhr, 20 % Rabatt", ["3. Mai 2026", "10 – 18 Uhr", "20 %"]],
  ["24.12.2026, 18:30 Uhr", ["24.12.2026", "18:30 Uhr"]],
  ["コーヒー3,900円、午後3時30分から10人まで", ["3,900円", "3時30分", "10人"]],
  ["خصم ٢٠٪ و ٣٫٩٠ يورو", ["٢٠٪", "٣٫٩٠ يورو"]],
  ["Скидка 20 % на 1 500 руб. до 5 мая", ["20 %", "1 500 руб", "5 мая"]],
  ["R$ 19,90 e R$ 5", ["R$ 19,90", "R$ 5"]],
  ["Sale £5–£10, $1.50 and 5 kg", ["£5", "£10", "$1.50", "5 kg"]],
  ["zum 10. Geburtstag den 3. maj", ["10. Geburtstag", "3. maj"]],
  ["It costs £5. Come to the 3 rooms.", ["£5", "3"]],
  ["₹5 lakh and 2.5 million", ["₹5 lakh", "2.5 million"]],
  ["à 18 h 30, 12 rue X, 5 m²", ["18 h 30", "12", "5 m²"]],
  ["3 Monate 12 Männer 5 Millionen", ["3 Monate", "12", "5 Millionen"]],
  ["오후 3시 30분 5,000원", ["3시", "30분", "5,000원"]],
])("%s holds its numbers whole", (text, spans) => {
  expect(whole(text)).toEqual(spans);
});

test.each([
  ["Kuchen mit Sahne und ein Kaffee für 3,90 Euro", 38, "Kuchen mit Sahne und ein Kaffee für"],
  ["Kuchen mit Sahne und ein Kaffee für 3,90 Euro", 42, "Kuchen mit Sahne und ein Kaffee für"],
  ["Kuchen mit Sahne und ein Kaffee für 3,90 Euro", 45, "Kuchen mit Sahne und ein Kaffee für 3,90 Euro"],
  ["Wir suchen für das Fest noch 15 Helferinnen", 34, "Wir suchen für das Fest noch"],
  ["Der ganze Laden im Ausverkauf, jetzt 25 % billiger", 39, "Der ganze Laden im Ausverkauf, jetzt"],
  ["秋のコーヒー豆を3,900円で販売", 11, "秋のコーヒー豆を"],
  ["12345678901234567890", 5, "12345"],
])("%s in %i characters is %s", (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});

test("a number stays with its unit among the words", () => {
  expect(splitWords("Nur 3,90 Euro am 3. Mai")).toEqual(["Nur ", "3,90 Euro ", "am ", "3. Mai"]);
});
