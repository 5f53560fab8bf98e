/** More than any of our calls and any event that we are sent has, and few enough that parsing them takes no time. */
const deepest = 32;
const mostSigns = 5_000;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Looks over JSON as its bytes arrive, and says whether it is still within what we parse: nested no deeper than 32, and with no more than
 * 5,000 opening brackets, commas and colons outside of its texts. A megabyte of these takes the parser a tenth of a second, in which nobody
 * else is answered; texts cost nothing.
 */
export function createJsonGauge(): (bytes: Uint8Array) => boolean {
  let depth = 0;
  let signs = 0;
  let isText = false;
  let isEscaped = false;
  function readText(byte: number): void {
    if (isEscaped) isEscaped = false;
    else if (byte === backslash) isEscaped = true;
    else if (byte === quote) isText = false;
  }
  function readSign(byte: number): void {
    if (byte === quote) isText = true;
    else if (byte === comma || byte === colon) signs += 1;
    else if (byte === closeBrace || byte === closeBracket) depth -= 1;
    else if (byte === openBrace || byte === openBracket) {
      depth += 1;
      signs += 1;
    }
  }
  return (bytes) => {
    for (const byte of bytes) {
      if (isText) readText(byte);
      else readSign(byte);
      if (depth > deepest || signs > mostSigns) return false;
    }
    return true;
  };
}
