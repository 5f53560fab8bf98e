/**
 * A spreadsheet runs what begins so as a formula: some look past white space and marks that nobody sees, and take a full-width sign for the
 * plain one.
 */
const startsFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u;

/**
 * Rows as CSV (RFC 4180) for spreadsheets: with the mark that makes them read UTF-8, every cell in quotes, and an apostrophe before
 * a text that they would run as a formula.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${toCsvRows(rows)}`;
}

/** More rows of a CSV that `toCsv` began. */
export function toCsvRows(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number): string {
  const text = typeof value === "string" && startsFormula.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}
