import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProjectProfile } from "~/features/projects/project-profile";
import { getTextAttributes } from "./text-attributes";

test.each([
  ["השקת לחם הכוסמין החדש שלנו ביום שישי בבוקר", "he"],
  ["إطلاق خبز الزعتر الجديد يوم الجمعة صباحًا", "ar"],
  ["نان تازه برای خانواده‌های پاریس", "fa"],
  ["Wir eröffnen am Samstag unsere neue Rösterei", "de"],
  ["Une ouverture avec des croissants pour le quartier", "fr"],
  ["Nuestra nueva tienda para las familias del barrio", "es"],
  ["秋のコーヒーを始めます", "ja"],
  ["新しい", "ja"],
  ["가을 커피를 시작합니다", "ko"],
])("%s is named by its language", (text, lang) => {
  expect(getTextAttributes(text)).toEqual({ dir: "auto", lang });
});

test.each(["A launch for our autumn single-origin", "Bean There", "Café Zürich", "Нове", "", "2026"])(
  "%s is not named: it is the page's, or nobody can know",
  (text) => {
    expect(getTextAttributes(text).lang).toBeUndefined();
  },
);

test("a page names each text of its own", () => {
  const html = renderToStaticMarkup(
    <ProjectProfile
      profile={{
        websiteUrl: "https://zayit.example",
        description: "מאפייה שכונתית בחיפה",
        targetAudience: "Families who like fresh bread",
        brandVoice: null,
        defaultCallToAction: null,
        defaultSeoKeywords: null,
        problemBeingSolved: null,
        facts: null,
      }}
    />,
  );
  expect(html).toContain('<dd dir="auto" lang="he">מאפייה שכונתית בחיפה</dd>');
  expect(html).toContain('<dd dir="auto">Families who like fresh bread</dd>');
});
