import { expect, test } from "vitest";
import { visitorRequest } from "#tests/factories/requests";
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
