/**
 * The EU's members by what their VAT numbers begin with (Greece's begin with EL), and their standard rates in percent.
 * Source: European Commission, VIES and Taxes in Europe Database; held against the rates of the package `sales-tax` 2.23.0 on 23 November 2026.
 */
export const vatRates = {
  AT: { name: "Austria", percent: 20 },
  BE: { name: "Belgium", percent: 21 },
  BG: { name: "Bulgaria", percent: 20 },
  CY: { name: "Cyprus", percent: 19 },
  CZ: { name: "Czechia", percent: 21 },
  DE: { name: "Germany", percent: 19 },
  DK: { name: "Denmark", percent: 25 },
  EE: { name: "Estonia", percent: 24 },
  EL: { name: "Greece", percent: 24 },
  ES: { name: "Spain", percent: 21 },
  FI: { name: "Finland", percent: 25.5 },
  FR: { name: "France", percent: 20 },
  HR: { name: "Croatia", percent: 25 },
  HU: { name: "Hungary", percent: 27 },
  IE: { name: "Ireland", percent: 23 },
  IT: { name: "Italy", percent: 22 },
  LT: { name: "Lithuania", percent: 21 },
  LU: { name: "Luxembourg", percent: 17 },
  LV: { name: "Latvia", percent: 21 },
  MT: { name: "Malta", percent: 18 },
  NL: { name: "Netherlands", percent: 21 },
  PL: { name: "Poland", percent: 23 },
  PT: { name: "Portugal", percent: 23 },
  RO: { name: "Romania", percent: 21 },
  SE: { name: "Sweden", percent: 25 },
  SI: { name: "Slovenia", percent: 22 },
  SK: { name: "Slovakia", percent: 23 },
} as const;

export type Member = keyof typeof vatRates;
export const members = Object.keys(vatRates) as Member[];

/** A member of the EU, or anywhere else. */
export const vatCountries = [...members, "other"] as const;
export type VatCountry = (typeof vatCountries)[number];

/** The member whose VAT number it is; undefined for any other. */
export function findMember(vatId: string | null): Member | undefined {
  return members.find((member) => vatId?.startsWith(member));
}

/** A country as it was stored; null for none. */
export function readVatCountry(stored: string | null | undefined): VatCountry | null {
  return vatCountries.find((country) => country === stored) ?? null;
}
