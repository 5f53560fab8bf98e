import { randomUUID } from "node:crypto";
import path from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import Database from "better-sqlite3";
import sharp from "sharp";
import { type ContentType, password, type Visitor } from "#tests/e2e/visitor";
import { voiceSamples } from "#tests/factories/voice-samples";
import type { StatedFacts } from "~/engine/message/message";

async function posted(request: APIRequestContext, path: string, data: unknown) {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Signs a visitor up by a call: for journeys that begin later than that. */
export async function hasAccount(visitor: Visitor) {
  await posted(visitor.page.request, "/api/register", {
    email: visitor.email,
    password,
    firstName: "Robin",
    lastName: "Wright",
  });
}

/** Signs a visitor up as an administrator, of the site that has its state in this folder. */
export async function isAdministrator(visitor: Visitor, dataDir?: string) {
  await hasAccount(visitor);
  const db = openDatabase(dataDir);
  db.prepare("update users set is_admin = 1 where email = ?").run(visitor.email);
  db.close();
}

/** A person whom this browser does not know, though they have an account. */
export async function isSignedOut(visitor: Visitor) {
  await visitor.page.context().clearCookies({ name: "sparkwright_session" });
}

/** Signs a visitor up and gives them a project, by calls. */
export async function hasProject(visitor: Visitor, { name = "Bean There" } = {}) {
  const { request } = visitor.page;
  await hasAccount(visitor);
  const project = await posted(request, "/api/projects", {
    name,
    websiteUrl: "https://beanthere.example",
    description: "A small roastery that sells single-origin coffee by post, roasted to order.",
    targetAudience: "People who brew coffee at home and care where it comes from",
  });
  visitor.projectName = name;
  visitor.projectPath = `/project/${project.id}`;
}

/** An hour's share of recommendations, used up or given anew. */
export async function usesUpRecommendations(visitor: Visitor, isUsedUp = true) {
  const db = openDatabase();
  const { id } = db.prepare("select id from users where email = ?").get(visitor.email) as { id: number };
  const key = `recommendations:${id}`;
  db.prepare("delete from attempts where key = ?").run(key);
  if (isUsedUp)
    db.prepare("insert into attempts (key, count, window_ends_at) values (?, 1000000, ?)").run(
      key,
      Date.now() + 3_600_000,
    );
  db.close();
}

/** Saves a formal voice to the last project. */
export async function hasVoice(visitor: Visitor) {
  const form = new FormData();
  form.append("intent", "save");
  form.append("projectId", visitor.projectPath.split("/").at(-1) ?? "");
  for (const sample of voiceSamples.formal) form.append("contentSample", sample);
  for (const rule of ["Keep sentences to about 16 words.", "Write words out: it is, do not.", "No exclamation marks."])
    form.append("rule", rule);
  const answer = await visitor.page.request.post("/brand-voice", { multipart: form });
  expect(await answer.text()).toContain("New campaigns keep to these rules.");
}

/** Asks for a spark by a call, and makes it the visitor's last one. */
export async function hasSpark(visitor: Visitor, types: readonly ContentType[] = ["caption"], facts?: StatedFacts) {
  const spark = await posted(visitor.page.request, "/api/sparks", {
    prompt: "A launch for our autumn single-origin, roasted on Mondays",
    contentTypes: types,
    facts,
    projectId: Number(visitor.projectPath.split("/").at(-1)),
  });
  visitor.sparkId = String(spark.id);
  return spark as { id: number; documentId: string; status: string };
}

/** A film that failed, its sparks given back. */
export async function hasFailedSpark(visitor: Visitor, message: string | null) {
  await hasSpark(visitor, ["video"]);
  await failsLast(visitor, message);
}

/** Lets the visitor's last spark fail, its sparks given back. */
export async function failsLast(visitor: Visitor, message: string | null) {
  await visitor.page.request.post(`${visitor.processingPath}/cancellation`, { form: {} });
  // why: the built-in engine does not fail when asked to; a cancelled spark differs from a failed one in these words alone.
  const db = openDatabase();
  const status = db.prepare("update sparks set status = 'failed', user_error_message = ? where id = ?");
  const part = db.prepare("update parts set state = 'failed' where spark_id = ?");
  db.transaction(() => {
    status.run(message, Number(visitor.sparkId));
    part.run(Number(visitor.sparkId));
  })();
  db.close();
}

const openDatabase = (dataDir = process.env.SPARKWRIGHT_DATA ?? "data") =>
  // why so long: on a busy machine the product's own writes may take their time
  new Database(path.join(dataDir, "sparkwright.db"), { timeout: 30_000 });

const filmScript = [
  { kind: "promise", kicker: "Bean There", line: "Autumn is here", detail: "Roasted on Mondays" },
  { kind: "action", kicker: "Bean There", line: "Order the box", detail: "beanthere.example" },
];

/** A film that is made, as far as its words go: a picture stands for all of its files, which would take half a minute to make. */
export async function hasFilmInWords(visitor: Visitor) {
  await hasSpark(visitor, ["video"]);
  await finishesLast(visitor);
}

/** Lets the visitor's last spark, of a film alone, be made as far as its words go. */
export async function finishesLast(visitor: Visitor) {
  await visitor.page.request.post(`${visitor.processingPath}/cancellation`, { form: {} });
  const picture = await sharp({ create: { width: 72, height: 128, channels: 3, background: "#c84" } })
    .png()
    .toBuffer();
  const file = { name: "still.png", mimeType: "image/png", buffer: picture };
  const stored = await visitor.page.request.post("/api/upload/image", { multipart: { image: file } });
  const asset = { mediaId: (await stored.json()).url.split("/").at(-1), mimeType: "image/png" };
  const clips = filmScript.map((scene) => ({ asset, script: `${scene.line}. ${scene.detail}`, scene }));
  const film = { clips, film: asset, poster: asset, srt: asset, vtt: asset };
  const id = Number(visitor.sparkId);
  const db = openDatabase();
  db.transaction(() => {
    db.prepare("update sparks set status = 'complete', user_error_message = null where id = ?").run(id);
    const part = db.prepare("update parts set state = 'done', content = ?, finished_at = ? where spark_id = ?");
    part.run(JSON.stringify(film), Date.now(), id);
  })();
  db.close();
}

/** A film whose script waits to be approved, as far as its pages go: its sparks are back, and pay for the next one. */
export async function hasScriptToApprove(visitor: Visitor) {
  await hasSpark(visitor, ["video"]);
  await visitor.page.request.post(`${visitor.processingPath}/cancellation`, { form: {} });
  const id = Number(visitor.sparkId);
  const script = JSON.stringify({ scenes: filmScript, editedAt: null, approvedAt: null });
  const inAWeek = Date.now() + 7 * 24 * 60 * 60 * 1000;
  const db = openDatabase();
  db.transaction(() => {
    const spark = db.prepare(
      "update sparks set status = 'awaiting', approve_script = 1, script = ?, deadline_at = ?, finished_at = null where id = ?",
    );
    spark.run(script, inAWeek, id);
    db.prepare("update parts set state = 'awaiting', finished_at = null where spark_id = ?").run(id);
  })();
  db.close();
}

/** Has the film of a spark made anew, as far as its pages go: nobody makes it, and it is on its way for as long as anybody looks. */
export async function hasRedoUnderWay(visitor: Visitor, original: string) {
  await hasSpark(visitor, ["video"]);
  await visitor.page.request.post(`${visitor.processingPath}/cancellation`, { form: {} });
  const id = Number(visitor.sparkId);
  const inAWeek = Date.now() + 7 * 24 * 60 * 60 * 1000;
  const db = openDatabase();
  db.transaction(() => {
    const spark = db.prepare(
      "update sparks set status = 'processing', redo_of = ?, heartbeat_at = ?, deadline_at = ?, finished_at = null where id = ?",
    );
    spark.run(Number(original), inAWeek, inAWeek, id);
    db.prepare("update parts set state = 'processing', finished_at = null where spark_id = ?").run(id);
  })();
  db.close();
}

/** Buys a plan from the stand-in for Stripe, and answers where that leads to. The worker has a second to work on what Stripe tells. */
export async function buysPlan({ page: { request } }: Visitor, plan: string) {
  const checkout = `/checkout?plan=${plan}&billing=monthly`;
  const [, nonce = ""] = /name="nonce" value="([^"]+)"/.exec(await (await request.get(checkout)).text()) ?? [];
  const opened = await request.post(checkout, { form: { nonce }, maxRedirects: 0 });
  const paid = await request.post(opened.headers().location ?? "", { maxRedirects: 0 });
  const { pathname, search } = new URL(paid.headers().location ?? "");
  return pathname + search;
}

/** Where the first payment can be had back, once it is known. */
export async function findRefundPath({ page: { request } }: Visitor): Promise<string> {
  let path = "";
  await expect(async () => {
    [path = ""] = /\/billing\/refund\/\d+/.exec(await (await request.get("/billing")).text()) ?? [];
    expect(path).not.toBe("");
  }).toPass({ intervals: [200] });
  return path;
}

/** Waits until a spark is complete. */
export async function isMade(visitor: Visitor, documentId: string) {
  await expect
    .poll(async () => (await (await visitor.page.request.get(`/api/status/${documentId}`)).json()).status, {
      timeout: 180_000,
      intervals: [500],
    })
    .toBe("complete");
}

/** Shares the visitor's last spark, which is made, for review. Answers the path at which it is reviewed. */
export async function isShared({ page, resultsPath }: Visitor): Promise<string> {
  const answer = await page.request.post(`${resultsPath}/review`, { form: {} });
  return /\/review\/[\w-]{43}/.exec(await answer.text())?.[0] ?? "";
}

/** Gives the article of the visitor's last spark, which is made, another title. Answers where its two versions are compared. */
export async function hasEditedTitle(visitor: Visitor, title: string): Promise<string> {
  const { page } = visitor;
  await page.goto(`${visitor.resultsPath}/edit/blog`);
  await visitor.fills({ Title: title });
  await visitor.presses("Save");
  await expect(page).toHaveURL(new RegExp(`${visitor.resultsPath}#blog$`));
  await page.goto(`${visitor.resultsPath}/versions/blog`);
  return (await page.getByRole("link", { name: /^Compare/ }).getAttribute("href")) ?? "";
}

/** Keeps a template of the visitor's own. Answers where it is changed. */
export async function hasTemplate({ page: { request } }: Visitor): Promise<string> {
  const form = { name: "Our Friday post", category: "social", industry: "none", contentTypes: "caption" };
  await request.post("/content-templates/new", { form: { ...form, promptTemplate: "Open until [HOUR] on Friday." } });
  const library = await (await request.get("/content-templates?whose=mine")).text();
  return /\/content-templates\/\d+\/edit/.exec(library)?.[0] ?? "";
}

/** Writes a post of the blog by a call, as the administrator that the visitor is. @returns where it is read and edited. */
export async function hasBlogPost({ page }: Visitor, given: Record<string, unknown> = {}) {
  const title = `How we roast ${randomUUID().slice(0, 8)}`;
  const content =
    "Each lot is roasted on its own.\n\n## What we listen for\n\n- the first crack\n- the second, which we *avoid*\n\nThen it rests for a day.";
  const answer = await page.request.post("/api/admin/blogs", { data: { title, content, published: true, ...given } });
  const { id, slug } = await answer.json();
  return { id, title: String(given.title ?? title), path: `/blog/${slug}`, editPath: `/admin/blog/${id}/edit`, slug };
}

/** A message that somebody wrote to support by the contact form. Returns its number. */
export function hasContactMessage(): number {
  const db = openDatabase();
  const words = ["Robin Park", "robin@example.com", "My plan and its allowance", "billing", "high"];
  const message =
    "When does my allowance begin anew?\nI am on Launch.\n\nhttps://example.com/a-page-without-a-break/".padEnd(
      180,
      "x",
    );
  const { lastInsertRowid } = db
    .prepare(
      "insert into contact_messages (name, email, subject, category, priority, message, answer_by) values (?, ?, ?, ?, ?, ?, ?)",
    )
    .run(...words, message, Date.UTC(2030, 0, 1, 12));
  db.close();
  return Number(lastInsertRowid);
}

/** Puts an e-mail of each kind into the outbox, kept there. Answers their numbers by kind. */
export function hasEmails(visitor: Visitor, kinds: Record<string, object>): Record<string, number> {
  const db = openDatabase();
  const insert = db.prepare(
    "insert into emails (key, recipient, kind, data, state, due_at, settled_at) values (?, ?, ?, ?, 'kept', ?, ?)",
  );
  const ids = Object.entries(kinds).map(([kind, data]) => {
    const filledIn = JSON.stringify({ firstName: "Robin", ...data });
    const key = `${kind} for ${visitor.email}`;
    const { lastInsertRowid } = insert.run(key, visitor.email, kind, filledIn, Date.now(), Date.now());
    return [kind, Number(lastInsertRowid)];
  });
  db.close();
  return Object.fromEntries(ids);
}

/** Makes one long word of all that the visitor ever named or wrote, as somebody does who leaves the spaces out. */
export function writesInOneWord(visitor: Visitor) {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(3);
  const db = openDatabase();
  const { id } = db.prepare("select id from users where email = ?").get(visitor.email) as { id: number };
  const ofSpark = "spark_id in (select id from sparks where user_id = @id)";
  const ofLink = `link_id in (select id from review_links where ${ofSpark})`;
  const written = [
    "users set first_name = @word, last_name = @word where id = @id",
    `projects set name = @word, description = @word, target_audience = @word, brand_voice = @word,
      default_call_to_action = @word, default_seo_keywords = @word, website_url = 'https://' || @word || '.example/' || @word
      where user_id = @id`,
    "sparks set prompt = @word where user_id = @id",
    "content_templates set name = @word, description = @word, prompt_template = @word where user_id = @id",
    "access_tokens set name = @word where user_id = @id",
    `review_comments set name = @word, text = @word where ${ofLink}`,
    `review_decisions set name = @word where ${ofLink}`,
  ];
  db.transaction(() => {
    for (const each of written) db.prepare(`update ${each}`).run({ id, word });
  }).immediate();
  db.close();
}
