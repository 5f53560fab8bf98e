import { expect, test } from "vitest";
import { cookiesOf, visitorRequest } from "#tests/factories/requests";
import { redirectWithError, redirectWithSuccess, takeToast } from "./toast.server";

const withCookie = (Cookie: string, more: Record<string, string> = {}) =>
  visitorRequest("/", { headers: { Cookie, ...more } });

test("a message reaches the next page, once", async () => {
  const redirect = await redirectWithSuccess("/next", { message: "Saved", description: "All of it." });
  expect(redirect).toHaveRedirect("/next");
  await expect(redirect).toSendToast("Saved", "All of it.");

  const { toast, headers } = await takeToast(withCookie(cookiesOf(redirect.headers)));
  expect(toast).toMatchObject({ type: "success" });
  const { toast: again } = await takeToast(withCookie(cookiesOf(headers)));
  expect(again).toBeUndefined();
});

test("a page that is fetched ahead leaves it", async () => {
  const redirect = await redirectWithError("/", "Access Denied");
  const ahead = withCookie(cookiesOf(redirect.headers), { "Sec-Purpose": "prefetch;prerender" });
  const { toast, headers } = await takeToast(ahead);
  expect(toast).toBeUndefined();
  expect([...headers]).toEqual([]);
});

test("no message sets no cookie, and a forged one says nothing", async () => {
  expect([...(await takeToast(visitorRequest("/"))).headers]).toEqual([]);
  const forged = Buffer.from(JSON.stringify({ __flash_flash__: { toast: { message: "Pay here", type: "info" } } }));
  const { toast } = await takeToast(withCookie(`toast=${forged.toString("base64")}.c2lnbmF0dXJl`));
  expect(toast).toBeUndefined();
});

test("scripts cannot read it and it is gone in a minute", async () => {
  const [cookie] = (await redirectWithSuccess("/", "Saved")).headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).toMatch(/Max-Age=60/);
});
