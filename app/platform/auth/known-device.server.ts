import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { config } from "~/platform/config/config.server";
import { isSecure, nameCookie } from "~/platform/http/cookie-name.server";

/** A browser in which somebody has signed in before. */
export interface KnownDevice {
  id: string;
  /** The accounts that were opened there, the latest first. */
  users: number[];
}

/** A family's computer, an agency's desk. */
const mostUsers = 8;

const deviceSchema = z.object({ id: z.uuid(), users: z.array(z.int().positive()).max(mostUsers) });

const cookie = createCookie(nameCookie("sparkwright_device"), {
  path: "/",
  sameSite: "lax",
  secure: isSecure,
  httpOnly: true,
  // why: browsers keep a cookie for at most 400 days.
  maxAge: 400 * 24 * 60 * 60,
  secrets: [config.sessionSecret],
});

/** The device that a request comes from, by its signed cookie; null for one that nobody has signed in from. It opens nothing. */
export async function findKnownDevice(request: Request): Promise<KnownDevice | null> {
  const parsed = deviceSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : null;
}

/** Remembers that a user signed in here. @returns the cookie to set; it outlives the session. */
export async function rememberDevice(request: Request, userId: number): Promise<string> {
  const device = (await findKnownDevice(request)) ?? { id: randomUUID(), users: [] };
  const others = device.users.filter((id) => id !== userId);
  return cookie.serialize({ id: device.id, users: [userId, ...others].slice(0, mostUsers) } satisfies KnownDevice);
}

/** Forgets that a user signed in here. @returns the cookie to set. */
export async function forgetDeviceUser(request: Request, userId: number): Promise<string> {
  const device = await findKnownDevice(request);
  const others = device?.users.filter((id) => id !== userId) ?? [];
  if (!device || others.length === 0) return cookie.serialize("", { maxAge: 0 });
  return cookie.serialize({ id: device.id, users: others } satisfies KnownDevice);
}
