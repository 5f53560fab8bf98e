import { LinkifyIt } from "linkify-it";
import tlds from "tlds";

const links = new LinkifyIt({ fuzzyLink: true, tlds: [...tlds] });

/**
 * Whether a text holds a web or an e-mail address, or what an e-mail program would make one of: "evil.example/x", "www.evil.example",
 * "ada@evil.example". A full stop within a name ("J.R.R.", "St.John") is none.
 */
export function holdsAddress(text: string): boolean {
  // why: full-width letters, and the full stop of Japanese, are those of an address to a browser.
  const plain = text.normalize("NFKC").replaceAll("。", ".");
  return /[@/\\]|\bwww\./i.test(plain) || links.test(plain);
}
