import { isIP } from "node:net";

/**
 * The address a request came from. Each trusted proxy adds one entry at the right of X-Forwarded-For, so the client is the
 * entry that the outermost of them wrote; whatever stands further left is the sender's own claim and is not looked at.
 */
export function getClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const direct = plain(socketAddress ?? "");
  if (proxies === 0 || !forwardedFor) return direct || "unknown";
  const entries = forwardedFor.split(",").map((entry) => plain(entry.trim()));
  const claimed = entries[Math.max(0, entries.length - proxies)] ?? "";
  return isIP(claimed) ? claimed : direct || "unknown";
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "").split("%")[0] ?? "";
}

/** What limits count by: an IPv6 customer holds a whole /64, so its addresses count as one. */
export function getAddressBlock(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

/**
 * What shares of a common room count by: the smallest blocks that are sold and routed, /24 and /48. Strangers may share one, so nothing
 * that somebody needs may hang on it.
 */
export function getNeighbourhood(address: string): string {
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 3).join(":")}::/48`;
  return isIP(address) === 4 ? `${address.split(".").slice(0, 3).join(".")}.0/24` : address;
}

/** The eight groups of an IPv6 address in their shortest form; one that ends as an IPv4 address has seven. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
