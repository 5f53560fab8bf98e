import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { secrets } from "#db/schema";
import { formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { getProviderSettings } from "~/features/settings/provider-settings.server";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import * as seal from "~/platform/secrets/seal.server";
import * as page from "~/routes/admin/quick-setup";
import * as call from "~/routes/api/admin.set-image-key";
import { answerOf } from "../studio/answer-of";

const key = "0a1b2c3d-4e5f:0123456789abcdef";
let admin: User;
beforeEach(async () => {
  vi.restoreAllMocks();
  db.delete(secrets).run();
  admin = await makeUser({ isAdmin: true });
});

type Rejected = { error: Record<string, string[]> };
async function post(imageGenerationKey: string | undefined, who: User | null = admin) {
  const form = formPost({ imageGenerationKey });
  return answerOf<Rejected>(
    page.action,
    who ? await signedInRequest(who, "/quick-setup", form) : visitorRequest("/quick-setup", form),
  );
}
async function show(who: User | null, actionData?: unknown) {
  const request = who ? await signedInRequest(who, "/quick-setup") : visitorRequest("/quick-setup");
  const { data } = await answerOf(page.loader, request);
  return renderPage(page.default, { path: "/quick-setup", loaderData: data, actionData }).replace(/<!-- -->/g, "");
}

test("the page is open, its key is typed unseen, and a button that scripts bring shows it", async () => {
  for (const who of [null, await makeUser(), admin]) {
    const html = await show(who);
    expect(html).toMatch(
      /<input[^>]*type="password"[^>]*name="imageGenerationKey"|name="imageGenerationKey"[^>]*type="password"/,
    );
    expect(html).toMatch(/<button[^>]*data-show-key="true"[^>]*hidden/);
    expect(html.includes("Only an administrator can save a key.")).toBe(who !== admin);
  }
});

test("saving is for administrators: others get a 403 with the message, and nothing is stored or shown again", async () => {
  for (const who of [null, await makeUser()]) {
    const { status, data } = await post(key, who);
    expect([status, data.error[""]]).toEqual([403, ["Only an administrator may do this."]]);
    expect(JSON.stringify(data) + (await show(who, data))).not.toContain(key);
  }
  expect(db.select().from(secrets).all()).toEqual([]);
});

test.each([
  ["", "Image generation API key is required"],
  [undefined, "Image generation API key is required"],
  ["two words", "A key has no spaces or line breaks"],
  ["sk-ant-0123456789", "Anthropic has no model for images. Enter a key of OpenAI, Google or fal."],
])("%j is refused with its message", async (typed, message) => {
  const { status, data } = await post(typed);
  expect([status, data.error.imageGenerationKey]).toEqual([400, [message]]);
  const { response } = await answerOf(
    call.action,
    await signedInRequest(admin, "/api/admin/set-image-key", jsonPost({ imageGenerationKey: typed })),
  );
  expect([response?.status, await response?.json()]).toMatchObject([400, { message }]);
});

test.each([
  [key, "fal"],
  ["sk-proj-0123456789", "openai"],
  ["AIzaSy0123456789", "google"],
] as const)("%s is stored sealed as a key of %s's, and the next spark uses it", async (typed, provider) => {
  const { response } = await post(typed);
  expect(response).toHaveRedirect("/quick-setup");
  await expect(response).toSendToast("API Key Saved");
  expect(getProviderSettings().keys[provider]).toBe(typed);
  expect(JSON.stringify(db.select().from(secrets).all())).not.toContain(typed);
  const html = await show(admin);
  expect(html).toContain(`It ends in ${typed.slice(-4)}.`);
  expect(await show(null)).not.toContain(`It ends in ${typed.slice(-4)}.`);
});

test("the call stores it too, for administrators alone", async () => {
  const send = async (who: User) =>
    (
      await answerOf(
        call.action,
        await signedInRequest(who, "/api/admin/set-image-key", jsonPost({ imageGenerationKey: key })),
      )
    ).response;
  const refused = await send(await makeUser());
  expect([refused?.status, await refused?.json()]).toEqual([403, { message: "Only an administrator may do this." }]);
  expect(db.select().from(secrets).all()).toEqual([]);
  expect((await send(admin))?.status).toBe(200);
  expect(getProviderSettings().keys.fal).toBe(key);
});

test("a key that cannot be stored is said so", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  vi.spyOn(seal, "seal").mockImplementationOnce(() => {
    throw new Error("no luck");
  });
  const { status, data } = await post(key);
  expect([status, data.error[""]]).toEqual([500, ["Error - Failed to save API key. Please try again."]]);
});
