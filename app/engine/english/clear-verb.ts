import { isPlural } from "./noun-phrases";
import type { Word } from "./words";

/** What is said of a thing behind its name, without a verb: "Dogs welcome", "Mats and blankets provided". */
const states =
  "welcome|available|included|provided|needed|required|necessary|optional|accepted|allowed|answered|guaranteed|delivered|served|limited|supplied|covered|posted|made|baked|roasted|cooked|grown|picked|fitted|installed|held|taught|hosted|stored|shipped|sold|raised|refunded|checked|closed|free|open|charged|supervised|recycled|waived|exported|recommended|essential|advised|preferred|extra|due|permitted|compulsory|removed|refundable|paid|back|ready|helpful|emailed";
export const stateAt = new RegExp(`^(?:${states})$`);

/** What both a thing and a business do. */
const does =
  "works|exports|imports|runs|takes|fits|connects|supports|keeps|covers|serves|ships|gives|lets|meets|makes|helps|repairs|teaches|sells|offers|cuts|brings|delivers|cleans|prints|collects|feeds|mends|fixes";

/** Forms behind which the line has no subject: "Works on iPhone", "Includes breakfast". */
export const withoutSubject = new RegExp(
  `^(?:${does}|excludes|includes|comes|lasts|costs|starts|ends|sends|saves|uses|needs|has|integrates|syncs|seats|sleeps|pulls|pays|lends|tracks|handles|shows|tells|turns|reads|dates|compares)$`,
);

/** What only a business does, where its description leaves out who does it: "Installs cork floors", "Rents chillers to building sites". */
const deeds =
  "installs|supplies|rents|trains|bakes|brews|grows|builds|designs|restores|services|washes|hires|manages|cares|rescues|publishes|roasts|provides|produces|develops|rehearses|organi[sz]es|hosts|treats|buys|breeds|raises|plants|stocks|speciali[sz]es|advises|represents|operates|carries|moves|stores|tests|cooks|caters|paints|sews|weaves|recycles|holds|performs|plays|sings|tours|writes|translates|looks after|ferries|transports";
const doesSomething = new RegExp(`^(?:${does}|${deeds}) (?!(?:and|or|&|included|available)\\b)\\S`, "i");

/** Whether a line says what somebody does who is not named in it. */
export const opensWithDeed = (line: string): boolean => doesSomething.test(line);

export const finite =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|must|cannot|won't|don't|can't|doesn't|isn't|aren't|follows|it's|we're|you're|they're|that's|we've|we'll|i'm|there's)$/;

/**
 * Whether the line is surely a sentence. A tagger of running text takes "mince", "garden" and "engineers" of a short line for verbs, so a
 * verb counts here only where it agrees with the noun or pronoun before it and more follows.
 */
export function hasClearVerb(words: readonly Word[]): boolean {
  const relative = words.findIndex(({ lower }, at) => at > 0 && /^(?:who|that|which)$/.test(lower));
  return words.slice(0, relative < 0 ? words.length : relative).some((word, at) => {
    if (finite.test(word.lower)) return at > 0 || word.lower.includes("'");
    const before = words[at - 1]?.part === "adverb" ? words[at - 2] : words[at - 1];
    if (!before || before.after || at === 0 || word.tags.has("Gerund")) return false;
    if (/^(?:we|you|they|i)$/.test(before.lower)) {
      // why: "while you wait" is part of a phrase
      const isInside = at > 2 && /^(?:while|as|until|before|after|when|that)$/.test(words[at - 2]?.lower ?? "");
      return !isInside && (word.part === "verb" || word.tags.has("Verb"));
    }
    const next = words[at + 1];
    if (next && !word.after && withoutSubject.test(word.lower) && before.part !== "determiner")
      return !isPlural(before.lower);
    if (next && paysFor.test(word.lower) && /[£$€\d]/.test(before.text) && next.part !== "preposition") return true;
    if (before.part === "number") return word.tags.has("Verb") && /s$/.test(word.lower) && next?.part === "preposition";
    if (before.part !== "noun" || word.part !== "verb" || !next || word.after) return false;
    if (stateAt.test(word.lower) || word.lower === "notice") return false;
    if (word.tags.has("PastTense")) return /^(?:determiner|pronoun|number|adverb)$/.test(next.part);
    return isPlural(before.lower)
      ? !/s$/.test(word.lower)
      : /s$/.test(word.lower) && !/^(?:verb|preposition)$/.test(next.part);
  });
}

/** What a sum does: "£10 buys two new books". */
const paysFor = /^(?:buys|pays|covers|feeds|fuels|funds|gives|provides|keeps|helps|treats|plants|trains|houses|sends)$/;

/** A subject of its own with its verb: "we bake overnight", "Managers build a rota". */
export function hasSubject(words: readonly Word[]): boolean {
  if (!hasClearVerb(words)) return false;
  const [first] = words;
  return !(first && withoutSubject.test(first.lower));
}
