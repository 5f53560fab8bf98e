import { findClaims } from "../checks/claims";
import { findConsequence } from "../compose/consequences";
import { endSentence, removeEndMark } from "../compose/grammar";
import type { Line } from "../compose/lines";
import { makeSource } from "../compose/make-source";
import type { Source } from "../compose/source";
import { getVoiceLines, type VoiceLines } from "../compose/voice-lines";
import type { BlogPost } from "../engine";
import type { CampaignPlan } from "../plan";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseBlog } from "../voice/revise-content";
import { cutAtSentence, cutAtWord } from "../words/clean-text";
import { makeSlug } from "../words/make-slug";
import { listDeadlines, listMentions } from "./caption-mentions";
import { holdsAll } from "./fit-caption";
import { fitTitle } from "./fit-title";
import { groupFacts, type Section } from "./group-facts";
import { joinPairs } from "./lay-out-facts";
import { listSteps } from "./list-steps";
import { nameThing } from "./name-thing";
import { isAbout, tellLead } from "./tell-lead";

/** The article of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeArticle(plan: CampaignPlan, said?: SaidBefore): BlogPost {
  const source = makeSource(plan);
  const post = composeArticle(source, said);
  const { voice } = plan.brief;
  const keep = [plan.fullCallToAction, plan.projectName, plan.displayUrl, ...plan.keywords];
  return voice ? reviseBlog(post, voice, keep, JSON.stringify(plan.brief)) : post;
}

const mostQuestions = 3;

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
  const steps = listSteps(source);
  const told = facts.filter(
    ({ sentence, text }) => !asked.includes(removeEndMark(sentence)) && !steps.includes(removeEndMark(text)),
  );
  const isPlain = /^(?:plain|exact)$/.test(source.voice.name);
  // why not those: a tag is a caption's
  const [close] = voice.close.filter((line) => !/^(?:Tag|Go on)\b/.test(line));
  const link = source.call
    ? `**[${source.call}](${source.url})** – ${source.name}, ${source.site}`
    : `**[${source.site}](${source.url})** – ${source.name}`;
  const saidOfUs = [...(isSaid(source.lines.intro) ? [] : [source.lines.intro]), ...joinPairs(told.filter(isAbout))];
  // why not one alone: a heading over six words is no section
  const isSection = saidOfUs.filter(Boolean).length > 1 || !isSaid(source.lines.intro) || told.every(isAbout);
  const about = isSection ? saidOfUs.filter(Boolean) : [];
  const grouped = groupFacts(
    source,
    told.filter((line) => !isSection || !isAbout(line)),
  );
  const isWhole = grouped.sections.length === 0 && steps.length === 0 && faqs.length === 0;
  const sections: Section[] = [
    ...(steps.length > 0
      ? [{ heading: "Step by step", lines: steps.map((step, at) => `${at + 1}. ${endSentence(step)}`) }]
      : []),
    ...grouped.sections,
    ...(faqs.length > 0
      ? [{ heading: "Questions", lines: faqs.flatMap(({ question, answer }) => ["", `### ${question}`, "", answer]) }]
      : []),
    // why not over a short text: it is read in one go
    ...(about.length > 0 && !isWhole ? [{ heading: `About ${source.name}`, lines: [about.join(" ")] }] : []),
  ];
  const [point = ""] = source.lines.telling;
  // why the point: a summary stands without its title
  const summary = isSaid(point) ? lead : [point, ...lead];
  const markdown = [
    `# ${title}`,
    ...splitParagraphs(lead, source.voice.paragraph),
    grouped.plain.join("\n"),
    isWhole ? [...about, ...sayNext(source, voice, opening)].join(" ") : "",
    ...sections.map(({ heading, lines }) => `## ${heading}\n\n${lines.join("\n").trim()}`),
    isPlain && !isWhole ? "" : close,
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

/** What the reader of a short text may do next: by when, or whom to ask about what. */
const sayNext = (source: Source, voice: VoiceLines, lead: string): string[] => {
  const named = nameThing(source);
  const [deadline] = listDeadlines(source);
  if (deadline && !lead.includes(source.material.timing?.text ?? deadline)) return [deadline];
  return named
    ? listMentions(source, voice)
        .filter((text) => text.includes(named.ours))
        .slice(-1)
    : [];
};

/** Questions that the facts answer: two or more, else the facts stand among the others. */
function answerQuestions(source: Source, facts: readonly Line[]): { question: string; answer: string }[] {
  if (source.material.message.kind === "hiring") return [];
  const all = facts.flatMap(({ text, sentence }) => {
    const { ask, reply } = findConsequence(text, source.seed) ?? {};
    if (!ask || !reply) return [];
    const short = /^(?:yes|no)\b/i.exec(reply)?.[0] ?? reply;
    // why: "Beginners are welcome. Beginners welcome, no partner needed." says it twice
    return [{ question: ask, answer: holdsAll(sentence, short) ? sentence : `${endSentence(short)} ${sentence}` }];
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
