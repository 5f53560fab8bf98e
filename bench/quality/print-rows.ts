import type { Row } from "./checks/check";

/** How many faults of a red row are shown; `--all` shows every one. */
const shownFaults = 5;
const widestWorst = 90;

/** Prints the rows as one table, and under it what the red ones found. Returns how many are red. */
export function printRows(rows: readonly Row[], { all }: { all: boolean }): number {
  const cells = rows.map((row) => [
    row.faults.length === 0 ? "ok" : "RED",
    row.name,
    row.limit,
    `${row.kept} of ${row.total}, ${Math.floor((100 * row.kept) / row.total)}%`,
    shorten(row.worst),
  ]);
  const head = ["", "check", "limit", "kept", "worst"];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? title.length)),
  );
  for (const row of [head, ...cells])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  const red = rows.filter(({ faults }) => faults.length > 0);
  for (const { name, limit, faults } of red) {
    console.log(`\n${name} (${limit}): ${faults.length}`);
    for (const fault of all ? faults : faults.slice(0, shownFaults)) console.log(`    ${fault}`);
  }
  return red.length;
}

const shorten = (text: string) => {
  const letters = [...text.replaceAll("\n", " ")];
  return letters.length <= widestWorst ? letters.join("") : `${letters.slice(0, widestWorst - 1).join("")}…`;
};
