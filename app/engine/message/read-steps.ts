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

/** The idea without the numbered steps that it lists, where something stands before them: they are told as a list and nowhere else. */
export function removeSteps(raw: string): string {
  if (readSteps(raw).length < 2) return raw;
  const at = raw.search(/(?:^|\s)(?:1[.)]|step 1:?)\s/im);
  const before = at > 0 ? raw.slice(0, at).replace(/[\s:;,–—-]{1,9}$/, "") : "";
  const behind = raw
    .split(/\r?\n/)
    .slice(1)
    .filter(
      (line) =>
        line.trim() !== "" &&
        !/^\s*(?:[-*•]|\d{1,2}[.)]|step \d{1,2}:?)\s/i.test(line) &&
        !before.includes(line.trim()),
    );
  return /\p{L}{3}/u.test(before) ? [before, ...behind].join("\n") : raw;
}

function splitNumbered(raw: string): string[] {
  const pieces = raw.split(/\s(?=\d{1,2}[.)]\s\p{L})/u);
  const numbered = pieces.filter((piece) => /^\d{1,2}[.)]\s/.test(piece));
  return numbered.length >= 2 && /^1[.)]/.test(numbered[0] ?? "") ? numbered : [];
}
