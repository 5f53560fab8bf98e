import twitter from "twitter-text";
import { findCharacterEnd } from "./characters";

/** How long a stretch without a space may be that is looked at as a whole. X takes no longer address. */
const longest = { ascii: 2048, other: 400 };

/**
 * What a text counts of X's limit, by X's own library: addresses as X finds them, emoji and scripts as it weighs them. Word by word, since
 * no address goes over a space; the one before a word stays with it, since X looks at it.
 */
export function countForX(text: string): number {
  let count = 0;
  // why so: the library's time grows with the cube of a stretch's length, and what has no full stop holds no address
  for (const stretch of text.normalize("NFC").split(/(?<=\S)(?=\s)/u)) {
    if (isPlain.test(stretch)) count += stretch.length;
    else for (const piece of cutStretch(stretch)) count += twitter.parseTweet(piece).weightedLength;
  }
  return count;
}

/** Letters and marks that count one each, and no address, since that has a full stop. */
const isPlain = /^[\t\n\r !-\-/-~]*$/;

/** A stretch that is too long to be looked at as a whole, in pieces that end at a mark where they can. */
function cutStretch(stretch: string): string[] {
  const most = /^[\x20-\x7e\s]*$/.test(stretch) ? longest.ascii : longest.other;
  if (stretch.length <= most) return [stretch];
  const pieces: string[] = [];
  let rest = stretch;
  while (rest.length > most) {
    const mark = Math.max(...[..."。、！？」，"].map((each) => rest.lastIndexOf(each, most - 1) + 1));
    const end = mark || findCharacterEnd(rest, most / 2) || most;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
