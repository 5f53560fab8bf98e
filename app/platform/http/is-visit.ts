/** Whether somebody opens a page, and no browser fetches it ahead of them, and no program only asks for its headers. */
export function isVisit({ method, headers }: Request): boolean {
  const purpose = `${headers.get("Sec-Purpose") ?? ""} ${headers.get("Purpose") ?? ""} ${headers.get("X-Moz") ?? ""}`;
  return method === "GET" && !/prefetch|prerender|preview/i.test(purpose);
}
