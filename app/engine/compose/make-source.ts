import type { ProjectProfile } from "../brief";
import { readWords } from "../english/words";
import type { Material, MessageKind, NounPhrase } from "../message/message";
import type { CampaignPlan } from "../plan";
import { cleanWords, removeEndMark } from "../words/clean-text";
import { contract } from "./contract";
import { capitalize } from "./grammar";
import { introduce } from "./introduce";
import { readLines } from "./lines";
import type { Source } from "./source";
import { speakLines } from "./speak-lines";
import { chooseVoice } from "./voices";
import { workOut } from "./work-out";

/** Gathers what the campaign's texts are written from. */
export function makeSource(plan: CampaignPlan): Source {
  const { brief, fullCallToAction } = plan;
  const { project } = brief;
  const typed = introduce(plan.projectName, project.description);
  const material = cleanStrings(
    keepWhatIsSure(
      withKind(withWholePoint(withStory(withComparison(plan.material, brief.idea))), plan.projectName, typed),
    ),
  );
  const voice = chooseVoice(project.brandVoice, brief.voice);
  // why only what was added: an owner who writes "we are" means it
  const say = (sentence: string) => (voice.contractions ? contract(sentence) : sentence);
  const intro = project.description.startsWith(typed.slice(0, 20)) ? typed : say(typed);
  const seed = `${brief.seed}|${project.name}|${brief.idea}`;
  const stated = [brief.facts?.when, brief.facts?.where, brief.facts?.offer].flatMap((fact) =>
    fact ? [cleanWords(fact, 120)] : [],
  );
  return {
    brief,
    material,
    name: plan.projectName,
    site: plan.displayUrl,
    url: findWebAddress(project),
    call: removeEndMark(fullCallToAction),
    lines: speakLines(
      cleanStrings(readLines(project, material, intro, stated, removeEndMark(fullCallToAction), say)),
      voice,
    ),
    sums: workOut({ brief, material }),
    keywords: plan.keywords,
    avoided: plan.avoidedWords,
    voice,
    seed,
  };
}

/** An idea that names nothing but the business is told by what the business is: "Party shop with balloons". */
function withKind(material: Material, name: string, intro: string): Material {
  const { message } = material;
  const [, kind = ""] = /^ (?:is|are|offers) (?:an? )?(.{4,80})$/.exec(removeEndMark(intro.slice(name.length))) ?? [];
  const isNameless = message.point.toLowerCase() === name.toLowerCase();
  return isNameless && kind && intro.startsWith(`${name} `)
    ? { ...material, message: { ...message, point: capitalize(kind) }, statements: [capitalize(kind)] }
    : material;
}

/** The project's address as a link. */
export const findWebAddress = ({ websiteUrl }: Pick<ProjectProfile, "websiteUrl">): string =>
  /^https?:\/\//i.test(websiteUrl) ? websiteUrl : `https://${websiteUrl}`;

/** "How I went from one skein to 22 countries" announces a story; "I went from one skein to 22 countries" tells it. */
function withStory(material: Material): Material {
  const { point } = material.message;
  const claimed = findClaimed(point);
  const told =
    claimed ?? /^(?:how|why) ((?:I|we)\s(?!can|could|should|would|do|did|will)\p{L}.{1,300})$/iu.exec(point)?.[1];
  if (!told || point.endsWith("?")) return material;
  const [first = "", ...others] = material.statements;
  const tell = (text: string) => text.replace(/^(?:how|why) /i, "");
  return {
    ...material,
    message: { ...material.message, point: capitalize(told), kind: claimed ? "claim" : material.message.kind },
    statements: [capitalize(tell(first)), ...others],
  };
}

/** "Compare a $38 bouquet with a $15 one" sets one beside the other. */
function withComparison(material: Material, idea: string): Material {
  if (!/^compare\s/i.test(idea)) return material;
  const say = (text: string) => text.replace(/^(an? [^,.]{3,60}?) (?:with|to|against) (?=an? )/i, "$1 beside ");
  const [first = "", ...others] = material.statements;
  return {
    ...material,
    message: { ...material.message, point: say(material.message.point) },
    statements: [say(first), ...others],
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
