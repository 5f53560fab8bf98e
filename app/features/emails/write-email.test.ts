import { describe, expect, test } from "vitest";
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
    ["subscriptionWelcome", welcome, "You are on Amplify", "30,000 sparks are in your account", "/project/new"],
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
