/**
 * Steps that an idea lists, one a line, numbered or behind the colon of a how-to: "1. Soak the beans 2. Drain them", "How to repot an orchid: soak the
 * roots, trim the dead ones, change the bark". Empty where it lists none.
 */
export function readSteps(raw: string): string[] {
  const lines = raw.split(/\r?\n/).map((line) => line.trim());
  const listed = lines.filter((line) => /^(?:[-*•]|\d{1,2}[.)]|step \d{1,2}:?)\s/i.test(line));
  const numbered = listed.length >= 2 ? listed : splitNumbered(raw);
  const steps = numbered.length > 0 ? numbered : (splitPromised(raw)?.steps ?? []);
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
  const promised = splitPromised(raw);
  if (promised) return promised.promise;
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

/** What a how-to promises, and the three steps or more behind its colon, each of them something to do. */
function splitPromised(raw: string): { promise: string; steps: string[] } | null {
  const [, promise = "", list = ""] =
    /^((?:how to|\d{1,2} steps to) [^:\n]{4,90}): ([^\n]{12,400})$/i.exec(raw.trim()) ?? [];
  const steps = list.replace(/[.\s]{1,3}$/, "").split(/[,;] (?:and |then |and then )?|\. /);
  const isDoing = (step: string) =>
    /\s/.test(step) &&
    !/^(?:the|an?|we|you|it|our|your|no|not|only|just|plus|free|from|at|on|in|for|with|\d)/i.test(step);
  return promise && steps.length > 2 && steps.every(isDoing) ? { promise, steps } : null;
}
