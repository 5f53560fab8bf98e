/** The id of a database row from an address or a call, or null for what cannot be one ("07", "1e3", "-1", "9".repeat(30) ...). */
export function parseRowId(value: string | number | undefined): number | null {
  const text = String(value ?? "");
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
