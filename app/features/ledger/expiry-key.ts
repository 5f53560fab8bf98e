/** The ledger key under which a lot is written off. */
export function expiryKey(lotId: number): string {
  return `expire:${lotId}`;
}
