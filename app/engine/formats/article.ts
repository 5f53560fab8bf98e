import { findClaims } from "../checks/claims";
import type { Account } from "../compose/account";
import { fitPoint, fitStatement, removeEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import type { Source } from "../compose/source";
import type { BlogPost } from "../engine";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { reviseBlog } from "../voice/revise-content";
import { cutAtSentence, cutAtWord } from "../words/clean-text";
import { makeSlug } from "../words/make-slug";
import { fewestFacts, listFacts } from "./list-facts";
import { BriefTeller, type Section } from "./sections";

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
  const shortest =
    fitPoint(source.material, 60) ??
    composer.say("title", { most: 60, rich: true }) ??
    fitStatement(source.material, 60);
  // why: "Shift swaps" alone is a word and no title
  const isBare = shortest.split(" ").length < 3 && !shortest.includes(source.name) && !/[?!:]/.test(shortest);
  const title = isBare && shortest.length + source.name.length < 56 ? `${shortest} at ${source.name}` : shortest;
  const isNamed = source.about.some((line) => line.includes(source.name));
  const isFit = (text: string) => isNamed || text.includes(source.name);
  const teller = new BriefTeller(composer);
  const why = composer.sayMany("opening-why", 1);
  // why another than the title first: a reminder would else begin with the same sentence twice
  const lead = teller.tellLead((text) => isFit(text) && removeEndMark(text) !== title);
  const [intro] = source.about;
  const opening = [...lead, ...teller.tellReaders()];
  const glance = listFacts(source);
  const faqs = teller.answerQuestions();
  const sections = teller.tellSections();
  const part = teller.tellPart();
  const close = composer.say("close");
  const link = source.call
    ? `**[${source.call}](${source.url})** – ${source.name}, ${source.site}`
    : `**[${source.site}](${source.url})** – ${source.name}`;
  const markdown = [
    `# ${title}`,
    ...splitParagraphs([...why, ...opening], source.voice.paragraph),
    ...(glance.length >= fewestFacts
      ? ["## At a glance", glance.map(([label, text]) => `- ${label}: ${text}`).join("\n")]
      : []),
    ...sections.filter((section) => !section.isAbout).flatMap((section) => writeSection(section, source)),
    ...(faqs.length > 0
      ? [
          `## ${composer.say("art-heading-faq") ?? "Short answers"}`,
          ...faqs.flatMap(({ question, answer }) => [`### ${question}`, answer]),
        ]
      : []),
    ...listEnd(sections, part, close).flatMap((section) => writeSection(section, source)),
    link,
  ]
    .filter(Boolean)
    .join("\n\n");
  const summary = [...lead, ...(intro ? [intro] : [])].join(" ");
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

/** Who we are, and how to take part: one section where either is a line alone. */
function listEnd(sections: readonly Section[], part: Section, close: string | null): Section[] {
  const last = { ...part, sentences: [...part.sentences, ...(close ? [close] : [])] };
  const about = sections.find(({ isAbout }) => isAbout);
  if (!about) return [last];
  return about.sentences.length > 1 && last.heading && last.sentences.length > 1
    ? [about, last]
    : [{ ...about, sentences: [...about.sentences, ...last.sentences] }];
}

const summarize = (text: string, most: number) => cutAtSentence(text, most) ?? `${cutAtWord(text, most - 1)}…`;

function writeSection({ heading, sentences, list }: Section, { voice }: Source): string[] {
  return [
    ...(heading ? [`## ${heading}`] : []),
    ...splitParagraphs(sentences, voice.paragraph),
    ...(list.length > 0 ? [list.join("\n")] : []),
  ];
}

/** Paragraphs of as many sentences as the voice takes in one breath; a last one is not left alone. */
function splitParagraphs(sentences: readonly string[], most: number): string[] {
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += most)
    if (at > 0 && sentences.length - at === 1) paragraphs.push(`${paragraphs.pop()} ${sentences[at]}`);
    else paragraphs.push(sentences.slice(at, at + most).join(" "));
  return paragraphs;
}
