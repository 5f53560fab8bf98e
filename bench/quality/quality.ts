import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { adversaryBriefs } from "./adversary-briefs";
import { qualityBriefs } from "./briefs";
import { makeCampaign } from "./campaign";
import { articleChecks } from "./checks/article";
import { captionChecks } from "./checks/captions";
import { type Row, runCheck } from "./checks/check";
import { faithfulnessChecks } from "./checks/faithfulness";
import { filmAndPosterChecks } from "./checks/film-and-poster";
import { grammarChecks } from "./checks/grammar";
import { checkPictograms } from "./checks/pictograms";
import { checkSharing } from "./checks/sharing";
import { wordingChecks } from "./checks/wording";
import { printRows } from "./print-rows";
import { writeReadingPage } from "./reading-sheet";

const folder = path.resolve("build/quality");
const all = process.argv.includes("--all");

await mkdir(folder, { recursive: true });
const campaigns = [...qualityBriefs, ...adversaryBriefs].map(makeCampaign);
await writeFile(path.join(folder, "reading-sheet.md"), campaigns.map(writeReadingPage).join("\n\n---\n\n"));

const rows: Row[] = [];
for (const check of [
  ...articleChecks,
  ...faithfulnessChecks,
  ...wordingChecks,
  ...grammarChecks,
  ...captionChecks,
  ...filmAndPosterChecks,
])
  rows.push(await runCheck(check, campaigns));
rows.push(...checkSharing(campaigns), ...checkPictograms());
let red = printRows(rows, { all });

if (!process.argv.includes("--texts")) {
  // why only now: it brings the encoder along
  const { checkPictures } = await import("./pictures");
  console.log("");
  red += printRows(await checkPictures(campaigns, folder), { all });
}
console.log(`\nTo read and to look at: ${path.relative(".", folder)}`);
process.exitCode = red === 0 ? 0 : 1;
