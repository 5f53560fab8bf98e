import { readWholeStatement } from "~/features/ledger/find-statement.server";
import { toCsv, toCsvRows } from "~/platform/text/csv";

/** The whole statement of somebody's sparks as CSV, the newest entry first, times in UTC: written piece by piece, as it is read. */
export async function* writeStatement(userId: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(toCsv([["time", "what", "sparks", "left", "spark", "idea"]]));
  for await (const entries of readWholeStatement(userId)) {
    const rows = entries.map(({ at, text, change, balance, spark }) => [
      at.toISOString(),
      text,
      change,
      balance,
      spark?.id ?? "",
      spark?.prompt ?? "",
    ]);
    yield encoder.encode(toCsvRows(rows));
  }
}
