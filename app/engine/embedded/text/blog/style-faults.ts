import { countWords, findBodyParagraphs, normalizeSentence, stripMarkdown } from "../../../checks/sentences";
import type { CampaignPlan } from "../../../plan";

const times = (text: string, words: string) => (words ? text.split(words.toLowerCase()).length - 1 : 0);

/** How far a draft is from reading well: a name said too often, the idea's full phrase worn out, openers that repeat. 0 is content. */
export function faultsOfStyle(markdown: string, plan: CampaignPlan): number {
  const text = stripMarkdown(markdown).toLowerCase();
  const named = times(text, plan.projectName);
  const subject = times(text, plan.idea.subject ?? "");
  const words = countWords(text);
  const paragraphs = findBodyParagraphs(markdown);
  const openers = paragraphs
    .filter((one) => countWords(one) > 14)
    .map((one) => normalizeSentence(one).split(" ").slice(0, 2).join(" "));
  const repeatedOpeners = openers.length - new Set(openers).size;
  return (
    Math.max(0, named - 7) +
    Math.max(0, 3 - named) +
    Math.max(0, subject - 4) +
    repeatedOpeners +
    (words < 730 || words > 1150 ? 1 : 0)
  );
}
