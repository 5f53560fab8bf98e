/**
 * The reading sheet: every campaign's words as a reader gets them, one brief after the other, to be read from top to bottom.
 * `vite-node --config vite.node.config.ts bench/quality/read-aloud.ts [name]`
 */
import { countWords, stripMarkdown } from "../../app/engine/checks/sentences";
import { writeArticle } from "../../app/engine/formats/article";
import { writeCaptions } from "../../app/engine/formats/captions";
import { makePlan } from "../../app/engine/make-plan";
import { unseenBriefs } from "./unseen-briefs";

const wanted = process.argv[2] ?? "";
for (const brief of unseenBriefs.filter(({ project }) => project.name.includes(wanted))) {
  const plan = makePlan(brief);
  const article = writeArticle(plan);
  console.log(
    [
      `\n${"=".repeat(20)} ${plan.projectName}: ${brief.idea}`,
      `voice: ${brief.project.brandVoice ?? "none"} | read as: ${JSON.stringify({ ...plan.material.message, sure: undefined })}`,
      `POSTER  ${plan.headline} | ${plan.supportingLine}`,
      `FILM\n${plan.story.map(({ line, detail, kicker }) => `  (${kicker}) ${line} ${detail}`).join("\n")}`,
      `ARTICLE ${countWords(stripMarkdown(article.markdown))} words\n${article.markdown}`,
      `META    ${article.metaDescription}`,
      `CAPTIONS\n${writeCaptions(plan)
        .map(({ platform, hook, text }) => `--- ${platform}, ${hook}\n${text}`)
        .join("\n")}`,
      `ASKED   ${plan.material.message.questions.map(({ text }) => text).join(" / ")}`,
    ].join("\n"),
  );
}
