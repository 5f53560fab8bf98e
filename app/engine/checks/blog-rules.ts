import type { BlogPost } from "../engine";
import type { CampaignPlan } from "../plan";
import { measureReadingEase } from "./readability";
import { countWords, findBodyParagraphs, findBodySentences, normalizeSentence, stripMarkdown } from "./sentences";

/** What a text breaks. `rule` is stable, for counting; `detail` says where. */
export interface Finding {
  rule: string;
  detail: string;
}

const placeholder =
  /\{\w{0,40}\}|\[(?:insert|your|name|product|company|brand)[^\][]{0,80}\]|\blorem ipsum\b|\b(?:undefined|null|NaN)\b|\bTODO\b|\bTBD\b|XXX|\[object/i;

/** Braces left open, unfilled names and the like. Words of the brief itself do not count. */
export function findPlaceholder(text: string, briefText = ""): string | null {
  const found = placeholder.exec(text)?.[0] ?? null;
  return found && !briefText.toLowerCase().includes(found.toLowerCase()) ? found : null;
}

/** Traces of patterns that did not come together: doubled words, two articles, a mark after a mark. */
export function findStumbles(text: string): string[] {
  const patterns = [
    /(?<!\p{L})(\p{L}{2,40}) \1\b/giu,
    /\b(?:a|an|the|our|your|my) (?:a|an|the|our|your|my)\b/gi,
    /\b(?:for|about|of|to|with) (?:for|about|of|with)\b/gi,
    /[,;:] ?[,.;:!?]/g,
    /[.!?]{2,}/g,
    / {2,}/g,
    /\s[,.;:!?](?:\s|$)/g,
    /<\/?[a-z]+/gi,
  ];
  return patterns
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((stumble) => !/^(?:had had|that that|about of)$/i.test(stumble));
}

const includesWords = (text: string, words: string) =>
  normalizeSentence(text).includes(normalizeSentence(words)) && normalizeSentence(words) !== "";

/** What differs between the writers: the built-in one stops where the brief's facts end. */
const lengths = {
  model: { words: [700, 1200], headings: 4, faqs: [3, 3] },
  "built-in": { words: [100, 900], headings: 2, faqs: [0, 3] },
} as const;

/** The rules for an article. Empty when it may be handed out. */
export function checkBlog(post: BlogPost, plan: CampaignPlan, writer: keyof typeof lengths = "model"): Finding[] {
  const { words: span, headings: fewestHeadings, faqs } = lengths[writer];
  const findings: Finding[] = [];
  const say = (rule: string, detail: string) => findings.push({ rule, detail });
  const { markdown } = post;
  const body = stripMarkdown(markdown);
  const words = countWords(body);
  const briefText = JSON.stringify(plan.brief);

  if (words < span[0] || words > span[1]) say("length", `${words} words`);
  const headings = markdown.match(/^## .+$/gm) ?? [];
  if (headings.length < fewestHeadings) say("headings", `${headings.length} H2`);
  if (new Set(headings.map(normalizeSentence)).size !== headings.length) say("headings", "a heading twice");
  if ((markdown.match(/^# .+$/gm) ?? []).length !== 1) say("headings", "not one H1");
  for (const [name, text, longest] of [
    ["title", post.title, 60],
    ["meta description", post.metaDescription, 160],
    ["excerpt", post.excerpt, 300],
  ] as const) {
    if (!text.trim() || [...text].length > longest) say("limits", `${name}: ${[...text].length} of ${longest}`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(post.slug)) say("slug", post.slug);
  if (
    post.faqs.length < faqs[0] ||
    post.faqs.length > faqs[1] ||
    post.faqs.some(({ question, answer }) => !/\?$/.test(question) || countWords(answer) < (writer === "model" ? 5 : 1))
  )
    say("faqs", `${post.faqs.length}`);
  if (!includesWords(body, plan.projectName)) say("name", plan.projectName);
  if (plan.fullCallToAction && !includesWords(body, plan.fullCallToAction))
    say("call to action", plan.fullCallToAction);
  if (writer === "model" && plan.keywords.length > 0 && !plan.keywords.some((keyword) => includesWords(body, keyword)))
    say("keyword", plan.keywords.join(", "));
  const left = findPlaceholder(markdown, briefText);
  if (left) say("placeholder", left);
  const repeated = (items: string[]) => items.find((item, index) => item.length > 0 && items.indexOf(item) !== index);
  const paragraph = repeated(findBodyParagraphs(markdown).map(normalizeSentence));
  if (paragraph) say("repeated paragraph", paragraph);
  const sentence = repeated(findBodySentences(markdown).map(normalizeSentence));
  if (sentence) say("repeated sentence", sentence);
  const ease = measureReadingEase(markdown);
  if (ease < 45) say("readability", ease.toFixed(1));
  for (const stumble of findStumbles(body)) if (!briefText.includes(stumble)) say("wording", stumble);
  for (const word of plan.avoidedWords)
    if (
      body.toLowerCase().includes(word) &&
      !briefText
        .toLowerCase()
        .replace(/"brandvoice":"[^"]*"/, "")
        .includes(word)
    )
      say("brand voice", word);
  return findings;
}
