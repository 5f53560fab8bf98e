import { useNonce } from "./nonce";

const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/project/*", "/review/*", "/media/*", "/api/*", "/logout"] } },
          { not: { selector_matches: "[download], [target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/**
 * Lets the browser fetch a page while the pointer rests on its link. Pages of a project change by the second while something
 * is being made, and files are large, so both are fetched only when asked for. A page's policy allows
 * such rules by name; where it holds a nonce, Chromium asks for that.
 */
export function SpeculationRules() {
  const nonce = useNonce();
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above, not anybody's input
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  );
}
