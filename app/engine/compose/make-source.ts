import type { Brief } from "../brief";
import { splitSentences } from "../checks/sentences";
import type { Material } from "../message/message";
import type { SaidBefore } from "../said-before";
import { Account, findTellingWords } from "./account";
import { Composer } from "./composer";
import { withoutEndMark } from "./grammar";
import type { Source } from "./source";
import { chooseVoice } from "./voices";

/** What the owner's fields give beside the material, already cleaned for print. */
export interface Printed {
  name: string;
  displayUrl: string;
  fullCallToAction: string;
  keywords: readonly string[];
  avoidedWords: readonly string[];
  /** The description, clean: no tags, no addresses. */
  description: string;
}

/** Gathers what the campaign's texts are written from. */
export function makeSource(brief: Brief, material: Material, printed: Printed): Source {
  const { project, voice } = brief;
  return {
    brief,
    material,
    name: printed.name,
    site: printed.displayUrl,
    url: /^https?:\/\//i.test(project.websiteUrl) ? project.websiteUrl : `https://${project.websiteUrl}`,
    call: withoutEndMark(printed.fullCallToAction),
    about: splitSentences(printed.description)
      .filter((sentence) => sentence.length >= 8 && sentence.length <= 220)
      .slice(0, 4),
    keywords: printed.keywords,
    avoided: printed.avoidedWords,
    voice: chooseVoice(project.brandVoice, voice),
    seed: `${brief.seed}|${project.name}|${brief.idea}`,
  };
}

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
