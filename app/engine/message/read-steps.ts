/** Steps that an idea lists, one a line or numbered: "1. Soak the beans 2. Drain them". Empty where it lists none. */
export function readSteps(raw: string): string[] {
  const lines = raw.split(/\r?\n/).map((line) => line.trim());
  const listed = lines.filter((line) => /^(?:[-*•]|\d{1,2}[.)]|step \d{1,2}:?)\s/i.test(line));
  const steps = listed.length >= 2 ? listed : splitNumbered(raw);
  return steps
    .map((step) =>
      step
        .replace(/^(?:[-*•]|\d{1,2}[.)]|step \d{1,2}:?)\s/i, "")
        .replace(/[.;,\s]$/, "")
        .trim(),
    )
    .filter(Boolean)
    .slice(0, 9);
}

function splitNumbered(raw: string): string[] {
  const pieces = raw.split(/\s(?=\d{1,2}[.)]\s\p{L})/u);
  const numbered = pieces.filter((piece) => /^\d{1,2}[.)]\s/.test(piece));
  return numbered.length >= 2 && /^1[.)]/.test(numbered[0] ?? "") ? numbered : [];
}
