import { expect, test } from "vitest";
import { getAddressBlock, getClientAddress, getNeighbourhood } from "./client-address.server";

test.each([
  ["no proxy is trusted, so the header counts for nothing", "203.0.113.9", "198.51.100.1", 0, "203.0.113.9"],
  ["one proxy wrote the last entry", "10.0.0.1", "1.1.1.1, 198.51.100.1", 1, "198.51.100.1"],
  ["two proxies wrote the last two", "10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
  ["fewer entries than proxies", "10.0.0.1", "198.51.100.1", 2, "198.51.100.1"],
  ["no header although a proxy is trusted", "10.0.0.1", undefined, 1, "10.0.0.1"],
  ["an entry that is no address", "10.0.0.1", "' or 1=1 --", 1, "10.0.0.1"],
  ["IPv4 written as IPv6", "::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
  ["a connection that is gone", undefined, undefined, 0, "unknown"],
])("%s", (_, socket, header, proxies, expected) => expect(getClientAddress(socket, header, proxies)).toBe(expected));

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("limits count %s as %s", (address, block) => expect(getAddressBlock(address)).toBe(block));

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["unknown", "unknown"],
])("the neighbourhood of %s is %s", (address, block) => expect(getNeighbourhood(address)).toBe(block));
