import { desc } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts, contactMessages, emails } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import type { ContactPage } from "~/features/contact/contact-page";
import { contactLimits } from "~/features/contact/keep-message.server";
import { writeEmail } from "~/features/emails/write-email.server";
import * as sendingEmail from "~/platform/email/send-email.server";
import * as rateLimit from "~/platform/http/rate-limit.server";
import { log } from "~/platform/log/log.server";
import * as siteSettings from "~/platform/settings/site-settings.server";
import * as call from "~/routes/api/contact";
import * as contact from "~/routes/public/contact";

beforeEach(() => {
  db.delete(contactMessages).run();
  db.delete(emails).run();
  db.delete(attempts).run();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const typed = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  subject: "My plan",
  category: "billing",
  priority: "high",
  message: "When does my allowance begin anew?\nI ask for a friend.",
};
interface Rejected {
  error: Record<string, string[]>;
  initialValue: Record<string, string>;
}
const open = async (query = "", request = visitorRequest(`/contact${query}`)) =>
  (await answerOf<ContactPage>(contact.loader, request)).data;
const post = (fields: object, request = visitorRequest("/contact", formPost({ ...typed, ...fields }))) =>
  answerOf<Rejected>(contact.action, request);
const kept = () => db.select().from(contactMessages).orderBy(desc(contactMessages.id)).all();
const hours = ({ createdAt, answerBy }: { createdAt: Date; answerBy: Date }) =>
  (answerBy.getTime() - createdAt.getTime()) / 3_600_000;

describe("/contact", () => {
  test("keeps a message with priority and response target, says so, and logs nothing of the person", async () => {
    const info = vi.spyOn(log, "info");
    const { response } = await post({});
    expect(response).toHaveRedirect("/contact?sent");
    await expect(response).toSendToast("Message Sent!", "We'll get back to you within 24 hours.");
    expect(kept()).toMatchObject([{ ...typed, userId: null, answeredAt: null }]);
    expect(JSON.stringify(info.mock.calls)).toContain("billing");
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/Ada|ada@|My plan|allowance/);
  });

  test.each([
    ["high", 4],
    ["medium", 24],
    ["low", 48],
    [undefined, 24],
  ])("priority %s is to be answered within %s hours; medium where none is given", async (priority, within) => {
    await post({ priority });
    expect(kept().map(hours)).toEqual([within]);
  });

  test.each([
    ["name", "A", "Name must be at least 2 characters"],
    ["name", undefined, "Name must be at least 2 characters"],
    ["email", "ada@", "Please enter a valid email address"],
    ["subject", "Plan", "Subject must be at least 5 characters"],
    ["category", "", "Please select a category"],
    ["category", "gossip", "Please select a category"],
    ["message", "  Too short   ", "Message must be at least 10 characters"],
    ["priority", "now", "Please select a priority"],
  ])("%s of %j is a 400 with its message, and what was typed stays", async (field, value, message) => {
    const { status, data } = await post({ [field]: value });
    expect([status, data.error]).toEqual([400, { [field]: [message] }]);
    const { [field as keyof typeof typed]: _, ...others } = typed;
    expect(data.initialValue).toMatchObject(others);
    expect(kept()).toEqual([]);
  });

  test("what is too long is a 400 too", async () => {
    const { data } = await post({ subject: "a".repeat(151), message: "a".repeat(5001) });
    expect(data.error).toEqual({
      subject: ["Must be 150 characters or fewer"],
      message: ["Must be 5,000 characters or fewer"],
    });
  });

  test("has the sent screen with a way back to the form", async () => {
    const html = renderPage(contact.default, { path: "/contact", loaderData: await open("?sent") });
    expect(html).toContain("Message Sent!");
    expect(html).toMatch(/href="\/contact"[^>]*>Send Another Message/);
    expect(html).not.toContain("<textarea");
  });

  test("has cards for e-mail support, live chat, response times and common questions, and says only what is true", async () => {
    const html = renderPage(contact.default, { path: "/contact", loaderData: await open() });
    for (const text of ["Email Support", "Live Chat", "Response Times", "Common Questions", "2-4", "12-24", "24-48"])
      expect(html.replaceAll("<!-- -->", "")).toContain(text);
    expect(html).toContain("There is no live chat on this site.");
    expect(html).not.toContain("mailto:");
    const withAddress = { ...(await open()), supportEmail: "help@example.com" };
    expect(renderPage(contact.default, { path: "/contact", loaderData: withAddress })).toContain(
      'href="mailto:help@example.com"',
    );
  });

  test("knows who is signed in, and writes nothing when it is opened", async () => {
    const user = await makeUser();
    const request = await signedInRequest(user, "/contact");
    expect((await open("", request)).known).toEqual({ name: "Ada Lovelace", email: user.email });
    expect(await changesDuring(() => open())).toBe(0);
    await post({}, await signedInRequest(user, "/contact", formPost(typed)));
    expect(kept()[0]?.userId).toBe(user.id);
  });

  test("the same message twice is one", async () => {
    await post({});
    await post({});
    expect(kept()).toHaveLength(1);
  });

  describe("where there is a support address", () => {
    const mailed = () => db.select().from(emails).all();
    beforeEach(() => {
      const settings = siteSettings.getSiteSettings();
      vi.spyOn(siteSettings, "getSiteSettings").mockReturnValue({ ...settings, supportEmail: "help@example.com" });
    });

    test("a message is mailed there once, to be answered to whoever wrote it", async () => {
      await post({});
      await post({});
      const [email, second] = mailed();
      expect([email?.recipient, email?.state, second]).toEqual(["help@example.com", "waiting", undefined]);
      const { subject, text, html, replyTo } = await writeEmail(
        email ?? { kind: "", data: null },
        "https://sparks.example",
      );
      expect([subject, replyTo]).toEqual(["High priority: My plan", "ada@example.com"]);
      for (const part of ["Billing, high priority", typed.message, "https://sparks.example/admin/messages"])
        expect(text).toContain(part);
      expect(html).toContain('href="https://sparks.example/admin/messages"');
      expect(text).not.toContain("Contact Support");
    });

    test("who wrote and what lie with the message alone; what was deleted is not mailed", async () => {
      await post({ message: "<img src=x onerror=alert(1)> and more" });
      const [email] = mailed();
      expect(JSON.stringify(email)).not.toMatch(/Ada|ada@|My plan|onerror/);
      const kind = email ?? { kind: "", data: null };
      const written = await writeEmail(kind);
      expect(written.html).not.toContain("<img");
      expect(written.html + written.text).not.toMatch(/Ada|ada@/);
      db.delete(contactMessages).run();
      const { text, replyTo } = await writeEmail(kind);
      expect([text, replyTo]).toEqual([expect.stringContaining("was deleted before this e-mail was sent"), undefined]);
    });

    test("a message whose e-mail cannot be queued is not kept either", async () => {
      vi.spyOn(log, "error").mockImplementation(() => {});
      vi.spyOn(sendingEmail, "sendEmail").mockImplementation(() => {
        throw new Error("no luck");
      });
      expect((await post({})).status).toBe(500);
      expect(kept()).toEqual([]);
    });
  });

  test("is mailed to nobody where there is no support address", async () => {
    await post({});
    expect([kept().length, db.select().from(emails).all()]).toEqual([1, []]);
  });

  test("what only a program fills in is refused; what comes at once, or without the form, is kept as suspect", async () => {
    const { status } = await post({ homepage: "https://spam.example" });
    expect([status, kept()]).toEqual([400, []]);
    vi.useFakeTimers({ toFake: ["Date"] });
    const { opened } = await open();
    await post({ opened, message: "This came at once." });
    await post({ opened: `${Date.now() - 60_000}.${opened.split(".")[1]}`, message: "This has another's time." });
    await post({ message: "This came without the form." });
    vi.setSystemTime(Date.now() + 3_000);
    await post({ opened, message: "This came after a while." });
    expect(kept().map(({ isSuspect }) => isSuspect)).toEqual([false, true, true, true]);
  });

  test("more than an hour has room for is a 429, and what was typed stays", async () => {
    await post({});
    db.update(attempts).set({ count: contactLimits.address.limit }).run();
    const { status, data } = await post({ message: "Once more, please." });
    const why = expect.stringMatching(/^That is a lot of messages for one hour\. Please try again in \d+ minutes\.$/);
    expect([status, data.error[""]]).toEqual([429, ["Failed to send message - Please try again", why]]);
    const sent = await call.action({
      request: visitorRequest("/api/contact", jsonPost(typed)),
      params: {},
      context: {},
    });
    expect([sent.status, (await sent.json()).message]).toEqual([
      429,
      expect.stringMatching(/^Failed to send message - Please try again\. That is a lot of messages/),
    ]);
    expect(data.initialValue).toMatchObject({ message: "Once more, please." });
  });

  test("a message that cannot be kept is said so, and stays typed", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    vi.spyOn(rateLimit, "takeAttempts").mockImplementationOnce(() => {
      throw new Error("no luck");
    });
    const { status, data } = await post({});
    expect([status, data.error]).toEqual([500, { "": ["Failed to send message - Please try again"] }]);
    expect(data.initialValue).toMatchObject(typed);
  });
});

test("POST /api/contact keeps a message too", async () => {
  const send = (body: object) => answerOf(call.action, visitorRequest("/api/contact", jsonPost(body)));
  expect((await send(typed)).status).toBe(200);
  expect(kept()).toMatchObject([{ subject: "My plan", isSuspect: false }]);
  const { status, response } = await send({ ...typed, email: "ada" });
  expect([status, await response?.json()]).toMatchObject([
    400,
    { errors: { email: ["Please enter a valid email address"] } },
  ]);
});
