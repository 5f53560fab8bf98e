import { findClaims } from "../checks/claims";
import { capitalize, endSentence, removeEndMark } from "../compose/grammar";
import { makeSource } from "../compose/make-source";
import type { Source } from "../compose/source";
import { splitRow } from "../compose/split-row";
import { getVoiceLines } from "../compose/voice-lines";
import type { BlogPost } from "../engine";
import type { CampaignPlan } from "../plan";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseBlog } from "../voice/revise-content";
import { cutAtSentence, cutAtWord } from "../words/clean-text";
import { makeSlug } from "../words/make-slug";
import { askForReaders } from "./ask-for-readers";
import { fitTitle, longestTitle } from "./fit-title";
import { groupFacts, listAtAGlance, type Section } from "./group-facts";
import { listSteps } from "./list-steps";
import { isAbout, tellLead, tellWhy } from "./tell-lead";

/** The article of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeArticle(plan: CampaignPlan, said?: SaidBefore): BlogPost {
  const source = makeSource(plan);
  const post = composeArticle(source, said);
  const { voice } = plan.brief;
  const keep = [plan.fullCallToAction, plan.projectName, plan.displayUrl, ...plan.keywords];
  return voice ? reviseBlog(post, voice, keep, JSON.stringify(plan.brief)) : post;
}

const mostQuestions = 3;
/** Facts from which on some are told as answers. */
const manyFacts = 5;

/**
 * Writes the article: the point first, then what the owner told, by what a reader asks, who says it, and how to take part. As long as the
 * facts are, never padded.
 */
export function composeArticle(source: Source, said: SaidBefore = nothingSaid): BlogPost {
  const voice = getVoiceLines(source, said);
  const title = fitTitle(source, longestTitle);
  const lead = tellLead(source, title);
  const [point = ""] = source.lines.telling;
  const opening = lead.join(" ");
  const isSaid = (text: string) => opening.toLowerCase().includes(removeEndMark(text).toLowerCase());
  const steps = listSteps(source);
  const facts = source.lines.facts.filter(
    ({ text }) => !isSaid(text) && !point.includes(removeEndMark(text)) && !steps.includes(removeEndMark(text)),
  );
  const asked = askForReaders(source, facts);
  // why not of few: they are read in one list
  const questions = asked.length >= 2 && facts.length >= manyFacts ? asked.slice(0, mostQuestions) : [];
  const told = facts.filter((line) => !questions.some((each) => each.line === line));
  const grouped = groupFacts(
    source,
    told.filter((line) => !isAbout(line) && splitRow(line.text) === null),
  );
  const rows = told.flatMap(({ text }) => splitRow(text) ?? []);
  const glance = listAtAGlance(source, facts);
  const about = [
    ...(isSaid(source.lines.intro) ? [] : [source.lines.intro]),
    // why there: the trouble of its customers is why a business exists
    facts.length < manyFacts ? (tellWhy(source) ?? "") : "",
    ...told.filter((line) => isAbout(line) && splitRow(line.text) === null).map(({ text }) => text),
  ]
    .filter(Boolean)
    // why: the name once, and then what it stands for
    .map((text, at) =>
      at > 0 && text.startsWith(`${source.name} `) ? `It ${text.slice(source.name.length + 1)}` : text,
    );
  const faqs = questions.map(({ question, line }) => ({ question, answer: line.text }));
  // why only there: who sells says nothing behind the facts that the facts do not say
  const isAsked = /^(?:event|opening|fundraiser|hiring)$/.test(source.material.message.kind);
  const [close] =
    !isAsked || /^(?:plain|exact)$/.test(source.voice.name)
      ? []
      : voice.close.filter((line) => !/^(?:Tag|Go on)\b/.test(line));
  const link = source.call
    ? `**[${source.call}](${source.url})** – ${source.name}, ${source.site}`
    : `**[${source.site}](${source.url})** – ${source.name}`;
  const isShort = grouped.sections.length === 0 && rows.length === 0 && steps.length === 0 && faqs.length === 0;
  const sections: Section[] = [
    ...(steps.length > 0
      ? [{ heading: "Step by step", lines: steps.map((step, at) => `${at + 1}. ${endSentence(capitalize(step))}`) }]
      : []),
    ...rows.map(({ label, items }) => ({ heading: label, lines: items.map((item) => `- ${item}`) })),
    ...grouped.sections,
    ...(faqs.length > 0
      ? [{ heading: "Questions", lines: faqs.flatMap(({ question, answer }) => ["", `### ${question}`, "", answer]) }]
      : []),
    ...(glance ? [glance] : []),
    // why not over a short text: it is read in one go
    ...(about.length > 0 && !isShort ? [{ heading: `About ${source.name}`, lines: [about.join(" ")] }] : []),
  ];
  // why the point: a summary stands without its title
  const summary = isSaid(point) ? lead : [point, ...lead];
  const markdown = [
    `# ${title}`,
    ...splitParagraphs(lead, source.voice.paragraph),
    grouped.plain.join("\n"),
    isShort ? about.join(" ") : "",
    ...sections.map(({ heading, lines }) => `## ${heading}\n\n${lines.join("\n").trim()}`),
    close ?? "",
    link,
  ]
    .filter(Boolean)
    .join("\n\n");
  return {
    title,
    slug: makeSlug(title),
    metaDescription: summarize(summary.join(" "), 160),
    excerpt: summarize([...summary, ...told.map(({ text }) => text)].join(" "), 300),
    markdown: `${markdown}\n`,
    faqs,
    claimsToCheck: findClaims(
      `${markdown}\n`,
      JSON.stringify([source.brief.project, source.brief.idea, source.call, source.site]),
    ),
  };
}

const summarize = (text: string, most: number) => cutAtSentence(text, most) ?? `${cutAtWord(text, most - 1)}…`;

/** Paragraphs of as many sentences as the voice takes in one breath; a last one is not left alone. */
function splitParagraphs(sentences: readonly string[], most: number): string[] {
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += most)
    if (at > 0 && sentences.length - at === 1) paragraphs.push(`${paragraphs.pop()} ${sentences[at]}`);
    else paragraphs.push(sentences.slice(at, at + most).join(" "));
  return paragraphs;
}
