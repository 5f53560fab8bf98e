import type { Finding } from "../../checks/blog-rules";
import { isInEnglish } from "../../checks/is-english";
import { mendWording } from "../../checks/mend-wording";
import { findBodySentences, normalizeSentence } from "../../checks/sentences";
import { findWebAddress } from "../../compose/source";
import { type Email, emailLimits } from "../../engine";
import { removeEndMark } from "../../english/grammar";
import { layOutEmail } from "../../formats/lay-out-email";
import type { CampaignPlan } from "../../plan";
import type { CallOptions, TextModel } from "../ports";
import { type EmailAnswer, emailAnswer, emailInstructions, writeEmailMessage } from "../prompts/email-prompt";
import { countWordsOfAnyLanguage } from "./count-words";
import { findTextFaults, toRemarks } from "./find-text-faults";
import { fitLine } from "./fit-line";
import { listInventions } from "./inventions";
import { writeStructured } from "./write-structured";

/** Tokens: 250 words of any language and the marks of JSON; the rest is for models that think first. */
const outputTokens = 4_000;

/**
 * Has a model write the e-mail; call to action and address are set by code. What breaks a rule goes back once; then limits and slips are
 * mended, and the rest is handed out with the claims to check.
 */
export function writeEmailByModel(model: TextModel, plan: CampaignPlan, options: CallOptions): Promise<Email> {
  return writeStructured(
    model,
    {
      instructions: emailInstructions,
      message: writeEmailMessage(plan),
      schema: emailAnswer,
      outputTokens,
      usualLength: 1_800,
      judge(answer) {
        const content = composeEmail(answer, plan);
        const isForeign = plan.inEnglish && !isInEnglish(content.text);
        return {
          content,
          findings: findFaults(content, answer, plan),
          unusable: isForeign ? "it is not in English, the language of `idea`" : null,
        };
      },
      finish(email, findings) {
        const remarks = toRemarks(findings.filter(({ rule }) => rule !== "limits"));
        return remarks.length > 0 ? { ...email, remarks } : email;
      },
    },
    options,
  );
}

/** Plain text on one line, without the marks of Markdown that models like to set. */
const plain = (text: string) =>
  mendWording(text)
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function composeEmail(answer: EmailAnswer, plan: CampaignPlan): Email {
  const letter = layOutEmail({
    subject: fitLine(plain(answer.subject), emailLimits.subject),
    preheader: fitLine(plain(answer.preheader), emailLimits.preheader),
    greeting: plain(answer.greeting),
    paragraphs: answer.paragraphs.map(plain),
    list: answer.list.map((line) => plain(line.replace(/^[-•]\s/, ""))),
    callToAction: { label: removeEndMark(plan.fullCallToAction), url: findWebAddress(plan.brief.project) },
    ends: [plain(answer.closing), plain(answer.signature)],
  });
  const all = [letter.subject, letter.preheader, letter.text].join("\n\n");
  return { format: "email", ...letter, claimsToCheck: listInventions(all, plan) };
}

function findFaults(email: Email, { subject, preheader }: EmailAnswer, plan: CampaignPlan): Finding[] {
  const findings = findTextFaults([email.subject, email.preheader, email.text].join("\n\n"), plan);
  const say = (rule: string, detail: string) => findings.push({ rule, detail });
  for (const [name, text, most] of [
    ["subject", plain(subject), emailLimits.subject],
    ["preheader", plain(preheader), emailLimits.preheader],
  ] as const)
    if ([...text].length > most) say("limits", `${name} has ${[...text].length} characters of ${most}`);
  const words = countWordsOfAnyLanguage(email.text);
  if (words > emailLimits.words.most) say("length", `it has ${words} words; ${emailLimits.words.most} are the most`);
  const sentences = findBodySentences(email.text).map(normalizeSentence);
  const twice = sentences.find((sentence, index) => sentence.includes(" ") && sentences.indexOf(sentence) !== index);
  if (twice) say("repeated", `it says twice: ${twice}`);
  return findings;
}
