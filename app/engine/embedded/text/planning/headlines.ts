import type { CampaignPlan } from "../../../plan";
import type { Idea, IdeaKind } from "../reading/read-idea";
import { isPlural } from "../reading/wording";
import { capitalise, cutAtWord, withoutEndMark } from "../writing/clean-text";
import type { SeededRandom } from "../writing/seeded-random";

/** Patterns for phrases of known grammar. A poster shows them in huge letters, so each must read well with any phrase that gets here. */
const patterns: Record<IdeaKind, string[]> = {
  launch: [
    "Meet {subject}",
    "New at {name}: {fresh}",
    "Say hello to {subject}",
    "{Fresh}, new from {name}",
    "Now at {name}: {fresh}",
  ],
  offer: ["{Short}", "{Short} at {name}", "Now at {name}: {short}"],
  event: ["{Short}: join us", "You are invited: {short}", "Join us for {subject}", "Come along to {subject}"],
  opening: ["Now opening: {subject}", "Come and see {subject}", "Opening up: {subject}"],
  "how-to": ["A plain guide to {short}", "{Short}, made clear", "{Short}: a plain guide"],
  story: ["The story of {subject}", "{Subject}, and the story behind it"],
  hiring: ["Wanted: {role}", "We are hiring: {role}", "{Name} is looking for {role}"],
  fundraiser: ["Help us: {short}", "Stand with us: {short}", "Together for {subject}", "Help with {subject}"],
  product: [
    "Get to know {subject}",
    "A closer look at {subject}",
    "Take a look at {subject}",
    "Have you seen {subject}?",
  ],
};
const deedPatterns = ["{Short}, made simple", "{Short}: where to begin", "A word about {subject}"];
const thanksPatterns = ["{Subject}: thank you", "{Subject}, and thank you"];

/** Nobody says hello to opening hours. */
const notMet = /\b(?:hours?|times?|dates?|prices?|address|delivery|rules?|policy|number|website|look|name)$/i;

const spares: Record<IdeaKind, string[]> = {
  launch: ["Something new from {name}", "New at {name}"],
  offer: ["An offer from {name}", "A good moment to visit {name}"],
  event: ["You are invited by {name}", "Come and join {name}"],
  opening: ["{Name} opens its doors", "Come in and look around"],
  "how-to": ["A plain answer from {name}", "{Name} explains"],
  story: ["A story from {name}", "Our story so far"],
  hiring: ["Work with {name}", "Join {name}"],
  fundraiser: ["Help {name} help", "Lend a hand with {name}"],
  product: ["{Promise}"],
};

function patternsFor({ kind, subject, shortSubject, quote }: Idea): string[] {
  const isDeed = /^\w+ing\b/i.test(subject ?? "");
  if (kind === "product" && isDeed) return deedPatterns;
  if (kind === "story" && /\b(?:anniversary|birthday|milestone|years?)\b/i.test(subject ?? quote))
    return thanksPatterns;
  if (kind === "launch" && !/\s/.test(shortSubject?.replace(/^new\s+/i, "") ?? ""))
    return ["Meet {subject}", "News: {subject}"];
  if (kind === "launch" && notMet.test(shortSubject ?? ""))
    return patterns.launch.filter((pattern) => /resh\}/.test(pattern));
  if (kind === "product" && !/^our\s/i.test(subject ?? "")) return patterns.product.slice(0, 3);
  const role = shortSubject && !isPlural(shortSubject) && /^an?\s/i.test(shortSubject) ? ["Join {name} as {role}"] : [];
  return kind === "hiring" ? [...patterns.hiring, ...role] : patterns[kind];
}

/** Ideas that are a headline as they were typed: a question to the reader, a look behind the scenes, a reopening. */
function asTyped({ quote, statement, question }: Idea): string[] {
  if (question) return [capitalise(question)];
  if (statement) return [statement];
  if (/^(?:is|are|do|does|can|could|should|will|have|has|did|ready)\b.*\byour?\b/i.test(quote))
    return [`${capitalise(quote)}?`];
  if (/^(?:behind the scenes|re-?opening)\b/i.test(quote)) return [capitalise(quote)];
  return [];
}

/** Headlines that fit, best first; the same phrase stands behind the article's title and the poster. Never empty. */
export function headlines(
  plan: Pick<CampaignPlan, "idea" | "projectName"> & Partial<Pick<CampaignPlan, "promise">>,
  random: SeededRandom,
  longest = 60,
): string[] {
  const { idea, projectName } = plan;
  const short = idea.kind === "offer" ? (idea.subject?.replace(/^our /, "") ?? null) : idea.shortSubject;
  const values: Record<string, string | null | undefined> = {
    name: projectName,
    short,
    fresh: short?.replace(/^new\s+/i, ""),
    subject: idea.subject,
    role: idea.shortSubject,
    promise: plan.promise,
  };
  const fill = (pattern: string) => {
    let complete = true;
    const text = pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key.charAt(0).toLowerCase() + key.slice(1)];
      if (!value) complete = false;
      return /^[A-Z]/.test(key) ? capitalise(value ?? "") : (value ?? "");
    });
    return complete ? capitalise(pattern.endsWith("?") ? text : withoutEndMark(text)) : null;
  };
  const fits = (text: string | null): text is string =>
    text !== null && [...text].length <= longest && [...text].length >= 4;
  const made = random.shuffled(patternsFor(idea)).map(fill).filter(fits);
  const spare = [...random.shuffled(spares[idea.kind]), "Get to know {name}"].map(fill).filter(fits);
  return [...asTyped(idea).filter(fits), ...made, ...spare, cutAtWord(projectName, longest)];
}
