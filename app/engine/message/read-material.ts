import type { Brief } from "../brief";
import { capitaliseNames, capitalizeStart, lowerFirst } from "../english/capitals";
import { hasClearVerb } from "../english/clear-verb";
import { findDateConflict } from "../english/find-series";
import { isEnglish } from "../english/is-english";
import { findMoney } from "../english/money";
import { readNounPhrase, removeArticle } from "../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../english/words";
import { findTellingWords } from "../words/telling-words";
import { askQuestions } from "./ask-questions";
import { cleanIdea } from "./clean-idea";
import { type Comparison, readComparison } from "./compare-figures";
import { findTypedCall } from "./find-call";
import { findSure } from "./find-sure";
import { findTiming } from "./find-timing";
import type { Facts, Material, Message, MessageKind, NounPhrase, Offer, OpenQuestion, Quantity } from "./message";
import { opensOwnClause } from "./own-clause";
import { isPeople } from "./people";
import { publishIdea } from "./publish-idea";
import { punctuateIdea } from "./punctuate-idea";
import { findAudience, readAudience } from "./read-audience";
import { findProduct, readSentences } from "./read-description";
import { readInstruction } from "./read-instruction";
import { readKind } from "./read-kind";
import { findOffer, findOfferedThing, findPay } from "./read-offer";
import { findProof } from "./read-pieces";
import { findPlace } from "./read-place";
import { readProblem } from "./read-problem";
import { readQuantity } from "./read-quantity";
import { readSteps, removeSteps } from "./read-steps";
import { findWhat } from "./read-what";
import type { Clause } from "./rule";
import { findStatements, type Statements } from "./split-statements";
import { addStatedFacts } from "./state-facts";
import { tellSentences } from "./tell-sentences";
import { writePoint } from "./write-point";

const clauseOf = (text: string): Clause => ({ text, words: readWords(text) });

/** Everything that a brief says, typed: what the idea says, then what its owner stated, which wins. The same brief gives the same material. */
export function readMaterial(brief: Brief): Material {
  const { name, description, targetAudience, facts } = brief.project;
  const typed = punctuateIdea(cleanIdea(removeSteps(withGoal(brief)), [name]));
  const cleaned = isEnglish(typed) ? publishIdea(typed) : typed;
  const idea = capitaliseNames(cleaned, [name, description, targetAudience, ...(facts ?? [])]);
  const material =
    isEnglish(idea) && /\p{L}{2}/u.test(idea) ? readEnglishIdea(idea, brief) : readForeignIdea(idea, brief);
  const stated = brief.facts ? addStatedFacts(material, brief.facts) : material;
  const message: Message = { ...stated.message, questions: [] };
  const questions = [...askAboutDates(brief), ...askQuestions({ ...stated, message })].slice(0, mostQuestions);
  return { ...stated, message: { ...message, questions } };
}

const mostQuestions = 3;

/** A weekday and a date that contradict each other are the owner's to settle. */
function askAboutDates({ idea, requestedAt }: Brief): OpenQuestion[] {
  const conflict = findDateConflict(idea, requestedAt);
  if (!conflict) return [];
  const { date, is, said } = conflict;
  return [{ fact: "when", text: `${date} is a ${is}, but it should be ${said}. Which of the two is right?` }];
}

const noFacts: Facts = { what: null, offer: null, when: null, where: null, for: null, proof: [], steps: [] };

/** What the project says, whatever the idea is. */
function readProject(brief: Brief, kind: MessageKind) {
  const { project } = brief;
  return {
    product: findProduct(project.description, project.name),
    sentences: readSentences(project.description),
    stated: (project.facts ?? []).map((line) => line.trim()).filter(Boolean),
    // why for a post to be filled only where the facts answer it: what bothers customers does not bother who applies
    problem:
      kind === "hiring" && !isAnswered(project.problemBeingSolved ?? "", [brief.idea, ...(project.facts ?? [])])
        ? null
        : readProblem(project.problemBeingSolved),
    callToAction: cleanCall(findTypedCall(brief, kind)),
    goal: null,
  };
}

/** "Rosters change every week" is answered by "Fixed rosters agreed a month ahead". */
const isAnswered = (problem: string, facts: readonly string[]): boolean => {
  const known = new Set(facts.flatMap(findTellingWords));
  return findTellingWords(problem).filter((word) => known.has(word)).length > 1;
};

const cleanCall = (raw: string | null): string | null =>
  raw
    ?.replace(/\s+/g, " ")
    .replace(/[.!\s]$/, "")
    .trim() || null;

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
    statements: [point],
    what: null,
    offer: null,
    timing: null,
    audience: readAudience(brief.project.targetAudience),
    ...readProject(brief, message.kind),
  };
}

/** "Raise money for a new roof", where a fact of the project says how much: "Raise £18,000 for a new roof". */
function withGoal({ idea, project }: Brief): string {
  const [, goal = ""] =
    /(?:^|\n)(?:(?:our|the) )?(?:goal|target|aim)(?: is| of|:)? ([£$€₹]\s?\d[\d,.]*|\d[\d,.]* (?:euros?|pounds|dollars))\s*(?:$|\n)/i.exec(
      (project.facts ?? []).join("\n"),
    ) ?? [];
  return goal
    ? idea.replace(/^(raise|collect|find) (?:the |some )?(?:money|funds) (?=for |to )/i, `$1 ${goal} `)
    : idea;
}

/** "For new customers" is a condition and not a group that a text may speak to. */
const isAnyCustomer = (group: string): boolean =>
  /^(?:all |our )?(?:new |existing |first-time |returning )?(?:customers?|clients?|members?|guests?|visitors?)$/i.test(
    group,
  );

function readEnglishIdea(idea: string, brief: Brief): Material {
  const instruction = readInstruction(idea);
  const isAboutProject = instruction.text === "";
  const clause = clauseOf(isAboutProject ? describeProject(brief) : withoutCry(withoutOwner(instruction)));
  const { statements, joins } = withoutLabel(findStatements(clause.text));
  const lead = clauseOf(statements[0] ?? clause.text);
  const found = findOffer(withoutPerks(clause, statements));
  const quantity = readQuantity(clause);
  const comparison = readComparison(lead.text) ?? findAccount(clause.text);
  const kind = tellsOfSomebody.test(brief.idea)
    ? "story"
    : comparison?.isAccount
      ? "claim"
      : findAppeal(
          brief,
          instruction.kind ?? findKind(clause, lead, found?.offer ?? null, quantity, comparison !== null),
        );
  const project = readProject(brief, kind);
  const given = kind === "hiring" ? findPay(clause) : found;
  const isCompared = comparison !== null && /^(?:claim|story|news|about)$/.test(kind);
  // why not what ends: a plan or a service that stops is not on offer
  const offered =
    comparison?.isAccount || saysNoOffer.has(kind) || (kind === "ending" && endsHere(lead))
      ? null
      : (given?.offer ?? null);
  const read = findThing(clause, lead, kind, offered ? found : null);
  const what = read && asInRunningText(read, idea, clause.text);
  const offer =
    offered?.kind === "free" && twoOffers.test(clause.text)
      ? takeFirst(offered, clause.text)
      : offered?.kind === "free"
        ? { ...offered, thing: asInRunningText(offered.thing, idea, clause.text) }
        : offered;
  const timing = comparison?.isAccount ? null : findTiming(clause, kind);
  // why: where a customer's figures fell is no place to come to
  const place = comparison === null ? findPlaceOf(statements, kind) : null;
  const isConditional = (group: string) => / (?:who|that) /.test(textBehind(clause.text, group));
  const named = [instruction.audience, findAudience(clause)].find(
    (group) => group && (!isAnyCustomer(group) || isConditional(group)),
  );
  const facts: Facts = {
    what: what?.text ?? null,
    offer: offer?.text ?? null,
    when: timing?.text ?? null,
    where: place?.text ?? null,
    // why none for a post to be filled: who buys from the business is not who applies
    for: named ?? ((kind !== "hiring" && brief.project.targetAudience) || null),
    proof: isCompared ? [comparison.proof] : findProof(clause),
    steps: readSteps(brief.idea),
  };
  const message: Message = {
    kind,
    point: isCompared ? writePoint({ statements: [comparison.point], joins: [""] }) : writePoint({ statements, joins }),
    facts,
    sure: [],
    quantity,
    questions: [],
  };
  const sum = kind === "fundraiser" ? findMoney(clause.text, clause.words) : null;
  // why not "£50 a plank": the price of one part is not what is to be raised
  const goal =
    sum && /^\s?(?:a|an|per|each|every)\b/i.test(clause.text.slice(clause.text.indexOf(sum.text) + sum.text.length))
      ? null
      : sum;
  const material: Material = {
    ...project,
    message,
    statements: statements.map((statement) => asTyped(statement, idea)),
    ...(isAboutProject ? {} : { told: tellSentences(idea) }),
    what,
    offer,
    timing,
    audience: facts.for ? readAudience(facts.for) : null,
    goal: goal && { amount: goal.amount, text: goal.text },
  };
  return { ...withoutEnded(material), message: { ...message, sure: findSure(material) } };
}

/** "Tell Moira's story": whatever she paid or measured is part of it. */
const tellsOfSomebody =
  /^(?:[Pp]lease )?(?:[Ww]rite )?(?:[Aa]n? |[Tt]he )?(?:[Ss]uccess |[Cc]ustomer )?[Ss]tory (?:about|of|on) (?:our |one |the )?\p{L}|^(?:please )?(?:[Tt]ell|[Ss]hare|[Ww]rite) (?:us |people |everyone )?(?:about )?(?:\p{L}+ ){0,2}?\p{Lu}\p{L}+['’]s story\b/u;

/** Whoever states what is to be raised asks for gifts, whatever else an idea may look like. */
function findAppeal({ project }: Brief, kind: MessageKind): MessageKind {
  const asks = /^(?:give|donate|sponsor|chip in|support|help|contribute|adopt|fund|back)\b/i.test(
    project.defaultCallToAction ?? "",
  );
  const states = (project.facts ?? []).some((fact) =>
    /^(?:our |the )?(?:goal|target|aim)\b.{0,12}[£$€₹₦\d]|\b(?:raised|collected|pledged) (?:so far|already)|already raised/i.test(
      fact,
    ),
  );
  return asks && states && /^(?:about|news|offer|reminder|how-to|claim|launch)$/.test(kind) ? "fundraiser" : kind;
}

/** "Working from home cost our member £61, her desk here is £95": two statements that are nothing without each other. */
function findAccount(text: string): Comparison | null {
  const found = readComparison(text);
  return found?.isAccount ? found : null;
}

/** What members get besides is not the offer, where the idea names a price of its own: "£45 a month, members get 10% off the rest". */
function withoutPerks(clause: Clause, statements: readonly string[]): Clause {
  const isPerk = (line: string) =>
    /^(?:and |plus |also )*(?:members|subscribers|regulars)\b.{0,24} (?:get|save|have)\b/i.test(line);
  const [first = "", ...others] = statements;
  const own = others.filter((line) => !isPerk(line));
  const isPriced = own.some((line) => findMoney(line, readWords(line)) !== null);
  return own.length < others.length && isPriced ? clauseOf([first, ...own].join(", ")) : clause;
}

/** "New year, new you!" is a cry, and what stands behind it the point. */
function withoutCry(text: string): string {
  const [whole = "", cry = ""] = /^([^.!?:\d]{3,30})! (?=\p{L})/u.exec(text) ?? [];
  const isCry =
    /,/.test(cry) || /^(?:(?:good|great|big|exciting|breaking) news|attention|calling all .+|hello|hey .*)$/i.test(cry);
  return isCry && !hasFiniteVerb(readWords(cry)) ? text.slice(whole.length) : text;
}

/** "Cargo bike vs van" in front of the sentence that compares them is its label, and says nothing alone. */
function withoutLabel({ statements, joins }: Statements): Pick<Statements, "statements" | "joins"> {
  const [label = "", next = ""] = statements;
  const isLabel = /^\S.{1,40} (?:vs\.?|versus) .{2,40}$/i.test(label) && hasFiniteVerb(readWords(next));
  return isLabel
    ? { statements: [capitalizeStart(next), ...statements.slice(2)], joins: ["", ...joins.slice(2)] }
    : { statements, joins };
}

/** Of two offers that "and" joins, what is free is the first: "Free hearing checks and ear wax removal for £55". */
function takeFirst(offer: Extract<Offer, { kind: "free" }>, text: string): Offer {
  const first = text.split(/ and /i)[0] ?? text;
  return { ...offer, thing: readNounPhrase(first.replace(/^free /i, "")) ?? offer.thing, text: first };
}

/** Whether a statement says that something ends, stops or closes. */
const endsHere = ({ text }: Clause) =>
  /\b(?:ends?|ending|stops?|stopping|closes?|closing|retir(?:es|ing)|discontinued?|sunset|switched off|for good)\b/i.test(
    text,
  );

/** What ends is nowhere told of as something that people can have. */
function withoutEnded(material: Material): Material {
  const ended = material.message.kind === "ending" ? (material.what?.text.toLowerCase() ?? "") : "";
  if (!ended.includes(" ")) return material;
  const isOfEnded = (text: string) => text.toLowerCase().includes(ended);
  return {
    ...material,
    stated: material.stated.filter((line) => !isOfEnded(line)),
    sentences: material.sentences.filter((sentence) => !isOfEnded(sentence)),
  };
}

/** The few characters behind a group: "new customers who join" are not any customers. */
const textBehind = (text: string, group: string): string => {
  const at = text.indexOf(group);
  return at < 0 ? "" : text.slice(at + group.length, at + group.length + 6);
};

/** What is told first decides; what stands behind it only where that is no more than a remark. */
function findKind(clause: Clause, lead: Clause, offer: Offer | null, quantity: Quantity | null, isCompared: boolean) {
  const whole = readKind({ clause, offer, quantity }).kind;
  const isOfLead = findOffer(lead) !== null;
  const first = readKind({ clause: lead, offer: isOfLead ? offer : null, quantity: readQuantity(lead) }).kind;
  const kind = /^(?:event|opening|ending|news|launch|question)$/.test(first) ? first : whole;
  // why "how-to" too: "Packing errors went from 41 to 6" opens with what reads as a task
  const isTold = kind === "about" || (kind === "how-to" && !/^how\b/i.test(lead.text));
  return isCompared && isTold ? "claim" : kind;
}

/** The thing that the first statement names; what the offer names where it stands in that statement, or where no other is named. */
function findThing(clause: Clause, lead: Clause, kind: Message["kind"], found: ReturnType<typeof findOffer>) {
  const own = found && findOffer(lead);
  if (found && !own) {
    const thing = findWhat(lead, kind);
    if (thing) return thing;
  }
  const offered = found && findOfferedThing(found.offer);
  // why not people: "10% off for students" says who gets it
  if (/\?$/.test(lead.text)) return null;
  const isMeasure =
    /^(?:\d{1,3}|an?|one|two|three|four|five|six) (?:minutes?|hours?|days?|nights?|weeks?|months?|sessions?)$/i;
  return (
    (offered && !isPeople(offered.text) && !isMeasure.test(offered.text) ? offered : null) ??
    findWhat(clause, kind, found ?? undefined)
  );
}

/** Where it is: what an account or a group of others does somewhere is not the place to go to. */
function findPlaceOf(statements: readonly string[], kind: Message["kind"]) {
  if (kind === "story") return null;
  const clauses = statements.map(clauseOf);
  const told = clauses.filter(
    ({ words }, at) =>
      at === 0 || !opensOwnClause(words, 0, words.length) || /^(?:we|we're|you|it|it's)$/.test(words[0]?.lower ?? ""),
  );
  for (const clause of told) {
    const place = findPlace(clause);
    if (place) return place;
  }
  return null;
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

/** A statement that the instruction's removal gave a capital gets the letter back that its owner typed. */
function asTyped(statement: string, idea: string): string {
  const small = statement.charAt(0).toLowerCase() + statement.slice(1);
  const opening = small.split(" ").slice(0, 3).join(" ");
  return !idea.includes(statement.split(" ").slice(0, 3).join(" ")) &&
    idea.includes(opening.replace(/^your\b/, "their"))
    ? small
    : statement;
}

/** What the business is, where an idea says only what it is to bring about: the opening of its description. */
function describeProject({ project }: Brief): string {
  const opening = project.description.split(/(?<=[.!?])\s/)[0]?.replace(/[.!?]$/, "") ?? "";
  return opening.length > 0 && opening.length <= 80 ? opening : project.name;
}

/** "our new yarn" that was taken out of an instruction is "new yarn"; a statement keeps its "our". */
function withoutOwner({ text, rules }: { text: string; rules: string[] }): string {
  const opening = text.split(/[,:.]\s/)[0] ?? "";
  const words = readWords(opening);
  // why "The Shelf Check": an article with a capital inside an idea belongs to a name
  const isKept =
    rules.length === 0 ||
    /^the (?:last|remaining|story|cost|difference|reasons?|best|right|only)\b/i.test(text) ||
    /^(?:The|A|An) \p{Lu}/u.test(text) ||
    toldOfIt.test(opening) ||
    // why: of "a day on the canal costs less" the article is part
    (/^(?:an?|the) /i.test(opening) && hasClearVerb(words));
  return isKept || (hasFiniteVerb(words) && (words[0]?.part !== "determiner" || opensOwnClause(words, 0, words.length)))
    ? text
    : removeArticle(text);
}

/** "A 24-flat block in Deusto cut its bill": a case is told of with its article. */
const toldOfIt =
  /^(?:an?|one|the) .{3,50} (?:cut|reduced|lowered|raised|increased|halved|doubled|saved|won|built) (?:its|their|his|her|the) /i;

/** An amount in a question, an account or a goal is no offer. */
const saysNoOffer: ReadonlySet<Message["kind"]> = new Set(["question", "how-to", "fundraiser", "story"]);

/** "Free hearing checks and ear wax removal for £55": the price is of the second, and neither is of both. */
const twoOffers = /^free [^,.]{3,40} and [^,.]{3,40} (?:for|at|from) [£$€₹]\d/i;
