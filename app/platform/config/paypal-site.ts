/** Where PayPal's own pages for customers lie, by where its API answers: a stand-in shows its own. */
export function findPayPalSite(apiBase: string | undefined): string {
  if (!apiBase) return "https://www.paypal.com";
  const { hostname, origin } = new URL(apiBase);
  if (!hostname.endsWith(".paypal.com")) return origin;
  return hostname.includes("sandbox") ? "https://www.sandbox.paypal.com" : "https://www.paypal.com";
}

/** Where the script of its buttons lies, which is the same for its sandbox. */
export function findPayPalScript(apiBase: string | undefined): string {
  const site = findPayPalSite(apiBase);
  return `${site.endsWith(".paypal.com") ? "https://www.paypal.com" : site}/sdk/js`;
}
