import type { IncomingMessage } from "node:http";

/** Whether a request names a host of which an address can be made: the framework makes one, and fails where it cannot. */
export function namesHost({ headers: { host = "" } }: Pick<IncomingMessage, "headers">): boolean {
  return /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
