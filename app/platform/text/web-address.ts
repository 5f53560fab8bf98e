/**
 * The web address that somebody typed, with its protocol: "beanthere.example" is completed to "https://beanthere.example". What names
 * a protocol stays as it is. Null for what is no web address, and for anything a browser would run or open elsewhere.
 */
export function readWebAddress(typed: string): string | null {
  if (/^https?:\/\//i.test(typed)) return URL.canParse(typed) ? typed : null;
  const completed = `https://${typed}`;
  if (typed.startsWith("/") || !URL.canParse(completed)) return null;
  const { hostname, username } = new URL(completed);
  // why: "ada@beanthere.example" would be an address with a user name; what was typed is an e-mail address.
  return username === "" && isPublicHost(hostname) ? completed : null;
}

/** Without a protocol only the name can tell an address from a word: it has a dot, and ends in letters. */
function isPublicHost(hostname: string): boolean {
  const labels = hostname.split(".");
  return labels.length > 1 && labels.every((label) => label !== "") && /[a-z]/i.test(labels.at(-1) ?? "");
}
