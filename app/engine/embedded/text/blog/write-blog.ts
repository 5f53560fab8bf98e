import { checkBlog } from "../../../checks/blog-rules";
import { findClaims } from "../../../checks/claims";
import { countWords } from "../../../checks/sentences";
import type { BlogPost } from "../../../engine";
import type { CampaignPlan } from "../../../plan";
import { fewRepeats, freshTries, measureShareSaid, nothingSaid, type SaidBefore } from "../../../said-before";
import { rewriteInVoice } from "../../../voice/rewrite-in-voice";
import { getTopic } from "../topics/topics";
import { capitalise } from "../writing/clean-text";
import { SeededRandom } from "../writing/seeded-random";
import { writeArticle } from "./article";
import { Desk } from "./desk";
import { faultsOfStyle } from "./style-faults";
import { blogTitle, excerpt, metaDescription, slugOf } from "./summary";

export { slugOf };

/** Rounds until the checks are content; each takes a few milliseconds and differs only in the choices the seed makes. */
const rounds = 24;

/**
 * Writes the article: 700 to 1,200 words under at least four headings, with title, meta description, excerpt and three FAQs.
 * Deterministic. Sentences that were said before are avoided while others are left. The draft is checked in code and written anew until the rules hold; the draft with the fewest findings wins.
 */
export function writeBlog(plan: CampaignPlan, said: SaidBefore = nothingSaid): BlogPost {
  let best: { post: BlogPost; faults: number } | null = null;
  let extras = 0;
  let sound = 0;
  for (let round = 0; round < rounds; round += 1) {
    const post = draft(plan, round, extras, said);
    const repeats = measureShareSaid(post.markdown, plan.projectName, said);
    const broken = checkBlog(post, plan).length * 100 + faultsOfStyle(post.markdown, plan);
    const faults = broken + repeats;
    if (!best || faults < best.faults) best = { post, faults };
    if (broken === 0) sound += 1;
    if (broken === 0 && (repeats < fewRepeats || sound === freshTries)) break;
    const words = countWords(post.markdown);
    if (words < 740) extras = Math.min(4, extras + 1);
    else if (words > 1120) extras = Math.max(-3, extras - 1);
  }
  return voiced((best as { post: BlogPost }).post, plan);
}

/** The post in the brand's measured voice, where that breaks no rule that it kept before. */
function voiced(post: BlogPost, plan: CampaignPlan): BlogPost {
  const { voice } = plan.brief;
  if (!voice) return post;
  const keep = [plan.fullCallToAction, plan.projectName, plan.displayUrl, ...plan.keywords];
  const markdown = rewriteInVoice(post.markdown, voice, { keep });
  const answers = new Map(
    [...markdown.matchAll(/^### (.+)\n\n([^#\n].*)$/gm)].map(([, question = "", answer = ""]) => [question, answer]),
  );
  const faqs = post.faqs.map(({ question, answer }) => ({ question, answer: answers.get(question) ?? answer }));
  const candidate = { ...post, markdown, faqs, claimsToCheck: claimsOf(markdown, plan) };
  return checkBlog(candidate, plan).length <= checkBlog(post, plan).length ? candidate : post;
}

function draft(plan: CampaignPlan, round: number, extras: number, said: SaidBefore): BlogPost {
  const random = new SeededRandom(`blog|${plan.brief.seed}|${plan.projectName}|${plan.brief.idea}|${round}`);
  const title = blogTitle(plan, random);
  const { body, faqs } = writeArticle(plan, random, extras, said);
  const markdown = `# ${title}\n\n${body}\n`;
  const desk = new Desk(plan, getTopic(plan.topic), random);
  return {
    title,
    slug: slugOf(title),
    metaDescription: metaDescription(desk),
    excerpt: excerpt(desk),
    markdown,
    faqs,
    claimsToCheck: claimsOf(markdown, plan),
  };
}

function claimsOf(markdown: string, plan: CampaignPlan): string[] {
  const { project } = plan.brief;
  const briefText = [
    project.name,
    project.description,
    project.targetAudience,
    project.problemBeingSolved,
    plan.brief.idea,
    plan.fullCallToAction,
    plan.keywords.join(" "),
    plan.displayUrl,
  ].join(" ");
  return findClaims(markdown, briefText).filter((claim) => isClaimBeyondAudience(claim, plan, briefText));
}

/** "Beginners over 40" are whom the article is for; their figure is no claim about the offer. */
function isClaimBeyondAudience(claim: string, plan: CampaignPlan, briefText: string): boolean {
  const rest = [plan.audience, capitalise(plan.audience)].reduce(
    (text, words) => text.replaceAll(words, "they"),
    claim,
  );
  return findClaims(rest, briefText).length > 0;
}
