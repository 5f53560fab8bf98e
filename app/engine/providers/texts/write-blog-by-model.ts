import { checkBlog, type Finding } from "../../checks/blog-rules";
import { findClaims } from "../../checks/claims";
import { stripMarkdown } from "../../checks/sentences";
import type { BlogPost } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { makeSlug } from "../../words/make-slug";
import type { CallOptions, TextModel } from "../ports";
import { type BlogAnswer, blogAnswer, blogInstructions, writeBlogMessage } from "../prompts/blog-prompt";
import { findInventedFigures, findUnsupported } from "./inventions";
import { writeStructured } from "./write-structured";

/** Tokens: 1,200 words of any language and the marks of JSON; the rest is for models that think first. */
const outputTokens = 8_000;

/** Has a model write the article and checks it by the rules that the built-in engine's articles keep. */
export function writeBlogByModel(model: TextModel, plan: CampaignPlan, options: CallOptions): Promise<BlogPost> {
  return writeStructured(
    model,
    {
      instructions: blogInstructions,
      message: writeBlogMessage(plan),
      schema: blogAnswer,
      outputTokens,
      judge(answer) {
        const content = postOf(answer, plan);
        return { content, findings: findingsOf(content, plan) };
      },
      // Neither is a reason to throw an article away that keeps every other rule: what nobody told is listed as a claim to check.
      mend: (post, findings) => (findings.every(({ rule }) => forgiven.includes(rule)) ? post : null),
    },
    options,
  );
}

const oneLine = (text: string) =>
  text
    .replace(/[#*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
/** A section's text may not bring headings of its own: the outline is the sections. */
const withoutHeadings = (text: string) => text.replace(/^#{1,6}\s+(.*)$/gm, "**$1**").trim();

function postOf(answer: BlogAnswer, plan: CampaignPlan): BlogPost {
  const title = oneLine(answer.title);
  const faqs = answer.faqs.map(({ question, answer: text }) => ({ question: oneLine(question), answer: text.trim() }));
  const markdown = [
    `# ${title}`,
    withoutHeadings(answer.introduction),
    ...answer.sections.flatMap(({ heading, body }) => [`## ${oneLine(heading)}`, withoutHeadings(body)]),
    `## ${oneLine(answer.faqHeading)}`,
    ...faqs.flatMap(({ question, answer: text }) => [`### ${question}`, withoutHeadings(text)]),
  ].join("\n\n");
  return {
    title,
    slug: makeSlug(title),
    metaDescription: oneLine(answer.metaDescription),
    excerpt: oneLine(answer.excerpt),
    markdown: `${markdown}\n`,
    faqs,
    claimsToCheck: findClaims(markdown, JSON.stringify(plan.brief)),
  };
}

/** What may be left after a second try. */
const forgiven = ["readability", "unsupported"];

/** Rules that measure English: other languages are measured below, or not at all. */
const onlyForEnglish = ["length", "readability", "wording", "faqs"];

function findingsOf(post: BlogPost, plan: CampaignPlan): Finding[] {
  const findings = [...checkBlog(post, plan), ...findInventedFigures(stripMarkdown(post.markdown), plan.brief)];
  if (plan.inEnglish) return [...findings, ...findUnsupported(post.markdown, plan.brief)];
  const words = countWordsOfAnyLanguage(stripMarkdown(post.markdown));
  const length = words < 700 || words > 1200 ? [{ rule: "length", detail: `${words} words` }] : [];
  return [...findings.filter(({ rule }) => !onlyForEnglish.includes(rule)), ...length];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Words of scripts without spaces too. */
function countWordsOfAnyLanguage(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
