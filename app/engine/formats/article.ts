import { findClaims } from "../checks/claims";
import type { Account } from "../compose/account";
import type { Composer } from "../compose/composer";
import { findSaving } from "../compose/facts";
import { capitalize, endSentence, fitPoint, spellNumber, withoutEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import type { Source } from "../compose/source";
import type { BlogPost } from "../engine";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { reviseBlog } from "../voice/revise-content";
import { cutAtSentence, cutAtWord } from "../words/clean-text";
import { makeSlug } from "../words/make-slug";
import { findFeatures, outlineArticle, type Section, tellAbout } from "./outline";

const mostQuestions = 3;
/** A list of facts under this length says nothing that the opening does not. */
const fewestFacts = 3;

/** The article of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeArticle(plan: CampaignPlan, said?: SaidBefore): BlogPost {
  const source = makeSource(plan);
  const post = composeArticle(source, openAccount(source, said));
  const { voice } = plan.brief;
  const keep = [plan.fullCallToAction, plan.projectName, plan.displayUrl, ...plan.keywords];
  return voice ? reviseBlog(post, voice, keep, JSON.stringify(plan.brief)) : post;
}

/**
 * Writes the article: the point first, what there is at a glance, a section for each thing that the brief tells enough about, questions
 * that it answers, and the call to action. As long as the facts are, never padded. Everything it says is noted in the account.
 */
export function composeArticle(source: Source, account: Account): BlogPost {
  const composer = startText(source, account, "article");
  const { message } = source.material;
  const title =
    fitPoint(message, 60) ??
    composer.say("title", { most: 60, rich: true }) ??
    capitalize(cutAtWord(message.point, 60));
  const opening = composer.sayPoint("opening");
  const introduction = [
    ...(opening.length > 0 ? opening : [endSentence(source.material.message.point)]),
    ...composer.sayMany("opening-sum", 1),
  ];
  const about = tellAbout(composer);
  const why = composer.sayMany("opening-why", 1);
  const glance = listFacts(source);
  const sections = outlineArticle(composer);
  const faqs = answerQuestions(composer);
  const close = composer.say("close");
  const link = source.call ? `**[${source.call}](${source.url})**` : `**[${source.site}](${source.url})**`;
  const heading = composer.say("heading-faq") ?? "Questions and answers";
  const markdown = [
    `# ${title}`,
    [...why, ...introduction].join(" "),
    about.join(" "),
    ...(glance.length >= fewestFacts
      ? ["**At a glance**", glance.map(([label, text]) => `- ${label}: ${text}`).join("\n")]
      : []),
    ...sections.flatMap((section) => writeSection(section, source)),
    ...(faqs.length > 0
      ? [`## ${heading}`, ...faqs.flatMap(({ question, answer }) => [`### ${question}`, answer])]
      : []),
    `## ${composer.say("heading-part") ?? "What to do now"}`,
    link,
    ...(close ? [close] : []),
  ]
    .filter(Boolean)
    .join("\n\n");
  const summary = [...introduction, ...about].join(" ");
  return {
    title,
    slug: makeSlug(title),
    metaDescription: summarize(summary, 160),
    excerpt: summarize([summary, ...(sections[0]?.sentences ?? [])].join(" "), 300),
    markdown: `${markdown}\n`,
    faqs,
    claimsToCheck: findClaims(
      `${markdown}\n`,
      JSON.stringify([source.brief.project, source.brief.idea, source.call, source.site]),
    ),
  };
}

const summarize = (text: string, most: number) => cutAtSentence(text, most) ?? `${cutAtWord(text, most - 1)}…`;

/** The facts as label and value, each as the owner said it: "What", "When", "Where", "For" ... */
export function listFacts(source: Source): [label: string, text: string][] {
  const { what, offer, goal, message, audience, timing } = source.material;
  const { facts, quantity, kind } = message;
  const counted = quantity?.noun ? `${spellNumber(quantity.count)} ${quantity.noun.text}` : null;
  const saving = findSaving(source);
  const rows: [string, string | null | undefined][] = [
    [kind === "hiring" ? "The job" : kind === "fundraiser" ? "For" : "What", what?.text ?? facts.what],
    ["Goal", goal?.text],
    [
      kind === "hiring" ? "Pay" : offer?.kind === "price" ? "Price" : "Offer",
      facts.offer && saving && !facts.offer.includes(saving.old)
        ? `${facts.offer}, instead of ${saving.old}`
        : facts.offer,
    ],
    [quantity?.isRemaining ? "Left today" : "How many", counted],
    ["When", facts.when],
    [timing?.before ? "Last day" : "", timing?.last?.text],
    ["Where", facts.where],
    [kind === "fundraiser" ? "Who can give" : kind === "hiring" ? "" : "For", facts.for ?? audience?.text],
  ];
  return rows.flatMap(([label, text]) => {
    if (!label || !text) return [];
    return [[label, capitalize(withoutEndMark(text))] as [string, string]];
  });
}

function writeSection({ heading, sentences, list }: Section, { voice }: Source): string[] {
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += voice.paragraph)
    paragraphs.push(sentences.slice(at, at + voice.paragraph).join(" "));
  return [`## ${heading}`, ...paragraphs, ...(list.length > 0 ? [list.join("\n")] : [])];
}

function answerQuestions(composer: Composer): BlogPost["faqs"] {
  const asked = findFeatures(composer.source)
    .flatMap((feature) => composer.answer("faq-feature", { about: { feature } }) ?? [])
    .slice(0, mostQuestions - 1);
  while (asked.length < mostQuestions) {
    const next = composer.answer("faq");
    if (!next) break;
    asked.push(next);
  }
  return asked.slice(0, mostQuestions);
}
