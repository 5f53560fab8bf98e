/** Small words that nobody says twice on purpose. */
const doubled = /\b(the|a|an|of|to|and|in|is|for|with|our|your|on|at) \1\b/gi;

/**
 * Puts slips of typing right that change nothing of what is said: spaces and marks that stand twice, a space before a mark, a small
 * word twice, tags of HTML. Line breaks and the indents of lists stay.
 */
export function mendWording(text: string): string {
  return text
    .replace(/<\/?[a-z][a-z0-9]{0,12}(?:\s[^<>]{0,200})?>/gi, "")
    .replace(/\.{3,}/g, "…")
    .replace(/\.{2}/g, ".")
    .replace(/!{2,}/g, "!")
    .replace(/\?[?!]+/g, "?")
    .replace(/!\?/g, "?")
    .replace(/(?<=\S) {2,}(?=\S)/g, " ")
    .replace(/(?<=\p{L}) +(?=[,.;:!?](?:\s|$))/gmu, "")
    .replace(/[,;:] ?([,.;:!?])(?=\s|$)/gm, "$1")
    .replace(doubled, "$1");
}
