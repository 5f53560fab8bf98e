import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { blogPosts, media, siteMedia } from "#db/schema";
import { aPost, makePost, storePost } from "#tests/factories/posts";
import { visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { createPost } from "~/features/blog/create-post.server";
import { deletePost } from "~/features/blog/delete-post.server";
import type { BlogPage } from "~/features/blog/find-blog-page.server";
import type { PostPage } from "~/features/blog/get-post-page.server";
import { removeUnusedBlogMedia } from "~/features/blog/remove-unused-blog-media.server";
import { updatePost } from "~/features/blog/update-post.server";
import { config } from "~/platform/config/config.server";
import { acceptUpload } from "~/platform/media/accept-upload.server";
import { mediaStore } from "~/platform/media/media-store.server";
import { removeOrphans } from "~/platform/media/remove-orphans.server";
import * as blog from "~/routes/public/blog";
import * as picture from "~/routes/public/blog.media";
import * as post from "~/routes/public/blog.post";
import * as rss from "~/routes/public/blog.rss";
import * as sitemap from "~/routes/public/sitemap";

const day = 24 * 3_600_000;
const soon = () => new Date(Date.now() + day);

beforeEach(() => {
  vi.useRealTimers();
  db.delete(blogPosts).run();
});

const openList = async (query = "") => (await answerOf<BlogPage>(blog.loader, visitorRequest(`/blog${query}`))).data;
const openPost = (slug: string) =>
  answerOf<{ post: PostPage; article: Record<string, unknown> }>(post.loader, visitorRequest(`/blog/${slug}`), {
    slug,
  });
const readFeed = async (headers: Record<string, string> = {}) => {
  const answer = await rss.loader({ request: visitorRequest("/blog/rss.xml", { headers }), params: {}, context: {} });
  return { status: answer.status, headers: answer.headers, xml: await answer.text() };
};
const titles = ({ posts }: BlogPage) => posts.map(({ title }) => title);
const at = (moment: number) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(moment);
};

describe("/blog", () => {
  test("says that there is nothing yet", async () => {
    const html = renderPage(blog.default, { path: "/blog", loaderData: await openList() });
    expect(html).toContain("No posts yet");
    expect(html).toContain('href="/blog/rss.xml"');
  });

  test("shows public posts alone, the newest first, with author, day and how they begin", async () => {
    await makePost({ title: "Old", publishAt: new Date("2025-01-07T10:00:00Z"), author: "Grace" });
    await makePost({ title: "New", excerpt: "What is new." });
    await makePost({ title: "Draft", published: false });
    await makePost({ title: "Hidden again", published: false, publishAt: new Date("2025-02-01T10:00:00Z") });
    await makePost({ title: "Later", publishAt: soon() });
    const page = await openList();
    expect(titles(page)).toEqual(["New", "Old"]);
    const html = renderPage(blog.default, { path: "/blog", loaderData: page });
    expect(html).toContain("January 7, 2025");
    expect(html).toContain("<bdi>Grace</bdi>");
    expect(html).toContain("What is new.");
    expect(html).toContain("We roast each lot on its own");
    expect(html).toContain('<a href="/blog/old">Old</a>');
  });

  test("is read page by page, either way, also where many have one moment", async () => {
    const publishAt = new Date("2025-03-01T00:00:00Z");
    for (let number = 1; number <= 23; number += 1) storePost({ title: `Post ${number}`, publishAt });
    const first = await openList();
    expect(titles(first)).toEqual(Array.from({ length: 10 }, (_, index) => `Post ${23 - index}`));
    expect(first.newer).toBeNull();
    const second = await openList(`?before=${first.older}`);
    const third = await openList(`?before=${second.older}`);
    expect(titles(third)).toEqual(["Post 3", "Post 2", "Post 1"]);
    expect(third.older).toBeNull();
    expect(titles(await openList(`?after=${third.newer}`))).toEqual(titles(second));
    const back = await openList(`?after=${second.newer}`);
    expect(titles(back)).toEqual(titles(first));
    expect(back.newer).toBeNull();
    expect(titles(await openList("?before=x"))).toEqual(titles(first));
    const paths = [first, second, await openList(`?utm=1&after=${third.newer}`)].map(({ path }) => path);
    expect(paths).toEqual(["/blog", `/blog?before=${first.older}`, `/blog?after=${third.newer}`]);
  });

  test("leads on from a page behind the last post", async () => {
    await makePost();
    const html = renderPage(blog.default, { path: "/blog", loaderData: await openList("?before=1-1") });
    expect(html).toContain("No more posts");
    expect(html).toContain('href="/blog"');
  });
});

describe("/blog/{slug}", () => {
  test("shows the text with its headings under the title, who wrote it and when, and no tag of its author's", async () => {
    await makePost({
      title: "On roasting",
      author: "Grace",
      publishAt: new Date("2025-01-07T10:00:00Z"),
      content:
        "# First\n\nText with **weight**.\n\n## Second\n\n<script>alert(1)</script>\n\nA picture: ![x](https://tracker.example/x.png)",
    });
    const { data } = await openPost("on-roasting");
    const html = renderPage(post.default, { path: "/blog/on-roasting", loaderData: data });
    expect(html).toContain("On roasting</h1>");
    expect(html).toContain("<h2>First</h2>");
    expect(html).toContain("<h3>Second</h3>");
    expect(html).toContain("<strong>weight</strong>");
    expect(html).toContain("<bdi>Grace</bdi>");
    expect(html).toContain('<time dateTime="2025-01-07T10:00:00.000Z">January 7, 2025</time>');
    expect(html).not.toMatch(/<script|<img|tracker/);
  });

  test("headings that begin at the second level stand right under the title too", async () => {
    await makePost({ title: "Two", content: `## First\n\n${"Words ".repeat(12)}\n\n### Second` });
    const { data } = await openPost("two");
    expect(data.post.html).toContain("<h2>First</h2>");
    expect(data.post.html).toContain("<h3>Second</h3>");
  });

  test("an unknown address, a draft and what is still to come are the same 404", async () => {
    await makePost({ title: "Draft", published: false });
    await makePost({ title: "Later", publishAt: soon() });
    for (const slug of ["draft", "later", "unknown"]) {
      const { status, response } = await openPost(slug);
      expect(status).toBe(404);
      expect(await response?.text()).toBe("Did you forget to add the page to the router?");
    }
  });

  test("a scheduled post is there, in the list, the feed and the site map, once its time has come", async () => {
    const publishAt = soon();
    await makePost({ title: "Later", publishAt });
    const isListed = async () => [
      titles(await openList()).includes("Later"),
      (await readFeed()).xml.includes("<title>Later</title>"),
      (await sitemap.loader().text()).includes("/blog/later<"),
      (await openPost("later")).status === 200,
    ];
    expect(await isListed()).toEqual([false, false, false, false]);
    at(publishAt.getTime() - 1);
    expect(await isListed()).toEqual([false, false, false, false]);
    at(publishAt.getTime());
    expect(await isListed()).toEqual([true, true, true, true]);
  });

  test("tells search engines and shared links of itself", async () => {
    await makePost({
      title: "On roasting",
      metaDescription: "How we roast, step by step.",
      excerpt: "Short.",
      author: "Grace",
      publishAt: new Date("2025-01-07T10:00:00Z"),
    });
    const { data } = await openPost("on-roasting");
    const address = `${config.origin}/blog/on-roasting`;
    expect(data.article).toMatchObject({
      "@type": "Article",
      headline: "On roasting",
      description: "How we roast, step by step.",
      datePublished: "2025-01-07T10:00:00.000Z",
      author: { name: "Grace" },
      mainEntityOfPage: address,
    });
    // why the assertion: of what a page's meta gets, it reads these two alone
    const given = { data, matches: [{ id: "root", data: { origin: config.origin } }] } as unknown as Parameters<
      typeof post.meta
    >[0];
    const meta = post.meta(given);
    expect(meta).toContainEqual({ title: "On roasting · Sparkwright" });
    expect(meta).toContainEqual({ name: "description", content: "How we roast, step by step." });
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: address });
    expect(meta).toContainEqual({ property: "og:type", content: "article" });
    expect(meta).toContainEqual({ "script:ld+json": data.article });
    expect(meta).toContainEqual(
      expect.objectContaining({ rel: "alternate", type: "application/rss+xml", href: "/blog/rss.xml" }),
    );

    const card = /\/blog\/media\/([0-9a-f]{32})/.exec(data.post.card ?? "")?.[1] ?? "";
    expect(meta).toContainEqual({ property: "og:image", content: `${config.origin}/blog/media/${card}` });
    const { response } = await answerOf(picture.loader, visitorRequest(`/blog/media/${card}`), { id: card });
    expect(response?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable, no-transform");
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  });

  test("without a description of its own a post is described by its excerpt, else by how it begins", async () => {
    await makePost({ title: "A", excerpt: "In short." });
    await makePost({ title: "B", content: `# Heading\n\n- a list\n\n${"Words of the text. ".repeat(20)}` });
    expect((await openPost("a")).data.post.description).toBe("In short.");
    const { description } = (await openPost("b")).data.post;
    expect(description).toMatch(/^Words of the text\. /);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe("the address of a post", () => {
  const admin = () => makeUser({ isAdmin: true });
  const change = async (
    before: Awaited<ReturnType<typeof makePost>>,
    given: Parameters<typeof aPost>[0],
    now = new Date(),
  ) => {
    const done = await updatePost(await admin(), before, aPost(given), before.revision, now);
    if (done.became !== "updated") throw new Error(done.became);
    return done.post;
  };

  test.each([
    ["Launch Day: 10 Ideas!", "launch-day-10-ideas"],
    ["  --- Hello,   world --- ", "hello-world"],
    ["قهوة الصباح", "qhwh-lsbh"],
    ["🎉🎉", "post"],
    [`${"word ".repeat(30)}`, "word-word-word-word-word-word-word-word-word-word"],
    ["x".repeat(200), "x".repeat(50)],
  ])("%s is %s", async (title, slug) => {
    expect((await makePost({ title })).slug).toBe(slug);
  });

  test("one that is taken gets a number", async () => {
    const slugs = [];
    for (let number = 0; number < 3; number += 1) slugs.push((await makePost({ title: "Same title" })).slug);
    expect(slugs).toEqual(["same-title", "same-title-2", "same-title-3"]);
    expect((await makePost({ title: "y".repeat(60) })).slug).toBe("y".repeat(50));
    expect((await makePost({ title: "y".repeat(60) })).slug).toBe(`${"y".repeat(48)}-2`);
  });

  test("follows the title until the post is public, and stays from then on", async () => {
    const draft = await makePost({ title: "First", published: false });
    const renamed = await change(draft, { title: "Second", published: false, slug: "first" });
    expect(renamed.slug).toBe("second");
    const published = await change(renamed, { title: "Third", slug: "second" });
    expect(published.slug).toBe("third");
    expect((await change(published, { title: "Fourth", slug: "third" })).slug).toBe("third");
    expect((await change({ ...published, revision: 4 }, { title: "Fourth" })).slug).toBe("third");
  });

  test("stays also where a clock has made the post public, and after it was hidden again", async () => {
    const publishAt = soon();
    const scheduled = await makePost({ title: "Later", publishAt });
    const hidden = await change(scheduled, { title: "Late", published: false }, new Date(publishAt.getTime() + 1));
    expect(hidden.slug).toBe("later");
    expect((await change(hidden, { title: "Too late", published: false })).slug).toBe("later");
  });

  test("one that was chosen by hand for a draft does not follow its title", async () => {
    const draft = await makePost({ title: "First", slug: "mine", published: false });
    expect((await change(draft, { title: "Second", slug: "mine", published: false })).slug).toBe("mine");
  });

  test("a change by hand leads from every former address to the new one, for good", async () => {
    const first = await makePost({ title: "One" });
    const second = await change(first, { title: "One", slug: "two" });
    const third = await change(second, { title: "One", slug: "three" });
    for (const slug of ["one", "two"]) {
      const { response } = await openPost(slug);
      expect(response?.status).toBe(301);
      expect(response?.headers.get("Location")).toBe("/blog/three");
    }
    expect((await makePost({ title: "One" })).slug).toBe("one-2");
    await change(third, { title: "One", slug: "one" });
    expect((await openPost("one")).status).toBe(200);
    expect((await openPost("three")).response?.headers.get("Location")).toBe("/blog/one");
  });

  test("a former address is gone while the post is hidden, and with it", async () => {
    const first = await makePost({ title: "One" });
    const second = await change(first, { title: "One", slug: "two" });
    const hidden = await change(second, { title: "One", slug: "two", published: false });
    expect((await openPost("one")).status).toBe(404);
    deletePost(await admin(), hidden);
    expect((await makePost({ title: "One" })).slug).toBe("one");
  });

  test("an old form changes nothing", async () => {
    const before = await makePost({ title: "One" });
    await change(before, { title: "Two" });
    const stale = await updatePost(await admin(), before, aPost({ title: "Three" }), before.revision);
    expect(stale).toMatchObject({ became: "stale", saved: { title: "Two" } });
    expect(titles(await openList())).toEqual(["Two"]);
  });

  test("nobody but an administrator writes", async () => {
    const user = await makeUser();
    const before = await makePost();
    await expect(createPost(user, aPost())).rejects.toThrow("Only an administrator may do this.");
    await expect(updatePost(user, before, aPost(), null)).rejects.toThrow("Only an administrator may do this.");
    expect(() => deletePost(user, before)).toThrow("Only an administrator may do this.");
  });
});

describe("/blog/rss.xml", () => {
  test("holds the public posts with their whole text, as RSS", async () => {
    await makePost({
      title: "Beans & <b>more</b>\u0007",
      author: "Grace",
      excerpt: "In short.",
      content: `## Part\n\n${"Text ".repeat(12)}`,
    });
    await makePost({ title: "Draft", published: false });
    const { status, headers, xml } = await readFeed();
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect(xml).toContain("<title>Beans &amp; &lt;b&gt;more&lt;/b&gt;</title>");
    expect(xml).toContain(`<link>${config.origin}/blog/beans-b-more-b</link>`);
    expect(xml).toContain("<dc:creator>Grace</dc:creator>");
    expect(xml).toContain("<description>In short.</description>");
    expect(xml).toContain("&lt;h2&gt;Part&lt;/h2&gt;");
    expect(xml).not.toContain("Draft");
  });

  test("is sent again only when something has changed", async () => {
    const before = await makePost({ title: "One" });
    const first = await readFeed();
    const etag = first.headers.get("ETag") ?? "";
    const modified = first.headers.get("Last-Modified") ?? "";
    expect((await readFeed({ "If-None-Match": etag })).status).toBe(304);
    expect((await readFeed({ "If-None-Match": `W/${etag}` })).xml).toBe("");
    expect((await readFeed({ "If-Modified-Since": modified })).status).toBe(304);
    expect((await readFeed({ "If-Modified-Since": new Date(0).toUTCString() })).status).toBe(200);
    await updatePost(await makeUser({ isAdmin: true }), before, aPost({ title: "Two" }), null);
    expect((await readFeed({ "If-None-Match": etag })).status).toBe(200);
    expect((await readFeed({ "If-None-Match": etag, "If-Modified-Since": soon().toUTCString() })).status).toBe(200);
  });
});

describe("pictures of the blog", () => {
  const upload = async (user: { id: number }) => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "tan" } })
      .png()
      .toBuffer();
    return acceptUpload(user, new File([new Uint8Array(bytes)], "p.png", { type: "image/png" }));
  };
  const load = (id = "") => answerOf(picture.loader, visitorRequest(`/blog/media/${id}`), { id });

  test("an upload of the administrator's becomes public with the post, in its own size", async () => {
    const user = await makeUser({ isAdmin: true });
    const { url, id } = await upload(user);
    const { slug, imageUrl } = await createPost(user, aPost({ imageUrl: `${config.origin}${url}`, imageAlt: "Tan" }));
    expect(imageUrl).toMatch(/^\/blog\/media\/[0-9a-f]{32}$/);
    const { data } = await openPost(slug);
    expect(data.post.picture).toMatchObject({ src: imageUrl, alt: "Tan", width: 40, height: 30 });
    expect((await load(imageUrl?.split("/").at(-1))).status).toBe(200);
    expect((await load(id)).status).toBe(404);
    db.delete(media).run();
    expect((await load(imageUrl?.split("/").at(-1))).status).toBe(200);
  });

  test("somebody else's upload, and a picture that is gone, are refused", async () => {
    const { url } = await upload(await makeUser());
    const admin = await makeUser({ isAdmin: true });
    for (const imageUrl of [url, `/blog/media/${"a".repeat(32)}`])
      await expect(createPost(admin, aPost({ imageUrl }))).rejects.toThrow("Please upload it again");
    expect(db.select().from(blogPosts).all()).toEqual([]);
  });

  test("one that no post names is removed after a day, and no other", async () => {
    db.delete(siteMedia).run();
    const user = await makeUser({ isAdmin: true });
    const { url } = await upload(user);
    const kept = await createPost(user, aPost({ imageUrl: url }));
    const gone = await createPost(user, aPost({ title: "Gone" }));
    deletePost(user, gone);
    expect(await removeUnusedBlogMedia()).toBe(0);
    expect(await removeUnusedBlogMedia(new Date(Date.now() + day + 1000))).toBe(1);
    expect(await mediaStore.find(gone.cardId ?? "")).toBeNull();
    expect((await load(kept.imageUrl?.split("/").at(-1))).status).toBe(200);
    expect((await load(kept.cardId ?? "")).status).toBe(200);
  });

  test("are no orphans", async () => {
    const { cardId } = await makePost();
    await removeOrphans(new Date(Date.now() + day));
    expect(await mediaStore.find(cardId ?? "")).toBeGreaterThan(0);
  });
});
