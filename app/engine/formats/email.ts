import { findClaims } from "../checks/claims";
import { countWords } from "../checks/sentences";
import { removeEndMark } from "../compose/grammar";
import { makeSource } from "../compose/make-source";
import type { Source } from "../compose/source";
import { getVoiceLines } from "../compose/voice-lines";
import { type Email, emailLimits } from "../engine";
import type { CampaignPlan } from "../plan";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseEmail } from "../voice/revise-formats";
import { cutAtWord } from "../words/clean-text";
import { repeatsWords } from "../words/repeats-words";
import { fitTitle } from "./fit-title";
import { layOutEmail } from "./lay-out-email";
import { listSupports } from "./list-supports";
import { isAbout, tellLead } from "./tell-lead";

/** The campaign as a letter, in the brand's measured voice where there is one. Deterministic. */
export function writeEmail(plan: CampaignPlan, said?: SaidBefore): Email {
  const source = makeSource(plan);
  const email = composeEmail(source, said);
  const { voice } = plan.brief;
  const keep = [plan.fullCallToAction, plan.projectName, plan.displayUrl, ...plan.keywords];
  return voice ? reviseEmail(email, voice, keep) : email;
}

/**
 * The point, what it means, the facts in a list, one call to action. As long as the facts are up to the limit, never padded.
 */
export function composeEmail(source: Source, said: SaidBefore = nothingSaid): Email {
  const voice = getVoiceLines(source, said);
  const subject = fitTitle(source, emailLimits.subject);
  const preheader =
    listSupports(source, subject, emailLimits.preheader).find((line) => !repeatsWords(line, subject)) ??
    cutAtWord(`${source.name}: ${source.site}`, emailLimits.preheader);
  const greeting = voice.greeting;
  const lead = tellLead(source, subject);
  const opening = lead.join(" ");
  const others = source.lines.facts.filter(
    ({ text }) => !opening.toLowerCase().includes(removeEndMark(text).toLowerCase()),
  );
  const { intro } = source.lines;
  const about = [
    // why: whoever opens a letter wants to know whom it is from
    ...(intro && !opening.includes(removeEndMark(intro)) ? [intro] : []),
    ...others.filter(isAbout).map(({ text }) => text),
  ];
  const facts = others.filter((line) => !isAbout(line)).map(({ text }) => removeEndMark(text));
  const ends = [...voice.close.slice(0, 1), `${voice.signOff}, ${source.name}`];
  const paragraphs = [opening];
  const room = () =>
    emailLimits.words.most -
    countWords([greeting, ...paragraphs, ...facts, source.call, source.url, ...ends].join(" "));
  while (room() < 0 && facts.length > 0) facts.pop();
  if (about.length > 0 && countWords(about.join(" ")) <= room()) paragraphs.push(about.join(" "));
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
