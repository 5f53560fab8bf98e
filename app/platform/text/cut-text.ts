/** The beginning of a text, at most so many characters with the mark that says there is more. */
export function cutText(text: string, most: number): string {
  const characters = [...text.trim()];
  if (characters.length <= most) return characters.join("");
  const kept = characters.slice(0, most - 1).join("");
  return `${kept.trimEnd()}…`;
}

/** The same on one line. */
export function cutToLine(text: string, most: number): string {
  return cutText(text.replace(/\s+/g, " "), most);
}
