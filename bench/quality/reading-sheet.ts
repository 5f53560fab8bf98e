import { countWords, stripMarkdown } from "../../app/engine/checks/sentences";
import type { Campaign } from "./campaign";

/** A campaign's words as a reader gets them, with its brief and how it was read: a page of the sheet that is read from top to bottom. */
export function writeReadingPage({ plan, blog, captions }: Campaign): string {
  const { project } = plan.brief;
  const { message } = plan.material;
  return [
    `# ${plan.projectName}: ${plan.brief.idea}`,
    `${project.description} For ${project.targetAudience}. Voice: ${project.brandVoice ?? "none"}.`,
    `Read as: ${JSON.stringify({ ...message, sure: undefined, questions: undefined })}`,
    `## Poster\n\n${plan.headline} | ${plan.supportingLine}`,
    `## Film\n\n${plan.story.map(({ line, detail, kicker }) => `- (${kicker}) ${line} ${detail}`.trimEnd()).join("\n")}`,
    `## Article, ${countWords(stripMarkdown(blog.markdown))} words\n\n${blog.markdown.replace(/^#/gm, "###")}`,
    `Meta description: ${blog.metaDescription}`,
    `## Captions\n\n${captions.map(({ platform, hook, text }) => `**${platform}, ${hook}**\n\n${text}`).join("\n\n")}`,
    `## Asked\n\n${message.questions.map(({ text }) => `- ${text}`).join("\n")}`,
  ].join("\n\n");
}
