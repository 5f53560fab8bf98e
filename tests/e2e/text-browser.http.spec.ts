import { expect, test } from "#tests/e2e/journey";
import { PlainClient, type PlainPage } from "#tests/e2e/plain-client";
import { password } from "#tests/e2e/visitor";

/** Comes back to a page as often as it asks for it, until it asks no more. */
async function refreshed(client: PlainClient, first: PlainPage, most = 180_000): Promise<PlainPage> {
  const until = Date.now() + most;
  let page = first;
  while (page.refresh) {
    if (Date.now() > until) throw new Error(`${page.url.pathname} still asks to be refreshed`);
    const { seconds, url } = page.refresh;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    page = await client.get(url);
  }
  return page;
}

test("a client that knows only forms and links makes a campaign, edits it and downloads all of it", async ({
  baseURL,
}) => {
  test.setTimeout(300_000);
  const client = new PlainClient(baseURL ?? "");
  const home = await client.get("/");
  expect(home.status).toBe(200);

  const signUp = await home.follow("Sign Up");
  const signedIn = await signUp.submit("confirmPassword", {
    firstName: "Robin",
    lastName: "Wright",
    email: `text-${Date.now()}@example.com`,
    password,
    confirmPassword: password,
  });
  expect(signedIn.url.pathname).toBe("/");
  expect(signedIn.heading).toContain("Robin");

  const newProject = await signedIn.follow("Create Your First Project");
  const newSpark = await newProject.submit("websiteUrl", {
    name: "Bean There",
    websiteUrl: "https://beanthere.example",
    description: "A small roastery that sells single-origin coffee by post, roasted to order.",
    targetAudience: "People who brew coffee at home",
  });
  expect(newSpark.url.pathname).toMatch(/^\/project\/\d+\/spark$/);
  expect(newSpark.text).toContain("Project Created");

  const making = await newSpark.submit("prompt", {
    prompt: "A launch for our autumn single-origin",
    contentTypes: ["blog", "image", "caption", "video"],
  });
  expect(making.status).toBe(200);
  expect(making.url.pathname).toMatch(/^\/project\/\d+\/processing\/\d+$/);
  expect(making.refresh).toBeDefined();

  const made = await refreshed(client, making);
  expect(made.url.pathname).toMatch(/^\/project\/\d+\/results\/\d+$/);
  expect(made.text).toContain("Blog Post");

  const editor = await made.follow("Edit the blog post");
  const byHand = `# By hand\n\nWritten in a text browser. ${"It was changed on purpose. ".repeat(5)}`;
  const results = await editor.submit("markdown", { markdown: byHand }, "Save");
  expect(results.url.pathname).toBe(made.url.pathname);
  expect(results.text).toContain("Written in a text browser.");

  const files = results.links().filter(({ href }) => /^\/media\/|\/download\//.test(href));
  const kinds = new Set<string>();
  for (const { href } of files) {
    const answer = await client.raw(href);
    expect(answer.status, href).toBe(200);
    expect((await answer.arrayBuffer()).byteLength, href).toBeGreaterThan(100);
    kinds.add((answer.headers.get("content-type") ?? "").split(";")[0] ?? "");
  }
  const markdown = files.find(({ href }) => href.endsWith("article.md"))?.href ?? "";
  expect(await (await client.raw(markdown)).text()).toContain("Written in a text browser.");
  for (const kind of ["text/markdown", "text/html", "text/plain", "image/png", "image/webp", "video/mp4", "text/vtt"])
    expect([...kinds]).toContain(kind);
});

test("a client without scripts signs out, and is a visitor again", async ({ baseURL }) => {
  const client = new PlainClient(baseURL ?? "");
  const signUp = await client.get("/login?tab=register");
  const home = await signUp.submit("confirmPassword", {
    firstName: "Robin",
    lastName: "Wright",
    email: `leaving-${Date.now()}@example.com`,
    password,
    confirmPassword: password,
  });
  const left = await home.press("Logout");
  expect(left.url.pathname).toBe("/");
  expect((await client.get("/project/new")).url.pathname).toBe("/login");
});

test("a form sent from another site is refused, and nothing is written", async ({ baseURL }) => {
  const client = new PlainClient(baseURL ?? "");
  const body = new URLSearchParams({
    intent: "register",
    firstName: "Robin",
    lastName: "Wright",
    email: `foreign-${Date.now()}@example.com`,
    password,
    confirmPassword: password,
  });
  const foreign: Record<string, string>[] = [
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) {
    for (const path of ["/login?tab=register", "/login?_data=routes%2Fauth%2Flogin", "/api/register", "/logout"]) {
      const answer = await client.raw(path, { method: "POST", body, headers });
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  const signIn = await (await client.get("/login")).submit("password", {
    intent: "login",
    email: body.get("email") ?? "",
    password,
  });
  expect(signIn.text).toContain("Invalid email or password");
});
