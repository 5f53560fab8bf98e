import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Brief } from "../../app/engine/brief";
import { writeArticle } from "../../app/engine/formats/article";
import { writeCaptions } from "../../app/engine/formats/captions";
import { makePlan } from "../../app/engine/make-plan";
import { qualityBriefs } from "./briefs";
import { checkPictograms } from "./pictograms";
import { writeReadingPage } from "./reading-sheet";
import { checkTexts, type Row, type Texts } from "./rules";
import { checkSharing } from "./sharing";
import { unseenBriefs } from "./unseen-briefs";

const folder = path.resolve("build/quality");
/** How many failures of a rule are named. */
const named = 5;

await mkdir(folder, { recursive: true });
const texts = qualityBriefs.map(writeTexts);
const sheet = [...texts, ...unseenBriefs.map(writeTexts)].map(writeReadingPage);
await writeFile(path.join(folder, "reading-sheet.md"), sheet.join("\n\n---\n\n"));

let broken = 0;
print(checkTexts(texts));
print(checkSharing(qualityBriefs));
print(checkPictograms());
if (!process.argv.includes("--texts")) {
  // why only now: it brings the encoder along
  const { checkPictures } = await import("./pictures");
  print(
    await checkPictures(
      texts.map(({ plan }) => plan),
      folder,
    ),
  );
  console.log(`\nTo look at: ${path.relative(".", folder)}/posters.png, films.png and reading-sheet.md`);
}
process.exitCode = broken === 0 ? 0 : 1;

function print(rows: Row[]): void {
  for (const { rule, passed, total, failures } of rows) {
    const share = Math.floor((passed / total) * 1000) / 10;
    console.log(`${rule}: ${share}% (${passed} of ${total})`);
    for (const failure of failures.slice(0, named)) console.log(`    ${failure}`);
    if (failures.length > 0) broken += 1;
  }
}

function writeTexts(brief: Brief): Texts {
  const plan = makePlan(brief);
  return { plan, blog: writeArticle(plan), captions: writeCaptions(plan) };
}
