import { expect, test } from "vitest";
import { visitorRequest } from "#tests/factories/requests";
import siteMap from "~/routes";
import { answerOf } from "./answer-of";

type Handler = Parameters<typeof answerOf>[0];

const modules = import.meta.glob<{ loader?: Handler; action?: Handler }>("/app/routes/studio/*.{ts,tsx}", {
  eager: true,
});
// why not this one: it only leads on to the form, which asks.
const { "/app/routes/studio/create-project.tsx": _, ...asking } = modules;

test("every page of a project and of the tools sends a visitor to sign in, and back", async () => {
  expect(Object.keys(asking).length).toBeGreaterThan(12);
  for (const [file, { loader, action }] of Object.entries(asking)) {
    for (const [handler, method] of [
      [loader, "GET"],
      [action, "POST"],
    ] as const) {
      if (!handler) continue;
      const { response } = await answerOf(handler, visitorRequest("/project/7/somewhere", { method }), { id: "7" });
      const target = response?.headers.get("Location");
      expect(target, `${method} ${file}`).toMatch(/^\/login\?redirect=%2Fproject%2F7/);
    }
  }
});

/** What these say is their own, and tested with them; a file is no page. */
const withOwnWords = ["spark.new.tsx GET", "spark.new.tsx POST", "results.tsx POST", "download.tsx GET"];

test("every page of a project tells somebody who is not signed in that they are logged out", async () => {
  const files = siteMap.filter(({ path }) => path?.startsWith("project/")).map(({ file }) => file.split("/").at(-1));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { loader, action } = asking[`/app/routes/studio/${file}`] ?? {};
    for (const [handler, method] of [
      [loader, "GET"],
      [action, "POST"],
    ] as const) {
      const said = ["Unauthorized", "You are logged out. Logging in again...", "error"] as const;
      if (!handler || withOwnWords.includes(`${file} ${method}`)) continue;
      const { response } = await answerOf(handler, visitorRequest("/project/7/somewhere", { method }), { id: "7" });
      await expect(response, `${method} ${file}`).toSendToast(...said);
    }
  }
});
