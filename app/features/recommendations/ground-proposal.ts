import { type ClaimedBasis, findBasis } from "~/engine/checks/proposal-basis";
import type { ProposalData } from "~/engine/providers/prompts/proposals-prompt";
import { cutAtWord } from "~/engine/words/clean-text";
import type { Proposal } from "./recommendation";

/** What a model proposed, as it is kept, with what it said that it rests on. */
export type ClaimedProposal = Omit<Proposal, "reasoning"> & { basis: ClaimedBasis };

const day = 86_400_000;
const dateFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const longestQuote = 120;

/**
 * A model's proposal with its reasoning, which is in our words alone and names what the proposal was found to rest on. Null where that is
 * no longer in the project's material: the profile was changed, or the day is over.
 */
export function groundProposal({ basis, ...said }: ClaimedProposal, data: ProposalData): Proposal | null {
  const found = findBasis(data, basis);
  if (!found) return null;
  const { type, title, description, prompt, category, confidence } = said;
  return { type, title, description, prompt, category, confidence, reasoning: explain(found, data.today) };
}

function explain(basis: NonNullable<ReturnType<typeof findBasis>>, today: string): string {
  if (basis.on === "date") {
    const days = Math.round((Date.parse(basis.day) - Date.parse(today)) / day);
    const name = basis.what.charAt(0).toUpperCase() + basis.what.slice(1);
    return `${name} is on ${dateFormat.format(new Date(basis.day))}, in ${days} days.`;
  }
  const quote = `“${cutAtWord(basis.quote, longestQuote)}”`;
  if (basis.on === "profile") return `Your profile says: ${quote}.`;
  return `Your campaign of ${dateFormat.format(new Date(basis.day))} was about this: ${quote}.`;
}
