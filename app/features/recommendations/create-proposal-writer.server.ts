import { PartFailure } from "~/engine/engine";
import { SparkBudget, sparkAllowance } from "~/engine/providers/budget";
import { Circuits } from "~/engine/providers/circuits";
import type { Providers } from "~/engine/providers/connect-providers";
import { proposeByModel } from "~/engine/providers/texts/propose-by-model";
import { type Trouble, tryInTurn } from "~/engine/providers/try-in-turn";
import { log } from "~/platform/log/log.server";
import { describeMaterial } from "./describe-material";
import { findMaterial } from "./find-material.server";
import { groundProposal } from "./ground-proposal";
import { mostShown } from "./recommendation";
import { takeRequest } from "./request-proposals.server";
import { storeList } from "./store-list.server";

/** What one list may cost at the providers: a question, its two repairs, and the same at one more provider. Two minutes in all. */
const allowance = { ...sparkAllowance, textCalls: 6, outputTokens: 12_000, waitingSeconds: 120 };

/** As with rules, the rank and no measured chance: percent of the first, and how much less each next one has. */
const firstRank = 90;
const rankStep = 6;

/**
 * Asks a model for every list that waits, one after the other, and keeps what it proposes on a basis that is in the project. Where it
 * fails, or nothing it says can be shown, the list stays as the rules made it.
 */
export function createProposalWriter({
  providers,
  onTrouble,
}: {
  providers(): Promise<Pick<Providers, "text">>;
  onTrouble(trouble: Trouble): void;
}): (signal: AbortSignal) => Promise<void> {
  const circuits = new Circuits();
  let isBusy = false;

  async function ask({ project, keywords }: NonNullable<ReturnType<typeof takeRequest>>, signal: AbortSignal) {
    const { text } = await providers();
    const data = describeMaterial(findMaterial({ id: project.userId }, project, keywords, new Date()));
    const round = { signal, budget: new SparkBudget(allowance), circuits, onTrouble, givenUp: new Map() };
    const { made } = await tryInTurn("text", text, round, (model) => proposeByModel(model, data, round));
    const proposals = (made ?? []).slice(0, mostShown).flatMap(({ fact, date, ...said }, index) => {
      const claimed = { ...said, confidence: firstRank - index * rankStep, basis: { fact, date } };
      const proposal = groundProposal(claimed, data);
      return proposal ? [{ ...proposal, basis: claimed.basis }] : [];
    });
    if (proposals.length > 0) storeList(project.id, keywords, proposals, new Date());
  }

  return async (signal) => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = takeRequest(); next && !signal.aborted; next = takeRequest()) {
        await ask(next, signal).catch((error) => {
          // why not the error: it may carry what was asked. What the provider said is told by `onTrouble`.
          log.warn({ reason: error instanceof PartFailure ? error.reason : "internal" }, "no model proposed");
        });
      }
    } finally {
      isBusy = false;
    }
  };
}
