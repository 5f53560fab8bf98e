import type { InvoiceDocument } from "./invoice-document";

/**
 * What VAT numbers of the EU's members begin with; Greece's begin with EL.
 * Source: European Commission, VIES, "What is the structure of a VAT identification number?", as of November 2026.
 */
const members = "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

const reverseCharge =
  "Reverse charge: the recipient accounts for the VAT (Articles 44 and 196 of Council Directive 2006/112/EC).";

/**
 * What of an amount is VAT. Prices hold it, so it is taken out of them; a business of another EU country accounts for it itself. Numbers are
 * taken as they were given: nobody asks VIES.
 * @param rate Percent; null where the seller charges none, and then nothing is said.
 */
export function getVat(
  amount: number,
  seller: { vatId: string | null; vatRate: number | null },
  buyerVatId: string | null,
): Pick<InvoiceDocument, "vat" | "notes"> {
  const { vatId, vatRate: percent } = seller;
  if (vatId === null || percent === null) return { vat: null, notes: [] };
  const [from, to] = [vatId, buyerVatId ?? ""].map((id) => members.find((member) => id.startsWith(member)));
  if (from && to && from !== to) return { vat: { percent: 0, amount: 0 }, notes: [reverseCharge] };
  return { vat: { percent, amount: amount - Math.round(amount / (1 + percent / 100)) }, notes: [] };
}
