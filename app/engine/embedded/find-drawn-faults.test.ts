import { expect, test } from "vitest";
import { aBrief } from "#tests/factories/briefs";
import { fixturePlan } from "#tests/factories/campaign-plans";
import { makePlan } from "../make-plan";
import { findCutInFilm, findCutOnPoster } from "./find-drawn-faults";
import { chooseLook } from "./picture/choose-look";
import { writePosterCopy } from "./picture/draw-poster";
import { layoutNames } from "./picture/layouts/layouts";
import { writeScenes } from "./video/scene-scripts";

const ideas = [
  ["German, a price", "Cappuccino und ein Stück Kuchen für 3,90 Euro, jeden Mittwoch ab 14:30 Uhr bis Ende Mai"],
  ["German, an entry", "Sommerfest am 3. Mai, Eintritt 9,50, Kinder bis 12 Jahre frei, von 10 – 18 Uhr im Hof"],
  [
    "German, a date at the cut",
    "Unser großes Sommerfest mit Musik, Kuchen und Grill findet am 24. Dezember 2026 um 18.30 Uhr statt",
  ],
  ["German, an ordinal", "Wir feiern unseren 10. Geburtstag mit 25 % auf alles, z. B. auf 1.200,50 EUR teure Räder"],
  [
    "French, thousands",
    "Notre vélo électrique à 1 299,90 € seulement, livré en 48 h partout en France dès le 5 juin 2026",
  ],
  ["Swiss", "Die neue Kaffeemaschine für den Haushalt gibt es jetzt bei uns für CHF 1’299.50 statt CHF 1’499.00"],
  ["Spanish", "Menú del día por 12,50 € de lunes a viernes, con 2,5 litros de limonada y un 15 % de descuento"],
  ["Portuguese", "Pão de queijo por R$ 19,90 o quilo, das 9:30 às 18:00, só até 30 de novembro"],
  ["Russian", "Скидка 20 % на все велосипеды дороже 1 500,50 руб. до 5 мая, доставка за 2,5 часа"],
  ["Polish", "Pierogi z kapustą za 24,50 zł, porcja 1,5 kg, codziennie od 12:00 do 20:30 w naszej restauracji"],
  ["Japanese", "秋のコーヒー豆を3,900円で販売します。午後3時30分から10人まで試飲できます。100,000円以上で送料無料"],
  ["Korean", "가을 커피 원두를 12,900원에 판매합니다. 오후 3시 30분부터 10명까지 시음할 수 있습니다."],
  ["Chinese", "秋季咖啡豆只要128.50元，满1,000元减15%，每天上午9:30到下午6:00，限前100人"],
  ["Arabic", "قهوة الخريف بسعر ٣٫٩٠ يورو، خصم ٢٠٪ حتى ١٥ مايو ٢٠٢٦، من الساعة ٩:٣٠"],
  ["Hindi", "हमारी नई कॉफी ₹1,299.50 में, 20% की छूट, सुबह 9:30 बजे से"],
  ["English", "Lunch for £3.90, 2.5 litres of soup for 1,200 guests, 10–18 May from 9.30 am, 12.5% off for members"],
  [
    "a long number",
    "Rufen Sie uns an unter 0049301234567890123456789012345678901234567890 und sparen Sie 12,5 % auf alles",
  ],
] as const;

const planOf = (idea: string) =>
  makePlan(aBrief("Café Eins", "", "", idea, { project: { targetAudience: "Gäste ab 18 Jahren" } }));

/** The layouts in turn, so that each has several of the ideas. */
const turns = 4;

test.each(ideas.map(([name, idea], at) => [name, idea, at] as const))(
  "no poster and no film shows a part of a number: %s",
  (_, idea, at) => {
    const plan = planOf(idea);
    for (const layout of layoutNames.filter((_, place) => place % turns === at % turns))
      expect.soft(findCutOnPoster(plan, { ...chooseLook(plan), layout }), layout).toEqual([]);
    expect(findCutInFilm(plan)).toEqual([]);
  },
);

test("a price stands whole in the headline and in the scene that names it", () => {
  expect(planOf("Cappuccino für 3,90 Euro, Eintritt 9,50").headline).toBe("Cappuccino für 3,90 Euro");
  const scenes = writeScenes(planOf("Cappuccino für 3,90 Euro, Eintritt 9,50")).map(({ line }) => line);
  expect(scenes.join(" / ")).toMatch(/^Cappuccino für 3,90 Euro \/ Eintritt 9,50/);
});

test("what is cut before a number does not end in the word that leads to it", () => {
  const plan = planOf("Die ganz neue Herbstkollektion aus reiner Wolle gibt es für nur 129,90 Euro im Laden");
  expect(writePosterCopy(plan).headline).not.toMatch(/(?:für|nur)$/);
});

test("the check sees what is cut", () => {
  const brief = { idea: "Kuchen für 3,90 Euro" };
  expect(findCutOnPoster(fixturePlan({ headline: "Kuchen für 3", brief }))).not.toEqual([]);
  expect(findCutOnPoster(fixturePlan({ headline: "Kuchen für 3,90", brief }))).not.toEqual([]);
  expect(findCutOnPoster(fixturePlan({ headline: "90 Euro für Kuchen", brief }))).not.toEqual([]);
  expect(findCutInFilm(fixturePlan({ headline: "Kuchen für 3", brief }))).not.toEqual([]);
  expect(findCutOnPoster(fixturePlan({ headline: "Kuchen für 3,90 Euro", brief }))).toEqual([]);
});
