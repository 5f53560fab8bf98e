/**
 * Whether the reader has this version already (RFC 9110, 13.1): by its tag where it names one, else by the moment of the last change.
 * @param etag In quotes.
 */
export function isUnchanged(request: Request, etag: string, modified: Date | null): boolean {
  const tags = request.headers.get("If-None-Match");
  if (tags !== null)
    return tags.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
  const since = Date.parse(request.headers.get("If-Modified-Since") ?? "");
  // why: the header has whole seconds.
  return modified !== null && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
