import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts, blogPosts, siteMedia } from "#db/schema";
import { makePost } from "#tests/factories/posts";
import { formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { listActs } from "~/features/administration/list-acts.server";
import * as creation from "~/features/blog/create-post.server";
import * as operation from "~/features/blog/delete-post.server";
import type { BlogManagement } from "~/features/blog/find-blog-management.server";
import type { PostFormAnswer } from "~/features/blog/post-form";
import { draftLimit } from "~/features/blog/write-draft.server";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/admin/blog";
import * as deletion from "~/routes/admin/blog.deletion";
import * as edit from "~/routes/admin/blog.edit";
import * as one from "~/routes/api/admin.blog";
import * as blogs from "~/routes/api/admin.blogs";
import * as upload from "~/routes/api/upload.image";

let admin: User;
beforeEach(async () => {
  db.delete(blogPosts).run();
  db.delete(attempts).run();
  admin = await makeUser({ isAdmin: true });
});
afterEach(() => void vi.restoreAllMocks());

const content = "We roast each lot on its own, from the first crack on, and write down what we hear.";
const typed = { title: "How we roast", content, author: "Admin", intent: "save" };
type Fields = Record<string, string | undefined>;

const posts = () => db.select().from(blogPosts).all();
const open = async (query = "") =>
  (
    await answerOf<{ management: BlogManagement; kept: null }>(
      page.loader,
      await signedInRequest(admin, `/admin/blog${query}`),
    )
  ).data;
const create = async (fields: Fields, user = admin) =>
  answerOf<PostFormAnswer>(page.action, await signedInRequest(user, "/admin/blog", formPost({ ...typed, ...fields })));
const openEdit = async (id: number) =>
  answerOf(edit.loader, await signedInRequest(admin, `/admin/blog/${id}/edit`), { id: String(id) });
const update = async (id: number, fields: Fields) =>
  answerOf<PostFormAnswer>(
    edit.action,
    await signedInRequest(admin, `/admin/blog/${id}/edit`, formPost({ ...typed, revision: "1", ...fields })),
    { id: String(id) },
  );
const remove = async (id: number | string) =>
  answerOf(deletion.action, await signedInRequest(admin, `/admin/blog/${id}/deletion`, formPost({})), {
    id: String(id),
  });
const send = async (file: File, fields: Fields) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...fields }))
    if (value !== undefined) body.append(name, value);
  body.append("image", file);
  return answerOf<PostFormAnswer>(page.action, await signedInRequest(admin, "/admin/blog", { method: "POST", body }));
};
const aPicture = async (name = "p.png", type = "image/png") => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "tan" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type });
};

describe("who may manage the blog", () => {
  test.each([
    ["the page", page.loader, page.action],
    ["editing", edit.loader, edit.action],
    ["deleting", deletion.loader, deletion.action],
  ])("%s: administrators alone; everybody else goes home, and nothing is written", async (_name, loader, action) => {
    const { id } = await makePost();
    const params = { id: String(id) };
    const user = await makeUser();
    const requests = [
      await answerOf(loader, await signedInRequest(user, "/admin/blog"), params),
      await answerOf(loader, visitorRequest("/admin/blog"), params),
      await answerOf(action, await signedInRequest(user, "/admin/blog", formPost({ ...typed, title: "Mine" })), params),
      await answerOf(action, visitorRequest("/admin/blog", formPost({ ...typed, title: "Mine" })), params),
    ];
    for (const { response } of requests) {
      expect(response).toHaveRedirect("/");
      await expect(response).toSendToast("Access Denied");
    }
    expect(posts().map(({ title }) => title)).toEqual(["How we roast"]);
  });
});

describe("a new post", () => {
  test("begins as a draft by Admin, in the form of a new one", async () => {
    const html = renderPage(page.default, { path: "/admin/blog", loaderData: await open() });
    expect(html).toContain("Create Blog Post</h2>");
    expect(html).toMatch(/name="author"[^>]*value="Admin"/);
    expect(html).not.toMatch(/name="published"[^>]*checked/);
    expect(html).toContain("Quick Tips</h2>");
    expect(html).not.toContain("New Post");
    expect(html).not.toContain("Update Blog Post");
  });

  test("is saved with all its fields, and says so", async () => {
    const { response } = await create({
      excerpt: "In short.",
      metaDescription: "For search.",
      author: "Grace",
      imageUrl: "https://pictures.example/a.png",
      imageAlt: "A roaster",
      published: "on",
      publishAt: "2030-03-31T09:00",
    });
    expect(response).toHaveRedirect("/admin/blog");
    await expect(response).toSendToast("Blog Created", "Blog post has been created successfully.");
    expect(posts()).toMatchObject([
      {
        ...{ title: "How we roast", slug: "how-we-roast", content, author: "Grace" },
        ...{ excerpt: "In short.", metaDescription: "For search." },
        ...{ imageUrl: "https://pictures.example/a.png", imageAlt: "A roaster" },
        ...{ published: true, publishAt: new Date("2030-03-31T09:00:00Z") },
      },
    ]);
  });

  test("without the tick is a draft", async () => {
    await create({});
    expect(posts()).toMatchObject([{ published: false, publishAt: null }]);
  });

  test.each([
    ["an empty title", "title", "", "Title is required"],
    ["a title of blanks", "title", "  ", "Title is required"],
    ["a title of 201 characters", "title", "x".repeat(201), "Title must be less than 200 characters"],
    ["no content", "content", "", "Content must be at least 50 characters"],
    ["49 characters of content", "content", "x".repeat(49), "Content must be at least 50 characters"],
    ["an excerpt of 301 characters", "excerpt", "x".repeat(301), "Excerpt must be less than 300 characters"],
    [
      "a meta description of 161 characters",
      "metaDescription",
      "x".repeat(161),
      "Meta description must be less than 160 characters",
    ],
    ["no author", "author", "", "Author is required"],
    ["words for a picture's address", "imageUrl", "not a url", "Must be a valid URL"],
    ["a script for a picture's address", "imageUrl", "javascript:alert(1)", "Must be a valid URL"],
    ["a picture's address without a protocol", "imageUrl", "//elsewhere.example/a.png", "Must be a valid URL"],
    [
      "a picture that is gone",
      "imageUrl",
      `/blog/media/${"a".repeat(32)}`,
      "This picture is not there any more. Please upload it again.",
    ],
    ["a word for a moment", "publishAt", "tomorrow", "Must be a date and a time, such as 2026-03-31T09:00"],
    ["a moment that is none", "publishAt", "2026-13-45T99:00", "Must be a date and a time, such as 2026-03-31T09:00"],
  ])("with %s is refused beside it, and keeps what was typed", async (_what, name, value, message) => {
    const { status, data } = await create({ excerpt: "Keep me", [name]: value });
    expect(status).toBe(400);
    expect(data.error?.[name]).toEqual([message]);
    if (name !== "excerpt") expect(data.values.excerpt).toBe("Keep me");
    const html = renderPage(page.default, { path: "/admin/blog", loaderData: await open(), actionData: data });
    expect(html).toContain(message);
    expect(html).toContain('aria-invalid="true"');
    expect(posts()).toEqual([]);
  });

  test.each([
    ["a title of 200 characters", "title", "x".repeat(200)],
    ["50 characters of content", "content", "x".repeat(50)],
    ["an excerpt of 300 characters", "excerpt", "x".repeat(300)],
    ["a meta description of 160 characters", "metaDescription", "x".repeat(160)],
    ["one of our own paths for a picture", "imageUrl", "/showcase/demo.webp"],
    ["an absolute address for a picture", "imageUrl", "http://pictures.example/a.png"],
  ])("with %s is taken", async (_what, name, value) => {
    expect((await create({ [name]: value })).response).toHaveRedirect("/admin/blog");
    expect(posts()).toMatchObject([{ [name]: value }]);
  });

  test("that cannot be saved says so, and keeps what was typed", async () => {
    vi.spyOn(creation, "createPost").mockRejectedValue(new Error("disk I/O error"));
    const { status, data } = await create({});
    expect(status).toBe(500);
    expect(data.error).toEqual({ "": ["Error - Failed to save blog post. Please try again."] });
    expect(data.values.content).toBe(content);
  });

  test("of somebody whose session has ended comes back after sign-in", async () => {
    const known = await signedInRequest(admin, "/admin/blog");
    const { rememberDevice } = await import("~/platform/auth/known-device.server");
    const device = (await rememberDevice(known, admin.id)).split(";")[0] ?? "";
    const request = visitorRequest("/admin/blog", { ...formPost(typed), headers: { Cookie: device } });
    const { response } = await answerOf(page.action, request);
    expect(response).toHaveRedirect("/login?redirect=%2Fadmin%2Fblog");
    const kept =
      response?.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith("kept_form="))
        ?.split(";")[0] ?? "";
    const again = await signedInRequest(admin, "/admin/blog", { headers: { Cookie: kept } });
    const { data } = await answerOf<{ management: BlogManagement }>(page.loader, again);
    const html = renderPage(page.default, { path: "/admin/blog", loaderData: data });
    expect(html).toContain(content);
    expect(html).toContain("You were signed out");
  });
});

describe("the list of posts", () => {
  test("shows each with its state in words, a green dot when published, and its actions", async () => {
    await makePost({ title: "A draft", published: false });
    await makePost({ title: "To come", publishAt: new Date("2030-03-31T09:00:00Z") });
    const { id } = await makePost({ title: "Out", publishAt: new Date("2025-01-07T10:00:00Z"), author: "Grace" });
    const html = renderPage(page.default, { path: "/admin/blog", loaderData: await open() });
    expect(html.indexOf("Out")).toBeLessThan(html.indexOf("To come"));
    expect(html).toMatch(
      /blog-dot-published" aria-hidden="true"><\/span>Published on <time[^>]*>Jan 7, 2025<\/time>, by <bdi>Grace/,
    );
    expect(html).toMatch(/Scheduled for <time[^>]*>Mar 31, 2030, 09:00 UTC<\/time>/);
    expect(html).toMatch(/blog-dot-draft" aria-hidden="true"><\/span>Draft from/);
    expect(html.match(/blog-dot-published/g)).toHaveLength(1);
    expect(html).toContain(`href="/admin/blog/${id}/edit"`);
    expect(html).toContain(`href="/admin/blog/${id}/deletion"`);
    expect(html).toContain('href="/blog/out"');
  });

  test("is read fifty at a time", async () => {
    const { id: _, ...first } = await makePost({ title: "Post 0" });
    for (let number = 1; number <= 50; number += 1)
      db.insert(blogPosts)
        .values({ ...first, title: `Post ${number}`, slug: `post-${number}` })
        .run();
    const { management } = await open();
    expect(management.posts).toHaveLength(50);
    const next = (await open(`?before=${management.older}`)).management;
    expect(next.posts.map(({ title }) => title)).toEqual(["Post 0"]);
    expect(next.older).toBeNull();
  });
});

describe("editing", () => {
  test("shows the post in the form, with 'Update Blog Post' and 'New Post'", async () => {
    const { id } = await makePost({ excerpt: "In short.", publishAt: new Date("2025-01-07T10:00:30Z") });
    const html = renderPage(edit.default, { path: `/admin/blog/${id}/edit`, loaderData: (await openEdit(id)).data });
    expect(html).toContain("Edit Blog Post</h2>");
    expect(html).toContain("Update Blog Post");
    expect(html).toMatch(/href="\/admin\/blog"[^>]*>.*New Post/);
    expect(html).toContain("In short.");
    expect(html).toMatch(/name="publishAt"[^>]*value="2025-01-07T10:00"/);
    expect(html).toMatch(/name="published"[^>]*checked/);
  });

  test("saves, says so and goes back to a new post; the moment to the second stays", async () => {
    const publishAt = new Date("2025-01-07T10:00:30Z");
    const { id } = await makePost({ publishAt });
    const { response } = await update(id, {
      title: "Roasting",
      slug: "how-we-roast",
      published: "on",
      publishAt: "2025-01-07T10:00",
    });
    expect(response).toHaveRedirect("/admin/blog");
    await expect(response).toSendToast("Blog Updated", "Blog post has been updated successfully.");
    expect(posts()).toMatchObject([{ title: "Roasting", slug: "how-we-roast", publishAt }]);
  });

  test("a form of another tab overwrites nothing: it shows what differs, and keeps what was typed", async () => {
    const { id } = await makePost();
    const lines = `${content}\r\n\r\nAnother line.`;
    await update(id, { title: "Theirs", content: lines, published: "on" });
    const { status, data } = await update(id, { title: "Mine", content: lines, published: "on" });
    expect(status).toBe(409);
    expect(posts()).toMatchObject([{ title: "Theirs" }]);
    const html = renderPage(edit.default, {
      path: `/admin/blog/${id}/edit`,
      loaderData: (await openEdit(id)).data,
      actionData: data,
    });
    expect(html).toContain("This post was changed elsewhere");
    expect(html).toContain("<del>Theirs</del>");
    expect(html).not.toContain("changes-content");
    expect(html).toContain("<ins>Mine</ins>");
    expect(html).toMatch(/name="title"[^>]*value="Mine"/);
    const revision = /name="revision" value="(\d+)"/.exec(html)?.[1];
    await update(id, { title: "Mine", published: "on", revision });
    expect(posts()).toMatchObject([{ title: "Mine" }]);
  });

  test("a post that was deleted meanwhile is kept as a draft", async () => {
    const { id } = await makePost();
    await remove(id);
    const { response } = await update(id, { title: "Mine", published: "on" });
    expect(posts()).toMatchObject([{ title: "Mine", published: false }]);
    expect(response).toHaveRedirect(`/admin/blog/${posts()[0]?.id}/edit`);
    await expect(response).toSendToast("Kept as a draft");
  });

  test.each(["0", "999999", "x"])("there is no post %s", async (id) => {
    const request = await signedInRequest(admin, "/admin/blog/x/edit");
    expect((await answerOf(edit.loader, request, { id })).status).toBe(404);
  });
});

describe("deleting", () => {
  test("asks first, then deletes and says so", async () => {
    const { id } = await makePost();
    const { data } = await answerOf(deletion.loader, await signedInRequest(admin, `/admin/blog/${id}/deletion`), {
      id: String(id),
    });
    const html = renderPage(deletion.default, { path: `/admin/blog/${id}/deletion`, loaderData: data });
    expect(html).toContain("How we roast");
    expect(posts()).toHaveLength(1);
    const { response } = await remove(id);
    expect(response).toHaveRedirect("/admin/blog");
    await expect(response).toSendToast("Blog Deleted", "“How we roast” is gone.");
    expect(posts()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  test("that fails says so", async () => {
    const { id } = await makePost();
    vi.spyOn(operation, "deletePost").mockImplementation(() => {
      throw new Error("disk I/O error");
    });
    const { response } = await remove(id);
    expect(response).toHaveRedirect("/admin/blog");
    await expect(response).toSendToast("Error", "Failed to delete blog post.");
  });
});

describe("the log of administration", () => {
  test("has who wrote, changed and deleted which post", async () => {
    await create({ title: "One" });
    const { id } = posts()[0] ?? { id: 0 };
    await update(id, { title: "Two" });
    await update(id, { title: "Stale" });
    await remove(id);
    const done = listActs()
      .acts.slice(0, 3)
      .map(({ what, subject, admin: by }) => `${by} ${what} ${subject}`);
    expect(done).toEqual([
      `${admin.email} Deleted a blog post Two`,
      `${admin.email} Changed a blog post Two`,
      `${admin.email} Wrote a blog post One`,
    ]);
  });
});

describe("Preview", () => {
  test("shows how the text reads, with everything typed, and saves nothing", async () => {
    const { data, status } = await create({
      intent: "preview",
      title: "",
      content: "## Heading\n\n<script>x</script>",
      published: "on",
    });
    expect(status).toBe(200);
    const html = renderPage(page.default, { path: "/admin/blog", loaderData: await open(), actionData: data });
    expect(html).toContain("<h4>Heading</h4>");
    expect(html).not.toContain("<script>x");
    expect(html).toContain("## Heading");
    expect(html).toMatch(/name="published"[^>]*checked/);
    expect(html).not.toContain('role="alert"');
    expect(posts()).toEqual([]);
  });
});

describe("a picture", () => {
  test("that is uploaded is public, stands in the form, and is said", async () => {
    const { data, status } = await send(await aPicture(), { intent: "upload", title: "" });
    expect(status).toBe(200);
    expect(data.values.imageUrl).toMatch(/^\/blog\/media\/[0-9a-f]{32}$/);
    expect(data.values.content).toBe(content);
    const html = renderPage(page.default, { path: "/admin/blog", loaderData: await open(), actionData: data });
    expect(html).toContain("Image uploaded");
    expect(html).toContain(`<img class="blog-form-picture" src="${data.values.imageUrl}"`);
    expect(posts()).toEqual([]);
  });

  test("that is chosen and not uploaded goes with the post, and stays in a form that is refused", async () => {
    const refused = await send(await aPicture(), { title: "" });
    expect(refused.status).toBe(400);
    expect(refused.data.values.imageUrl).toMatch(/^\/blog\/media\//);
    await send(await aPicture(), { imageUrl: "https://pictures.example/old.png" });
    expect(posts()[0]?.imageUrl).toMatch(/^\/blog\/media\//);
  });

  test.each([
    ["by its type", "text/plain"],
    ["by what is in it", "image/png"],
  ])("that is none %s is refused, and nothing is lost", async (_how, type) => {
    const before = db.select().from(siteMedia).all().length;
    const file = type === "text/plain" ? await aPicture("a.txt", type) : new File(["no picture"], "a.png", { type });
    const { data, status } = await send(file, { intent: "upload" });
    expect(status).toBe(400);
    expect(data.error?.image).toEqual(["Invalid file type - Please upload an image file"]);
    expect(data.values.content).toBe(content);
    expect(db.select().from(siteMedia).all()).toHaveLength(before);
  });

  test("that cannot be stored says so", async () => {
    const { mediaStore } = await import("~/platform/media/media-store.server");
    vi.spyOn(mediaStore, "put").mockRejectedValue(new Error("I/O error"));
    const { data, status } = await send(await aPicture(), { intent: "upload" });
    expect(status).toBe(500);
    expect(data.error?.image).toEqual(["Upload failed - Could not upload the image. Please try again."]);
  });

  test("that finds the bucket away says when to come again", async () => {
    const { mediaStore } = await import("~/platform/media/media-store.server");
    const { MediaUnreachable } = await import("~/platform/media/media-store");
    vi.spyOn(mediaStore, "put").mockRejectedValue(new MediaUnreachable("away"));
    const { data, status } = await send(await aPicture(), { intent: "upload" });
    expect(status).toBe(503);
    expect(data.error?.image).toEqual([
      "Upload failed - Our file storage does not answer at the moment. Please try again in a minute.",
    ]);
  });

  test("has to be chosen first", async () => {
    expect((await create({ intent: "upload" })).data.error?.image).toEqual(["Choose an image first."]);
  });
});

describe("Write with Sparkwright", () => {
  const idea = "We now let clients approve a campaign by a link that ends after a week.";

  test("fills what is empty with a draft, charges nobody, and stores nothing", async () => {
    const { data, status } = await create({ intent: "write", idea, title: "My title", content: "", author: "Grace" });
    expect(status).toBe(200);
    expect(data.values).toMatchObject({ title: "My title", author: "Grace", idea });
    expect(data.values.content?.length).toBeGreaterThan(150);
    expect(data.values.content).toMatch(/approve a campaign/i);
    expect(data.values.content).not.toMatch(/^# /m);
    expect(data.values.excerpt?.length).toBeLessThanOrEqual(300);
    expect(data.values.metaDescription?.length).toBeLessThanOrEqual(160);
    const html = renderPage(page.default, { path: "/admin/blog", loaderData: await open(), actionData: data });
    expect(html).toContain("nobody was charged");
    expect(html).toContain("the built-in engine");
    expect(posts()).toEqual([]);
    const { getAvailableSparks } = await import("~/features/ledger/get-available-sparks.server");
    expect(getAvailableSparks(admin.id)).toBe(5000);
    await create({ ...data.values, intent: "save" });
    expect(posts()).toMatchObject([{ title: "My title", published: false }]);
  });

  test("writes over no text", async () => {
    const { data, status } = await create({ intent: "write", idea });
    expect(status).toBe(400);
    expect(data.error?.idea?.[0]).toContain("The form holds a text already");
    expect(data.values.content).toBe(content);
  });

  test("wants an idea, in a language that can be written", async () => {
    expect((await create({ intent: "write", idea: " ", content: "" })).data.error?.idea).toEqual([
      "Tell us the idea first",
    ]);
    const german = "Wir eröffnen im Frühling eine zweite Bäckerei in der Altstadt von Leipzig und backen dort Brot.";
    const { data, status } = await create({ intent: "write", idea: german, content: "" });
    expect(status).toBe(502);
    expect(data.error?.idea?.[0]).toMatch(/English/);
  });

  test("is limited by the hour, for each administrator", async () => {
    const windowEndsAt = new Date(Date.now() + 60_000);
    db.insert(attempts)
      .values({ key: `blog-drafts:${admin.id}`, count: draftLimit.limit, windowEndsAt })
      .run();
    const { data, status } = await create({ intent: "write", idea, content: "" });
    expect(status).toBe(429);
    expect(data.error?.idea?.[0]).toContain("That is a lot of drafts for one hour");
    const other = await makeUser({ isAdmin: true });
    expect((await create({ intent: "write", idea, content: "" }, other)).status).toBe(200);
  });
});

describe("the calls", () => {
  const slot = { params: {}, context: {} };
  const ask = async (method: string, body?: unknown, id?: number, user: User | null = admin) => {
    const path = id === undefined ? "/api/admin/blogs" : `/api/admin/blogs/${id}`;
    const init = body === undefined ? { method } : { ...jsonPost(body), method };
    const request = user ? await signedInRequest(user, path, init) : visitorRequest(path, init);
    const route = id === undefined ? blogs : one;
    const handler = method === "GET" ? route.loader : route.action;
    // why the assertion: each of these answers, or throws its answer
    const response = (await Promise.resolve()
      .then(() => handler({ request, ...slot, params: id === undefined ? {} : { id: String(id) } }))
      .catch((thrown: unknown) => thrown)) as Response;
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  test("write, list, change and delete a post", async () => {
    const made = await ask("POST", { title: "One", content, slug: "one", imageUrl: "" });
    expect(made).toMatchObject({ status: 201, body: { title: "One", slug: "one", author: "Admin", published: false } });
    const { id } = made.body;
    expect((await ask("GET")).body).toEqual([made.body]);
    const changed = await ask("PUT", { title: "Two", content, slug: "two", published: true }, id);
    expect(changed).toMatchObject({
      status: 200,
      body: { id, title: "Two", slug: "two", published: true, revision: 2 },
    });
    expect(await ask("DELETE", undefined, id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await ask("DELETE", undefined, id)).toMatchObject({ status: 404 });
    expect((await ask("GET")).body).toEqual([]);
  });

  test("an address that follows the title, as clients send it, leaves a public post where it is", async () => {
    const { id } = await makePost({ title: "One" });
    expect((await ask("PUT", { title: "Two", content, slug: "two", published: true }, id)).body.slug).toBe("one");
    expect((await ask("PUT", { title: "Two", content, slug: "mine", published: true }, id)).body.slug).toBe("mine");
  });

  test("a picture that was uploaded by the call is public with its post", async () => {
    const body = new FormData();
    body.append("image", await aPicture());
    const request = await signedInRequest(admin, "/api/upload/image", { method: "POST", body });
    const { url } = await (await upload.action({ request, ...slot })).json();
    const made = await ask("POST", { title: "One", content, imageUrl: url });
    expect(made.body.imageUrl).toMatch(/^\/blog\/media\/[0-9a-f]{32}$/);
    const another = await makeUser({ isAdmin: true });
    expect(await ask("POST", { title: "Two", content, imageUrl: url }, undefined, another)).toMatchObject({
      status: 400,
      body: { errors: { imageUrl: ["This picture is not there any more. Please upload it again."] } },
    });
  });

  test("a change of an old revision is refused", async () => {
    const { id } = await makePost({ title: "One" });
    expect((await ask("PUT", { title: "Two", content, revision: 1 }, id)).status).toBe(200);
    expect(await ask("PUT", { title: "Three", content, revision: 1 }, id)).toMatchObject({ status: 409 });
    expect(posts()).toMatchObject([{ title: "Two" }]);
  });

  test("a moment has its zone", async () => {
    const made = await ask("POST", { title: "One", content, published: true, publishAt: "2030-03-31T09:00:00+02:00" });
    expect(made.body.publishAt).toBe("2030-03-31T07:00:00.000Z");
    expect((await ask("POST", { title: "One", content, publishAt: "2030-03-31T09:00" })).status).toBe(400);
  });

  test("say the specification's messages, and write nothing", async () => {
    const { status, body } = await ask("POST", { title: "", content: "short", author: "", imageUrl: "x" });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      title: ["Title is required"],
      content: ["Content must be at least 50 characters"],
      author: ["Author is required"],
      imageUrl: ["Must be a valid URL"],
    });
    expect(posts()).toEqual([]);
  });

  test("lists a hundred at a time", async () => {
    const { id: _, ...first } = await makePost({ title: "Post 0" });
    for (let number = 1; number <= 100; number += 1)
      db.insert(blogPosts)
        .values({ ...first, title: `Post ${number}`, slug: `post-${number}` })
        .run();
    const page = await ask("GET");
    expect(page.body).toHaveLength(100);
    const next = /<\/api\/admin\/blogs\?before=(\d+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1];
    const request = await signedInRequest(admin, `/api/admin/blogs?before=${next}`);
    const rest = await (await blogs.loader({ request, ...slot })).json();
    expect(rest).toMatchObject([{ title: "Post 0" }]);
  });

  test("are for administrators", async () => {
    const { id } = await makePost();
    const user = await makeUser();
    for (const [method, body, of] of [
      ["GET", undefined, undefined],
      ["POST", { title: "One", content }, undefined],
      ["PUT", { title: "One", content }, id],
      ["DELETE", undefined, id],
    ] as const) {
      expect((await ask(method, body, of, null)).status).toBe(401);
      expect((await ask(method, body, of, user)).status).toBe(403);
    }
    expect(posts()).toMatchObject([{ title: "How we roast" }]);
  });
});

describe("a text that cannot be laid out", () => {
  const nested = "> - ".repeat(2_000);
  const said = "Lists and quotes go at most 8 deep inside of each other";

  test.each(["preview", "save"])(
    "is refused at %s beside its field, with what was typed, and nothing is written",
    async (intent) => {
      const { data, status } = await create({ intent, content: nested });
      expect(status).toBe(400);
      const html = renderPage(page.default, { path: "/admin/blog", loaderData: await open(), actionData: data });
      expect(html).toContain(said);
      expect(html).toContain("&gt; - &gt; - ");
      expect(posts()).toEqual([]);
    },
  );

  test("changes no post, and a call that sends it says so", async () => {
    const { id } = await makePost();
    expect((await update(id, { content: nested })).status).toBe(400);
    const { title, author } = typed;
    const request = await signedInRequest(admin, "/api/admin/blogs", jsonPost({ title, author, content: nested }));
    const { status, response } = await answerOf(blogs.action, request);
    expect([status, await response?.json()]).toEqual([400, expect.objectContaining({ errors: { content: [said] } })]);
    expect(posts().map((post) => post.content)).toEqual([content]);
  });

  test("beyond the longest is not even shown as a preview", async () => {
    const { data, status } = await send(new File([], ""), { intent: "preview", content: "a ".repeat(60_000) });
    expect([status, data.error?.content]).toEqual([400, ["Must be 100,000 characters or fewer"]]);
  });
});
