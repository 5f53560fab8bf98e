import { config } from "~/platform/config/config.server";

/** Whether the site is reached over HTTPS, so that its cookies are for HTTPS alone. */
export const isSecure = config.origin.startsWith("https:");

/**
 * The name of a cookie of this site. With the prefix browsers take it only from this very host, over HTTPS and for every path, so that no
 * site beside it under the same domain can plant or cover it. Over plain HTTP they would refuse it.
 */
export function nameCookie<Name extends string>(name: Name): Name | `__Host-${Name}` {
  return isSecure ? `__Host-${name}` : name;
}
