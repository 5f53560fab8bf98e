import type { Campaign } from "../campaign";

/** A question that is put to every campaign, with the limit that its answer is held to. */
export interface Check {
  name: string;
  limit: string;
  check(campaign: Campaign): Result | Promise<Result>;
}

/** What a check found in one campaign: nothing, or each fault with the words that show it. */
export interface Result {
  faults: string[];
  /** What was measured, where something was: the larger `badness`, the worse. */
  measured?: { text: string; badness: number };
}

/** One line of the table. */
export interface Row {
  name: string;
  limit: string;
  kept: number;
  total: number;
  /** The brief that is farthest from the limit, and how far; empty where all keep it and nothing was measured. */
  worst: string;
  /** Every fault with its brief, those of the worst brief first. */
  faults: string[];
}

export const keep = (isKept: boolean, fault: string): Result => ({ faults: isKept ? [] : [fault] });

/** Puts a check to every campaign. */
export async function runCheck({ name, limit, check }: Check, campaigns: readonly Campaign[]): Promise<Row> {
  const results: (Result & { label: string; badness: number })[] = [];
  for (const campaign of campaigns) {
    const result = await check(campaign);
    const badness = result.measured?.badness ?? result.faults.length;
    results.push({ ...result, label: `${campaign.brief.project.name}: ${campaign.brief.idea}`, badness });
  }
  results.sort((one, other) => other.badness - one.badness);
  const [worst] = results;
  const figure = worst?.measured?.text ?? (worst && worst.faults.length > 1 ? `${worst.faults.length} times` : "");
  return {
    name,
    limit,
    kept: results.filter(({ faults }) => faults.length === 0).length,
    total: results.length,
    worst: !worst || worst.badness <= 0 ? "" : [figure, worst.label].filter(Boolean).join(", "),
    faults: results.flatMap(({ faults, label }) => faults.map((fault) => `${label}\n        ${fault}`)),
  };
}
