import { readLines } from "~/platform/text/text-field";
import { readFirstSentence } from "../sparks/introduce-project";
import { listKeywords } from "./list-keywords";
import type { Rule } from "./material";
import { findOccasion } from "./occasions";
import { capitalize, formatDay, shorten } from "./proposal-words";

const day = 86_400_000;

/** One of several, another one each day. */
function pickOfTheDay<Item>(items: readonly Item[], today: Date): Item | undefined {
  return items[Math.floor(today.getTime() / day) % Math.max(1, items.length)];
}

/** What is made about each of the first words that were asked for: of other types, so that the three are not of one. */
const keywordWays = [
  { type: "blog", what: "An article", description: "Answers the questions people search for." },
  { type: "caption", what: "Captions", description: "Ten posts about it, each with a reason of its own." },
  { type: "image", what: "A poster", description: "One line you can read from across the street." },
] as const;

const keywordRules: readonly Rule[] = keywordWays.map(({ type, what, description }, place) => ({ keywords }) => {
  const keyword = listKeywords(keywords)[place];
  if (!keyword) return null;
  return {
    type,
    title: `${what} about ${shorten(keyword, 50)}`,
    description,
    prompt: `${capitalize(shorten(keyword))}: [What should people know about it?]`,
    reasoning: `You asked for “${shorten(keyword)}”.`,
    category: "Search",
    confidence: 95 - place,
  };
});

const proposeOccasion: Rule = ({ project, today }) => {
  const { name, description, targetAudience, defaultSeoKeywords, facts } = project;
  const coming = findOccasion([name, description, targetAudience, defaultSeoKeywords, facts].join("\n"), today);
  if (!coming) return null;
  const { occasion, on, days, word } = coming;
  const because = word ? ` Your profile says “${word}”.` : "";
  return {
    type: "caption",
    title: `Get ready for ${occasion.name}`,
    description: `Captions for the days before it, with ${occasion.angle}.`,
    prompt: `${capitalize(occasion.name)} (${formatDay(on)}) at ${name}: [What do you say about ${occasion.angle}?]`,
    reasoning: `It is on ${formatDay(on)}, in ${days} days.${because}`,
    category: "Calendar",
    confidence: word ? 88 : 74,
  };
};

const proposeProblem: Rule = ({ project }) => {
  if (!project.problemBeingSolved) return null;
  return {
    type: "blog",
    title: "Write about the problem you solve",
    description: "An article for people who know the problem but don’t know you yet.",
    prompt: `${shorten(project.problemBeingSolved, 160)}. [What do you do about it?]`,
    reasoning: `Your profile names the problem: “${shorten(project.problemBeingSolved)}”.`,
    category: "Problem",
    confidence: 76,
  };
};

const proposeFact: Rule = ({ project, today }) => {
  const fact = pickOfTheDay(readLines(project.facts), today);
  if (!fact) return null;
  return {
    type: "image",
    title: "Put one fact on a poster",
    description: "One line you can read from across the street.",
    prompt: `${shorten(fact, 160)}: that is ${project.name}.`,
    reasoning: `Your profile states it as a fact: “${shorten(fact)}”.`,
    category: "Proof",
    confidence: 72,
  };
};

const proposeSearch: Rule = ({ project, today }) => {
  const words = (project.defaultSeoKeywords ?? "").split(",").map((word) => word.trim());
  const word = pickOfTheDay(words.filter(Boolean), today);
  if (!word) return null;
  return {
    type: "blog",
    title: `Get found for “${shorten(word, 40)}”`,
    description: "An article that answers the questions people search for.",
    prompt: `${capitalize(shorten(word))}: [What should people know about it?]`,
    reasoning: `“${shorten(word)}” is one of your project's keywords.`,
    category: "Search",
    confidence: 70,
  };
};

const proposeCall: Rule = ({ project }) => {
  if (!project.defaultCallToAction) return null;
  const call = shorten(project.defaultCallToAction, 120);
  return {
    type: "caption",
    title: "Ten ways to say what to do next",
    description: "Captions that all lead to the same next step.",
    prompt: `[What is new, and why now?] ${call}.`,
    reasoning: `Your project's call to action: “${call}”.`,
    category: "Call to action",
    confidence: 68,
  };
};

const proposeAudience: Rule = ({ project }) => ({
  type: "video",
  title: "Show a day in the life",
  description: "A short video your audience will recognize themselves in.",
  prompt: `A day with ${project.name}: [How does it begin?] [What happens then?] [How does it end?]`,
  reasoning: `Your profile says who it is for: “${shorten(project.targetAudience)}”.`,
  category: "Audience",
  confidence: 60,
});

const proposeDescription: Rule = ({ project }) => ({
  type: "image",
  title: "Put what you do on a poster",
  description: "Your project in one line, for people who have never heard of it.",
  prompt: `${capitalize(readFirstSentence(project.description))}.`,
  reasoning: `Your profile describes it: “${shorten(project.description)}”.`,
  category: "Introduction",
  confidence: 56,
});

const proposeAnswer: Rule = ({ project }) => ({
  type: "caption",
  title: "Answer the question you hear most",
  description: "Captions that say once and for all what you explain every week.",
  prompt: "[Which question do you hear most?] [What do you answer?]",
  reasoning: `Your profile says who asks: “${shorten(project.targetAudience)}”.`,
  category: "Questions",
  confidence: 52,
});

/** What a project's profile and the calendar suggest. */
export const rulesFromProfile: readonly Rule[] = [
  ...keywordRules,
  proposeOccasion,
  proposeProblem,
  proposeFact,
  proposeSearch,
  proposeCall,
  proposeAudience,
];

/** What rests on words that every profile has, so that there are always three. */
export const rulesForEverybody: readonly Rule[] = [proposeDescription, proposeAnswer];
