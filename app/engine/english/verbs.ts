const irregular: Readonly<Record<string, string>> = { have: "has", do: "does", are: "is", be: "is", go: "goes" };

/** "send" gives "sends", "have" gives "has": the form that follows "someone who". */
export function toThirdPerson(verb: string): string {
  const lower = verb.toLowerCase();
  const known = irregular[lower];
  if (known) return known;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${lower}es`;
  return /[^aeiou]y$/.test(lower) ? `${lower.slice(0, -1)}ies` : `${lower}s`;
}
