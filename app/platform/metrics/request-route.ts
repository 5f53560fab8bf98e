/**
 * The page or call behind a path, for counting: ids become ":id", files of the build one name, and what was not found one name too,
 * so that nobody can fill the memory with invented paths.
 */
export function requestRoute(path: string, status: number): string {
  if (status === 404 || status === 405) return "unmatched";
  if (path.startsWith("/assets/")) return "/assets";
  if (/\.[a-z0-9]+$/i.test(path) && !path.endsWith(".data") && !path.includes("/download/")) return "/public";
  const segments = path.replace(/\.data$/, "").split("/");
  return segments.map((segment) => (isAnId(segment) ? ":id" : segment)).join("/") || "/";
}

function isAnId(segment: string): boolean {
  return /^\d+$/.test(segment) || /^[0-9a-f-]{16,}$/i.test(segment) || segment.length > 40;
}
