import { beforeEach, expect, test } from "vitest";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/account/checkout";

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

interface Shown {
  plan: { id: string };
  billing: string;
}
const open = async (query: string) => answerOf<Shown>(page.loader, await signedInRequest(user, `/checkout${query}`));

test.each(["", "?plan=gold", "?plan=Launch", "?plan=free", "?billing=annual"])(
  "without a plan that there is ('%s') it leads to the prices, before sign-in is asked",
  async (query) => {
    expect((await open(query)).response).toHaveRedirect("/pricing");
    const { response } = await answerOf(page.loader, visitorRequest(`/checkout${query}`));
    expect(response).toHaveRedirect("/pricing");
  },
);

test("a visitor is asked to sign in, and comes back with the plan", async () => {
  const { response } = await answerOf(page.loader, visitorRequest("/checkout?plan=launch&billing=annual"));
  expect(response).toHaveRedirect("/login?redirect=%2Fcheckout%3Fplan%3Dlaunch%26billing%3Dannual");
});

test("without a payment provider it says 'Payment System Unavailable', and takes no order", async () => {
  const { data } = await open("?plan=launch");
  const text = renderPage(page.default, { path: "/checkout", loaderData: data });
  expect(text).toContain("Order summary");
  expect(text).toContain("Payment System Unavailable");
  expect(text).not.toContain("<form");
  const request = await signedInRequest(user, "/checkout?plan=launch", formPost({ nonce: "n" }));
  await expect((await answerOf(page.action, request)).response).toSendToast("Payment method not available");
});

test.each([
  ["?plan=launch", "monthly"],
  ["?plan=launch&billing=annual", "annual"],
  ["?plan=launch&billing=weekly", "monthly"],
])("%s is paid %s", async (query, billing) => {
  expect((await open(query)).data).toMatchObject({ plan: { id: "launch" }, billing });
});
