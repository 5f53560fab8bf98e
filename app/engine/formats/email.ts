import { findInventions, writeTold } from "../checks/claims";
import { countWords } from "../checks/sentences";
import { writeHeadline } from "../compose/headline";
import { makeSource, type Source } from "../compose/source";
import { getVoiceLines } from "../compose/voice-lines";
import { type Email, emailLimits } from "../engine";
import { capitalize, removeEndMark } from "../english/grammar";
import type { CampaignPlan } from "../plan";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseEmail } from "../voice/revise-formats";
import { cutAtWord } from "../words/clean-text";
import { tellLead } from "./article";
import { listSupports } from "./headline";
import { layOutEmail } from "./lay-out-email";

/** The campaign as a letter, in the brand's measured voice where there is one. Deterministic. */
export function writeEmail(plan: CampaignPlan, said?: SaidBefore): Email {
  const source = makeSource(plan);
  const email = composeEmail(source, said);
  const { voice } = plan.brief;
  const keep = [plan.fullCallToAction, plan.projectName, plan.displayUrl, ...plan.keywords];
  return voice ? reviseEmail(email, voice, keep) : email;
}

/** The point, the facts in a list, who writes, one call to action. As long as the facts are up to the limit, never padded. */
export function composeEmail(source: Source, said: SaidBefore = nothingSaid): Email {
  const { name, site, url, call, intro, about, rows, facts: known } = source;
  const voice = getVoiceLines(source, said);
  const subject = writeHeadline(source.point, emailLimits.subject);
  const [preheader = cutAtWord(`${name}: ${site}`, emailLimits.preheader)] = listSupports(
    source,
    subject,
    emailLimits.preheader,
  );
  const lead = tellLead(source, subject);
  const background = [lead.includes(intro) ? "" : intro, ...about.map(({ text }) => text)].filter(Boolean).join(" ");
  const facts = [...known.steps.map(capitalize), ...rows.map(({ text }) => removeEndMark(text))];
  const ends = [...voice.close.slice(0, 1), `${voice.signOff}, ${name}`];
  const paragraphs = [lead.join(" ")];
  const room = () =>
    emailLimits.words.most - countWords([voice.greeting, ...paragraphs, ...facts, call, url, ...ends].join(" "));
  while (room() < 0 && facts.length > 0) facts.pop();
  if (background && countWords(background) <= room()) paragraphs.push(background);
  const letter = layOutEmail({
    subject,
    preheader,
    greeting: voice.greeting,
    paragraphs,
    list: facts,
    callToAction: { label: call, url },
    ends,
  });
  return {
    format: "email",
    ...letter,
    claimsToCheck: findInventions(letter.text, writeTold(source.brief, [call, site])),
  };
}
