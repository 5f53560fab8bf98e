import dns from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Addresses at which a machine's own surroundings answer: link-local ones, where clouds hand out a machine's credentials to whoever asks, and the
 * few that they use elsewhere. A model may listen on any other, this machine's own and those of a private network among them.
 */
const forbidden = new BlockList();
forbidden.addSubnet("169.254.0.0", 16, "ipv4");
forbidden.addSubnet("fe80::", 10, "ipv6");
// Amazon's metadata over IPv6, Alibaba's, Azure's and Oracle's.
forbidden.addAddress("fd00:ec2::254", "ipv6");
forbidden.addAddress("100.100.100.200", "ipv4");
forbidden.addAddress("168.63.129.16", "ipv4");
forbidden.addAddress("192.0.0.192", "ipv4");
// What stands for an IPv4 address within IPv6, by NAT64.
forbidden.addSubnet("64:ff9b::a9fe:0", 112, "ipv6");

/** Whether nothing of ours may be sent to this address; IPv4 within IPv6 counts as what it is. */
export function isForbiddenAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, "").split("%")[0] ?? "";
  const family = isIP(plain);
  return family !== 0 && forbidden.check(plain, family === 6 ? "ipv6" : "ipv4");
}

/** Whether the host of a web address is such an address, however it is written: the parser makes one form of all. */
export const hasForbiddenHost = (url: string): boolean => isForbiddenAddress(new URL(url).hostname);

/** A server was not asked, because of where it is. */
export class ForbiddenAddress extends Error {
  override name = "ForbiddenAddress";
  readonly code = "EFORBIDDENADDRESS";
  constructor() {
    super("The server's address is link-local or of a cloud's metadata.");
  }
}

/** Looks a name up for a connection, and fails for one that leads to a forbidden address, among others or alone. */
export const lookUpAllowed: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    if (addresses.some(({ address }) => isForbiddenAddress(address))) return callback(new ForbiddenAddress(), "");
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? "", first?.family);
  });
};
