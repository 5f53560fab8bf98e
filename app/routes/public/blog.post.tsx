import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlogArticle } from "~/features/blog/blog-article";
import { describeArticle } from "~/features/blog/describe-article";
import { getPostPage } from "~/features/blog/get-post-page.server";
import { rssLink } from "~/features/blog/rss-link";
import { config } from "~/platform/config/config.server";
import { describePage } from "~/ui/describe-page";
import { Page } from "~/ui/page";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) return [{ title: "404 Page Not Found · Sparkwright" }];
  const { title, description, slug, card, published, modified, author } = data.post;
  return [
    ...describePage(matches, {
      title: `${title} · Sparkwright`,
      description,
      path: `/blog/${slug}`,
      picture: card,
      type: "article",
    }),
    { property: "article:published_time", content: published },
    { property: "article:modified_time", content: modified },
    { name: "author", content: author },
    rssLink,
    { "script:ld+json": data.article },
  ];
};

export async function loader({ params }: LoaderFunctionArgs) {
  const page = await getPostPage(params.slug ?? "");
  if ("movedTo" in page) throw redirect(`/blog/${page.movedTo}`, 301);
  return { post: page, article: describeArticle(page, config.origin) };
}

export default function BlogPostPage() {
  const { post } = useLoaderData<typeof loader>();
  return (
    <Page title={post.title} back="/blog" backLabel="Blog" width="reading">
      <BlogArticle {...post} />
    </Page>
  );
}
