/**
 * The path to go to after sign-in, when it lies on this site; otherwise `fallback`. Browsers read "//host", "/\host" and "/" with
 * a tab in between as other sites, and a path that climbs ("/.//host") becomes one when it is written out.
 */
export function getOwnPath(wanted: string | null | undefined, fallback = "/"): string {
  if (!wanted || wanted.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return fallback;
  const site = "http://own.invalid";
  if (!URL.canParse(wanted, site)) return fallback;
  const url = new URL(wanted, site);
  if (url.origin !== site || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
