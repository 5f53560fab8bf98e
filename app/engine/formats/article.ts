import { findClaims } from "../checks/claims";
import { findConsequence } from "../compose/consequences";
import { endSentence, lowerFirst, removeEndMark } from "../compose/grammar";
import type { Line, LineTopic } from "../compose/lines";
import { makeSource } from "../compose/make-source";
import type { Source } from "../compose/source";
import { getVoiceLines } from "../compose/voice-lines";
import type { BlogPost } from "../engine";
import type { CampaignPlan } from "../plan";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseBlog } from "../voice/revise-content";
import { cutAtSentence, cutAtWord } from "../words/clean-text";
import { makeSlug } from "../words/make-slug";
import { fitTitle } from "./fit-title";
import { joinPairs, layOutFacts } from "./lay-out-facts";
import { listSteps } from "./list-steps";
import { isAbout, tellLead } from "./tell-lead";

/** The article of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeArticle(plan: CampaignPlan, said?: SaidBefore): BlogPost {
  const source = makeSource(plan);
  const post = composeArticle(source, said);
  const { voice } = plan.brief;
  const keep = [plan.fullCallToAction, plan.projectName, plan.displayUrl, ...plan.keywords];
  return voice ? reviseBlog(post, voice, keep, JSON.stringify(plan.brief)) : post;
}

interface Section {
  heading: string;
  lines: readonly string[];
  isList?: boolean;
}

/** A meaning is given to so many facts: more of them sound like a lesson. */
const mostExplained = 2;
/** Fewer facts stand under one heading. */
const fewestGrouped = 5;
const mostQuestions = 3;
/** Characters about the business that stand among the facts. */
const longestAside = 80;

/** Sentences behind which a line of the voice closes the article. */
const fewestWithClose = 4;

/** The article's longest title, in characters. */
const longestTitle = 60;

/**
 * Writes the article: the point first, then what the owner told, by what a reader asks, who says it, and how to take part. As long as the
 * facts are, never padded.
 */
export function composeArticle(source: Source, said: SaidBefore = nothingSaid): BlogPost {
  const voice = getVoiceLines(source, said);
  const title = fitTitle(source, longestTitle);
  const lead = tellLead(source, title);
  const opening = lead.join(" ");
  const isSaid = (text: string) => opening.toLowerCase().includes(removeEndMark(text).toLowerCase());
  const facts = source.lines.facts.filter(({ text, sentence }) => !isSaid(text) && !isSaid(sentence));
  const faqs = answerQuestions(source, facts);
  const asked = faqs.map(({ answer }) => answer).join(" ");
  const told = facts.filter(({ sentence }) => !asked.includes(removeEndMark(sentence)));
  const steps = listSteps(source);
  // why not in a short one: a line of the voice's is much of it
  const isShort = lead.length + told.length < fewestWithClose;
  const close = isShort || /^(?:plain|exact)$/.test(source.voice.name) ? undefined : voice.close[0];
  const link = source.call
    ? `**[${source.call}](${source.url})** – ${source.name}, ${source.site}`
    : `**[${source.site}](${source.url})** – ${source.name}`;
  const saidOfUs = [...(isSaid(source.lines.intro) ? [] : [source.lines.intro]), ...joinPairs(told.filter(isAbout))];
  // why not one alone: a heading over six words is no section
  const isSection = saidOfUs.join(" ").length > longestAside || told.every(isAbout);
  const about = isSection ? saidOfUs.filter(Boolean) : [];
  const sections: Section[] = [
    ...(steps.length > 0
      ? [
          {
            heading: "Step by step",
            lines: steps.map((step, at) => `${at + 1}. ${endSentence(step)}`),
          },
        ]
      : []),
    ...groupFacts(
      source,
      told.filter((line) => !isSection || !isAbout(line)),
      voice.heading[0] ?? "Good to know",
    ),
    ...(faqs.length > 0
      ? [{ heading: "Questions", lines: faqs.flatMap(({ question, answer }) => ["", `### ${question}`, "", answer]) }]
      : []),
    ...(about.length > 0 ? [{ heading: `About ${source.name}`, lines: [about.join(" ")] }] : []),
  ];
  const [point = ""] = source.lines.telling;
  // why the point: a summary stands without its title
  const summary = isSaid(point) ? lead : [point, ...lead];
  const markdown = [
    `# ${title}`,
    ...splitParagraphs(lead, source.voice.paragraph),
    ...sections.map(({ heading, lines }) => `## ${heading}\n\n${lines.join("\n").trim()}`),
    close,
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

/** The facts under headings by what a reader asks; few of them under one. */
function groupFacts(source: Source, facts: readonly Line[], heading: string): Section[] {
  const explained = new Set<string>();
  const explain = (line: Line): Line => {
    const [so] = line.so;
    if (!so || explained.has(so) || explained.size >= mostExplained || source.material.message.kind === "hiring")
      return line;
    explained.add(so);
    return { ...line, sentence: `${removeEndMark(line.sentence)}, so ${lowerFirst(so)}` };
  };
  const sums = (topic: "cost" | "visit" | "more") =>
    source.sums.filter((sum) => sum.topic === topic).map(({ text }) => text);
  const told = facts.map(explain);
  const choose = (...topics: LineTopic[]) => told.filter(({ topic }) => topics.includes(topic));
  const { kind } = source.material.message;
  const all = { heading, lines: layOutFacts(told, [...sums("visit"), ...sums("cost"), ...sums("more")]) };
  if (/^(?:hiring|fundraiser)$/.test(kind) || facts.length < fewestGrouped)
    return [{ ...all, heading: kind === "hiring" ? "What we offer" : heading }].filter(({ lines }) => lines.length > 0);
  const [main, when, cost] = [choose("feature", "condition"), choose("when", "where"), choose("price")];
  // why: a price and a day alone are one section
  if (when.length < 2 && cost.length < 2) return [all];
  return [
    { heading, lines: layOutFacts(main, sums("more")) },
    { heading: "When and where", lines: layOutFacts(when, sums("visit")) },
    { heading: "What it costs", lines: layOutFacts(cost, sums("cost")) },
  ].filter(({ lines }) => lines.length > 0);
}

/** Questions that the facts answer: two or more, else the facts stand among the others. */
function answerQuestions(source: Source, facts: readonly Line[]): { question: string; answer: string }[] {
  if (source.material.message.kind === "hiring") return [];
  const all = facts.flatMap(({ text, sentence }) => {
    const { ask, reply } = findConsequence(text, source.seed) ?? {};
    return ask && reply
      ? [{ question: ask, answer: `${endSentence(/^(?:yes|no)\b/i.exec(reply)?.[0] ?? reply)} ${sentence}` }]
      : [];
  });
  return all.length >= 2 ? all.slice(0, mostQuestions) : [];
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
