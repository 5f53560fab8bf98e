import anyAscii from "any-ascii";

const words = new Intl.Segmenter("en", { granularity: "word" });
/** Scripts that put no space between words. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/u;

/** A text with its letters and figures spelled in a to z and 0 to 9, "Ångström" as "Angstrom", and all else as it is. */
export function spellInAscii(text: string): string {
  return text.normalize("NFC").replace(/[\p{L}\p{M}\p{N}]+/gu, (run) => {
    if (/^[a-z0-9]+$/i.test(run)) return run;
    const parts = unspaced.test(run) ? Array.from(words.segment(run), ({ segment }) => segment) : [run];
    // why without: the marks stand for sounds, not for letters
    return parts.map((part) => anyAscii(part).replace(/['`]/g, "")).join(" ");
  });
}
