import Bowser from "bowser";

/** Characters of a header that are read: browsers say no more of themselves. */
const longestHeader = 500;
const longestName = 40;

/** "Firefox on Windows", for a person to know a session by; null for a program that does not say what it is. */
export function nameBrowser(userAgent: string | null): string | null {
  const header = userAgent?.slice(0, longestHeader);
  if (!header) return null;
  const { browser, os } = Bowser.parse(header);
  if (!browser.name) return null;
  const name = os.name ? `${browser.name} on ${os.name}` : browser.name;
  return name.slice(0, longestName);
}
