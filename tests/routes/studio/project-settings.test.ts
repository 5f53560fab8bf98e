import { existsSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { ledgerTransactions, media, parts, sparks } from "#db/schema";
import { mediaPath } from "#tests/factories/media-path";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { beanThere, makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import { deleteProject } from "~/features/projects/delete-project.server";
import { findProject } from "~/features/projects/project.queries.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { User } from "~/platform/auth/user";
import { getMediaUrl } from "~/platform/media/media";
import { storeMedia } from "~/platform/media/store-media.server";
import * as deletion from "~/routes/studio/project.deletion";
import * as settings from "~/routes/studio/project.settings";
import { answerOf } from "./answer-of";

let user: User;
let stranger: User;
beforeEach(async () => {
  [user, stranger] = [await makeUser(), await makeUser()];
});

const filledIn = Object.fromEntries(Object.entries(beanThere).map(([name, text]) => [name, text ?? ""]));
const signal = new AbortController().signal;

describe("/project/{id}/settings", () => {
  const send = async (who: User, id: number, fields: Record<string, string>) =>
    answerOf<{ error: Record<string, string[]>; initialValue: Record<string, string> }>(
      settings.action,
      await signedInRequest(who, `/project/${id}/settings`, formPost(fields)),
      { id: String(id) },
    );

  test("shows the project as it is, and nothing of its owner", async () => {
    const { id } = makeProject(user, { brandVoice: "Warm" });
    const request = await signedInRequest(user, `/project/${id}/settings`);
    const params = { id: String(id) };
    const { data } = await answerOf<{ project: object; pictureStorage: string }>(settings.loader, request, params);
    expect(data.project).toEqual({ ...beanThere, brandVoice: "Warm" });
    expect(data.pictureStorage).toBe("0 MB of 100 MB");
  });

  test("saves what was changed, completes the address and says so", async () => {
    const { id } = makeProject(user);
    const changed = { name: "Tea There", websiteUrl: "tea.example", facts: "Open daily\r\n12 Mill Lane" };
    const { response } = await send(user, id, { ...filledIn, ...changed });
    const saved = { name: "Tea There", websiteUrl: "https://tea.example", facts: "Open daily\n12 Mill Lane" };
    expect(findProject(user, id)).toMatchObject({ ...beanThere, ...saved });
    expect(response).toHaveRedirect(`/project/${id}/settings`);
    await expect(response).toSendToast("Project Updated!", "Your project settings have been saved successfully.");
  });

  test("a rejected form says what is empty in the settings' words, keeps what was typed and changes nothing", async () => {
    const { id } = makeProject(user);
    const { status, data } = await send(user, id, { ...filledIn, name: "Tea", websiteUrl: "", description: "" });
    expect(status).toBe(400);
    expect(data.error).toEqual({
      websiteUrl: ["Website/Social Media URL is required"],
      description: ["Project description is required"],
    });
    expect(data.initialValue).toMatchObject({ name: "Tea" });
    expect((await send(user, id, { ...filledIn, name: " ", targetAudience: "" })).data.error).toEqual({
      name: ["Project name is required"],
      targetAudience: ["Target audience is required"],
    });
    expect(findProject(user, id)?.name).toBe(beanThere.name);
  });

  test("a change that cannot be stored is said so, and what was typed is kept", async () => {
    const { id } = makeProject(user);
    db.run(sql`create trigger full before update on projects begin select raise(abort, 'no room'); end`);
    const { status, data } = await send(user, id, { ...filledIn, name: "Tea" });
    db.run(sql`drop trigger full`);
    expect(status).toBe(500);
    expect(data.error).toEqual({ "": ["Failed to update project settings. Please try again."] });
    expect(data.initialValue).toMatchObject({ name: "Tea" });
  });

  test("is not there for a stranger, and asks a visitor to sign in", async () => {
    const { id } = makeProject(user);
    for (const route of [settings, deletion]) {
      const shown = await answerOf(route.loader, await signedInRequest(stranger, "/x"), { id: String(id) });
      expect(shown.status).toBe(404);
      const visited = await answerOf(route.loader, visitorRequest(`/project/${id}/settings`), { id: String(id) });
      expect(visited.response).toHaveRedirect(`/login?redirect=%2Fproject%2F${id}%2Fsettings`);
    }
    expect((await send(stranger, id, filledIn)).status).toBe(404);
    const posted = await answerOf(deletion.action, visitorRequest(`/project/${id}/deletion`, formPost({})));
    await expect(posted.response).toSendToast("Unauthorized", "You are logged out. Logging in again...");
  });
});

describe("/project/{id}/deletion", () => {
  const open = async (who: User, id: number, init?: RequestInit) =>
    [await signedInRequest(who, `/project/${id}/deletion`, init), { id: String(id) }] as const;

  test("says what goes before anything does", async () => {
    const project = makeProject(user);
    await createSpark(user, sparkInput(project));
    const { data } = await answerOf(deletion.loader, ...(await open(user, project.id)));
    expect(data).toEqual({ project: { id: project.id, name: project.name }, sparks: 1, open: 1 });
    const html = renderPage(deletion.default, { path: `/project/${project.id}/deletion`, loaderData: data });
    expect(html).toContain("Are you sure you want to delete this project? This action cannot be undone.");
    const list = html.replace(/<!-- -->/g, "");
    expect(list).toContain("<li>1 spark: deleted, with all posts, images, captions and videos.</li>");
    expect(list).toContain("<li>1 spark on the way: cancelled, and what is not made yet is given back.</li>");
    expect(findProject(user, project.id)).toBeDefined();
  });

  test("deletes the project and what was made, gives back what was not, and keeps the ledger", async () => {
    const project = makeProject(user);
    const other = makeProject(user);
    const upload = (name: string) =>
      storeMedia({ userId: user.id, buffer: Buffer.from(name), fileName: name, mimeType: "image/png" });
    const [own, shared] = [await upload("own.png"), await upload("shared.png")];
    const made = await createSpark(
      user,
      sparkInput(project, { contentTypes: ["image"], productImageUrl: getMediaUrl(own.id) }),
    );
    await makeSpark(made.documentId, { engine: testEngine(), signal });
    await createSpark(user, sparkInput(project, { productImageUrl: getMediaUrl(shared.id) }));
    const kept = await createSpark(user, sparkInput(other, { productImageUrl: getMediaUrl(shared.id) }));
    const files = db.select().from(media).where(eq(media.sparkId, made.id)).all();
    expect(files.length).toBeGreaterThan(0);
    const entries = db.select().from(ledgerTransactions).all().length;

    const { response } = await answerOf(deletion.action, ...(await open(user, project.id, formPost({}))));

    expect(response).toHaveRedirect("/");
    await expect(response).toSendToast("Project Deleted!", "Your project has been deleted successfully.");
    expect(findProject(user, project.id)).toBeUndefined();
    expect(db.select().from(sparks).where(eq(sparks.userId, user.id)).all()).toMatchObject([{ id: kept.id }]);
    expect(db.select().from(parts).where(eq(parts.sparkId, made.id)).all()).toEqual([]);
    for (const { id } of [...files, own]) expect(existsSync(mediaPath(id))).toBe(false);
    expect(existsSync(mediaPath(shared.id))).toBe(true);
    // 300 for the image that was made, 250 still held for the other project's spark.
    expect(getAvailableSparks(user.id)).toBe(5000 - 300 - 250);
    expect(db.select().from(ledgerTransactions).all().length).toBeGreaterThan(entries);
    expect(reconcileLedger()).toEqual([]);
  });

  test("a worker that is busy with one of its sparks stores nothing more", async () => {
    const project = makeProject(user);
    const spark = await createSpark(user, sparkInput(project, { contentTypes: ["image", "caption"] }));
    const engine = testEngine();
    await makeSpark(spark.documentId, {
      engine: {
        generate: async (brief, options) => {
          await deleteProject(user, project.id);
          return engine.generate(brief, options);
        },
      },
      signal,
    }).catch(() => {});
    expect(db.select().from(media).where(eq(media.userId, user.id)).all()).toEqual([]);
    expect(getAvailableSparks(user.id)).toBe(5000);
    expect(reconcileLedger()).toEqual([]);
  });

  test("a project that cannot be deleted is said so, and stays with all it has", async () => {
    const project = makeProject(user);
    const spark = await createSpark(user, sparkInput(project));
    db.run(sql`create trigger stuck before delete on projects begin select raise(abort, 'stuck'); end`);
    const { response } = await answerOf(deletion.action, ...(await open(user, project.id, formPost({}))));
    db.run(sql`drop trigger stuck`);
    expect(response).toHaveRedirect(`/project/${project.id}/settings`);
    await expect(response).toSendToast("Error", "Failed to delete project. Please try again.");
    expect(db.select().from(sparks).where(eq(sparks.id, spark.id)).get()?.status).toBe("pending");
  });

  test("a stranger's post deletes nothing", async () => {
    const { id } = makeProject(user);
    expect((await answerOf(deletion.action, ...(await open(stranger, id, formPost({}))))).status).toBe(404);
    expect(findProject(user, id)).toBeDefined();
  });
});
