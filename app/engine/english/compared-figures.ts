const amount = String.raw`(?:[£$€₹]\s?\d[\d,.]*\d|[£$€₹]\s?\d|\d[\d,.]*%?(?! ?(?:am|pm|January|February|March|April|May|June|July|August|September|October|November|December)\b)(?![\d:]))`;
const amounts = new RegExp(String.raw`(?<![\d:,.])${amount}`, "giu");

/** What sets one figure against another. */
const sets =
  /\b(?:vs\.?|versus|instead of|rather than|compared (?:to|with)|used to|down from|up from|then .{1,30} now)\b|\bbefore\b.{3,80}\b(?:after|since|now)\b|\bfrom .{1,30} to\b|\b(?:in (?:19|20)\d\d|last year)\b.{3,90}\b(?:this year|now|today|in 20\d\d)\b|,? (?:and|but) (?:did|had|was|were|made|took|paid|spent|got|earned|only) |\bcosts? (?!from)\P{L}{0,12}\p{L}.{3,60}, (?:her|his|their|our|the|a) .{2,40} (?:is|costs) |, the old .{2,30} (?:did|does|was|took|needed|made) /iu;

/** Whether a shorter line holds some of the figures that its whole compares, and not all: half of a comparison says something else. */
export function losesFigure(line: string, whole: string): boolean {
  if (!sets.test(whole)) return false;
  const held = new Set(line.match(amounts) ?? []);
  const all = new Set(whole.match(amounts) ?? []);
  return all.size > 1 && held.size > 0 && [...all].some((figure) => !held.has(figure));
}

const verbs = "(?:paid|spent|earned|lost|used|made|needed|had|got|took|sold|saw|did)";
const beforeAfter = new RegExp(
  String.raw`^.{2,70}? ${verbs} (?<old>${amount}(?: an? (?:day|week|month|year))?)(?: (?:for|on|in) (?<thing>[^,\d]{3,30}?))? before .{3,60}?,? and (?<now>${amount}.{0,12}? (?:the (?:day|week|month|year|season) )?(?:after|since).{0,40})$`,
  "iu",
);
const nowThen = new RegExp(
  String.raw`^.{2,70}? \p{L}{2,10} (?<now>${amount} [^,]{3,60}?),? (?:and|but|against|versus|vs\.?|instead of) (?:${verbs} )?(?<old>${amount} .{2,40})$`,
  "iu",
);

const costs = new RegExp(
  String.raw`^.{2,60}? costs? (?:our |one )?(?:member|customer|client|neighbour)[^\d£$€₹]{0,24}(?<one>${amount}[^,]{0,50}), .{2,30}? (?:is|costs) (?<other>${amount}.{0,40})$`,
  "iu",
);

/** A comparison of two figures as a title: "Heating: £1,940 before, £1,310 the year after", "31 drops by bike, 22 by van". */
export function titleOfComparison(point: string): string | null {
  const paid = beforeAfter.exec(point)?.groups;
  if (paid) {
    const thing = paid.thing ? `${paid.thing.charAt(0).toUpperCase()}${paid.thing.slice(1)}: ` : "";
    return `${thing}${paid.old} before, ${paid.now}`;
  }
  const { one, other } = costs.exec(point)?.groups ?? {};
  if (one && other) return `${one}, or ${other}`;
  const { now, old } = nowThen.exec(point)?.groups ?? {};
  return now && old ? `${now}, ${old}` : null;
}
