import { titleOfComparison } from "../english/compared-figures";

/** What was before and is now: both figures as one line, and the sentence with which the claim is made. */
export interface Comparison {
  proof: string;
  point: string;
  /** Sums that it holds were paid or earned, and are on offer to nobody. */
  isAccount?: boolean;
}

const figure = "\\d[\\d.,]{0,12}%?";
const beforeAndAfter = new RegExp(
  `^(?:how )?(?<who>.{2,80}) (?<verb>\\p{L}{3,12}) (?<old>${figure})(?<per> (?:a|per) (?:day|week|month|year))? before and (?<now>${figure}) (?<after>after\\b.{0,60})$`,
  "iu",
);
const fromTo = new RegExp(
  `^(?:how )?.{2,80} (?<change>(?:from ${figure}(?: \\p{L}{1,20}){0,4} to ${figure}(?! ?[ap]\\.?m)).{0,60})$`,
  "iu",
);
const changes =
  /\b(?:went|fell|dropped|rose|grew|cut|cuts|reduced|lowered|increased|raised|brought|shrank|doubled|improved|down|up)\b/i;
const byShare =
  /\b(?:cut|cuts|reduced|reduces|lowered|lowers|increased|raised|grew|fell|dropped|rose)\b.{0,60} by \d{1,3}%/i;

/**
 * Reads "lost 31 a year before and 4 after using X", "went from 31 to 4" and "cut waste by 40%". Null where no two figures are compared: a
 * span of hours or days ("from 9 to 5") has no verb of change.
 */
export function readComparison(statement: string): Comparison | null {
  const text = statement.replace(/[.!\s]$/, "");
  const lost = beforeAndAfter.exec(text)?.groups;
  if (lost) {
    const { who = "", verb = "", old, per = "", now, after } = lost;
    const counted = / with (\d.{1,30})$/.exec(who)?.[1] ?? who;
    const done = /^(?:had|got|has)$/i.test(verb) ? "" : ` ${verb}`;
    const proof = `${counted}: ${old}${done}${per} before, ${now} ${after}`;
    return { proof, point: `${counted}: ${old}${done}${per} before, ${now} after` };
  }
  if (titleOfComparison(text)) {
    const told = text.charAt(0).toUpperCase() + text.slice(1);
    return { proof: told, point: told, isAccount: true };
  }
  const isChange = changes.test(text) && (fromTo.test(text) || byShare.test(text));
  const line = text.replace(/^how /i, "");
  const said = line.charAt(0).toUpperCase() + line.slice(1);
  return isChange ? { proof: said, point: said } : null;
}
