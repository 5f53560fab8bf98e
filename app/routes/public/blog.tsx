import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlogList } from "~/features/blog/blog-list";
import { findBlogPage } from "~/features/blog/find-blog-page.server";
import { rssLink } from "~/features/blog/rss-link";
import { describePage } from "~/ui/describe-page";
import { Page } from "~/ui/page";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...describePage(matches, {
    title: "Blog · Sparkwright",
    description:
      "News from Sparkwright, and guides to making a campaign out of one sentence: posts, images, captions and films.",
    path: data?.path ?? "/blog",
  }),
  rssLink,
];

export function loader({ request }: LoaderFunctionArgs) {
  return findBlogPage(request);
}

export default function Blog() {
  return (
    <Page
      title="Blog"
      intro={
        <>
          News and guides from the people behind Sparkwright. Also as an <a href="/blog/rss.xml">RSS feed</a>.
        </>
      }
    >
      <BlogList {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
