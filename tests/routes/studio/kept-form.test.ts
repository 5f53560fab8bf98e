import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts, keptForms } from "#db/schema";
import { cookiesOf, formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { beanThere, makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { findProjects } from "~/features/projects/project.queries.server";
import { findSparks } from "~/features/sparks/spark.queries.server";
import { createSession, destroySession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import * as everyRequest from "~/platform/http/every-request.server";
import { removeExpiredForms } from "~/platform/http/kept-form.server";
import { findMediaId } from "~/platform/media/media";
import { findMedia } from "~/platform/media/media.queries.server";
import * as newProject from "~/routes/studio/project.new";
import * as newSpark from "~/routes/studio/spark.new";
import { answerOf } from "./answer-of";

afterEach(() => void vi.useRealTimers());
beforeEach(() => void db.delete(keptForms).run());

const typed = { name: "Bean There", description: "Too short", brandVoice: "Warm" };

/**
 * Posts without a session, and gives the cookies with which the form is found again.
 * @param before What the browser had before, from an account that was open in it.
 */
async function sent(
  handler: Parameters<typeof answerOf>[0],
  path: string,
  body: BodyInit,
  { params = {}, before = "" }: { params?: Record<string, string>; before?: string } = {},
) {
  const request = visitorRequest(path, { method: "POST", body, headers: { Cookie: before } });
  const { response } = await answerOf(handler, request, params);
  expect(response).toHaveRedirect(`/login?redirect=${encodeURIComponent(path)}`);
  return [before, cookiesOf(response?.headers ?? new Headers())].filter(Boolean).join("; ");
}

/** The cookie of a browser in which this account's session has ended. */
async function leftBy(user: User): Promise<string> {
  const cookies = cookiesOf(await createSession(visitorRequest("/login"), user.id));
  await destroySession(visitorRequest("/logout", { headers: { Cookie: cookies } }));
  return cookies.split("; ").find((cookie) => cookie.startsWith("sparkwright_device=")) ?? "";
}

/** What somebody who signs in in this browser sees at an address. */
async function opened<Data>(path: string, cookie: string, handler: Parameters<typeof answerOf>[0], as?: User) {
  const user = as ?? (await makeUser());
  const session = cookiesOf(await createSession(visitorRequest("/login", { headers: { Cookie: cookie } }), user.id));
  const request = visitorRequest(path, { headers: { Cookie: `${cookie}; ${session}` } });
  return (await answerOf<Data>(handler, request)).data;
}

/** A request's headers join two cookies by a comma, browsers by a semicolon. */
function withBoth(request: Request, cookie: string): Request {
  const session = (request.headers.get("Cookie") ?? "").split(", ").at(-1);
  const headers = new Headers(request.headers);
  headers.set("Cookie", `${cookie}; ${session}`);
  return new Request(request, { headers });
}

type ProjectPage = { kept: Record<string, unknown> | null };

test("a project form that was sent after the session ended comes back with everything typed", async () => {
  const cookie = await sent(newProject.action, "/project/new", formPost(typed).body);
  expect((await opened<ProjectPage>("/project/new", cookie, newProject.loader)).kept).toEqual(typed);
});

test("it comes back in the browser that sent it alone, at its own address alone, and for half an hour", async () => {
  const cookie = await sent(newProject.action, "/project/new", formPost(typed).body);
  const forged = cookie.replace(/kept_form=[^;]*/, "kept_form=ImFiYyI%3D.abc");
  expect((await opened<ProjectPage>("/project/new", forged, newProject.loader)).kept).toBeNull();
  expect((await opened<ProjectPage>("/project/new", "", newProject.loader)).kept).toBeNull();
  expect((await opened<ProjectPage>("/project/other", cookie, newProject.loader)).kept).toBeNull();

  vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ["Date"] });
  expect((await opened<ProjectPage>("/project/new", cookie, newProject.loader)).kept).toBeNull();
  removeExpiredForms();
  expect(db.select().from(keptForms).all()).toEqual([]);
});

test("one that cannot be read is none, and the form is there", async () => {
  const user = await makeUser();
  for (const stored of ["{ broken", '{"name":7}', '["Bean There"]']) {
    const cookie = await sent(newProject.action, "/project/new", new URLSearchParams(typed), {
      before: await leftBy(user),
    });
    db.run(sql`update kept_forms set "values" = ${stored}`);
    expect(await opened("/project/new", cookie, newProject.loader, user)).toMatchObject({ kept: null });
  }
});

test("it is forgotten once it was sent", async () => {
  const user = await makeUser();
  const cookie = await sent(newProject.action, "/project/new", formPost(typed).body, { before: await leftBy(user) });
  const filledIn = Object.fromEntries(Object.entries(beanThere).map(([name, text]) => [name, text ?? ""]));
  const request = await signedInRequest(user, "/project/new", formPost(filledIn));
  await answerOf(newProject.action, withBoth(request, cookie));
  expect(findProjects(user, { limit: 5, offset: 0 })).toHaveLength(1);
  expect(db.select().from(keptForms).all()).toEqual([]);
});

test("passwords and nonces are not kept, nor more than 64 KB of text", async () => {
  await sent(newProject.action, "/project/new", formPost({ ...typed, password: "secret", nonce: "n" }).body);
  expect(db.select().from(keptForms).get()?.values).toEqual(typed);
  db.delete(keptForms).run();

  const large = new FormData();
  large.append("prompt", "x".repeat(70_000));
  await sent(newSpark.action, "/project/7/spark", large, { params: { id: "7" } });
  expect(db.select().from(keptForms).all()).toEqual([]);
});

test("a spark form comes back with its choices, and its picture is taken when it is sent again", async () => {
  const user = await makeUser();
  const project = makeProject(user);
  const path = `/project/${project.id}/spark`;
  const params = { id: String(project.id) };
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: "tan" } })
    .png()
    .toBuffer();
  const body = new FormData();
  for (const [name, value] of [
    ["prompt", "A film about the bag our coffee comes in"],
    ["contentTypes", "image"],
    ["contentTypes", "video"],
    ["audioMood", "Calm"],
  ] as const)
    body.append(name, value);
  body.append("productImage", new File([new Uint8Array(png)], "bag.png", { type: "image/png" }));
  const cookie = await sent(newSpark.action, path, body, { params, before: await leftBy(user) });

  const visit = withBoth(await signedInRequest(user, path), cookie);
  const { data } = await answerOf<{ start: object; isKept: boolean }>(newSpark.loader, visit, params);
  expect(data).toMatchObject({
    isKept: true,
    start: {
      values: {
        prompt: "A film about the bag our coffee comes in",
        contentTypes: ["image", "video"],
        audioMood: "Calm",
      },
      picture: null,
      keptFile: "bag.png",
    },
  });

  const again = new FormData();
  for (const [name, value] of body) if (name !== "productImage") again.append(name, value);
  again.append("keptProductImage", "on");
  const post = await signedInRequest(user, path, { method: "POST", body: again });
  await answerOf(newSpark.action, withBoth(post, cookie), params);
  const [spark] = findSparks(user);
  expect(findMedia(user, findMediaId(spark?.productImageUrl) ?? "")).toMatchObject({ width: 30, height: 20 });
  expect(db.select().from(keptForms).all()).toEqual([]);
});

test("it is filled in again for the account that it was typed in, and for nobody else who signs in in that browser", async () => {
  const [owner, next] = [await makeUser(), await makeUser()];
  const cookie = await sent(newProject.action, "/project/new", formPost(typed).body, { before: await leftBy(owner) });
  expect((await opened<ProjectPage>("/project/new", cookie, newProject.loader, next)).kept).toBeNull();
  expect((await opened<ProjectPage>("/project/new", cookie, newProject.loader, owner)).kept).toEqual(typed);
});

test("a form from before anybody had signed in is for whoever signs in first, and not for the next", async () => {
  const [first, second] = [await makeUser(), await makeUser()];
  const cookie = await sent(newProject.action, "/project/new", formPost(typed).body);
  expect((await opened<ProjectPage>("/project/new", cookie, newProject.loader, first)).kept).toEqual(typed);
  expect((await opened<ProjectPage>("/project/new", cookie, newProject.loader, second)).kept).toBeNull();
});

function withPicture(bytes: number): FormData {
  const body = new FormData();
  body.append("prompt", "A film about the bag");
  body.append("productImage", new File([new Uint8Array(bytes)], "bag.png", { type: "image/png" }));
  return body;
}

test("a picture is kept only for somebody who has an account", async () => {
  await sent(newSpark.action, "/project/7/spark", withPicture(10), { params: { id: "7" } });
  expect(db.select().from(keptForms).all()).toMatchObject([{ values: { prompt: "A film about the bag" }, file: null }]);
});
test("a network takes only its share of the room: three of them leave some for a fourth, and of its own the texts are kept", async () => {
  db.delete(attempts).run();
  const before = await leftBy(await makeUser());
  const from = vi.spyOn(everyRequest, "getRequestContext");
  const send = async (clientAddress: string) => {
    from.mockReturnValue({ id: "1", clientAddress });
    await sent(newSpark.action, "/project/7/spark", withPicture(10_000_000), { params: { id: "7" }, before });
  };
  for (const network of ["203.0.113", "198.51.100", "2001:db8:1"]) {
    const addresses = network.includes(":") ? [`${network}:1::1`, `${network}:2::1`] : [`${network}.1`, `${network}.2`];
    for (const address of addresses) await send(address);
  }
  await send("192.0.2.1");
  const kept = db.select({ file: keptForms.file, values: keptForms.values }).from(keptForms).all();
  expect(kept.map(({ file }) => file !== null)).toEqual([true, false, true, false, true, false, true]);
  expect(kept.map(({ values }) => values)).toEqual(
    Array(7).fill(expect.objectContaining({ prompt: "A film about the bag" })),
  );
});
