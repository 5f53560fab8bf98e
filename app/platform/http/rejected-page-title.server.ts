import type { EntryContext, MetaFunction } from "@remix-run/node";

/**
 * The page with 'Error: ' before its title when it brings a form back that was rejected: the title is the first thing that a screen
 * reader reads of a page. Any other page is as it was.
 */
export function markRejectedPage(context: EntryContext): EntryContext {
  const { actionData, statusCode, errors, matches } = context.staticHandlerContext;
  const id = matches.at(-1)?.route.id;
  const page = id ? context.routeModules[id] : undefined;
  if (!id || !page?.meta || !actionData || errors || statusCode < 400) return context;
  const meta = page.meta as MetaFunction;
  const marked: MetaFunction = (given) =>
    meta(given)?.map((tag) => ("title" in tag ? { title: `Error: ${tag.title}` } : tag));
  return { ...context, routeModules: { ...context.routeModules, [id]: { ...page, meta: marked } } };
}
