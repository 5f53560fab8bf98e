/**
 * What is read of a text, remembered for the texts that are asked about again: those read first are forgotten first, and long ones are not
 * kept, so that it stays few megabytes.
 */
export function rememberByText<Found>(
  read: (text: string) => Found,
  { mostTexts, longestText }: { mostTexts: number; longestText: number },
): (text: string) => Found {
  const known = new Map<string, { found: Found }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.found;
    const found = read(text);
    if (text.length > longestText) return found;
    const [first] = known.keys();
    if (known.size >= mostTexts && first !== undefined) known.delete(first);
    known.set(text, { found });
    return found;
  };
}
