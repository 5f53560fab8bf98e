import type { ProjectProfile } from "../brief";
import { splitSentences } from "../checks/sentences";
import { titleOfComparison } from "../english/compared-figures";
import { takeApartPoint } from "../english/take-apart-point";
import { readWords } from "../english/words";
import type { Material, MessageKind, NounPhrase } from "../message/message";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { cleanWords, removeEndMark } from "../words/clean-text";
import { Account, findTellingWords } from "./account";
import { Composer } from "./composer";
import { contract } from "./contract";
import { gatherDetails } from "./details";
import { capitalize } from "./grammar";
import { readLines } from "./lines";
import { findPointForm } from "./point-form";
import { readShortPoint } from "./point-short";
import { shortenPoint } from "./short-point";
import type { Source } from "./source";
import { findSubject, type Subject } from "./subject";
import { type ToldLine, tellDescription, tellStatements } from "./tell-brief";
import { tellFacts } from "./told-facts";
import { chooseVoice } from "./voices";
import { workOut } from "./work-out";

/** Gathers what the campaign's texts are written from. */
export function makeSource(plan: CampaignPlan): Source {
  const { brief, fullCallToAction } = plan;
  const { project, voice } = brief;
  const about = tellDescription(plan);
  const material = withKind(
    withWholePoint(withStory(plan.material)),
    plan.projectName,
    about.map(({ text }) => text),
  );
  const { point } = material.message;
  // why: a comparison that is told in pieces loses a half
  const taken = titleOfComparison(point) ? null : cleanStrings(takeApartPoint(point));
  // why: what a request opens with is no thing that there is
  const parts = taken?.core && noThing.test(taken.core.text) ? null : taken;
  const chosen = chooseVoice(project.brandVoice, voice);
  // why only what was added: an owner who writes "we are" means it
  const speak = ({ text, isOurs }: ToldLine) => (isOurs && chosen.contractions ? contract(text) : text);
  // why: the sum that is raised is the point itself
  const noted = (project.facts ?? [])
    .map((line) => cleanWords(line, 200))
    .filter((line) => !(material.goal && /^(?:(?:our|the) )?(?:goal|target|aim)\b/i.test(line)));
  const facts = tellFacts(noted);
  const seed = `${brief.seed}|${project.name}|${brief.idea}`;
  const [intro] = about;
  const told = {
    brief,
    material: cleanStrings(keepWhatIsSure(material)),
    name: plan.projectName,
    site: plan.displayUrl,
    url: findWebAddress(project),
    pointForm: findPointForm(point, parts),
    parts,
    short: cleanStrings(readShortPoint(point, parts, material.message.kind)),
    call: removeEndMark(fullCallToAction),
    about: about.map(speak),
    more: tellStatements({ ...plan, material }).map(speak),
    facts: facts.map((fact) => ({ ...fact, text: tellPay(speak(fact), material.message.kind) })),
    keywords: plan.keywords,
    avoided: plan.avoidedWords,
    voice: chosen,
    seed,
    lines: cleanStrings(readLines(project, material, intro ? speak(intro) : "", listStated(brief), seed)),
  };
  const subject = findSubject(told);
  const lines = [subject.rest, ...listBeside(told.material, subject, told.call), ...listStated(brief)].filter(Boolean);
  const details = gatherDetails(lines, project.description, noted, subject.label, told.name);
  return { ...told, subject, details, sums: workOut(told), shorts: shortenPoint(told) };
}

/** An idea that names nothing but the business is told by what the business is: "Party shop with balloons". */
function withKind(material: Material, name: string, [intro = ""]: readonly string[]): Material {
  const { message } = material;
  const [, kind = ""] = /^ (?:is|are|offers) (?:an? )?(.{4,80})$/.exec(removeEndMark(intro.slice(name.length))) ?? [];
  const isNameless = message.point.toLowerCase() === name.toLowerCase();
  return isNameless && kind && intro.startsWith(`${name} `)
    ? { ...material, message: { ...message, point: capitalize(kind) }, statements: [capitalize(kind)] }
    : material;
}

/** What is paid for a post is no price. */
const tellPay = (text: string, kind: MessageKind): string =>
  kind === "hiring" ? text.replace(/^The price is /, "The pay is ") : text;

/** What the user stated in the checked brief and the idea does not say. */
function listStated({ facts, idea }: CampaignPlan["brief"]): string[] {
  const said = idea.toLowerCase();
  return [facts?.when, facts?.where, facts?.offer].flatMap((fact) =>
    fact && !said.includes(fact.toLowerCase()) ? [cleanWords(fact, 120)] : [],
  );
}

/** What the idea says beside the statements that the point is made of, and beside the call to action. */
function listBeside({ statements, message }: Material, { label }: Subject, call: string): string[] {
  const point = message.point.toLowerCase();
  const said = findTellingWords(point);
  return statements.filter((line, at) => {
    const text = removeEndMark(line).toLowerCase();
    const words = findTellingWords(text);
    if (at === 0 && words.length > 0 && words.filter((word) => said.includes(word)).length >= words.length * 0.7)
      return false;
    return !point.includes(text) && text !== call.toLowerCase() && text !== label.toLowerCase();
  });
}

const noThing =
  /^(?!(?:half|all|both|twice|double|such|what|just|only|once|quite|many) )[\p{L}-]{2,12} (?:a|an|your|our|my|their) \p{L}|^(?:every|each) |^(?:learn|discover|enjoy|celebrate|explore) |^(?:new|news|now|update)$|^(?:bring|come|order|book|send|join|get|give|drop|hire|try|donate|sign|collect|pick|visit|save|share|swap|take|leave|meet|learn|make|buy) (?:a|an|the|your|our|in|up|off|us|with|and|by|for) /iu;

/** The project's address as a link. */
export const findWebAddress = ({ websiteUrl }: Pick<ProjectProfile, "websiteUrl">): string =>
  /^https?:\/\//i.test(websiteUrl) ? websiteUrl : `https://${websiteUrl}`;

/**
 * "How I went from one skein to 22 countries" announces a story; "I went from one skein to 22 countries" tells it. "Why you should book early" comes
 * to "Book early".
 */
function withStory(material: Material): Material {
  const { point } = material.message;
  const claimed = findClaimed(point);
  const told =
    claimed ??
    /^(?:how|why) ((?:I|we)\s(?!can|could|should|would|do|did|will)\p{L}.+)$/iu.exec(point)?.[1] ??
    /^why you should ((?!(?:not|never|be|always|really|also)\b)\p{L}.{8,})$/iu.exec(point)?.[1] ??
    /^why ((?!(?:you|I|we|it|this|that)\b)\p{L}[\p{L} -]{2,30} should \p{L}.{8,})$/iu.exec(point)?.[1] ??
    /^why ((?:an?|our|every) [\p{L}-]+ .{8,})$/iu.exec(point)?.[1] ??
    /^why (\p{L}+ing [\p{L} -]{2,40} (?:is|are|saves|costs|beats|pays|makes) .{6,})$/iu.exec(point)?.[1];
  if (!told || point.endsWith("?")) return material;
  const [first = "", ...others] = material.statements;
  const tell = (text: string) => text.replace(/^(?:how|why) (?:you should )?/i, "");
  return {
    ...material,
    message: { ...material.message, point: capitalize(told), kind: claimed ? "claim" : material.message.kind },
    statements: [capitalize(tell(first)), ...others],
  };
}

/** "How solar panels cut a bill by 60%" says that they do. */
function findClaimed(point: string): string | null {
  const [, told = ""] =
    /^how ((?!(?:to|do|does|did|can|could|much|many|long|often|far|well|you|your|is|are|was|it|this|that|I|we) )\p{L}.{14,})$/iu.exec(
      point,
    ) ?? [];
  const words = readWords(told);
  const verb = words.findIndex(({ part, tags }) => part === "verb" && !tags.has("Gerund"));
  return verb > 0 && verb < 5 ? told : null;
}

/** Where a statement begins with the point and says more, it is the point: the rest is a condition or what comes with it. */
function withWholePoint(material: Material): Material {
  const { point } = material.message;
  const whole = material.statements.find(
    (line) =>
      line.length > point.length && line.length <= longestPoint && line.toLowerCase().startsWith(point.toLowerCase()),
  );
  return whole ? { ...material, message: { ...material.message, point: capitalize(whole) } } : material;
}

/** Characters of a point that can still be said in one breath. */
const longestPoint = 170;

const markup = /<\/?[a-z!]|\]\(|javascript:|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/i;

/** The same value with the markup and hidden marks taken out of its texts: what is typed may hold them, what is printed may not. */
function cleanStrings<T>(value: T): T {
  const clean = (each: unknown): unknown => {
    if (typeof each === "string") return markup.test(each) ? cleanWords(each).replace(/javascript:/gi, "") : each;
    if (Array.isArray(each)) return each.map(clean);
    if (each === null || typeof each !== "object") return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(value) as T;
}

/** Typed facts that were not read for sure are left to the lists, as lines of their own. */
function keepWhatIsSure(material: Material): Material {
  const { sure, facts, point } = material.message;
  // why: where a prize was won is nowhere to find anybody
  const where = /\b(?:won|win|awarded|shortlisted|nominated)\b/i.test(point) ? null : facts.where;
  return {
    ...material,
    message: { ...material.message, facts: { ...facts, where } },
    what: sure.includes("what") && material.what ? withoutNew(material.what, material.message.kind) : null,
    audience: sure.includes("for") ? material.audience : null,
  };
}

/** "New breakfast" is a breakfast to the phrases of a launch, which say themselves that it is new. */
const withoutNew = (what: NounPhrase, kind: MessageKind): NounPhrase =>
  kind === "launch" && /^new\s/i.test(what.text) ? { ...what, text: what.text.replace(/^new\s+/i, "") } : what;

/** Opens the account of a campaign: the words of its name, its thing and its dates recur by right. */
export function openAccount({ name, material, call, site, parts }: Source, said?: SaidBefore): Account {
  const { what, product, timing, message } = material;
  const recurring = [name, call, site, what?.text, product?.text, timing?.text, message.facts.offer, message.point];
  return new Account(
    findTellingWords(recurring.filter(Boolean).join(" ")),
    name,
    said,
    message.point,
    // why the problem too: an article opens with it, and a caption may
    [...(parts?.rest ?? []), parts?.priceNote ?? "", material.problem?.text ?? ""].flatMap(splitSentences),
  );
}

/** A composer for one text of the campaign that shares the account with the others. */
export function startText(
  source: Source,
  account: Account,
  text: string,
  { mostOfAGroup = 1 }: { mostOfAGroup?: number } = {},
): Composer {
  account.beginText();
  return new Composer(source, account, text, mostOfAGroup);
}
