import { expect, test } from "vitest";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import * as page from "~/routes/admin/dashboard";
import { answerOf } from "../studio/answer-of";

test("anybody but an administrator is sent home, and told why", async () => {
  for (const request of [
    visitorRequest("/admin/dashboard"),
    await signedInRequest(await makeUser(), "/admin/dashboard"),
  ]) {
    const { response } = await answerOf(page.loader, request);
    expect(response).toHaveRedirect("/");
    await expect(response).toSendToast("Access Denied");
  }
});

test("shows an administrator the site's figures", async () => {
  const admin = await makeUser({ isAdmin: true });
  const { data } = await answerOf(page.loader, await signedInRequest(admin, "/admin/dashboard"));
  const html = renderPage(page.default, { path: "/admin/dashboard", loaderData: data }).replace(/<!-- -->/g, "");
  expect(html).toMatch(/<a href="\/admin\/dashboard" aria-current="page">Statistics<\/a>/);
  expect(html).toMatch(/<dt>Total Users<\/dt><dd class="figure">\d+<\/dd>/);
});
