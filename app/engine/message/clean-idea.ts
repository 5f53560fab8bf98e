import { capitaliseCalendar, spellOutDays } from "../english/capitals";
import { mendSlips } from "../english/mend-slips";

const longestIdea = 600;

/**
 * An idea as plain running text: no tags, addresses, emoji or repeated marks, calendar names in capitals, and shouting spoken softly (words of
 * `names`, "VAT" and figures keep theirs). Longer ideas are cut at a word.
 */
export function cleanIdea(raw: string, names: readonly string[] = []): string {
  const plain = withoutPlaceholders(raw.slice(0, 5_000))
    .replace(/<[^<>]{0,500}>/g, " ")
    .replace(/https?:\/\/\S+/gi, " ")
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\p{Cc}\p{Cf}]|\ufe0f/gu, (mark) =>
      /[©®™]/.test(mark) ? mark : " ",
    )
    .replace(/[*_`#~^|{}\\]+/g, " ")
    .replace(/([!?.,])\1+/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  const cut = plain.length <= longestIdea ? plain : plain.slice(0, longestIdea + 1).replace(/\s\S*$/, "");
  const named = nameClient(cut, names[0] ?? "");
  const mended = capitaliseCalendar(spellOutDays(mendSlips(isShouted(named) ? speakSoftly(named, names) : named)));
  return nameWithTitle(joinNew(speakToBuyers(turnToReader(splitInvitation(punctuateDeal(mended))))));
}

/** "book 2 cleans get the 3rd half price, offer ends 31 march": a deal with its comma, and how long it runs. */
const punctuateDeal = (text: string): string =>
  text
    .replace(
      /^((?:buy|book|order) (?:\d{1,2}|one|two|three) [\p{L} ]{3,24}?) (?=(?:and )?get (?:the |your |a |an |one |\d))/iu,
      (whole) => (/ and $/.test(whole) ? whole : `${whole.trimEnd()}, `),
    )
    .replace(
      // why of the first sentence alone: behind another one it would say how long that holds ("Owned by 14,000 members, until ...").
      /^((?:[^.;!?\n]|\.(?=\d)){1,300})[,.;] (?:this |the )?(?:offer|deal|sale) ends (?:on )?(?=\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/i,
      "$1, until ",
    );

/** "Explain how it works and invite to a free survey": what is invited to is a line of its own. */
const splitInvitation = (text: string): string =>
  text.replace(/ and invite to (?:an? |our |the )(\p{L})/u, (_, letter: string) => `. ${letter.toUpperCase()}`);

/** "Tell people we bake at four so they can buy a loaf": who is told is spoken to. */
const turnToReader = (text: string): string =>
  /^(?:tell|let|remind|inform|show|announce)\b/i.test(text)
    ? text.replace(/\bso (that )?(?:they|people|customers) can\b/i, (_, that: string = "") => `so ${that}you can`)
    : text;

/** "£65 visit free if they buy a saddle": where nobody else was named, who buys is who reads it. */
const speakToBuyers = (text: string): string =>
  text.replace(
    /\b(if|when|once) they (?=(?:buy|book|join|order|sign up|refer|spend|bring|leave|pay|rent|hire|subscribe|register)\b)/gi,
    (whole, word: string, at: number) => (others.test(text.slice(0, at)) ? whole : `${word} you `),
  );
const others =
  /\b(?:people|customers|clients|members|children|kids|pupils|students|parents|families|visitors|guests|everyone|companies|teams|staff)\b/i;

/** "Our client opens a gym" is told by an agency: to a reader the client has a name. */
const nameClient = (text: string, name: string): string =>
  name === ""
    ? text
    : text.replace(
        /(^|[.!?] )(?:our|my|the) client (?=(?:opens|is opening|launches|is launching|has|is|offers|sells|makes|moves)\b)/gi,
        (_, before: string) => `${before}${name} `,
      );

/** "The tuner, mr. ramdeen": whoever has a title has a name. */
const nameWithTitle = (text: string): string =>
  text.replace(
    /\b(mr|mrs|ms|dr|prof|sr|fr)(\.?) (\p{Ll})(?=\p{Ll}{2,})/gu,
    (_, title: string, dot: string, letter: string) =>
      `${title.charAt(0).toUpperCase()}${title.slice(1)}${dot} ${letter.toUpperCase()}`,
  );

/** "New: returns portal" is a new returns portal. */
const joinNew = (text: string): string => text.replace(/^new: (?=[\p{L} -]{3,40},)/iu, "New ");

/** What a template leaves to its user to replace: "[LAUNCH_DATE]". */
const placeholder = /\[[A-Z][A-Z0-9_]{1,60}\]/;

/** The idea without the sentences that somebody was to fill in and did not; the first one keeps what stands before its gap. */
function withoutPlaceholders(raw: string): string {
  if (!placeholder.test(raw)) return raw;
  const kept = raw.split(/(?<=[.!?])\s|\n/).map((sentence, index) => {
    const at = sentence.search(placeholder);
    if (at < 0) return sentence;
    const start = sentence.slice(0, at).trimEnd();
    return index === 0 && start.endsWith(":") ? `${start.slice(0, -1)}.` : "";
  });
  return kept.some((sentence) => /\p{L}/u.test(sentence)) ? kept.filter(Boolean).join("\n") : raw;
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 8 && capitals / letters > 0.7;
}

function speakSoftly(text: string, names: readonly string[]): string {
  const known = new Map(names.flatMap((name) => name.split(/\s+/)).map((word) => [word.toLowerCase(), word]));
  const soft = text
    .toLowerCase()
    .replace(/\p{L}[\p{L}'’]*/gu, (word) =>
      word.length > 2 || /^\p{Lu}/u.test(known.get(word) ?? "") ? (known.get(word) ?? word) : word,
    );
  return soft.replace(/(^|[.!?]\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
