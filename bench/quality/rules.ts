import { checkBlog } from "../../app/engine/checks/blog-rules";
import { checkCaptions } from "../../app/engine/checks/caption-rules";
import { findInventions } from "../../app/engine/checks/claims";
import type { BlogPost, Caption } from "../../app/engine/engine";
import type { CampaignPlan } from "../../app/engine/plan";

/** One line of the report: of so many tries, so many kept the rule; what did not is named. */
export interface Row {
  rule: string;
  passed: number;
  total: number;
  failures: string[];
}

export function makeRow<Item>(rule: string, items: readonly Item[], fault: (item: Item) => string | null): Row {
  const failures = items.map(fault).filter((text) => text !== null);
  return { rule, passed: items.length - failures.length, total: items.length, failures };
}

export interface Texts {
  plan: CampaignPlan;
  blog: BlogPost;
  captions: Caption[];
}

const blogRules = [
  "length",
  "headings",
  "limits",
  "slug",
  "faqs",
  "name",
  "call to action",
  "keyword",
  "placeholder",
  "repeated paragraph",
  "repeated sentence",
  "readability",
  "wording",
  "brand voice",
];
const captionRules = [
  "count",
  "hooks",
  "limits",
  "hashtags",
  "name",
  "call to action",
  "placeholder",
  "repeated sentence",
  "wording",
  "brand voice",
];

/** Every rule of the checks in code, a row each, and what no single text can show. */
export function checkTexts(texts: readonly Texts[]): Row[] {
  const known = new Set([...blogRules, ...captionRules]);
  const unknown = texts
    .flatMap(({ plan, blog, captions }) => [...checkBlog(blog, plan), ...checkCaptions(captions, plan)])
    .filter(({ rule }) => !known.has(rule));
  return [
    ...blogRules.map((rule) =>
      makeRow(`articles: ${rule}`, texts, ({ plan, blog }) =>
        broken(
          plan,
          checkBlog(blog, plan).filter((finding) => finding.rule === rule),
        ),
      ),
    ),
    makeRow("articles: no invented fact", texts, ({ plan, blog }) => invented(plan, blog.markdown)),
    makeRow("articles: the idea's own words are in the title or the opening", texts, ({ plan, blog }) =>
      onIdea(plan, blog),
    ),
    makeRow("articles: the full phrase of the idea at most four times", texts, ({ plan, blog }) => repeats(plan, blog)),
    ...captionRules.map((rule) =>
      makeRow(`captions: ${rule}`, texts, ({ plan, captions }) =>
        broken(
          plan,
          checkCaptions(captions, plan).filter((finding) => finding.rule === rule),
        ),
      ),
    ),
    makeRow("captions: none shortened", texts, ({ plan, captions }) =>
      captions.some(({ shortened }) => shortened) ? plan.projectName : null,
    ),
    makeRow("captions: no invented fact", texts, ({ plan, captions }) =>
      invented(plan, captions.map(({ text }) => text.replace(/#[\p{L}\p{N}_]+/gu, "")).join("\n\n")),
    ),
    makeRow("no rule but these was broken", [unknown], (findings) =>
      findings.length > 0 ? findings.map(({ rule }) => rule).join(", ") : null,
    ),
  ];
}

const broken = (plan: CampaignPlan, findings: { detail: string }[]) =>
  findings.length > 0 ? `${plan.projectName}: ${findings.map(({ detail }) => detail).join("; ")}` : null;

function invented(plan: CampaignPlan, text: string): string | null {
  const found = findInventions(text, JSON.stringify(plan.brief));
  return found.length > 0 ? `${plan.projectName}: ${found.join(" / ")}` : null;
}

const smallWords = /^(?:the|and|for|our|your|with|from|that|this|how|why|what|when|are|was|will|you|get|who|not|now)$/;
const contentWords = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !smallWords.test(word));

function onIdea(plan: CampaignPlan, blog: BlogPost): string | null {
  const opening = contentWords(blog.markdown.slice(0, 1500)).map((word) => word.slice(0, 5));
  const asked = contentWords(plan.brief.idea);
  const found = asked.filter((word) => opening.includes(word.slice(0, 5)));
  return found.length * 2 >= asked.length ? null : `${plan.projectName}: ${found.length} of ${asked.length} words`;
}

function repeats(plan: CampaignPlan, blog: BlogPost): string | null {
  const subject = plan.material.what?.text;
  if (!subject || subject.split(" ").length < 2) return null;
  const count = blog.markdown.toLowerCase().split(subject.toLowerCase()).length - 1;
  return count > 4 ? `${plan.projectName}: “${subject}” ${count} times` : null;
}
