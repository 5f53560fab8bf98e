import type { Source } from "../compose/source";
import { capitalize } from "../english/grammar";

/** Characters of readers who are spoken to. */
const longestReaders = 50;
/** Where a note of who buys stops naming them: "Home gardeners | within 20 miles, many retired". */
const stops =
  /,? (?:who|that|which|with|within|aged|mostly|mainly|plus|many|often|usually|looking|wanting|needing|trying|about|under|over|across|from)\b.*$|[.;(–—].*$/iu;
/** A list of readers stays whole: "homeowners, tenants and landlords". */
const listed = /^\p{L}+s(?:, \p{L}+s)* (?:and|or) \p{L}+s(?: in [^,]+)?$/u;
/** A list of which a part would be cut: "owners and head chefs of cafés, pubs and care homes". */
const isCutList = (audience: string): boolean => / (?:and|of|or) .*, .* (?:and|or) /.test(audience);
/** Who is told by what they do: "people who sit at a desk all day". */
const described = /^(?:people|parents|anyone|anybody|adults|those) (?:who|with) [^,.;(]+$/i;
/** What owners say of their customers, and nobody says to them. */
const untold =
  /\b(?:lapsed|potential|target|existing|current|middle|income|older|elderly|retired|budget|ages?|adults|people|anyone|anybody|everyone|locals|customers|clients|public|us|our|their|\d)\b/i;

/** The readers as they are spoken to before a colon: "Freelancers and remote workers in Nairobi". One line at most; none of who applies, gives, or is told a story. */
export function addressReaders({ audience, kind }: Source): string[] {
  if (/^(?:hiring|fundraiser|story|ending)$/.test(kind)) return [];
  if (described.test(audience) && audience.length <= longestReaders) return [capitalize(audience)];
  const named = audience.replace(stops, "");
  if (!listed.test(named) && isCutList(named)) return [];
  const readers = listed.test(named) ? named : named.replace(/,.*$/u, "");
  const isPlural =
    /^(?:[\p{L}'’-]+ ){0,4}(?:[\p{L}-]+[^s\W]s|children|people|families|businesses)(?: (?:in|and|or|of|on) .+)?$/u;
  return readers.length <= longestReaders && readers.includes(" ") && isPlural.test(readers) && !untold.test(readers)
    ? [capitalize(readers)]
    : [];
}
