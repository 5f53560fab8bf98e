import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client";
import { settings } from "#db/schema/settings";
import { findSetting } from "./setting.server";

const name = "installation";
const kept = z.object({ ids: z.array(z.string().regex(/^[a-z0-9]{1,20}$/)).min(1) });

/**
 * The random name of this site, made once: whatever it makes elsewhere says it, and each key of a request begins with it. So two sites on
 * one account, and the lives of a site before and after a restore, are told apart.
 */
export function getInstallation(): string {
  const [newest = makeInstallation()] = listInstallations().slice(-1);
  return newest;
}

/** The names that this site has had, the present one last: a restore takes another. */
export function listInstallations(): string[] {
  return findSetting(name, kept)?.ids ?? [];
}

function makeInstallation(): string {
  const value = { ids: [randomBytes(5).toString("hex")] };
  // why read again: another process may have been first.
  db.insert(settings).values({ name, value, updatedAt: new Date() }).onConflictDoNothing().run();
  const row = db.select().from(settings).where(eq(settings.name, name)).get();
  return kept.parse(row?.value).ids.at(-1) ?? "";
}
