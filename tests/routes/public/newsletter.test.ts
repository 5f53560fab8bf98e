import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts, emails, newsletterSubscribers } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { formPost, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { writeEmail } from "~/features/emails/write-email.server";
import { removeUnconfirmed } from "~/features/newsletter/leave-newsletter.server";
import { subscriptionLimits } from "~/features/newsletter/request-subscription.server";
import { writeOpenedBefore } from "~/platform/http/form-opened.server";
import * as rateLimit from "~/platform/http/rate-limit.server";
import { log } from "~/platform/log/log.server";
import * as newsletter from "~/routes/public/newsletter";
import * as confirmation from "~/routes/public/newsletter.confirmation";
import * as removal from "~/routes/public/newsletter.removal";

beforeEach(() => {
  db.delete(newsletterSubscribers).run();
  db.delete(attempts).run();
  db.delete(emails).run();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const email = "ada@example.com";
interface Rejected {
  error: Record<string, string[]>;
  initialValue: Record<string, string>;
  opened?: string;
}
const post = (fields: Record<string, string | undefined> = {}) =>
  answerOf<Rejected>(
    newsletter.action,
    visitorRequest("/newsletter", formPost({ email, opened: writeOpenedBefore(), ...fields })),
  );
const subscribers = () => db.select().from(newsletterSubscribers).all();
const sent = () => db.select().from(emails).orderBy(desc(emails.id)).all();

/** The last e-mail, and where its links lead. */
async function read() {
  const [row] = sent();
  const written = await writeEmail(row ?? { kind: "", data: null });
  const [confirming = "", leaving = ""] = ["confirmation", "removal"].map(
    (name) => new RegExp(`/newsletter/${name}\\?token=[\\w.-]+`).exec(written.text)?.[0] ?? "",
  );
  return { row, ...written, confirming, leaving };
}

const press = (page: typeof confirmation | typeof removal, path: string, fields = {}) =>
  answerOf(page.action, visitorRequest(path, formPost(fields)));
async function show(page: typeof confirmation | typeof removal, path: string) {
  const { data } = await answerOf(page.loader, visitorRequest(path));
  return renderPage(page.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
}

async function subscribe() {
  await post();
  const links = await read();
  await press(confirmation, links.confirming);
  return links;
}

describe("the box in the footer", () => {
  test("keeps an address and has it asked by e-mail; until it confirms nothing else comes", async () => {
    const { response } = await post({ email: "  Ada@Example.com " });
    expect(response).toHaveRedirect("/newsletter?sent");
    expect(subscribers()).toMatchObject([{ email, confirmedAt: null }]);
    const { row, subject, text, html, confirming, leaving } = await read();
    expect([row?.recipient, row?.state, subject]).toEqual([email, "waiting", "Confirm your subscription"]);
    expect(text).toContain("Nothing comes until you confirm");
    expect([confirming, leaving]).not.toContain("");
    expect(html).toContain(">Confirm Subscription<");
  });

  test("answers the same for an address that is subscribed, which gets nothing", async () => {
    const unknown = await post();
    await subscribe();
    const count = sent().length;
    const known = await post();
    expect([known.status, known.response?.headers.get("Location")]).toEqual([
      unknown.status,
      unknown.response?.headers.get("Location"),
    ]);
    expect(known.response?.headers.getSetCookie()).toEqual(unknown.response?.headers.getSetCookie());
    expect(sent()).toHaveLength(count);
    expect(subscribers()).toHaveLength(1);
  });

  test.each(["", "ada", "ada@", undefined])("%j is no address: said, and what was typed stays", async (typed) => {
    const { status, data } = await post({ email: typed });
    expect([status, data.error]).toEqual([400, { email: ["Please enter a valid email address"] }]);
    const page = { ...(await answerOf<object>(newsletter.loader, visitorRequest("/newsletter"))).data };
    const html = renderPage(newsletter.default, { path: "/newsletter", loaderData: page, actionData: data });
    expect(html).toContain("Please enter a valid email address");
    if (typed) expect(html).toContain(`value="${typed}"`);
    expect([subscribers(), sent()]).toEqual([[], []]);
  });

  test("what only a program fills in is refused; what comes at once or without a page asks for one more press, which is taken", async () => {
    expect((await post({ homepage: "https://spam.example" })).status).toBe(400);
    for (const opened of [undefined, "1.forged", (await open()).opened]) {
      const { status, data } = await post({ opened });
      expect([status, data.error, data.initialValue.email]).toEqual([
        400,
        { "": ["Please press Subscribe once more."] },
        email,
      ]);
      expect(subscribers()).toEqual([]);
    }
    const { data } = await post({ opened: undefined });
    expect((await post({ opened: data.opened })).response).toHaveRedirect("/newsletter?sent");
  });

  test("one network has a limit, which is said", async () => {
    await post();
    db.update(attempts).set({ count: subscriptionLimits.network.limit }).run();
    const { status, data } = await post({ email: "grace@example.com" });
    expect([status, data.error[""]?.[0]]).toEqual([429, expect.stringContaining("Please try again in")]);
    expect(data.initialValue.email).toBe("grace@example.com");
    expect(subscribers()).toHaveLength(1);
  });

  test("one address gets no more than three e-mails a day, and the answer does not tell", async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await post()).response).toHaveRedirect("/newsletter?sent");
    expect(sent()).toHaveLength(3);
  });

  test("what cannot be kept is said so, and stays typed", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    vi.spyOn(rateLimit, "takeAttempts").mockImplementationOnce(() => {
      throw new Error("no luck");
    });
    const { status, data } = await post();
    expect([status, data.error, data.initialValue.email]).toEqual([
      500,
      { "": ["Your address could not be kept. Please try again."] },
      email,
    ]);
  });
});

const open = async () => (await answerOf<{ opened: string }>(newsletter.loader, visitorRequest("/newsletter"))).data;

describe("the link that confirms", () => {
  test("changes nothing when it is opened, and confirms by its button, once", async () => {
    await post();
    const { confirming } = await read();
    expect(await changesDuring(() => show(confirmation, confirming))).toBe(0);
    const html = await show(confirmation, confirming);
    expect(html).toMatch(/<form method="post".*Confirm Subscription/);
    expect(html).toContain(email);
    const { response } = await press(confirmation, confirming);
    expect(response).toHaveRedirect("/");
    await expect(response).toSendToast("Subscribed", "The newsletter comes to your address.");
    const [subscriber] = subscribers();
    expect(subscriber?.confirmedAt).toBeInstanceOf(Date);
    expect(await show(confirmation, confirming)).toContain("You are subscribed");
    await expect((await press(confirmation, confirming)).response).toSendToast("This link does not work any more.");
    expect(subscribers()).toEqual([subscriber]);
  });

  test("works for a week; then the address is gone", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await post();
    const { confirming } = await read();
    vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000 - 1000);
    removeUnconfirmed();
    expect(await show(confirmation, confirming)).toContain("Confirm Subscription");
    vi.setSystemTime(Date.now() + 2000);
    expect(await show(confirmation, confirming)).toContain("Invalid link");
    await press(confirmation, confirming);
    expect(subscribers()).toMatchObject([{ confirmedAt: null }]);
    removeUnconfirmed();
    expect(subscribers()).toEqual([]);
  });

  test("of another kind, changed or missing is none", async () => {
    await post();
    const { confirming, leaving } = await read();
    const swapped = confirming.replace(/token=.*/, leaving.replace(/.*\?/, ""));
    for (const path of [confirming.slice(0, -4), "/newsletter/confirmation", swapped]) {
      expect(await show(confirmation, path)).toContain("Invalid link");
      await press(confirmation, path);
      expect(subscribers()).toMatchObject([{ confirmedAt: null }]);
    }
  });
});

describe("the link that unsubscribes", () => {
  test("changes nothing when it is opened; its button removes the address", async () => {
    const { leaving } = await subscribe();
    removeUnconfirmed(new Date(Date.now() + 365 * 24 * 3_600_000));
    expect(await changesDuring(() => show(removal, leaving))).toBe(0);
    const html = await show(removal, leaving);
    expect(html).toMatch(/<form method="post".*Unsubscribe/);
    const { response } = await press(removal, leaving);
    await expect(response).toSendToast("Unsubscribed", "Your address has been removed.");
    expect(subscribers()).toEqual([]);
    expect(await show(removal, leaving)).toContain("You are not subscribed");
    await expect((await press(removal, `${leaving}x`)).response).toSendToast(
      "This link is not whole. Open it from the e-mail once more.",
    );
  });

  test("is in the e-mail's headers too, and one press of an e-mail program's is answered without a redirect", async () => {
    const { headers, leaving } = await subscribe();
    expect(headers).toEqual({
      "List-Unsubscribe": expect.stringContaining(leaving),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const once = await press(removal, leaving, { "List-Unsubscribe": "One-Click" });
    expect([once.status, once.response, subscribers()]).toEqual([200, undefined, []]);
    expect((await press(removal, "/newsletter/removal", { "List-Unsubscribe": "One-Click" })).status).toBe(400);
  });

  test("does nothing to whoever subscribed anew under the same address", async () => {
    const { leaving } = await subscribe();
    await press(removal, leaving);
    await subscribe();
    await press(removal, leaving);
    expect(subscribers()).toMatchObject([{ email, confirmedAt: expect.any(Date) }]);
  });
});

test("the e-mail to an address with an account is that account's", async () => {
  const user = await makeUser({ email: "grace@example.com" });
  await post({ email: "grace@example.com" });
  expect(db.select().from(emails).where(eq(emails.userId, user.id)).all()).toHaveLength(1);
});
