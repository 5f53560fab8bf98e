import type { CampaignPlan } from "../../../plan";
import { opensWithVerb } from "../reading/clause";
import type { Idea, IdeaKind } from "../reading/read-idea";
import { isPlural } from "../reading/wording";
import { capitalise, cutAtWord, withoutEndMark } from "../writing/clean-text";
import type { SeededRandom } from "../writing/seeded-random";

type Known = Pick<CampaignPlan, "idea" | "projectName"> & Partial<Pick<CampaignPlan, "audience" | "facts">>;

/**
 * Patterns in order of preference: a group's members change places by the seed, and one whose value the idea lacks falls away. A poster
 * shows them in huge letters, so each must read well with any phrase that gets here.
 */
const patterns: Record<IdeaKind, string[][]> = {
  launch: [
    ["{statement}", "{Short}, now {channel}"],
    ["{Short}, {when}"],
    ["{Short} {where}"],
    [
      "{Ours} {is} here",
      "{Fresh}, new from {name}",
      "New at {name}: {fresh}",
      "Meet {subject}",
      "Introducing {subject}",
    ],
  ],
  offer: [["{Terms} {when}"], ["{statement}"], ["{Terms} at {name}", "{Terms}", "Now at {name}: {terms}"]],
  event: [
    ["{statement}", "{Short} {where} {when}", "{Short} {when}", "Join us for {subject} {when}"],
    [
      "{Short} {where}",
      "{Short}: join us",
      "You are invited: {short}",
      "Join us for {subject}",
      "Come along to {subject}",
    ],
  ],
  opening: [
    ["{statement}", "{Subject} {where}: come and see"],
    ["{Short}, {when}", "Come and see {subject}", "Now opening: {subject}", "Opening up: {subject}"],
  ],
  "how-to": [
    ["{question}"],
    ["{Short}: where to begin", "{Short}, explained", "What to know about {short}", "{Short}: a short guide"],
  ],
  story: [
    ["{statement}"],
    ["{celebration}"],
    ["{question}"],
    ["The story of {subject}", "{Subject}, and the story behind {it}"],
  ],
  hiring: [
    ["{statement}", "We are hiring: {role}", "{Name} is looking for {role}", "Wanted: {role}", "Join {name} as {role}"],
  ],
  fundraiser: [
    ["{statement}", "{appeal}"],
    ["Help us with {subject}", "Stand with us: {short}", "Together for {subject}", "Help with {subject}"],
  ],
  product: [
    ["{statement}"],
    ["{Short}, {when}"],
    ["{Short} {where}", "{Short}", "{Brief} from {name}", "{Brief} at {name}"],
    ["{Short}", "A closer look at {subject}", "Take a look at {subject}"],
  ],
};
const deedPatterns = [["{statement}"], ["{Short}, made simple", "{Short}: where to begin", "A word about {subject}"]];
const thanksPatterns = [
  ["{statement}", "{celebration}"],
  ["{Subject}: thank you", "{Subject}, and thank you"],
];
const personPatterns = [["{statement}"], ["Meet {subject}", "Say hello to {subject}"]];

/** Nobody says hello to opening hours. */
const notMet =
  /\b(?:hours?|times?|dates?|prices?|address|delivery|rules?|policy|number|website|look|name|move|reopening|expansion)$/i;
const person =
  /\b(?:baker|chef|cook|barista|trainer|teacher|tutor|manager|nurse|dentist|doctor|vet|stylist|barber|designer|apprentice|assistant|team|director|coach|founder|owner|colleague|member|gardener|farmer|technician|therapist|lawyer|partner|winemaker|brewer|roaster|instructor|volunteers?)$/i;

const spares: Record<IdeaKind, string[]> = {
  launch: ["Something new from {name}", "News from {name}"],
  offer: ["An offer from {name}", "A good moment to visit {name}"],
  event: ["You are invited by {name}", "Come and join {name}"],
  opening: ["{Name} opens its doors", "Come in and look around"],
  "how-to": ["A plain answer from {name}", "{Name} explains"],
  story: ["A story from {name}", "Our story so far"],
  hiring: ["Work with {name}", "Join {name}"],
  fundraiser: ["Help {name} help", "Lend a hand with {name}"],
  product: ["{Fact}", "Get to know {name}"],
};

function patternsFor({ kind, subject, shortSubject, quote }: Idea): string[][] {
  if (kind === "product" && /^\w+ing\s/i.test(subject ?? "")) return deedPatterns;
  if (kind === "launch" && /^\w+ing\s/i.test(subject ?? "")) return [["{statement}"], ["New at {name}: {short}"]];
  if ((kind === "story" || kind === "launch") && person.test(shortSubject ?? "")) return personPatterns;
  if (kind === "story" && /\b(?:anniversary|birthday|milestone|years?)\b/i.test(subject ?? quote))
    return thanksPatterns;
  if (kind === "launch" && notMet.test(shortSubject ?? "")) {
    const [first = [], second = [], third = [], last = []] = patterns.launch;
    return [first, second, third, last.filter((pattern) => /resh\}/.test(pattern))];
  }
  if (kind === "hiring" && (!/^an?\s/i.test(shortSubject ?? "") || isPlural(shortSubject ?? "")))
    return [["{statement}", "We are looking for {role}", "{Role} wanted", "We need {role}"]];
  return patterns[kind];
}

/** The idea's question as a title, and questions to the reader as they were typed. */
function asQuestion({ asked, task, quote, kind, shortSubject }: Idea): string | null {
  if (task && /^how to/.test(asked ?? "")) return `How to ${task}`;
  if (/^the choice between/.test(asked ?? "") || /^how to choose between/.test(asked ?? ""))
    return shortSubject && / or /.test(shortSubject) ? `${capitalise(shortSubject)}?` : capitalise(asked ?? "");
  const typed = /^(?:is|are|do|does|did|can|could|should|will|have|has|am)\b/i.test(quote);
  if (kind === "how-to" && typed && !/^do (?:not|n['’]t)\b/i.test(quote)) return `${capitalise(quote)}?`;
  const difference = /^what (the difference .+) is$/.exec(asked ?? "")?.[1];
  const listed = asked?.replace(/^which (?=(?:mistakes|questions|signs)\s)/, "");
  return listed ? capitalise(difference ?? listed) : null;
}

/** "Raise money for our winter meals" asks the reader for help: "Help us raise money for our winter meals". */
function asAppeal({ quote, subject }: Idea): string | null {
  const asked = /^(?:we (?:want|need|would like) to )?(?:rais(?:e|ing)|collect(?:ing)?)\s+(.{4,50})$/i.exec(quote)?.[1];
  return asked && subject ? `Help us raise ${asked}` : null;
}

/** Ideas that are a headline as they were typed: a look behind the scenes, a reopening, a thank-you. */
const asTyped = ({ quote, kind }: Idea) =>
  /^(?:\p{L}+(?:\s\p{L}+){0,2},\s){2,}\p{L}+(?:\s\p{L}+){0,2}$/u.test(quote) ||
  /^[\p{L} ]{3,30}:\s[$€£]\d+\s(?:buys|pays|feeds|gives|keeps|covers|provides)\s/iu.test(quote) ||
  (kind === "how-to" &&
    /^[^:]{3,40}:\s(?:how|what|when|why|where|which|who|signs|questions|tips)\b|\s(?:explained|101|made (?:simple|easy))$/i.test(
      quote,
    )) ||
  /^(?:behind the scenes|re-?opening\b(?!:)|a day in the life|closing for|coming soon|[\p{L} -]+ (?:needed|wanted)\b)/iu.test(
    quote,
  )
    ? [capitalise(quote)]
    : [];

/** "our coffee brand for millennials" need not say so where millennials are whom everything is for. */
const withoutAudience = (phrase: string | null, audience = "") =>
  audience && phrase?.toLowerCase().endsWith(` for ${audience.toLowerCase()}`)
    ? phrase.slice(0, -audience.length - 5)
    : phrase;

/** Headlines that fit, best first; the same phrase stands behind the article's title and the poster. Never empty. */
export function headlines(plan: Known, random: SeededRandom, longest = 60): string[] {
  const { idea, projectName } = plan;
  const { when, where } = idea;
  const subject = withoutAudience(idea.subject, plan.audience);
  const short =
    idea.kind === "offer"
      ? (idea.terms ?? subject?.replace(/^our /, "") ?? null)
      : withoutAudience(idea.shortSubject, plan.audience);
  // The subject in full where it fits; "bulbs" for "bulbs to plant in October" only where it does not.
  const whole = idea.kind === "hiring" ? null : subject?.replace(/^(?:our|the|an?|my|your|this|these)\s+/i, "");
  const isWhole = !whole || whole === short || whole.length > longest;
  const values: Record<string, string | null | undefined> = {
    name: projectName,
    short,
    fresh: short?.replace(/^new\s+/i, ""),
    subject,
    terms: idea.terms ?? (idea.kind === "offer" ? short : null),
    role: idea.shortSubject,
    brief: isWhole && short && short.length <= 34 && !/^(?:only|last|limited)\b/i.test(short) ? short : null,
    fact: plan.facts?.find(
      (fact) => !fact.startsWith(projectName) && !/^(?:It|At|Find)\b/.test(fact) && fact.length <= 61,
    ),
    statement: (idea.statement?.length ?? 0) > longest ? idea.statement?.split(/:\s/)[0] : idea.statement,
    question: asQuestion(idea),
    appeal: asAppeal(idea),
    celebration:
      /^celebrat/i.test(idea.quote) && subject && /^our\s/.test(subject) ? `Celebrate ${subject} with us` : null,
    ours: subject && subject.length <= 36 && !/ing$/.test(subject) ? subject : null,
    channel: where && (idea.deed || /^(?:on|online)\b/i.test(where)) ? where : null,
    // why: a bare "Saturday" needs its comma, "on Saturday" does not
    when: when && short?.includes(when) ? null : when && /^(?:\p{Lu}|\d)/u.test(when) ? `· ${when}` : when,
    where,
    is: idea.plural ? "are" : "is",
    it: idea.plural ? "them" : "it",
  };
  const fill = (pattern: string, known = values) => {
    let complete = true;
    const text = pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = known[key.charAt(0).toLowerCase() + key.slice(1)];
      if (!value) complete = false;
      return /^[A-Z]/.test(key) ? capitalise(value ?? "") : (value ?? "");
    });
    if (!complete) return null;
    return capitalise(/\?$/.test(text) ? text : withoutEndMark(text))
      .replace(/,? · /, ", ")
      .replace(/, (?=(?:on|until|till|this|next|at|in|by|before|after|for|during|within) \S)/i, " ");
  };
  const fits = (text: string | null): text is string =>
    text !== null && [...text].length <= longest && [...text].length >= 4;
  const made = patternsFor(idea).flatMap((group) => {
    const order = random.shuffled(group);
    const inFull =
      whole && whole !== short && idea.kind !== "offer" ? { short: whole, fresh: whole.replace(/^new\s+/i, "") } : {};
    return [
      ...order.map((pattern) => fill(pattern, { ...values, ...inFull })),
      ...order.map((pattern) => fill(pattern, values)),
    ].filter(fits);
  });
  // why before the spare ones: what the owner typed says more than any pattern that knows nothing
  const typed = [capitalise(withoutEndMark(idea.quote))].filter(
    (text) =>
      fits(text) && !opensWithVerb(idea.quote) && /^[\p{L}\p{N}\s,:'’&%€£$.-]{8,}$/u.test(text) && longWords(text) >= 2,
  );
  const spare = [...typed, ...random.shuffled(spares[idea.kind]), "Get to know {name}"]
    .map((pattern) => fill(pattern))
    .filter(fits);
  return [...new Set([...asTyped(idea).filter(fits), ...made, ...spare, cutAtWord(projectName, longest)])];
}

const longWords = (text: string) => text.split(/\s/).filter((word) => /\p{L}{3}/u.test(word)).length;
