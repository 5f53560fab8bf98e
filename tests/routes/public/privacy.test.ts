import { describe, expect, test } from "vitest";
import { db } from "#db/client";
import { contentTemplates } from "#db/schema";
import { formPost, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { selectTemplate } from "~/features/templates/selected-template.server";
import { beginPendingSignIn } from "~/platform/auth/pending-sign-in.server";
import { createSession } from "~/platform/auth/session.server";
import { config } from "~/platform/config/config.server";
import { serializeCookieConsent } from "~/platform/consent/cookie-consent.server";
import { keepForm } from "~/platform/http/kept-form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import * as page from "~/routes/public/privacy";

const day = 24 * 60 * 60;
/** Seconds, as the policy says them. */
const times: Record<string, number> = {
  "a minute": 60,
  "ten minutes": 10 * 60,
  "half an hour": 30 * 60,
  "30 days": 30 * day,
  "180 days": 180 * day,
  "400 days": 400 * day,
};

/** Each cookie that the policy names, with the seconds for which it stays. */
function listPromised(): Map<string, number> {
  const html = renderPage(page.default, { path: "/privacy", loaderData: page.loader() }).replace(/<!-- -->/g, "");
  const promised = new Map<string, number>();
  let last = "";
  for (const [, name = "", time = ""] of html.matchAll(/<li><code>(\w+)<\/code> [^<]*: ([^<:]*)\.<\/li>/g)) {
    last = time === "as long" ? last : time;
    promised.set(name, times[last] ?? Number.NaN);
  }
  return promised;
}

/** Each cookie that is set, with the seconds for which browsers keep it. */
async function listSet(): Promise<Map<string, number>> {
  const user = await makeUser();
  const template = db.select().from(contentTemplates).get();
  if (!template) throw new Error("no template");
  const request = visitorRequest("/project/new", formPost({ name: "Bean There" }));
  const headers = [
    await createSession(visitorRequest("/login"), user.id),
    new Headers({ "Set-Cookie": await beginPendingSignIn(user.id) }),
    (await redirectWithSuccess("/", "Saved")).headers,
    await keepForm(request, "form", user.id),
    await selectTemplate(template),
    new Headers({ "Set-Cookie": serializeCookieConsent({ choice: "all", analytics: true, marketing: true }) }),
  ];
  return new Map(
    headers
      .flatMap((set) => set.getSetCookie())
      .map((line) => [/^([^=]+)=/.exec(line)?.[1] ?? "", Number(/Max-Age=(\d+)/.exec(line)?.[1])]),
  );
}

describe("/privacy", () => {
  test("names each cookie that is set, and for how long", async () => {
    const promised = listPromised();
    expect(promised.size).toBe(8);
    expect(await listSet()).toEqual(promised);
  });

  test("says where pictures and films lie and are made, where that is not this machine", () => {
    const { mediaBucket: ourBucket, queueUrl: ourQueue } = config;
    const read = () =>
      renderPage(page.default, { path: "/privacy", loaderData: page.loader() }).replace(/<!-- -->|&#x27;/g, "");
    const bucket = { bucket: "media", prefix: "", region: "eu-west-1", accessKeyId: "key", secretAccessKey: "secret" };
    try {
      expect(read()).toContain("Everything is made by a program on this machine, and what you write stays on it.");
      expect(read()).not.toContain("storage at");
      Object.assign(config, { mediaBucket: { ...bucket, endpoint: undefined, deliveryOrigin: null }, queueUrl: null });
      expect(read()).toContain("pictures and films in storage at s3.eu-west-1.amazonaws.com. It shows");
      expect(read()).toContain("Your browser gets them from this site alone.");
      const endpoint = "https://files.example:9000";
      Object.assign(config, { mediaBucket: { ...bucket, endpoint, deliveryOrigin: endpoint }, queueUrl: "redis://a" });
      expect(read()).toContain("go to the storage at files.example:9000, under its own terms. Your browser fetches");
      expect(read()).toContain("on this machine and on others that belong to this site");
    } finally {
      Object.assign(config, { mediaBucket: ourBucket, queueUrl: ourQueue });
    }
  });

  test("says what stands in the browser's local storage", () => {
    const html = renderPage(page.default, { path: "/privacy", loaderData: page.loader() });
    expect([...listPromised().keys()].slice(-2)).toEqual(["selectedTemplate", "cookie_consent"]);
    expect(html).toContain("local storage");
  });
});
