import type { InvoiceDocument } from "./invoice-document";
import { findMember, type Member, type VatCountry, vatRates } from "./vat-rates";

const reverseCharge =
  "Reverse charge: the recipient accounts for the VAT (Articles 44 and 196 of Council Directive 2006/112/EC).";
const outsideOfEu =
  "The buyer is outside of the EU: no VAT is charged (Articles 44 and 58 of Council Directive 2006/112/EC).";

interface Seller {
  vatId: string | null;
  /** Percent for everybody, or the standard rate of the buyer's country; null where the seller charges none. */
  vatRate: number | "by-country" | null;
}

interface Buyer {
  vatId: string | null;
  /** As they said it. */
  country: VatCountry | null;
}

/**
 * What of an amount is VAT. Prices hold it, so it is taken out of them; a business of another EU country accounts for it itself. Numbers and
 * countries are taken as they were given: nobody asks VIES. By country, whoever said none is taken for a buyer of the seller's.
 */
export function getVat(amount: number, seller: Seller, buyer: Buyer): Pick<InvoiceDocument, "vat" | "notes"> {
  const { vatId, vatRate } = seller;
  if (vatId === null || vatRate === null) return { vat: null, notes: [] };
  const [from, to] = [findMember(vatId), findMember(buyer.vatId)];
  const none = { percent: 0, amount: 0 };
  if (from && to && from !== to) return { vat: none, notes: [reverseCharge] };
  const country = to ?? buyer.country ?? from;
  const isByCountry = vatRate === "by-country";
  if (isByCountry && !country) return { vat: null, notes: [] };
  if (isByCountry && country === "other") return { vat: none, notes: [outsideOfEu] };
  const percent = isByCountry ? vatRates[country as Member].percent : vatRate;
  return { vat: { percent, amount: amount - Math.round(amount / (1 + percent / 100)) }, notes: [] };
}
