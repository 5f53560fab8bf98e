import type { Run } from "../../app/engine/ranker/runs";

/** Whether two runs are the same, or both are none. */
export const isSameRun = (one: Run | null, other: Run | null): boolean =>
  one?.first === other?.first && one?.last === other?.last;
