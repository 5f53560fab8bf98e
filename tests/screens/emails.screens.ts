import { hasContactMessage, hasEmails, isAdministrator } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

/** Each kind of e-mail with data that fill it. A new kind joins this list. */
const emails = {
  welcome: { sparks: 5000 },
  sparkComplete: {
    ...{ userId: 1, prompt: "A launch for our autumn single-origin, roasted on Mondays", path: "/my-content" },
    ...{ made: ["blog post", "image", "captions"], failed: ["video"], returned: 3300 },
  },
  usageWarning: { used: 8400, total: 10_000, remaining: 1600, since: "Jan 1, 2026", until: "Jan 31, 2026" },
  subscriptionWelcome: { plan: "Launch", sparks: 10_000, renewsOn: "Feb 1, 2026" },
  receipt: {
    ...{ isRefund: false, number: 42, name: "SW-000042", description: "Launch, monthly" },
    ...{ amount: "$99.00", paidBy: "Visa •••• 4242" },
  },
  pastDue: { plan: "Launch", days: 2, endsOn: "Feb 14, 2026" },
  passwordReset: { userId: 1, until: Date.UTC(2030, 0, 1, 10) },
  newsletterConfirmation: { subscriberId: 1, until: Date.UTC(2030, 0, 1) },
  administration: { token: "a-token-of-this-picture-alone-and-forty-three" },
  accountDeleted: { keepsInvoices: true },
  banned: { reason: "Against the terms of service", subscription: { plan: "Launch", endsOn: "Feb 1, 2026" } },
  subscriptionEnded: { plan: "Launch", endsOn: null },
};

test("e-mails", async ({ visitor, browser }, { project }) => {
  test.skip(project.name === "no-scripts", "an e-mail has no scripts either way");
  await isAdministrator(visitor);
  const ids = hasEmails(visitor, {
    ...emails,
    contactMessage: { firstName: "", messageId: hasContactMessage() },
  });
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const [kind, id] of Object.entries(ids)) {
    await visitor.page.goto(`/admin/outbox/${id}`);
    const html = await visitor.page.getByTitle("Preview of the e-mail").getAttribute("srcdoc");
    expect(html, kind).toContain("<html");
    await reader.setContent(html ?? "");
    for (const width of [600, 375]) {
      await reader.setViewportSize({ width, height: 700 });
      for (const colorScheme of ["light", "dark"] as const) {
        await reader.emulateMedia({ colorScheme });
        const path = `screenshots/emails/${width}-${colorScheme}/${kind}.png`;
        await reader.screenshot({ path, fullPage: true });
      }
    }
  }
});
