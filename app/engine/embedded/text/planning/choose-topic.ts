import { splitSentences } from "../../../checks/sentences";
import type { Brief } from "../../../engine";
import { phraseCore } from "../reading/wording";
import type { Topic } from "../topics/topic";
import { getTopic, topics } from "../topics/topics";
import { cleanWords } from "../writing/clean-text";

/** The least that must speak for a trade; below it the general topic is the honest choice. */
const leastScore = 1;
const asksForHelp =
  /\b(?:fundrais\w*|donat\w*|raise (?:money|funds)|without a home|homeless|run by volunteers|charity|food ?bank)\b/i;

/** Last words that every trade has: a coffee house is no matter of houses, a vet's clinic none of doctors. */
const saysNothing =
  /^(?:house|shop|store|studio|salon|cent(?:re|er)|company|business|practice|clinic|services?|agency|team|box|club|bar|school|office|group|brand|label|maker|workshop|market|room|space|collection|hire)$/i;

/**
 * The brief's trade. What the project is called and says it is decides, most of all the head of its first sentence ("accounting
 * software for restaurants" is software); the idea and the audience only break ties. Words that few trades claim count more.
 */
export function chooseTopic(brief: Brief): Topic {
  const { project } = brief;
  const [first = "", ...others] = splitSentences(cleanWords(project.description, 800));
  const plain = first.replace(/^(?:(?:it|this|we|our \w+) (?:is|are)|is|are|an?|the)\s+/i, "");
  const core = phraseCore(plain);
  const last =
    core
      .split(/\s(?:and|&)\s/)[0]
      ?.split(/\s+/)
      .at(-1) ?? "";
  const head = core.split(/\s+/).slice(-2).join(" ");
  const texts: [text: string, weight: number][] = [
    [saysNothing.test(last) ? "" : last, 4],
    [head, 2],
    [core, 3],
    [project.name, 2],
    [plain.slice(core.length), 1.2],
    [others.join(" "), 1],
    [`${brief.specificSeoKeywords ?? ""} ${project.defaultSeoKeywords ?? ""}`, 1],
    [cleanWords(brief.idea, 600), 0.8],
    [`${project.targetAudience} ${project.problemBeingSolved ?? ""}`, 0.3],
  ];
  const helps = asksForHelp.test(`${brief.idea} ${project.description}`);
  let best = { topic: getTopic("general"), score: leastScore };
  for (const claim of patterns()) {
    const { topic } = claim;
    if (topic.key === "general") continue;
    const said = evidence(cleanWords(project.description, 800), claim) > 0 ? 1 : 0.35;
    const found = said * texts.reduce((sum, [text, weight]) => sum + weight * evidence(text, claim), 0);
    const score = found + (topic.key === "charity" && helps ? (asksForHelp.test(project.description) ? 16 : 2) : 0);
    if (score > best.score) best = { topic, score };
  }
  return best.topic;
}

let compiled: { topic: Topic; pattern: RegExp }[] | undefined;
const patterns = () => {
  compiled ??= topics.map((topic) => ({ topic, pattern: new RegExp(topic.words.source, "giu") }));
  return compiled;
};

/** Trades that take in others: "bakery" says bakery before it says restaurant. */
const umbrellas = new Set("health retail home beauty education finance fashion restaurant consulting food".split(" "));

const claims = new Map<string, readonly string[]>();
function claimants(word: string): readonly string[] {
  const known = claims.get(word);
  if (known) return known;
  const found = patterns()
    .filter(({ pattern }) => word.match(pattern))
    .map(({ topic }) => topic.key);
  if (claims.size < 5000) claims.set(word, found);
  return found;
}

function evidence(text: string, { topic, pattern }: { topic: Topic; pattern: RegExp }): number {
  let sum = 0;
  for (const word of new Set(text.toLowerCase().match(pattern) ?? [])) {
    const rivals = claimants(word).filter((key) => key !== topic.key);
    const isShared = umbrellas.has(topic.key) && rivals.some((key) => !umbrellas.has(key));
    sum += (isShared ? 0.4 : 1) / (1 + rivals.filter((key) => !umbrellas.has(key)).length) ** 0.5;
  }
  return sum;
}
