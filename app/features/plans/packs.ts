/** Sparks that are bought once and do not lapse. */
export interface Pack {
  /** Also its name in an address. */
  sparks: number;
  /** US dollars. */
  price: number;
}

const packs: readonly Pack[] = [
  { sparks: 3_300, price: 35 },
  { sparks: 10_000, price: 99 },
  { sparks: 30_000, price: 249 },
];

/** From the smallest to the largest. */
export function listPacks(): readonly Pack[] {
  return packs;
}

/** The pack of a name as an address has it; null for any other. */
export function findPack(name: string | null): Pack | null {
  return packs.find((pack) => String(pack.sparks) === name) ?? null;
}

/** The pack of so many sparks. @throws for any other number. */
export function getPack(sparks: number): Pack {
  const pack = packs.find((each) => each.sparks === sparks);
  if (!pack) throw new RangeError(`There is no pack of ${sparks} sparks.`);
  return pack;
}

/** Where choosing a pack leads. */
export function getPackCheckoutPath(pack: Pack): string {
  return `/checkout?pack=${pack.sparks}`;
}

/** "10,000 sparks". */
export function describePack(sparks: number): string {
  return `${sparks.toLocaleString("en-US")} sparks`;
}
