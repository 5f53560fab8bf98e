import { normalizeSentence, stripMarkdown } from "~/engine/checks/sentences";

/** Of the sentences that the author was to verify, those that still stand in the text. */
export function keepClaims(claims: readonly string[], text: string): string[] {
  const said = normalizeSentence(stripMarkdown(text));
  return claims.filter((claim) => said.includes(normalizeSentence(claim)));
}
