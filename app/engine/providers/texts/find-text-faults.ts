import { type Finding, findPlaceholder } from "../../checks/blog-rules";
import type { CampaignPlan } from "../../plan";
import { findUnsupported } from "./inventions";

/** What other words could put right in any text: what the brief does not say, placeholders, words that the brand avoids. */
export function findTextFaults(text: string, plan: CampaignPlan): Finding[] {
  const findings = findUnsupported(text, plan);
  const left = findPlaceholder(text, JSON.stringify(plan.brief));
  if (left) findings.push({ rule: "placeholder", detail: `it holds a placeholder: ${left}` });
  for (const word of plan.avoidedWords)
    if (text.toLowerCase().includes(word))
      findings.push({ rule: "brand voice", detail: `it says “${word}”, which the brand voice avoids` });
  return findings;
}

/** What a second try left, for the author in whole sentences; what the brief does not say is listed as claims instead. */
export const toRemarks = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ rule }) => rule !== "unsupported")
    .map(({ detail }) => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`);
