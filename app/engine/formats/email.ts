import { findClaims } from "../checks/claims";
import { countWords } from "../checks/sentences";
import type { Account } from "../compose/account";
import { fitPoint, fitStatement } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import type { Source } from "../compose/source";
import { type Email, emailLimits } from "../engine";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { reviseEmail } from "../voice/revise-formats";
import { cutAtWord } from "../words/clean-text";
import { repeatsWords } from "../words/repeats-words";
import { layOutEmail } from "./lay-out-email";
import { listFacts } from "./list-facts";
import { BriefTeller } from "./sections";

/** The campaign as a letter, in the brand's measured voice where there is one. Deterministic. */
export function writeEmail(plan: CampaignPlan, said?: SaidBefore): Email {
  const source = makeSource(plan);
  const email = composeEmail(source, openAccount(source, said));
  const { voice } = plan.brief;
  const keep = [plan.fullCallToAction, plan.projectName, plan.displayUrl, ...plan.keywords];
  return voice ? reviseEmail(email, voice, keep) : email;
}

/**
 * The point, what it means, the facts in a list, one call to action. As long as the facts are up to the limit, never padded.
 */
export function composeEmail(source: Source, account: Account): Email {
  const composer = startText(source, account, "email");
  const subject =
    fitPoint(source.material, emailLimits.subject) ??
    composer.say("subject", { most: emailLimits.subject }) ??
    fitStatement(source.material, emailLimits.subject);
  const preheader =
    [composer.say("preheader", { most: emailLimits.preheader }), ...source.about].find(
      (line) => line && [...line].length <= emailLimits.preheader && !repeatsWords(line, subject),
    ) ?? cutAtWord(`${source.name}: ${source.site}`, emailLimits.preheader);
  const greeting = composer.say("greeting") ?? "Hello,";
  const why = composer.sayMany("opening-why", 1);
  const teller = new BriefTeller(composer);
  const opening = [...why, ...teller.tellLead()].join(" ");
  const facts = listFacts(source).map(([label, text]) => `${label}: ${text}`);
  const close = composer.say("close");
  const signOff = composer.say("sign-off") ?? source.name;
  const ends = [...(close ? [close] : []), signOff];
  const paragraphs = [opening];
  const room = () =>
    emailLimits.words.most -
    countWords([greeting, ...paragraphs, ...facts, source.call, source.url, ...ends].join(" "));
  for (const { sentences } of teller.tellSections()) {
    const paragraph = sentences.join(" ");
    if (paragraph && countWords(paragraph) <= room()) paragraphs.push(paragraph);
  }
  const letter = layOutEmail({
    subject,
    preheader,
    greeting,
    paragraphs,
    list: facts,
    callToAction: { label: source.call, url: source.url },
    ends,
  });
  const told = JSON.stringify([source.brief.project, source.brief.idea, source.call, source.site]);
  return { format: "email", ...letter, claimsToCheck: findClaims(letter.text, told) };
}
