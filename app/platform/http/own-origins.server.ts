import { config } from "~/platform/config/config.server";

const loopbacks = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a page of another site sent this request, by what the browser says of it. Compared with the configured origin, never
 * with the Host header, which the sender chooses. A request with neither header (a text browser, a script) is not foreign: no
 * page of another site can make a browser leave both out of a post.
 * @param localAddress The address of this machine at which the request arrived, where the connection is known.
 */
export function isFromAnotherSite(
  sent: { secFetchSite: string | null; origin: string | null },
  localAddress?: string,
): boolean {
  if (sent.secFetchSite !== null && sent.secFetchSite !== "same-origin" && sent.secFetchSite !== "none") return true;
  // why: a page that hides its address (`no-referrer`) posts its forms with "null"; that it is ours, the browser says by itself.
  if (sent.origin === "null" && sent.secFetchSite === "same-origin") return false;
  return sent.origin !== null && !ownOrigins(localAddress).includes(sent.origin);
}

/** Without APP_URL the site answers at this machine's own names, and at the address that the connection really reached. */
function ownOrigins(localAddress: string | undefined): string[] {
  if (config.originIsConfigured) return [config.origin];
  const hosts = localAddress ? [...loopbacks, hostOf(localAddress)] : loopbacks;
  return hosts.map((host) => new URL(`http://${host}:${config.port}`).origin);
}

function hostOf(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  return plain.includes(":") ? `[${plain.split("%")[0]}]` : plain;
}
