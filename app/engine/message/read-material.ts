import type { Brief } from "../brief";
import { lowerFirst } from "../english/capitals";
import { findTimeSpans } from "../english/find-time-spans";
import { isEnglish } from "../english/is-english";
import { findMoney } from "../english/money";
import { readNounPhrase, withoutArticle } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { readTiming } from "../english/read-timing";
import { hasFiniteVerb, readWords } from "../english/words";
import { askQuestions } from "./ask-questions";
import { cleanIdea } from "./clean-idea";
import { readComparison } from "./compare-figures";
import type { FactName, Facts, Material, Message, NounPhrase, Offer, Quantity, StatedFacts, Timing } from "./message";
import { findAudience, readAudience } from "./read-audience";
import { readCallToAction } from "./read-call-to-action";
import { readDescription, readFeature, readSentences } from "./read-features";
import { readInstruction } from "./read-instruction";
import { readKind } from "./read-kind";
import { findOffer, offeredThing } from "./read-offer";
import { findExtras, findProof } from "./read-pieces";
import { findPlace } from "./read-place";
import { readProblem } from "./read-problem";
import { readQuantity } from "./read-quantity";
import { readSteps } from "./read-steps";
import { findWhat } from "./read-what";
import { restatePoint } from "./restate-point";
import type { Clause } from "./rule";
import { writePoint } from "./write-point";

const clauseOf = (text: string): Clause => ({ text, words: readWords(text) });

/** Everything that a brief says, typed: what the idea says, then what its owner stated, which wins. The same brief gives the same material. */
export function readMaterial(brief: Brief): Material {
  const idea = cleanIdea(brief.idea, [brief.project.name]);
  const material =
    isEnglish(idea) && /\p{L}{2}/u.test(idea) ? readEnglishIdea(idea, brief) : readForeignIdea(idea, brief);
  const stated = brief.facts ? withStatedFacts(material, brief.facts) : material;
  const message: Message = { ...stated.message, questions: [] };
  return { ...stated, message: { ...message, questions: askQuestions({ ...stated, message }) } };
}

const noFacts: Facts = { what: null, offer: null, when: null, where: null, for: null, proof: [], steps: [] };

/** What the project says, whatever the idea is. */
function readProject({ project, specificCallToAction }: Brief) {
  const { product, features } = readDescription(project.description, project.name);
  const stated = (project.facts ?? [])
    .map((line) => readFeature(line.trim(), "facts"))
    .filter(({ text }) => text !== "");
  return {
    product,
    sentences: readSentences(project.description),
    features: [...stated, ...features],
    problem: readProblem(project.problemBeingSolved),
    callToAction: readCallToAction(specificCallToAction ?? project.defaultCallToAction),
    goal: null,
  };
}

/** An idea that cannot be read keeps its words as the point. */
function readForeignIdea(idea: string, brief: Brief): Material {
  const point = /\p{L}/u.test(idea) ? idea.replace(/[.!\s]$/, "") : brief.project.name;
  const message: Message = {
    kind: "about",
    point,
    facts: { ...noFacts, for: brief.project.targetAudience || null },
    sure: [],
    quantity: null,
    questions: [],
  };
  return {
    message,
    what: null,
    offer: null,
    timing: null,
    audience: readAudience(brief.project.targetAudience),
    ...readProject(brief),
  };
}

/** "For new customers" is a condition and not a group that a text may speak to. */
const isAnyCustomer = (group: string): boolean =>
  /^(?:all |our )?(?:new |existing |first-time |returning )?(?:customers?|clients?|members?|guests?|visitors?)$/i.test(
    group,
  );

function readEnglishIdea(idea: string, brief: Brief): Material {
  const project = readProject(brief);
  const instruction = readInstruction(idea);
  const isAboutProject = instruction.text === "";
  const clause = clauseOf(isAboutProject ? describeProject(brief) : withoutOwner(instruction));
  const found = findOffer(clause);
  const quantity = readQuantity(clause);
  const { kind } = instruction.kind
    ? { kind: instruction.kind }
    : readKind({ clause, offer: found?.offer ?? null, quantity });
  const comparison = /^(?:claim|story|news|about)$/.test(kind) ? readComparison(clause.text) : null;
  const offered = saysNoOffer.has(kind) ? null : (found?.offer ?? null);
  const read = (offered && offeredThing(offered)) ?? findWhat(clause, kind, offered ? (found ?? undefined) : undefined);
  const what = read && asInRunningText(read, idea, clause.text);
  const offer =
    offered?.kind === "free" ? { ...offered, thing: asInRunningText(offered.thing, idea, clause.text) } : offered;
  const timing = findTiming(clause, kind);
  const place = findPlace(clause);
  const named = [instruction.audience, findAudience(clause)].find((group) => group && !isAnyCustomer(group));
  const facts: Facts = {
    what: what?.text ?? null,
    offer: offer?.text ?? null,
    when: timing?.text ?? null,
    where: place?.text ?? null,
    // why none for a post to be filled: who buys from the business is not who applies
    for: named ?? ((kind !== "hiring" && brief.project.targetAudience) || null),
    proof: comparison ? [comparison.proof] : findProof(clause),
    steps: readSteps(brief.idea),
  };
  const message: Message = {
    kind,
    point: comparison ? writePoint(comparison.point, null) : writePoint(clause.text, offer),
    facts,
    sure: [],
    quantity,
    questions: [],
  };
  const goal = kind === "fundraiser" ? findMoney(clause.text, clause.words) : null;
  const material: Material = {
    ...project,
    message,
    what,
    offer,
    timing,
    audience: facts.for ? readAudience(facts.for) : null,
    goal: goal && { amount: goal.amount, text: goal.text },
    goalCount: findGoalCount(idea),
    features: [...(comparison ? [] : findExtras(clause, message)), ...project.features],
  };
  return { ...material, message: { ...message, sure: findSure(material) } };
}

/** A thing that opens a sentence lost its small letter to it: it gets it back, unless a name opens it. */
function asInRunningText(phrase: NounPhrase, idea: string, statement: string): NounPhrase {
  const opens =
    statement.startsWith(phrase.text) ||
    /[.:!?]\s$/.test(statement.slice(0, Math.max(0, statement.indexOf(phrase.text))));
  const small = phrase.text.charAt(0).toLowerCase() + phrase.text.slice(1);
  const text = idea.includes(small) ? small : opens ? lowerFirst(phrase.text) : phrase.text;
  return {
    ...phrase,
    text,
    head: phrase.head === phrase.text ? text : phrase.head,
    isName: phrase.isName && text === phrase.text,
  };
}

/** What the business is, where an idea says only what it is to bring about: the opening of its description. */
function describeProject({ project }: Brief): string {
  const opening = project.description.split(/(?<=[.!?])\s/)[0]?.replace(/[.!?]$/, "") ?? "";
  return opening.length > 0 && opening.length <= 80 ? opening : project.name;
}

/** "our new yarn" that was taken out of an instruction is "new yarn"; a statement keeps its "our". */
function withoutOwner({ text, rules }: { text: string; rules: string[] }): string {
  const opening = text.split(/[,:.]\s/)[0] ?? "";
  const isKept = rules.length === 0 || /^the (?:last|remaining|story|cost)\b/i.test(text);
  return isKept || hasFiniteVerb(readWords(opening)) ? text : withoutArticle(text);
}

/** An amount in a question, an account or a goal is no offer. */
const saysNoOffer: ReadonlySet<Message["kind"]> = new Set(["question", "how-to", "fundraiser", "story"]);

function findTiming(clause: Clause, kind: Message["kind"]): Timing | null {
  const spans = findTimeSpans(clause.words).filter((span) => !span.isAttributive);
  const [first] = spans;
  const begins = /^(?:starts?|begins?)$/.test(clause.words[(first?.first ?? 0) - 1]?.lower ?? "");
  if (kind === "question" || kind === "how-to") return null;
  if (first) {
    const timing = readTiming(clause.text, clause.words, first);
    return begins && /^\d/.test(timing.text) ? { ...timing, text: `from ${timing.text}` } : timing;
  }
  const before = clause.words.findIndex(
    (word, at) => at > 0 && word.lower === "before" && clause.words[at + 1] !== undefined,
  );
  if (before < 0 || !/^(?:reminder|offer|event|season|news)$/.test(kind)) return null;
  const text = clause.text.slice(clause.words[before]?.start).split(/[.!?]/)[0] ?? "";
  return { text, start: null, last: null, before: null, recurring: null, period: text, from: null, to: null };
}

/** How many the owner wants: "200 people" of "Get 200 people to sign up". */
function findGoalCount(idea: string): Quantity | null {
  const found =
    /^(?:please |help us )?(?:get|bring|find|win|attract) (\d[\d.,]{0,8}) (?:more |new )?(\p{L}[\p{L}-]{2,20}) (?:to|for)\b/iu.exec(
      idea,
    );
  const count = readNumber(found?.[1] ?? "");
  return found && count ? { count, noun: readNounPhrase(found[2] ?? ""), isRemaining: false } : null;
}

/** Sure is what has its grammar or its type: the rest is printed as a line of its own. */
function findSure({ message, what, offer, timing, audience }: Material): FactName[] {
  const { facts } = message;
  const sure: FactName[] = [];
  if (what && what.text.split(" ").length <= 5 && !/[“"()]/.test(what.text)) sure.push("what");
  if (offer && offer.kind !== "other") sure.push("offer");
  if (timing && (timing.start || timing.last || timing.before || timing.recurring || timing.period || timing.from))
    sure.push("when");
  if (facts.where && facts.where.split(" ").length <= 6) sure.push("where");
  if (audience && (audience.asYou || audience.noun)) sure.push("for");
  return sure;
}

/** What the owner stated wins over what was read, and is sure; what was stated to be none is not there. */
function withStatedFacts(material: Material, stated: StatedFacts): Material {
  const { message } = material;
  const given = (Object.entries(stated) as [FactName, string | string[] | null | undefined][]).filter(
    ([, value]) => value !== undefined,
  );
  const facts: Facts = { ...message.facts, ...Object.fromEntries(given) };
  const isNone = (name: FactName) => !facts[name]?.length;
  const sure = [...new Set([...message.sure, ...given.map(([name]) => name)])].filter((name) => !isNone(name));
  const point = restatePoint(message.point, message.facts, stated);
  const changed: Material = { ...material, message: { ...message, point, facts, sure } };
  if (stated.what !== undefined) changed.what = stated.what ? readNounPhrase(stated.what) : null;
  if (stated.offer !== undefined) changed.offer = stated.offer ? readStatedOffer(stated.offer) : null;
  if (stated.when !== undefined) changed.timing = stated.when ? readStatedTiming(stated.when) : null;
  if (stated.for !== undefined) changed.audience = stated.for ? readAudience(stated.for) : null;
  return changed;
}

const readStatedOffer = (text: string): Offer =>
  ({ ...(findOffer(clauseOf(text))?.offer ?? { kind: "other" }), text }) as Offer;

function readStatedTiming(text: string): Timing {
  const { words } = clauseOf(text);
  const [span] = findTimeSpans(words);
  const none: Timing = {
    text,
    start: null,
    last: null,
    before: null,
    recurring: null,
    period: text,
    from: null,
    to: null,
  };
  return span ? { ...readTiming(text, words, span), text } : none;
}
