import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { settings } from "#db/schema";
import { getInstallation, listInstallations } from "./installation.server";

test("a site is named at random, once, and a wiped one is another", () => {
  const name = getInstallation();
  expect(name).toMatch(/^[a-z0-9]{10}$/);
  expect([getInstallation(), listInstallations()]).toEqual([name, [name]]);
  db.delete(settings).where(eq(settings.name, "installation")).run();
  expect(getInstallation()).not.toBe(name);
});
