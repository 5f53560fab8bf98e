import { findInventions, writeTold } from "../checks/claims";
import { normalizeSentence, splitSentences } from "../checks/sentences";
import { hasOwnVerb } from "../compose/has-own-verb";
import { writeHeadline } from "../compose/headline";
import type { Line } from "../compose/lines";
import { makeSource, type Source } from "../compose/source";
import { getVoiceLines } from "../compose/voice-lines";
import type { BlogPost } from "../engine";
import { capitalize, endSentence, isQuestion, removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { readWords } from "../english/words";
import { longestHeadline } from "../message/find-headline";
import { listPhrases } from "../phrases/list-phrases";
import type { CampaignPlan } from "../plan";
import { nothingSaid, readSaidSentences, type SaidBefore } from "../said-before";
import { reviseBlog } from "../voice/revise-content";
import { cutAtSentence, cutAtWord } from "../words/clean-text";
import { makeSlug } from "../words/make-slug";
import { askForReaders } from "./ask-for-readers";
import { groupFacts, listAtAGlance, type Section } from "./group-facts";
import { isThin, listGlance, listPhraseSections, questionsHeading, tellFeatures } from "./phrase-sections";

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
 * Writes the article: the trouble and the point first, then what the owner told, by what a reader asks, who says it, and how to take part. As long as the
 * facts are, never padded.
 */
export function composeArticle(source: Source, said: SaidBefore = nothingSaid): BlogPost {
  const { kind, facts, rows, told, intro, about, name, site, url, call } = source;
  const headline = writeHeadline(source.point, longestHeadline);
  const title =
    isQuestion(headline) && headline.length < longestHeadline && !headline.endsWith("?") ? `${headline}?` : headline;
  const added = isThin(source) ? addPhrases(source, told.join(" "), said) : null;
  // why: with what its features mean, a business has a section of its own
  const introduces = added !== null && intro !== "" && added.features.length > 0;
  const short = introduces ? tellLead({ ...source, intro: "" }, title, said) : [];
  const lead = short.length > 0 ? short : tellLead(source, title, said);
  const asked = askForReaders(source);
  // why not of few: they are read in one list
  const questions = asked.length >= 2 && rows.length >= manyFacts ? asked.slice(0, mostQuestions) : [];
  const glance = listAtAGlance(source);
  const isListed = ({ text }: Line) => glance?.lines.some((line) => line.includes(removeEndMark(text))) === true;
  const open = rows.filter((line) => !questions.some((each) => each.line === line) && !isListed(line));
  // why: who says so is told of the business, where there is more to tell of it
  const tellsMore = (intro !== "" && !lead.includes(intro)) || about.some(({ isSentence }) => isSentence);
  const isCredit = ({ topic }: Line) => topic === "trust" && open.length >= manyFacts - 1 && tellsMore;
  const grouped = groupFacts(
    kind,
    open.filter((line) => !isCredit(line)),
  );
  const faqs = questions.map(({ question, line }) => ({ question, answer: line.text }));
  const credits = [...about, ...open.filter(isCredit)];
  const introduced = lead.includes(intro) || intro === "" ? [] : [{ text: intro, isSentence: true }];
  const meanings = (added?.features ?? []).map((text) => ({ text, isSentence: true }));
  const background = layOutBackground([...introduced, ...meanings, ...credits]);
  // why only there: behind a price or bad news a parting line says nothing
  const [close] = /^(?:event|opening|fundraiser|hiring)$/.test(kind) ? getVoiceLines(source, said).close : [];
  const link = call ? `**[${call}](${url})** – ${name}, ${site}` : `**[${site}](${url})** – ${name}`;
  const isShort = !added && grouped.sections.length === 0 && facts.steps.length === 0 && faqs.length === 0;
  const sections: Section[] = [
    ...(glance ? [] : (added?.before ?? [])),
    ...(facts.steps.length > 0
      ? [
          {
            heading: facts.steps.length > 1 ? "Step by step" : "What happens next",
            lines: facts.steps.map((step, at) => `${at + 1}. ${endSentence(capitalize(step))}`),
          },
        ]
      : []),
    ...grouped.sections,
    ...(faqs.length > 0
      ? [
          {
            heading: questionsHeading,
            lines: faqs.flatMap(({ question, answer }) => ["", `### ${question}`, "", answer]),
          },
        ]
      : []),
    ...(glance ? [glance] : []),
    ...(added?.behind ?? []).filter(({ heading }) => heading !== questionsHeading || faqs.length === 0),
    // why not over a short text: it is read in one go
    ...(background.length > 0 && !isShort ? [{ heading: `About ${name}`, lines: background }] : []),
  ];
  const markdown = [
    `# ${title}`,
    ...splitParagraphs(lead, source.voice.paragraph),
    grouped.plain.join("\n"),
    isShort ? background.join("\n") : "",
    ...sections.map(({ heading, lines }) => `## ${heading}\n\n${lines.join("\n").trim()}`),
    mayClose(
      [...lead, ...open.map(({ text }) => text), ...meanings.map(({ text }) => text)],
      added?.close ?? close ?? "",
    ),
    link,
  ]
    .filter(Boolean)
    .join("\n\n");
  return {
    title,
    slug: makeSlug(title),
    metaDescription: summarize([...new Set([...told, intro])].join(" "), 160),
    excerpt: summarize([...told, ...rows.map(({ text }) => text), intro].join(" "), 300),
    markdown: `${markdown}\n`,
    faqs,
    claimsToCheck: findInventions(`${markdown}\n`, writeTold(source.brief, [call, site])),
  };
}

/** What stands beside a text that its owner left short: the facts in a list before it, what they come to behind it, what features mean, and a last line. */
function addPhrases(source: Source, told: string, said: SaidBefore): Added {
  const bank = listPhrases(source, said);
  // why none beside its owner's list: both say the same
  const glance = source.rows.length > 0 ? [] : listGlance(source).map((line) => `- ${line}`);
  return {
    before: glance.length > 0 ? [{ heading: "At a glance", lines: glance }] : [],
    behind: listPhraseSections(source, bank, told),
    features: tellFeatures(bank, mostFeatures),
    close: bank.phrases.find(({ topic }) => topic === "close")?.text,
  };
}

interface Added {
  before: Section[];
  behind: Section[];
  features: string[];
  close: string | undefined;
}
const mostFeatures = 3;

/** Who says it: sentences as a paragraph, and the notes under it in rows. */
function layOutBackground(lines: readonly Pick<Line, "text" | "isSentence">[]): string[] {
  const told = lines.filter(({ isSentence }) => isSentence).map(({ text }) => text);
  const notes = lines.filter(({ isSentence }) => !isSentence).map(({ text }) => text);
  // why: a list of one is none
  const listed = notes.length > 1 ? notes.map((text) => `- ${removeEndMark(text)}`) : notes;
  return [...(told.length > 0 ? [told.join(" "), ""] : []), ...listed];
}

/** Characters of a trouble that leads, in whole sentences. */
const longestProblem = 220;
/** Words of a sentence among which is who it is about. */
const asSubject = 5;

/** The trouble that stands before what answers it. None of a story and bad news, which are told from their beginning, and before somebody who is thanked. */
function tellProblem({ kind, problem, told }: Source): string {
  const subject = readWords(told[0] ?? "").slice(0, asSubject);
  const isOfSomebody = subject.some(({ tags }) => tags.has("FirstName") || tags.has("Person"));
  return isOfSomebody ||
    leansBack(problem) ||
    (kind === "story" && told.length > 1) ||
    (kind === "ending" && !problem.endsWith("?"))
    ? ""
    : (cutAtSentence(problem, longestProblem) ?? "");
}

/** The trouble that the message answers, the idea, and who says it where the idea is short: without a first sentence that the title is. */
export function tellLead(source: Source, title: string, said: SaidBefore = nothingSaid): string[] {
  const { told, intro, name, kind } = source;
  const problem = tellProblem(source);
  // why: who is introduced behind it is not named twice, and only who is asked for is asked first
  const isFit = (line: string) =>
    !line.startsWith(name) && !(kind === "hiring" && problem === "" ? /:/ : /[?:]/).test(line);
  const rewordings = source.rewordings.filter(
    (line) => isFit(line) && !readSaidSentences(line, name).some((key) => said.has(key)),
  );
  const isTitle = normalizeSentence(told[0] ?? "") === normalizeSentence(title);
  const [again] = rewordings;
  // why: a title is not read twice, and a phrase is no sentence
  const point = again && (isTitle || !hasOwnVerb(told[0] ?? "")) ? [again] : told;
  // why not behind the trouble: it is answered by the point, whatever the title says
  const isRead = problem === "" && isTitle;
  const isSaid = isRead && point === told && (told.length > 1 ? !leansBack(told[1] ?? "") : intro !== "");
  const body = isSaid ? told.slice(1) : point;
  const isShort = told.length < 2 && !told.join(" ").includes(name);
  // why first where the point is the title: who says it is new
  return [
    problem,
    ...(isRead && isShort && !again ? [intro, ...body] : body),
    (!isRead || again) && isShort ? intro : "",
  ].filter(Boolean);
}

/** A parting line behind so many sentences that say something; behind fewer it would be a third of the text. */
const mayClose = (told: readonly string[], close: string): string =>
  splitSentences(told.join(" ")).length >= splitSentences(close).length * fewestBeforeClose ? close : "";
const fewestBeforeClose = 3;

const summarize = (text: string, most: number) => cutAtSentence(text, most) ?? `${cutAtWord(text, most - 1)}…`;

/** Paragraphs of as many sentences as the voice takes in one breath; a last one is not left alone. */
function splitParagraphs(sentences: readonly string[], most: number): string[] {
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += most)
    if (at > 0 && sentences.length - at === 1) paragraphs.push(`${paragraphs.pop()} ${sentences[at]}`);
    else paragraphs.push(sentences.slice(at, at + most).join(" "));
  return paragraphs;
}
