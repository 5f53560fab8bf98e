import { afterEach, describe, expect, test } from "vitest";
import { formPost, visitorRequest } from "#tests/factories/requests";
import { answerOf } from "#tests/routes/studio/answer-of";
import { config } from "~/platform/config/config.server";
import { readCookieConsent } from "~/platform/consent/cookie-consent.server";
import { addPageHeaders } from "~/platform/http/page-headers.server";
import { loader as frame } from "~/root";
import { action, loader } from "~/routes/public/cookies";

type Fields = Parameters<typeof formPost>[0];

const choose = (fields: Fields) => answerOf(action, visitorRequest("/cookies", formPost(fields)));
const withConsent = (value: string) =>
  visitorRequest("/", { headers: { Cookie: `a=b; cookie_consent=${value}; c=d` } });

afterEach(() => {
  config.tagManagerId = undefined;
});

describe("a choice about cookies", () => {
  test.each<[Fields, string]>([
    [{ choice: "all" }, "all.analytics.marketing"],
    [{ choice: "necessary", analytics: "on", marketing: "on" }, "necessary"],
    [{ choice: "rejected", analytics: "on" }, "rejected"],
    [{ choice: "save", analytics: "on", marketing: "on" }, "all.analytics.marketing"],
    [{ choice: "save", analytics: "on" }, "necessary.analytics"],
    [{ choice: "save", marketing: "on" }, "necessary.marketing"],
    [{ choice: "save" }, "necessary"],
  ])("%j is kept as %s for half a year, and leads back", async (fields, value) => {
    const { response } = await choose({ ...fields, back: "/pricing?billing=annual" });
    expect(response).toHaveRedirect("/pricing?billing=annual");
    expect(response?.headers.getSetCookie()).toEqual([
      `cookie_consent=${value}; Max-Age=15552000; Path=/; SameSite=Lax`,
    ]);
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil.example"])(
    "leads to no other site: %s",
    async (back) => {
      expect((await choose({ choice: "all", back })).response).toHaveRedirect("/");
    },
  );

  test("that there is not is a 400", async () => {
    expect((await choose({ choice: "everything" })).status).toBe(400);
  });

  test.each([
    ["necessary.analytics", { choice: "necessary", analytics: true, marketing: false }],
    ["rejected", { choice: "rejected", analytics: false, marketing: false }],
    ["everything", null],
    ["all%20", null],
  ])("is read from the cookie %s", async (value, consent) => {
    config.tagManagerId = "GTM-TEST123";
    expect(readCookieConsent(withConsent(value))).toEqual(consent);
    const { data } = await answerOf(loader, withConsent(value));
    expect(data).toEqual({ consent });
    const page = await answerOf(frame, withConsent(value));
    expect(page.data).toMatchObject({ asksForConsent: consent === null });
  });

  test("nothing is asked where no tag manager is configured", async () => {
    const { data } = await answerOf(frame, visitorRequest("/"));
    expect(data).toMatchObject({ asksForConsent: false });
  });
});

describe("the tag manager", () => {
  const policyFor = (request: Request) => {
    const headers = new Headers();
    addPageHeaders(request, headers);
    return headers.get("Content-Security-Policy");
  };
  test.each(["necessary", "rejected", "necessary.marketing", "everything"])(
    "is neither loaded nor allowed, and nothing is recorded for it, with the consent %s",
    async (value) => {
      config.tagManagerId = "GTM-TEST123";
      const { data } = await answerOf(frame, withConsent(value));
      expect(data).toMatchObject({ tagManager: null, isUntracked: true });
      expect(policyFor(withConsent(value))).not.toContain("google");
    },
  );

  test.each([
    ["all.analytics.marketing", true],
    ["necessary.analytics", false],
  ])("is loaded and allowed with the consent %s", async (value, marketing) => {
    config.tagManagerId = "GTM-TEST123";
    const { data } = await answerOf(frame, withConsent(value));
    expect(data).toMatchObject({ tagManager: { id: "GTM-TEST123", marketing }, isUntracked: false });
    expect(policyFor(withConsent(value))).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
  });

  test("is absent where none is configured, whatever was chosen", async () => {
    const { data } = await answerOf(frame, withConsent("all.analytics.marketing"));
    expect(data).toMatchObject({ tagManager: null, isUntracked: false });
    expect(policyFor(withConsent("all.analytics.marketing"))).not.toContain("google");
  });
});
