import { findPlaceholder } from "../../checks/blog-rules";
import { findInventions } from "../../checks/claims";
import { isInEnglish } from "../../checks/is-english";
import { findBasis } from "../../checks/proposal-basis";
import type { CallOptions, TextModel } from "../ports";
import {
  type ProposalAnswer,
  type ProposalData,
  proposalLimits,
  proposalsAnswer,
  proposalsInstructions,
  writeProposalsMessage,
} from "../prompts/proposals-prompt";
import { writeStructured } from "./write-structured";

/** Tokens: three proposals have about 400; the rest is for models that think before they answer. */
const outputTokens = 2_000;

/**
 * Has a model think up what a project could make next. Only those come back that rest on words or on a day of the data, keep their
 * limits and say nothing that the data does not; the others go back once, and are dropped then.
 * @throws PartFailure when none is left, or none came.
 */
export async function proposeByModel(
  model: TextModel,
  data: ProposalData,
  options: CallOptions,
): Promise<ProposalAnswer[]> {
  return writeStructured(
    model,
    {
      instructions: proposalsInstructions,
      message: writeProposalsMessage(data),
      schema: proposalsAnswer,
      outputTokens,
      usualLength: 1_500,
      judge({ proposals }) {
        const faults = proposals.map((proposal) => findFault(proposal, data));
        const content = proposals.filter((_, index) => faults[index] === null);
        const findings = faults.flatMap((fault, index) =>
          fault === null ? [] : [{ rule: "proposal", detail: `number ${index + 1} ${fault}` }],
        );
        return {
          content,
          findings,
          unusable: content.length === 0 ? findings.map(({ detail }) => detail).join("; ") : null,
        };
      },
      finish: (kept) => kept,
    },
    options,
  );
}

/** Why a proposal cannot be shown; null where it can. */
function findFault(proposal: ProposalAnswer, data: ProposalData): string | null {
  if (!findBasis(data, proposal)) return "rests on no words and no day of the data: copy them as they stand";
  for (const name of ["title", "description", "prompt", "category"] as const) {
    const length = [...proposal[name]].length;
    if (length > proposalLimits[name]) return `has a ${name} of ${length} characters of ${proposalLimits[name]}`;
  }
  const told = JSON.stringify(data);
  const said = [proposal.title, proposal.description, proposal.prompt].map(endSentence).join("\n\n");
  const [invention] = findInventions(said, told, { inEnglish: isInEnglish(said) });
  if (invention) return `says what the data does not: ${invention}`;
  const placeholder = findPlaceholder(said, told);
  return placeholder ? `holds a placeholder: ${placeholder}` : null;
}

const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
