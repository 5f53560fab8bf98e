import { findPublicMoments } from "./blog-post.queries.server";

/** What one site map may hold (sitemaps.org) is 50,000; some are left for the other pages. */
const mostAddresses = 49_000;

/** The paths of all public posts, with the day of their last change, for the site map. */
export function listPublicAddresses(now = new Date()): { path: string; changed: string }[] {
  return findPublicMoments(mostAddresses, now).map(({ slug, publishAt, updatedAt }) => {
    const changed = publishAt && publishAt > updatedAt ? publishAt : updatedAt;
    return { path: `/blog/${slug}`, changed: changed.toISOString() };
  });
}
