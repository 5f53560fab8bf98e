import { findClaims } from "../checks/claims";
import { countWords } from "../checks/sentences";
import type { Account } from "../compose/account";
import type { Composer } from "../compose/composer";
import { endSentence, fitPoint, fitStatement, removeEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import type { Source } from "../compose/source";
import type { BlogPost } from "../engine";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { reviseBlog } from "../voice/revise-content";
import { cutAtSentence, cutAtWord } from "../words/clean-text";
import { makeSlug } from "../words/make-slug";
import { repeatsWords } from "../words/repeats-words";
import { listFacts } from "./list-facts";
import { listAboutFacts, listQuestions, outlineArticle, type Section, tell, tellAbout, tellPoint } from "./outline";

const mostQuestions = 3;
/** So many facts are found faster in a list, whatever stands above it. */
const fewestFacts = 3;
/** With fewer facts than these all of them are told, and none is kept for a question. */
const fewestAsked = 5;
/** Words that what else is told of the business has to have before it stands under a heading of its own. */
const fewestApart = 14;
/** Facts about the business that stand beside its description; more of them have a section. */
const mostTrust = 2;

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
    fitPoint(source.material, 60) ??
    composer.say("title", { most: 60, rich: true }) ??
    fitStatement(source.material, 60);
  const isNamed = source.about.some((line) => line.includes(source.name));
  const isFit = (text: string) => isNamed || text.includes(source.name);
  const why = composer.sayMany("opening-why", 1);
  const introduction = [
    // why another than the title first: a reminder would else begin with the same sentence twice
    composer.say("lead", { accept: (text) => isFit(text) && removeEndMark(text) !== title }) ??
      composer.sayLead(isFit) ??
      `${source.name}: ${endSentence(message.point)}`,
    ...tellPoint(composer),
    ...source.more.flatMap((line) => tell(composer, line)),
    ...composer.sayMany("opening-sum", 1),
  ];
  // why: the thing is not named at the end of one sentence and at the start of the next
  const opening = introduction[0]?.toLowerCase().replace(/^(?:the|our|an?) /, "") ?? "";
  const isNamedNext = opening.startsWith(source.material.what?.text.toLowerCase() ?? "\n");
  const turn = why.length > 0 ? composer.sayMany(isNamedNext ? "opening-turn-any" : "opening-turn", 1) : [];
  const [intro = "", ...others] = [...tellAbout(composer), ...tellTrust(composer)];
  const isApart = countWords(others.join(" ")) >= fewestApart;
  const told = [intro, ...others];
  const about = isApart ? [intro] : told;
  const glance = listFacts(source);
  const faqs = answerQuestions(composer);
  const asked = faqs.map(({ answer }) => answer).join(" ");
  const sections = outlineArticle(composer, [
    ...listAboutFacts(source),
    ...source.facts.filter(({ text, raw }) => !asked.includes(text) && !told.includes(text) && !isAnswered(raw, faqs)),
  ]);
  const close = composer.say("close");
  const link = source.call
    ? `**[${source.call}](${source.url})** – ${source.name}, ${source.site}`
    : `**[${source.site}](${source.url})** – ${source.name}`;
  const heading = composer.say("heading-faq") ?? "Questions and answers";
  const markdown = [
    `# ${title}`,
    [...why, ...turn, ...introduction].join(" "),
    about.join(" "),
    ...(glance.length >= fewestFacts
      ? ["## At a glance", glance.map(([label, text]) => `- ${label}: ${text}`).join("\n")]
      : []),
    ...sections.flatMap((section) => writeSection(section, source)),
    ...(faqs.length > 0
      ? [`## ${heading}`, ...faqs.flatMap(({ question, answer }) => [`### ${question}`, answer])]
      : []),
    ...(isApart ? [`## About ${source.name}`, others.join(" ")] : []),
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

function writeSection({ heading, sentences, list }: Section, { voice }: Source): string[] {
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += voice.paragraph)
    paragraphs.push(sentences.slice(at, at + voice.paragraph).join(" "));
  return [...(heading ? [`## ${heading}`] : []), ...paragraphs, ...(list.length > 0 ? [list.join("\n")] : [])];
}

/** Whether an answer holds what a note says, in other words. */
const isAnswered = (raw: string, faqs: BlogPost["faqs"]): boolean =>
  faqs.some(({ question, answer }) => repeatsWords(raw, `${question} ${answer}`));

/** What speaks for the business stands beside what it is. */
const tellTrust = (composer: Composer): string[] =>
  composer.source.facts
    .filter(({ topic, isSentence }) => topic === "trust" && isSentence)
    .slice(0, mostTrust)
    .flatMap(({ text }) => tell(composer, text));

/** What a reader would ask and the brief answers: first what follows by counting, then the owner's facts where there are enough of them. */
function answerQuestions(composer: Composer): BlogPost["faqs"] {
  const { facts } = composer.source;
  const asked: BlogPost["faqs"] = [];
  while (asked.length < mostQuestions) {
    const next = composer.answer("faq");
    if (!next) break;
    asked.push(next);
  }
  const answered = facts.length >= fewestAsked ? listQuestions(composer.source) : [];
  for (const next of answered) {
    const isNew = asked.length < mostQuestions && !asked.some(({ question }) => question === next.question);
    if (!isNew || !composer.account.allows(next.answer)) continue;
    composer.account.note(next.answer);
    asked.push(next);
  }
  return asked;
}
