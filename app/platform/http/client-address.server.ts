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
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
