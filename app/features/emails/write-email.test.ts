import { afterEach, describe, expect, test } from "vitest";
import { config } from "~/platform/config/config.server";
import type { EmailData, EmailKind } from "./email-kinds";
import { writeEmail } from "./write-email.server";

const origin = "https://sparks.example";
const write = <Kind extends EmailKind>(kind: Kind, data: EmailData<Kind>) => writeEmail({ kind, data }, origin);

const receipt = {
  ...{ firstName: "Ada", isRefund: false, number: 42, name: "SW-000042", description: "Launch, monthly" },
  ...{ amount: "$99.00", paidBy: "Visa •••• 4242" },
} as const;
const usage = { firstName: "Ada", used: 24_500, total: 30_000, remaining: 5500, since: "Jan 31", until: "Feb 28" };
const pastDue = { firstName: "Ada", plan: "Launch", days: 0, endsOn: "Feb 14, 2026" };
const lost = {
  ...{ firstName: "Ada", userId: 7, provider: "stripe", dispute: "dp_1", amount: "$99.00" },
  ...{ isSubscription: true, hasEnded: true },
} as const;
const ended = {
  ...{ firstName: "Ada", userId: 7, prompt: "Autumn coffee", path: "/project/1/results/2" },
  ...{ made: ["blog post", "image"], failed: ["video"], returned: 3300 },
} as const;
const welcome = { firstName: "Ada", plan: "Amplify", sparks: 30_000, renewsOn: "Feb 28, 2026" };

describe("each e-mail says what happened and leads to what can be done, as HTML and as plain text", () => {
  test.each([
    [
      "usageWarning",
      usage,
      "More than 80% of your sparks are used",
      "24,500 of 30,000 sparks since Jan 31",
      "/pricing",
    ],
    ["usageWarning", { ...usage, remaining: 0 }, "All of your sparks are used", "None are left.", "/pricing"],
    [
      "subscriptionWelcome",
      welcome,
      "Your Amplify plan has begun",
      "30,000 sparks are in your account",
      "/project/new",
    ],
    ["receipt", receipt, "Your receipt for $99.00", "You paid $99.00 by Visa •••• 4242.", "/billing/invoice/42"],
    ["receipt", { ...receipt, isRefund: true }, "Your refund of $99.00", "7-14 business days", "/billing/invoice/42"],
    [
      "welcome",
      { firstName: "Ada", sparks: 5000 },
      "Welcome to Sparkwright",
      "5,000 sparks to begin with",
      "/project/new",
    ],
    ["sparkComplete", ended, "Your campaign is ready", "Made: blog post, image.", "/project/1/results/2"],
    ["sparkComplete", ended, "Your campaign is ready", "The 3,300 sparks for it are back", "/project/1/results/2"],
    [
      "sparkComplete",
      { ...ended, made: [] },
      "Your campaign could not be made",
      "Could not be made: video.",
      "/project/1/results/2",
    ],
    ["pastDue", pastDue, "Your payment for Launch failed", "plan ends on Feb 14, 2026", "/billing"],
    ["disputeLost", lost, "A dispute about $99.00 was lost", "The subscription was ended", "/admin"],
    ["disputeLost", { ...lost, hasEnded: false }, "A dispute about $99.00 was lost", "End it at Stripe", "/admin"],
    [
      "banned",
      { firstName: "Ada", reason: "Sent spam", subscription: { plan: "Launch", endsOn: "Feb 14, 2026" } },
      "Your account is banned",
      "Your Launch subscription ends on Feb 14, 2026",
      "/contact",
    ],
    [
      "subscriptionEnded",
      { firstName: "Ada", plan: "Launch", endsOn: null },
      "Your Launch plan has ended",
      "Your Launch subscription ends now",
      "/billing",
    ],
    ["pastDue", { ...pastDue, days: 14 }, "Your Launch plan has ended", "your account is Free", "/pricing"],
  ] as const)("%s %j", async (kind, data, subject, said, path) => {
    const email = await write(kind, data as never);
    expect(email.subject).toBe(subject);
    expect(email.html).toContain(`href="${origin}${path}"`);
    expect(email.html).toMatch(/^<!DOCTYPE html.*<html[^>]*lang="en"/s);
    const shown = email.html.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, "");
    for (const part of [shown, email.text]) {
      expect(part).toContain(said);
      expect(part).toContain("sparks.example");
    }
    expect(email.text).toContain("Hi Ada,");
    expect(email.text).toContain(origin + path);
  });
});

/** What a list of e-mails shows after the subject. */
const previewOf = ({ html }: { html: string }) => /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1];

test.each([
  ["welcome", { firstName: "", sparks: 5000 }, "Start with a project: what you sell, and to whom."],
  ["sparkComplete", ended, "Autumn coffee"],
  ["usageWarning", usage, "5,500 of 30,000 are left until Feb 28."],
  ["usageWarning", { ...usage, remaining: 0 }, "Your month ends on Feb 28."],
  ["subscriptionWelcome", welcome, "30,000 sparks are in your account now."],
  ["receipt", receipt, "Launch, monthly. Invoice SW-000042."],
  ["receipt", { ...receipt, isRefund: true }, "Launch, monthly. Credit note SW-000042."],
  ["passwordReset", { firstName: "", userId: 1, until: 0 }, "The link in here works once, for an hour."],
  [
    "newsletterConfirmation",
    { firstName: "", subscriberId: 1, until: 0 },
    "Nothing comes to this address until you do.",
  ],
  ["addressProof", { firstName: "", userId: 1, until: 0 }, "Show that this address is yours at sparks.example."],
  ["administration", { firstName: "", token: "x" }, "Show that this address is yours at sparks.example."],
  ["pastDue", pastDue, "Without a payment your plan ends on Feb 14, 2026."],
] as const)("in a list %s %j goes on after its subject with what is in it", async (kind, data, preview) => {
  const email = await write(kind, data as never);
  expect(previewOf(email)).toBe(preview);
  expect(preview).not.toBe(email.subject);
});

test("each ends with the site that it comes from, named once, and the way to support", async () => {
  const { text, html } = await write("accountDeleted", { firstName: "Ada", keepsInvoices: false });
  expect(text).toMatch(/an account at sparks\.example\nContact Support https:\/\/sparks\.example\/contact$/);
  expect(html).toContain('href="https://sparks.example/contact"');
});

test("a link for a new password says until when it works, by the day too", async () => {
  const { text } = await write("passwordReset", { firstName: "Ada", userId: 1, until: Date.UTC(2030, 0, 1, 9, 5) });
  expect(text).toContain("This link works once, for an hour: until Jan 1, 09:05 UTC.");
});

test.each([
  ["welcome", { firstName: "Ada", sparks: 0 }, "somebody entered your address"],
  ["administration", { firstName: "Ada", token: "x" }, "If you never signed up at sparks.example"],
] as const)("whoever did not sign up is told by %s what to do", async (kind, data, said) => {
  const { text } = await write(kind, data as never);
  expect(text).toContain(said);
  expect(text).toContain("choose a new password https://sparks.example/forgot-password");
});

describe("behind a proxy", () => {
  const { origin: ours } = config;
  afterEach(() => void Object.assign(config, { origin: ours }));

  test("every link leads to the address that people use, APP_URL", async () => {
    config.origin = "https://outside.example";
    const { html, text } = await writeEmail({ kind: "subscriptionWelcome", data: welcome });
    const addresses = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(([, to]) => to);
    expect(addresses).toHaveLength(9);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/outside\.example/);
  });
});

test("names are shown as they are, whatever is in them, and nobody is called by none", async () => {
  const hostile = await write("receipt", { ...receipt, firstName: '<img src=x onerror="alert(1)">' });
  expect(hostile.html).not.toContain("<img");
  expect((await write("receipt", { ...receipt, firstName: "" })).text).toContain("Hello,");
});

test("loads nothing from anywhere", async () => {
  const { html } = await write("subscriptionWelcome", welcome);
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/i);
});

test("a row that no e-mail is known for is an error, not an empty e-mail", async () => {
  await expect(writeEmail({ kind: "toString", data: {} })).rejects.toThrow("no e-mail of the kind");
  for (const data of [{}, { ...receipt, version: 2 }, null, { isBrokenJson: true }])
    await expect(writeEmail({ kind: "receipt", data })).rejects.toThrow("cannot be written from what is stored");
});
