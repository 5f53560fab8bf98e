import type { Finding } from "../../checks/blog-rules";
import { isInEnglish } from "../../checks/is-english";
import { mendWording } from "../../checks/mend-wording";
import { findBodyParagraphs, findBodySentences, normalizeSentence, stripMarkdown } from "../../checks/sentences";
import type { BlogPost } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { makeSlug } from "../../words/make-slug";
import type { CallOptions, TextModel } from "../ports";
import { type BlogAnswer, blogAnswer, blogInstructions, usualWords, writeBlogMessage } from "../prompts/blog-prompt";
import { countWordsOfAnyLanguage } from "./count-words";
import { findTextFaults, toRemarks } from "./find-text-faults";
import { fitLine, fitSentences } from "./fit-line";
import { listInventions } from "./inventions";
import { writeStructured } from "./write-structured";

/** Tokens: 1,200 words of any language and the marks of JSON; the rest is for models that think first. */
const outputTokens = 8_000;

/** Fewer words are no article. */
const fewestWords = 120;

/**
 * Has a model write the article. What breaks a rule goes back once; then what code can mend is mended (limits, name, call to action,
 * slips), and the rest is handed out with the claims to check and what is unusual about it.
 */
export function writeBlogByModel(model: TextModel, plan: CampaignPlan, options: CallOptions): Promise<BlogPost> {
  return writeStructured(
    model,
    {
      instructions: blogInstructions,
      message: writeBlogMessage(plan),
      schema: blogAnswer,
      outputTokens,
      usualLength: 6_500,
      judge(answer) {
        const content = composePost(answer, plan);
        return { content, findings: findFaults(content, plan), unusable: findUnusable(content, plan) };
      },
      finish(post, findings) {
        const remarks = toRemarks(findings);
        return remarks.length > 0 ? { ...post, remarks } : post;
      },
    },
    options,
  );
}

const oneLine = (text: string) =>
  mendWording(text)
    .replace(/[#*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
/** A section's text may not bring headings of its own: the outline is the sections. */
const withoutHeadings = (text: string) => mendWording(text.replace(/^#{1,6}\s+(.*)$/gm, "**$1**")).trim();

function composePost(answer: BlogAnswer, plan: CampaignPlan): BlogPost {
  const title = fitLine(oneLine(answer.title), 60);
  const faqs = answer.faqs
    .slice(0, 3)
    .map(({ question, answer: text }) => ({ question: oneLine(question), answer: withoutHeadings(text) }));
  const body = [
    `# ${title}`,
    withoutHeadings(answer.introduction),
    ...answer.sections.flatMap(({ heading, body: text }) => [`## ${oneLine(heading)}`, withoutHeadings(text)]),
  ];
  const questions =
    faqs.length === 0
      ? []
      : [
          `## ${oneLine(answer.faqHeading) || "FAQ"}`,
          ...faqs.flatMap(({ question, answer: text }) => [`### ${question}`, text]),
        ];
  const closing = writeClosing([...body, ...questions].join("\n\n"), plan);
  const markdown = `${[...body, ...closing, ...questions].join("\n\n")}\n`;
  return {
    title,
    slug: makeSlug(title),
    metaDescription: fitSentences(oneLine(answer.metaDescription), 160),
    excerpt: fitSentences(oneLine(answer.excerpt), 300),
    markdown,
    faqs,
    claimsToCheck: listInventions(markdown, plan),
  };
}

/** A last line with what the article lacks of name, call to action and address. */
function writeClosing(markdown: string, { projectName, fullCallToAction, displayUrl }: CampaignPlan): string[] {
  const text = markdown.toLowerCase();
  const call = includesWords(markdown, fullCallToAction) ? "" : fullCallToAction;
  const address = displayUrl && !text.includes(displayUrl.toLowerCase()) ? displayUrl : "";
  const name = includesWords(markdown, projectName) ? "" : projectName;
  if (!call && !name) return [];
  const colon = call && address && /[\p{L}\p{N}]$/u.test(call) ? ": " : " ";
  const action = [call, address].filter(Boolean).join(colon);
  return [[name && `**${name}**`, action].filter(Boolean).join(" · ")];
}

const includesWords = (text: string, words: string) =>
  normalizeSentence(words) === "" || normalizeSentence(stripMarkdown(text)).includes(normalizeSentence(words));

function findUnusable({ markdown }: BlogPost, plan: CampaignPlan): string | null {
  const body = stripMarkdown(markdown);
  if (plan.inEnglish && !isInEnglish(body)) return "it is not in English, the language of `idea`";
  return countWordsOfAnyLanguage(body) < fewestWords ? "it is much too short" : null;
}

/** What other words could put right. */
function findFaults({ markdown }: BlogPost, plan: CampaignPlan): Finding[] {
  const findings = findTextFaults(markdown, plan);
  const say = (rule: string, detail: string) => findings.push({ rule, detail });
  const body = stripMarkdown(markdown);
  const words = countWordsOfAnyLanguage(body);
  if (words < usualWords.fewest || words > usualWords.most)
    say("length", `it has ${words} words; ${usualWords.fewest} to ${usualWords.most} are usual`);
  if (plan.keywords.length > 0 && !plan.keywords.some((keyword) => includesWords(markdown, keyword)))
    say("keyword", `it holds none of the keywords (${plan.keywords.join(", ")})`);
  const repeated = (texts: string[]) =>
    texts.map(normalizeSentence).find((text, index, all) => text.includes(" ") && all.indexOf(text) !== index);
  const twice = repeated(findBodyParagraphs(markdown)) ?? repeated(findBodySentences(markdown));
  if (twice) say("repeated", `it says twice: ${twice}`);
  return findings;
}
