import { type ContentType, contentTypes } from "~/engine/brief";
import { cutAtWord, removeEndMark } from "~/engine/words/clean-text";
import { getContentType } from "~/features/content-types/content-types";
import type { Project } from "~/features/projects/project";
import { readLines } from "~/platform/text/text-field";
import { findOccasion } from "./occasions";
import { mostShown, type Proposal } from "./recommendation";

/** A spark of the past, as far as the next one depends on it. */
export interface PastSpark {
  prompt: string;
  createdAt: Date;
  /** It is not waiting or being made. */
  hasEnded: boolean;
  asked: readonly ContentType[];
  delivered: readonly ContentType[];
  /** The first question that its campaign left open. */
  openQuestion: string | null;
}

export interface Material {
  project: Pick<
    Project,
    | "name"
    | "description"
    | "targetAudience"
    | "defaultCallToAction"
    | "defaultSeoKeywords"
    | "problemBeingSolved"
    | "facts"
  >;
  /** The newest first. */
  sparks: readonly PastSpark[];
  /** What was asked for, if anything. */
  keywords: string;
  today: Date;
}

const day = 86_400_000;
/** Days after which a project is quiet. */
const quietAfter = 21;

/** Each looks at one thing, and proposes something or nothing. */
const rules: readonly ((material: Material) => Proposal | null)[] = [
  proposeKeywords,
  proposeWhatIsMissing,
  proposeOpenQuestion,
  proposeOccasion,
  proposeNewType,
  proposeFollowUp,
  proposeProblem,
  proposeFact,
  proposeSearch,
  proposeCall,
  proposeAudience,
];

/** Three proposals, the surest first and of different content types as far as there are. The same material gives the same three. */
export function proposeByRules(material: Material): Proposal[] {
  const all = rules
    .flatMap((propose) => propose(material) ?? [])
    .sort((one, other) => other.confidence - one.confidence);
  const ofOtherTypes = all.filter(({ type }, place) => all.findIndex((other) => other.type === type) === place);
  const others = all.filter((proposal) => !ofOtherTypes.includes(proposal));
  return [...ofOtherTypes, ...others].slice(0, mostShown).sort((one, other) => other.confidence - one.confidence);
}

const dateFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A user's words inside a sentence of ours: one line, without the mark at its end. */
const short = (text: string, longest = 90) => removeEndMark(cutAtWord(text.replace(/\s+/g, " ").trim(), longest));

/** A content type inside a sentence: "a video", "captions". */
function nameType(type: ContentType): string {
  const { noun } = getContentType(type);
  if (noun.endsWith("s")) return noun;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** One of several, another one each day. */
function pickOfTheDay<Item>(items: readonly Item[], today: Date): Item | undefined {
  return items[Math.floor(today.getTime() / day) % Math.max(1, items.length)];
}

function proposeKeywords({ project, keywords }: Material): Proposal | null {
  if (!keywords) return null;
  return {
    type: "blog",
    title: `An article about ${short(keywords, 50)}`,
    description: "Answers the questions people search for.",
    prompt: `Explain ${short(keywords)} to those who look for it, and how ${project.name} helps.`,
    reasoning: `You asked for “${short(keywords)}”.`,
    category: "Search",
    confidence: 95,
  };
}

function proposeWhatIsMissing({ sparks }: Material): Proposal | null {
  const [last] = sparks.filter(({ hasEnded }) => hasEnded);
  const missing = last?.asked.find((type) => !last.delivered.includes(type));
  if (!last || !missing) return null;
  return {
    type: missing,
    title: `Make the missing ${getContentType(missing).noun}`,
    description: "You asked for this, but it wasn’t made. Its sparks came back.",
    prompt: last.prompt,
    reasoning: `Your spark of ${dateFormat.format(last.createdAt)} asked for ${nameType(missing)} that never got made: “${short(last.prompt)}”.`,
    category: "Unfinished",
    confidence: 92,
  };
}

function proposeOpenQuestion({ sparks }: Material): Proposal | null {
  const last = sparks.find(({ hasEnded, delivered }) => hasEnded && delivered.length > 0);
  const type = last?.delivered[0];
  if (!last?.openQuestion || !type) return null;
  return {
    type,
    title: "Answer what your last campaign left open",
    description: last.openQuestion,
    prompt: `${removeEndMark(last.prompt)}. [${last.openQuestion}]`,
    reasoning: `Your campaign of ${dateFormat.format(last.createdAt)} left this open: “${last.openQuestion}”`,
    category: "Sharper",
    confidence: 90,
  };
}

function proposeOccasion({ project, today }: Material): Proposal | null {
  const { name, description, targetAudience, defaultSeoKeywords, facts } = project;
  const coming = findOccasion([name, description, targetAudience, defaultSeoKeywords, facts].join("\n"), today);
  if (!coming) return null;
  const { occasion, on, days, word } = coming;
  const because = word ? ` Your profile says “${word}”.` : "";
  return {
    type: "caption",
    title: `Get ready for ${occasion.name}`,
    description: `Captions for the days before it, with ${occasion.angle}.`,
    prompt: `For ${occasion.name} (${dateFormat.format(on)}): ${name} shows ${occasion.angle}.`,
    reasoning: `It is on ${dateFormat.format(on)}, in ${days} days.${because}`,
    category: "Calendar",
    confidence: word ? 88 : 74,
  };
}

function proposeNewType({ project, sparks }: Material): Proposal | null {
  const made = new Set(sparks.flatMap(({ delivered, asked, hasEnded }) => (hasEnded ? delivered : asked)));
  const cheapestFirst = [...contentTypes].sort((one, other) => getContentType(one).cost - getContentType(other).cost);
  const type = cheapestFirst.find((candidate) => !made.has(candidate));
  if (!type) return null;
  const { cost } = getContentType(type);
  const isFirst = made.size === 0;
  const sparksWithout =
    sparks.length === 1 ? "Your only spark did not make" : `None of your last ${sparks.length} sparks made`;
  return {
    type,
    title: isFirst ? `Start with ${nameType(type)}` : `Add ${nameType(type)}`,
    description: isFirst
      ? "A first look at how your project sounds."
      : "The same story in a format you haven’t used yet.",
    prompt: `Introduce ${project.name} to those it is made for: ${short(project.targetAudience)}.`,
    reasoning: isFirst
      ? `There is no campaign for ${short(project.name, 60)} yet. It takes ${cost.toLocaleString("en-US")} sparks.`
      : `${sparksWithout} ${nameType(type)}.`,
    category: isFirst ? "First campaign" : "New format",
    confidence: isFirst ? 86 : 78,
  };
}

function proposeFollowUp({ sparks, today }: Material): Proposal | null {
  const [last] = sparks;
  const weeks = last ? Math.floor((today.getTime() - last.createdAt.getTime()) / day / 7) : 0;
  if (!last || weeks * 7 < quietAfter) return null;
  return {
    type: "image",
    title: "Share what happened next",
    description: "A poster that follows up on your last campaign.",
    prompt: `What has happened since: ${short(last.prompt, 200)}. [WHAT_IS_NEW]`,
    reasoning: `Your last campaign is ${weeks} weeks old (${dateFormat.format(last.createdAt)}): “${short(last.prompt)}”.`,
    category: "Follow-up",
    confidence: 80,
  };
}

function proposeProblem({ project }: Material): Proposal | null {
  if (!project.problemBeingSolved) return null;
  const problem = short(project.problemBeingSolved, 160);
  return {
    type: "blog",
    title: "Write about the problem you solve",
    description: "An article for people who know the problem but don’t know you yet.",
    prompt: `${problem}: what people try, what helps, and how ${project.name} does it.`,
    reasoning: `Your profile names the problem: “${short(project.problemBeingSolved)}”.`,
    category: "Problem",
    confidence: 76,
  };
}

function proposeFact({ project, today }: Material): Proposal | null {
  const fact = pickOfTheDay(readLines(project.facts), today);
  if (!fact) return null;
  return {
    type: "image",
    title: "Put one fact on a poster",
    description: "One line you can read from across the street.",
    prompt: `${short(fact, 160)}: that is ${project.name}.`,
    reasoning: `Your profile states it as a fact: “${short(fact)}”.`,
    category: "Proof",
    confidence: 72,
  };
}

function proposeSearch({ project, today }: Material): Proposal | null {
  const words = (project.defaultSeoKeywords ?? "").split(",").map((word) => word.trim());
  const word = pickOfTheDay(words.filter(Boolean), today);
  if (!word) return null;
  return {
    type: "blog",
    title: `Get found for “${short(word, 40)}”`,
    description: "An article that answers the questions people search for.",
    prompt: `Answer what people ask about ${short(word)}, with examples from ${project.name}.`,
    reasoning: `“${short(word)}” is one of your project's keywords.`,
    category: "Search",
    confidence: 70,
  };
}

function proposeCall({ project }: Material): Proposal | null {
  if (!project.defaultCallToAction) return null;
  const call = short(project.defaultCallToAction, 120);
  return {
    type: "caption",
    title: "Ten ways to say what to do next",
    description: "Captions that all lead to the same next step.",
    prompt: `Why now is a good moment to take the next step with ${project.name}: ${call}.`,
    reasoning: `Your project's call to action: “${call}”.`,
    category: "Call to action",
    confidence: 68,
  };
}

function proposeAudience({ project }: Material): Proposal | null {
  const audience = short(project.targetAudience);
  return {
    type: "video",
    title: "Show a day in the life",
    description: "A short video your audience will recognize themselves in.",
    prompt: `A day with ${project.name}, as those see it whom it is made for: ${audience}.`,
    reasoning: `Your profile says who it is for: “${audience}”.`,
    category: "Audience",
    confidence: 60,
  };
}
