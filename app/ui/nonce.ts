import { createContext, useContext } from "react";

/**
 * The nonce of this response's Content-Security-Policy. It travels by context, never by a loader, so that it is not part of
 * the data a page hands to the browser. In the browser it is undefined: scripts that React adds there need none.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for an inline script in the server's HTML. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
