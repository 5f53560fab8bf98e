/**
 * Where the content policy lets pictures come from on the blog and where it is written: an administrator may name a picture by its address
 * anywhere on the web. On every other page only our own are shown.
 */
export function findBlogPictureSources(request: Request): string | undefined {
  const { pathname } = new URL(request.url);
  return /^\/(admin\/)?blog(\/|$)/.test(pathname) ? "https: http:" : undefined;
}
