import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { SqliteError } from "better-sqlite3";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { DiskFull } from "#db/disk-full";
import { mediaPath } from "#tests/factories/media-path";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject, makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { Project } from "~/features/projects/project";
import { findSparks } from "~/features/sparks/spark.queries.server";
import type { User } from "~/platform/auth/user";
import * as rateLimit from "~/platform/http/rate-limit.server";
import { log } from "~/platform/log/log.server";
import { acceptUpload } from "~/platform/media/accept-upload.server";
import { findMediaId } from "~/platform/media/media";
import { findMedia } from "~/platform/media/media.queries.server";
import { MediaUnreachable } from "~/platform/media/media-store";
import { mediaStore } from "~/platform/media/media-store.server";
import * as page from "~/routes/studio/spark.new";
import { answerOf } from "./answer-of";

interface Rejected {
  error: Record<string, string[]>;
  initialValue: Record<string, unknown>;
  picture: string | null;
}

let user: User;
let project: Project;
beforeEach(async () => {
  user = await makeUser();
  project = makeProject(user);
});

const idea = { prompt: "A launch for our autumn single-origin", contentTypes: ["blog", "caption"], nonce: "" };
type Fields = Record<string, string | string[] | File>;

async function send(fields: Fields, who = user) {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
  const request = await signedInRequest(who, `/project/${project.id}/spark`, { method: "POST", body });
  return answerOf<Rejected>(page.action, request, { id: String(project.id) });
}

const picture = async (name = "bag.png") =>
  new File(
    [
      await sharp({ create: { width: 30, height: 20, channels: 3, background: "tan" } })
        .png()
        .toBuffer(),
    ],
    name,
    {
      type: "image/png",
    },
  );
const noPicture = new File(["<script>alert(1)</script>"], "bag.png", { type: "image/png" });

test("the page has what the form needs", async () => {
  const request = await signedInRequest(user, `/project/${project.id}/spark`);
  const { data } = await answerOf<{
    balance: number;
    nonce: string;
    constraints: Record<string, { required?: boolean }>;
  }>(page.loader, request, { id: String(project.id) });
  expect(data).toMatchObject({
    balance: 5000,
    constraints: { prompt: { required: true, minLength: 10 }, productImage: {} },
  });
  expect(data.nonce).toMatch(/^[0-9a-f-]{36}$/);
});

test("the example in the idea's field is one for this project", async () => {
  const shown = async (description: string) => {
    const { id } = makeProject(user, { name: "Mill & Rye", description });
    const request = await signedInRequest(user, `/project/${id}/spark`);
    return (await answerOf<{ example: string }>(page.loader, request, { id: String(id) })).data.example;
  };
  expect(await shown("A bakery that\nbakes with rye. It opens at six.")).toBe(
    "Meet Mill & Rye: a bakery that bakes with rye",
  );
  expect(await shown("Anna bakes. Ben sells.")).toBe("Meet Mill & Rye: Anna bakes");
  expect(await shown(`${"bakers ".repeat(40)}`)).toMatch(/^Meet Mill & Rye: .{100,154}bakers$/);
  expect(await shown("... ... ...")).toBe("Meet Mill & Rye");
});

test("whoever was signed out while filling it in is told so and led back", async () => {
  const { response } = await answerOf(page.action, visitorRequest("/project/7/spark", { method: "POST" }), { id: "7" });
  expect(response).toHaveRedirect("/login?redirect=%2Fproject%2F7%2Fspark");
  await expect(response).toSendToast("Authentication Error", "Session expired. Please refresh and try again.", "error");
});

test("a visitor is told to log in and led back", async () => {
  const { response } = await answerOf(page.loader, visitorRequest("/project/7/spark"), { id: "7" });
  expect(response).toHaveRedirect("/login?redirect=%2Fproject%2F7%2Fspark");
  await expect(response).toSendToast("Please log in first", undefined, "error");
});

test("a project of somebody else is not there, neither to see nor to spend on", async () => {
  const stranger = await makeUser();
  const request = await signedInRequest(stranger, `/project/${project.id}/spark`);
  expect((await answerOf(page.loader, request, { id: String(project.id) })).status).toBe(404);
  expect((await send(idea, stranger)).status).toBe(404);
  expect(getAvailableSparks(stranger.id)).toBe(5000);
});

const german = "Unsere neue Herbströstung ist da, und wir feiern das mit allen Freunden des Kaffees";

test("an idea that nobody here can write about is told before anything is made, with what can be made", async () => {
  const everything = { prompt: german, contentTypes: ["blog", "image", "caption", "video"] };
  const { status, data } = await send(everything);
  expect(status).toBe(400);
  expect(data.error[""]?.join(" ")).toMatch(/writes in English only.*blog post and captions.*poster and a film/);
  expect(data).toMatchObject({ instead: ["image", "video"], initialValue: everything });
  expect(findSparks(user)).toEqual([]);

  const { response } = await send({ ...everything, makeOnly: "image,video" });
  const [spark] = findSparks(user);
  expect(response).toHaveRedirect(`/project/${project.id}/processing/${spark?.id}`);
  expect(spark?.contentTypes).toEqual(["image", "video"]);
  expect(getAvailableSparks(user.id)).toBe(1400);
});

test("an idea that comes along in a language that nobody here writes has its two cards told and unticked", async () => {
  const open = async (prompt: string) => {
    const path = `/project/${project.id}/spark?idea=${encodeURIComponent(prompt)}`;
    const opened = await answerOf<{ start: { values: Record<string, unknown> } }>(
      page.loader,
      await signedInRequest(user, path),
      { id: String(project.id) },
    );
    return { ...opened.data, html: renderPage(page.default, { path, loaderData: opened.data }) };
  };
  const told = /Not in this language: the built-in writer writes in English only\./g;
  const foreign = await open(german);
  expect(foreign.start.values.contentTypes).toEqual(["image", "video"]);
  expect(foreign.html.match(told)).toHaveLength(2);
  expect(foreign.html).toMatch(/value="blog"(?:(?!<\/label>).)*Not in this language/s);
  const known = await open(idea.prompt);
  expect(known.start.values.contentTypes).toEqual(["blog", "image", "caption", "video"]);
  expect(known.html).not.toMatch(told);
});

test("a form that is refused says it at its cards too, and keeps what was ticked", async () => {
  const { data } = await send({ prompt: german, contentTypes: ["blog", "image"] });
  expect(data).toMatchObject({ unwritable: ["blog", "caption"], initialValue: { contentTypes: ["blog", "image"] } });
});

test("where texts alone were wanted of it, a poster is offered, if the balance pays for one", async () => {
  expect((await send({ prompt: german, contentTypes: ["caption"] })).data).toMatchObject({ instead: ["image"] });
  user = await makeUser({ sparks: 299 });
  project = makeProject(user);
  expect((await send({ prompt: german, contentTypes: ["caption"] })).data).toMatchObject({ instead: [] });
});

test("a poster and a film are made of it without a question", async () => {
  expect((await send({ prompt: german, contentTypes: ["image"] })).response?.status).toBe(302);
});

interface Start {
  values: Record<string, unknown>;
  picture: string | null;
}

async function startOf(query: string, who = user) {
  const request = await signedInRequest(who, `/project/${project.id}/spark${query}`);
  const { data } = await answerOf<{ start: Start }>(page.loader, request, { id: String(project.id) });
  return data.start;
}

test("a new form begins with every type that the balance pays for", async () => {
  expect(await startOf("")).toEqual({ values: { contentTypes: ["blog", "image", "caption", "video"] }, picture: null });
  for (const [sparks, contentTypes] of [
    [3849, ["blog", "image", "caption"]],
    [540, ["blog", "caption"]],
    [49, []],
  ] as const) {
    const poor = await makeUser({ sparks });
    project = makeProject(poor);
    expect((await startOf("", poor)).values).toEqual({ contentTypes });
  }
});

test("'Try Again' begins with all that the failed spark was made from, its picture too", async () => {
  const typed = {
    prompt: "A film about the bag our coffee comes in",
    contentTypes: ["image", "video"],
    sceneSetting: "A small roastery at dawn",
    mainCharacterName: "Robin",
    mainCharacterRole: "Roaster",
    mainCharacterPronouns: "they/them",
    visualStyle: "Warm",
    audioMood: "Calm",
    wantsHorizontalVideo: "on",
    wantsVoiceover: "on",
    approveScript: "on",
    specificCallToAction: "Order now",
    specificSeoKeywords: "coffee",
    format: "email",
    factsOffer: "25% off",
  };
  await send({ ...typed, productImage: await picture() });
  const [spark] = findSparks(user);
  expect(await startOf(`?from=${spark?.id}`)).toMatchObject({
    values: typed,
    checked: { idea: typed.prompt },
    picture: spark?.productImageUrl,
  });
});

test("'Try Again' fills in nothing of somebody else's spark, of another project's or of one that is not there", async () => {
  const theirs = await makeWaitingSpark(await makeUser());
  const elsewhere = await makeWaitingSpark(user, { contentTypes: ["caption"] });
  for (const from of [theirs.id, elsewhere.id, 999_999, "1e3", ""]) {
    expect((await startOf(`?from=${from}`)).values.prompt, String(from)).toBeUndefined();
  }
});

test("a spark is made, its sparks are held, and its progress is shown next", async () => {
  const { response } = await send({ ...idea, visualStyle: "Warm" });
  const [spark] = findSparks(user);
  expect(spark).toMatchObject({ contentTypes: ["blog", "caption"], visualStyle: "Warm", productImageUrl: null });
  expect(response).toHaveRedirect(`/project/${project.id}/processing/${spark?.id}`);
  await expect(response).toSendToast("Spark Created!");
  expect(getAvailableSparks(user.id)).toBe(4750);
});

test("the same form sent twice is one spark, charged once", async () => {
  const fields = { ...idea, nonce: randomUUID() };
  const [first, second] = [await send(fields), await send(fields)];
  expect(second.response?.headers.get("Location")).toBe(first.response?.headers.get("Location"));
  expect(findSparks(user)).toHaveLength(1);
  expect(getAvailableSparks(user.id)).toBe(4750);
});

test.each([
  ["idea", { prompt: "A quite different idea for a campaign" }],
  ["choice of types", { contentTypes: ["blog", "image"] }],
  ["detail", { visualStyle: "Hand-lettered" }],
])("a form that comes back with another %s says so, keeps it and makes nothing", async (_, other) => {
  const fields = { ...idea, nonce: randomUUID() };
  await send(fields);
  const again = await send({ ...fields, ...other });
  expect(again.status).toBe(422);
  expect(again.data.error[""]).toEqual([
    "This form was sent before",
    expect.stringContaining("nothing was made or charged"),
  ]);
  expect(again.data.initialValue).toMatchObject(other);
  expect(findSparks(user)).toHaveLength(1);
  expect(getAvailableSparks(user.id)).toBe(4750);

  // The page that says so carries a new nonce, so that it can be sent as a new one.
  expect((await send({ ...fields, ...other, nonce: randomUUID() })).response?.status).toBe(302);
});

test("the same form sent twice with a picture is one spark, though the picture is uploaded twice", async () => {
  const fields = { ...idea, contentTypes: ["video"], nonce: randomUUID() };
  const first = await send({ ...fields, productImage: await picture() });
  const second = await send({ ...fields, productImage: await picture() });
  expect(second.response?.headers.get("Location")).toBe(first.response?.headers.get("Location"));
  expect(findSparks(user)).toHaveLength(1);
});

test("a spark that cannot be stored is said so, and what was typed is kept", async () => {
  db.run(sql`create trigger full before insert on sparks begin select raise(abort, 'no room'); end`);
  const { status, data } = await send(idea);
  db.run(sql`drop trigger full`);
  expect(status).toBe(500);
  expect(data.error[""]).toEqual(["Failed to create spark", "Please try again or contact support if this continues."]);
  expect(data.initialValue).toMatchObject({ prompt: idea.prompt });
});

test("what was typed for a video is dropped when none is wanted", async () => {
  await send({ ...idea, audioMood: "calm", mainCharacterName: "Robin", productImage: await picture() });
  expect(findSparks(user)).toMatchObject([{ audioMood: null, mainCharacterName: null, productImageUrl: null }]);
});

test("a rejected form says why and keeps what was chosen", async () => {
  const { status, data } = await send({ prompt: "Short", contentTypes: ["video"], audioMood: "calm" });
  expect(status).toBe(400);
  expect(data.error.prompt).toEqual(["Please write at least 10 characters to get good results"]);
  expect(data.initialValue).toMatchObject({ prompt: "Short", contentTypes: "video", audioMood: "calm" });
  expect((await send({ prompt: idea.prompt })).data.error.contentTypes).toEqual([
    "Please select at least one content type",
  ]);
  expect(findSparks(user)).toEqual([]);
});

test("a spark that costs more than there is, is refused with 402 and nothing is written", async () => {
  const poor = await makeUser({ sparks: 100 });
  project = makeProject(poor);
  const { status, data } = await send(idea, poor);
  expect(status).toBe(402);
  expect(data.error[""]).toEqual([
    "Insufficient Spark Balance",
    "You don't have enough sparks for this generation. Please upgrade your plan or purchase additional credits.",
  ]);
  expect(findSparks(poor)).toEqual([]);
  expect(getAvailableSparks(poor.id)).toBe(100);
});

test("a picture travels with the form and is encoded anew", async () => {
  await send({ ...idea, contentTypes: ["video"], productImage: await picture() });
  const id = findMediaId(findSparks(user)[0]?.productImageUrl) ?? "";
  expect(findMedia(user, id)).toMatchObject({ mimeType: "image/jpeg", width: 30, height: 20 });
  expect([...readFileSync(mediaPath(id)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

test("a picture that came with a rejected form need not be chosen again, and can be left out", async () => {
  user = await makeUser({ sparks: 6600 });
  project = makeProject(user);
  const film = { ...idea, contentTypes: ["video"] };
  const { data } = await send({ prompt: "Short", contentTypes: ["video"], productImage: await picture() });
  expect(findMedia(user, findMediaId(data.picture) ?? "")).not.toBeNull();

  await send({ ...film, productImageUrl: data.picture ?? "" });
  await send({ ...film, productImageUrl: data.picture ?? "", removeProductImage: "on" });
  expect(findSparks(user).map(({ productImageUrl }) => productImageUrl)).toEqual([null, data.picture]);
});

test("a file that is no picture is refused beside its field, whatever else is wrong", async () => {
  const message = "Please upload an image file (JPG, PNG, GIF, etc.)";
  expect((await send({ ...idea, productImage: noPicture })).data.error).toEqual({ productImage: [message] });
  const both = await send({ prompt: "Short", contentTypes: ["video"], productImage: noPicture });
  expect(both.status).toBe(400);
  expect(both.data.error).toMatchObject({ prompt: [expect.any(String)], productImage: [message] });
  expect(findSparks(user)).toEqual([]);
});

test("the picture of somebody else is not taken over, nor an address from elsewhere", async () => {
  const theirs = await acceptUpload(await makeUser(), await picture());
  for (const productImageUrl of [theirs.url, "https://elsewhere.example/x.png", "/media/../secrets/x"]) {
    user = await makeUser();
    project = makeProject(user);
    await send({ ...idea, contentTypes: ["video"], productImageUrl });
    expect(findSparks(user)).toMatchObject([{ productImageUrl: null }]);
  }
});

const noRoom = "There is no room left to store this picture. We have been told; please try again later.";
test.each([
  [
    "a full disk when it is stored",
    () => vi.spyOn(mediaStore, "put").mockRejectedValueOnce(new DiskFull("full")),
    507,
    noRoom,
  ],
  [
    "a full disk when it is counted",
    () =>
      vi.spyOn(rateLimit, "takeAttempts").mockImplementationOnce(() => {
        throw new SqliteError("database or disk is full", "SQLITE_FULL");
      }),
    507,
    noRoom,
  ],
  [
    "the bucket away",
    () => vi.spyOn(mediaStore, "put").mockRejectedValueOnce(new MediaUnreachable("away")),
    503,
    "Our file storage does not answer at the moment. Please try again in a minute.",
  ],
])("a picture that finds %s is said so, and what was typed stays", async (_, spoil, expected, message) => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  spoil();
  const { status, data } = await send({ ...idea, productImage: await picture() });
  expect(status).toBe(expected);
  expect(data.error.productImage).toEqual([message]);
  expect(data.initialValue).toMatchObject({ prompt: idea.prompt });
  expect(findSparks(user)).toEqual([]);
});
