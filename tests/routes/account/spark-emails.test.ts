import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { users } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { createSparkEmailsLink } from "~/features/emails/spark-emails-link.server";
import { writeEmail } from "~/features/emails/write-email.server";
import type { User } from "~/platform/auth/user";
import * as profile from "~/routes/account/profile";
import * as choice from "~/routes/account/profile.emails";
import * as removal from "~/routes/public/emails.removal";
import { answerOf } from "../studio/answer-of";

const isOn = ({ id }: User) => db.select().from(users).where(eq(users.id, id)).get()?.sparkEmails;
async function show(path: string) {
  const { data } = await answerOf(removal.loader, visitorRequest(path));
  return renderPage(removal.default, { path, loaderData: data });
}

test("the profile turns e-mails about campaigns off and on", async () => {
  const user = await makeUser();
  const choose = async (fields: Record<string, string>) =>
    (await answerOf(choice.action, await signedInRequest(user, "/profile/emails", formPost(fields)))).response;
  const box = async () => {
    const { data } = await answerOf(profile.loader, await signedInRequest(user, "/profile"));
    return /<input[^>]*name="sparkEmails"[^>]*>/.exec(
      renderPage(profile.default, { path: "/profile", loaderData: data }),
    )?.[0];
  };
  expect(await box()).toContain('checked=""');
  expect(await choose({})).toHaveRedirect("/profile#emails");
  expect(isOn(user)).toBe(false);
  expect(await box()).not.toContain("checked");
  await choose({ sparkEmails: "on" });
  expect(isOn(user)).toBe(true);
});

test("a link in each of them ends them without signing in: by a button, or by the e-mail program's own", async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const data = { firstName: "", userId: user.id, prompt: "p", path: "/", made: ["image"], failed: [], returned: 0 };
  const { headers, text } = await writeEmail({ kind: "sparkComplete", data });
  const [path = ""] = /\/emails\/removal\?token=[\w.-]+/.exec(text) ?? [];
  expect(headers).toEqual({
    "List-Unsubscribe": expect.stringContaining("/emails/removal?token="),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(await changesDuring(() => show(path))).toBe(0);
  expect(await show(path)).toMatch(/<form method="post".*Unsubscribe/);
  const pressed = await answerOf(removal.action, visitorRequest(path, formPost({})));
  await expect(pressed.response).toSendToast("Unsubscribed", "Your profile has the way back.");
  expect([isOn(user), isOn(other)]).toEqual([false, true]);
  expect(await show(path)).toContain("You are not subscribed");

  const another = createSparkEmailsLink("", other.id);
  const once = await answerOf(removal.action, visitorRequest(another, formPost({ "List-Unsubscribe": "One-Click" })));
  expect([once.status, once.response, isOn(other)]).toEqual([200, undefined, false]);
});

test("a link that is none does nothing", async () => {
  expect(await show("/emails/removal?token=v1.x.y.z")).toContain("You are not subscribed");
  const { response } = await answerOf(removal.action, visitorRequest("/emails/removal", formPost({})));
  await expect(response).toSendToast("This link is not whole. Open it from the e-mail once more.");
});
