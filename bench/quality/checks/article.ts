import { countWords, findBodySentences, normalizeSentence, stripMarkdown } from "../../../app/engine/checks/sentences";
import { type Campaign, readCall } from "../campaign";
import { type Check, keep, type Result } from "./check";
import { holdsLabel } from "./content-words";

const longestTitle = 60;
export const checkTitle = ({ blog }: Campaign): Result => checkLength(blog.title, longestTitle);

const longestMetaDescription = 160;
export const checkMetaDescription = ({ blog }: Campaign): Result =>
  checkLength(blog.metaDescription, longestMetaDescription);

const longestExcerpt = 300;
export const checkExcerpt = ({ blog }: Campaign): Result => checkLength(blog.excerpt, longestExcerpt);

const checkLength = (text: string, most: number): Result => {
  const length = [...text.trim()].length;
  return { ...keep(length > 0 && length <= most, text), measured: { text: `${length}`, badness: length || most + 1 } };
};

export function checkMainHeading({ blog }: Campaign): Result {
  const headings = blog.markdown.match(/^# .{1,400}$/gm) ?? [];
  return keep(headings.length === 1, headings.join(" / ") || "none");
}

const mostQuestions = 3;
export function checkQuestionCount({ blog }: Campaign): Result {
  const { length } = blog.faqs;
  return { ...keep(length <= mostQuestions, `${length}`), measured: { text: `${length}`, badness: length } };
}

/** The point is written down with the brief, so that a misread idea is seen here. */
export function checkPoint({ blog, point }: Campaign): Result {
  const opening = [blog.title, ...findBodySentences(blog.markdown).slice(0, 2)].join("\n");
  const missing = point.filter((label) => !holdsLabel(opening, label));
  return keep(missing.length === 0, `without ${missing.join(", ")}: ${opening.replaceAll("\n", " / ")}`);
}

export function checkName({ blog, brief }: Campaign): Result {
  return keep(holdsWords(blog.markdown, brief.project.name), `without ${brief.project.name}`);
}

export function checkCallToAction(campaign: Campaign): Result {
  const call = readCall(campaign);
  return keep(holdsWords(campaign.blog.markdown, call), `without ${call}`);
}

export const checkSlug = ({ blog }: Campaign): Result =>
  keep(/^[a-z0-9]+(?:-[a-z0-9]+){0,40}$/.test(blog.slug), blog.slug);

const mostWords = 900;
export function checkWordCount({ blog }: Campaign): Result {
  const count = countWords(stripMarkdown(blog.markdown));
  return { ...keep(count <= mostWords, `${count}`), measured: { text: `${count}`, badness: count } };
}

/** A sentence of the article that stands in it again. */
export function checkArticleRepeats({ blog }: Campaign): Result {
  const sentences = findBodySentences(blog.markdown).map(normalizeSentence);
  return { faults: sentences.filter((sentence, at) => sentence !== "" && sentences.indexOf(sentence) !== at) };
}

/** Whatever marks, case and spaces stand between. */
export const holdsWords = (text: string, words: string): boolean =>
  normalizeSentence(stripMarkdown(text)).includes(normalizeSentence(words));

export const articleChecks: readonly Check[] = [
  { name: "article: title", limit: `at most ${longestTitle}`, check: checkTitle },
  { name: "article: meta description", limit: `at most ${longestMetaDescription}`, check: checkMetaDescription },
  { name: "article: excerpt", limit: `at most ${longestExcerpt}`, check: checkExcerpt },
  { name: "article: slug", limit: "letters, figures, hyphens", check: checkSlug },
  { name: "article: words", limit: `at most ${mostWords}`, check: checkWordCount },
  { name: "article: a sentence again", limit: "none", check: checkArticleRepeats },
  { name: "article: H1", limit: "one", check: checkMainHeading },
  { name: "article: questions and answers", limit: `at most ${mostQuestions}`, check: checkQuestionCount },
  { name: "article: point and figures in title or first two sentences", limit: "all", check: checkPoint },
  { name: "article: name", limit: "present", check: checkName },
  { name: "article: call to action", limit: "present", check: checkCallToAction },
];
