/** The ledger key under which a lot is written off. */
export function getExpiryKey(lotId: number): string {
  return `expire:${lotId}`;
}
