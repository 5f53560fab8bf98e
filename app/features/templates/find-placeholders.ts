/** What a template or a recommendation leaves open: a name in capitals, or a question. Bounded, so that a text takes linear time. */
const placeholder = /\[(?:[A-Z][A-Z0-9_]{2,39}|[^[\]\n]{4,300}\?)\]/g;

/** The placeholders that still stand in an idea, brackets included, each once. */
export function findPlaceholders(idea: string): string[] {
  return [...new Set(idea.match(placeholder))];
}

/** What to do about them, in one sentence. */
export function explainPlaceholders(open: readonly string[]): string {
  const [first] = open;
  const rest = open.length > 3 ? [...open.slice(0, 3), `${open.length - 3} more`] : open;
  const named = new Intl.ListFormat("en-US").format(rest);
  return open.length === 1 ? `Fill in or delete ${first}` : `Fill in or delete what is in brackets: ${named}`;
}
