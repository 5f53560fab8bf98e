import { splitSentences } from "../checks/sentences";
import { isEnglish } from "../english/is-english";
import type { Material, MessageKind, NounPhrase } from "../message/message";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { cleanWords, withoutEndMark } from "../words/clean-text";
import { Account, findTellingWords } from "./account";
import { Composer } from "./composer";
import type { Source } from "./source";
import { chooseVoice } from "./voices";

/** Gathers what the campaign's texts are written from. */
export function makeSource(plan: CampaignPlan): Source {
  const { brief, fullCallToAction } = plan;
  const { project, voice } = brief;
  return {
    brief,
    material: cleanStrings(keepWhatIsSure(plan.material)),
    name: plan.projectName,
    site: plan.displayUrl,
    url: /^https?:\/\//i.test(project.websiteUrl) ? project.websiteUrl : `https://${project.websiteUrl}`,
    call: withoutEndMark(fullCallToAction),
    about: splitSentences(cleanWords(project.description, 1500))
      .filter((sentence) => sentence.length >= 8 && sentence.length <= 220 && isEnglish(sentence))
      .slice(0, 4),
    keywords: plan.keywords,
    avoided: plan.avoidedWords,
    voice: chooseVoice(project.brandVoice, voice),
    seed: `${brief.seed}|${project.name}|${brief.idea}`,
  };
}

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
  const { sure } = material.message;
  return {
    ...material,
    what: sure.includes("what") && material.what ? withoutNew(material.what, material.message.kind) : null,
    audience: sure.includes("for") ? material.audience : null,
  };
}

/** "New breakfast" is a breakfast to the phrases of a launch, which say themselves that it is new. */
const withoutNew = (what: NounPhrase, kind: MessageKind): NounPhrase =>
  kind === "launch" && /^new\s/i.test(what.text) ? { ...what, text: what.text.replace(/^new\s+/i, "") } : what;

/** Opens the account of a campaign: the words of its name, its thing and its dates recur by right. */
export function openAccount({ name, material, call, site }: Source, said?: SaidBefore): Account {
  const { what, product, timing, message } = material;
  const recurring = [name, call, site, what?.text, product?.text, timing?.text, message.facts.offer, message.point];
  return new Account(findTellingWords(recurring.filter(Boolean).join(" ")), name, said);
}

/** A composer for one text of the campaign that shares the account with the others. */
export function startText(source: Source, account: Account, text: string, mostOfAGroup = 1): Composer {
  account.beginText();
  return new Composer(source, account, text, mostOfAGroup);
}
