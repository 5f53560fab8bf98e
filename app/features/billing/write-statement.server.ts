import { listWholeStatement } from "~/features/ledger/find-statement.server";
import { toCsv } from "~/platform/text/csv";

/** The whole statement of somebody's sparks as CSV, the newest entry first; times in UTC. */
export async function writeStatement(userId: number): Promise<string> {
  const entries = await listWholeStatement(userId);
  return toCsv([
    ["time", "what", "sparks", "left", "spark", "idea"],
    ...entries.map(({ at, text, change, balance, spark }) => [
      at.toISOString(),
      text,
      change,
      balance,
      spark?.id ?? "",
      spark?.prompt ?? "",
    ]),
  ]);
}
