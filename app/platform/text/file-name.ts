/** The most characters of a name: every file system takes as many, also in four bytes each. */
const longest = 60;

/** No more than the longest, and none of what is read as one character in part. */
function cutAtCharacter(text: string): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if ([...kept, ...segment].length > longest) break;
    kept += segment;
  }
  return kept;
}

/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A text as the name of a file, without an ending: letters of every script stay; what some file system forbids, hides or reads as a
 * folder becomes a hyphen. `fallback` where nothing is left.
 */
export function toFileName(text: string, fallback: string): string {
  const cleaned = text.normalize("NFC").replace(/[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]/gu, "-");
  const words = cleaned
    .split(/[\s-]+/u)
    .filter(Boolean)
    .join("-");
  const name = cutAtCharacter(words).replace(/^[.-]+|(?<!\.)\.+$/g, "");
  return name === "" || reserved.test(name) ? fallback : name;
}
