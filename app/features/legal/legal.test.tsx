import { afterEach, expect, test } from "vitest";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { listAskedVendors } from "~/features/settings/list-asked-vendors.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { config } from "~/platform/config/config.server";
import { About } from "./about";
import { PrivacyPolicy } from "./privacy-policy";
import { RefundPolicy } from "./refund-policy";
import { getSiteFigures } from "./site-figures.server";
import { TermsOfService } from "./terms-of-service";

const { keys } = config.providers;
afterEach(() => {
  config.providers.keys = keys;
});

/** What a person reads, without the markup. */
const read = (page: () => React.JSX.Element) =>
  renderPage(page)
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");

const facts = {
  ...{ supportEmail: null, hasTagManager: false, emailedBy: null, hasCardField: false },
  ...{ storage: null, hasRenderWorkers: false },
};
const privacy = (...paidThrough: ("stripe" | "paypal")[]) =>
  read(() => <PrivacyPolicy {...facts} providers={listAskedVendors()} paidThrough={paidThrough} />);

test.each([
  ["Privacy Policy", () => <PrivacyPolicy {...facts} providers={[]} paidThrough={[]} />],
  ["Terms of Service", () => <TermsOfService supportEmail={null} freeSparks={5000} />],
  ["Refund Policy", () => <RefundPolicy supportEmail={null} />],
  ["About", () => <About pieces={1} campaigns={1} accounts={1} />],
])("%s is dated January 7, 2025", (title, page) => {
  expect(renderPage(page)).toMatch(
    new RegExp(`<h1[^>]*>${title}</h1></div><div[^>]*><p>Last updated January 7, 2025</p>`),
  );
});

test("without a support address the policies lead to the form for support", () => {
  for (const page of [
    () => <PrivacyPolicy {...facts} providers={[]} paidThrough={[]} />,
    () => <TermsOfService supportEmail={null} freeSparks={5000} />,
    () => <RefundPolicy supportEmail={null} />,
  ])
    expect(renderPage(page)).toContain('rite to <a href="/contact">support</a>');
});

/** The points under a heading of the privacy policy, each as a person reads it. */
function listUnder(heading: string, ...paidThrough: ("stripe" | "paypal")[]) {
  const html = renderPage(() => <PrivacyPolicy {...facts} providers={[]} paidThrough={paidThrough} />);
  const [, list = ""] = html.split(`<h2>${heading}</h2><ul>`);
  return list
    .slice(0, list.indexOf("</ul>"))
    .split("</li>")
    .map((point) =>
      point
        .replace(/<[^>]+>/g, "")
        .replace(/&#x27;/g, "'")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}

test("the privacy policy says how long things are kept", () => {
  expect(listUnder("How long")).toEqual([
    "An account and its work: until you delete it. Deleting a project deletes its sparks and their files; deleting the account deletes everything but what is named here.",
    "That the month's free sparks of a deleted account were given: until that month ends, as a hash of its e-mail address from which nobody can read the address. Another account of the same address gets its free sparks then.",
    "An uploaded picture that no spark uses: a day.",
    "A form that came after your session ended: half an hour.",
    "An address for the newsletter: until you unsubscribe, or delete the account that has it. One that is not confirmed: a week.",
    "What we wrote to you: a hundred days. Of a deleted account only the note that it is deleted.",
    "The log of how an account was opened: 90 days. After the account is deleted it leads to a number that is nobody's.",
    "The record of your sparks and the log of what administrators did: for good, since the books are made of the one and the other is there to be checked. After the account is deleted they lead to a number that is nobody's.",
  ]);
  expect(listUnder("How long", "stripe")).toHaveLength(9);
});

test("the privacy policy says how e-mail goes out, where it does", () => {
  const emailed = (emailedBy: "resend" | "smtp") =>
    read(() => <PrivacyPolicy {...facts} emailedBy={emailedBy} providers={[]} paidThrough={[]} />);
  expect(emailed("resend")).toContain("by way of Resend, under its own terms");
  expect(emailed("smtp")).toContain("by way of a mail server");
  expect(privacy()).not.toContain("by way of");
});

test("the privacy policy says that invoices stay, where something is sold", () => {
  expect(privacy("stripe")).toContain("the invoices: also after the account is deleted");
  expect(privacy()).not.toContain("invoices");
});

test("the privacy policy names whose models may be asked, and says that nothing is sent where there are none", () => {
  expect(privacy()).toContain("Nothing. Everything is made by a program on this machine");
  config.providers.keys = { ...keys, openai: "sk-1234567890", google: "AIza-1234567890" };
  expect(privacy()).toContain("this site can ask OpenAI or Google");
  expect(privacy()).not.toContain("Nothing. Everything");
});

test("the privacy policy says what goes to Stripe and to PayPal, where they take payments", () => {
  expect(privacy("stripe")).toContain("your name, your e-mail address and what you buy go to Stripe");
  expect(privacy("stripe")).toContain("Nothing of your work. Everything is made");
  expect(privacy("stripe")).not.toContain("PayPal");
  expect(privacy("paypal")).toContain("what you buy and the number of your account here go to PayPal");
  expect(privacy("paypal")).toMatch(/own script, which is loaded on the checkout alone.*__paypal_storage__/);
  expect(privacy()).not.toMatch(/Stripe|PayPal/);
  expect(privacy("stripe")).not.toContain("__stripe_mid");
  const withField = () => <PrivacyPolicy {...facts} providers={[]} paidThrough={["stripe"]} hasCardField />;
  expect(read(withField)).toMatch(/its field on the checkout.*__stripe_mid \(a year\)/);
});

test("about tells the figures of this site", async () => {
  const user = await makeUser();
  const { documentId } = await makeWaitingSpark(user, { contentTypes: ["blog", "caption"] });
  await makeSpark(documentId, { engine: testEngine(), signal: new AbortController().signal });
  expect(getSiteFigures()).toEqual({ pieces: 2, campaigns: 1, accounts: 1 });
  await makeUser();
  expect(getSiteFigures().accounts).toBe(1);
  expect(getSiteFigures(Date.now() + 10 * 60_000).accounts).toBe(2);
  const text = read(() => <About pieces={12_345} campaigns={67} accounts={8} />);
  expect(text).toContain("Content pieces made here12,345");
  expect(text).toContain("Campaigns67Accounts8Content types4");
});

test("the terms say the age, the notice of prices and the limit of liability", () => {
  const text = read(() => <TermsOfService supportEmail="help@example.com" freeSparks={5000} />);
  expect(text).toContain("at least 18 years old, or have a parent&#x27;s or guardian&#x27;s consent");
  expect(text).toContain("Prices change with 30 days&#x27; notice");
  expect(text).toContain("no more than what you paid in the last 12 months");
  expect(text).toContain("Write to help@example.com");
});

test("the refund policy says what comes back, when and how", () => {
  const text = read(() => <RefundPolicy supportEmail={null} />);
  expect(text).toContain("your first subscription payment back within 14 days");
  expect(text).toContain("once for each customer");
  expect(text).toContain("Renewals");
  expect(text).toContain("Sparks that you bought on top of a plan");
  expect(text).toContain("The money goes back the way it came and takes 7-14 business days");
});
