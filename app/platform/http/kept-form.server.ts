import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { eq, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { db, inTransaction } from "#db/client";
import { keptForms } from "#db/schema/users";
import { config } from "~/platform/config/config.server";
import { getAddressBlock } from "./client-address.server";
import { getRequestContext } from "./every-request.server";
import { parseForm, readTexts } from "./form.server";
import { type KeyedLimit, takeAttempts } from "./rate-limit.server";
import { bodyLimits } from "./read-body.server";
import { TooManyRequests } from "./too-many-requests";
import { withUploadSlot } from "./upload-slots.server";

/** Seconds: long enough to sign in, with a forgotten password too. */
const lifetime = 30 * 60;
/** How many forms one network may leave in an hour, since nobody has to be signed in for it. */
const perNetwork = { limit: 30, windowSeconds: 3600 };
/** And how many of them with their picture, so that no network alone reaches what all may take together. */
const picturesPerNetwork = { limit: 3, windowSeconds: 3600 };
/** Bytes of all kept forms together; beyond it nothing more is kept. */
const mostInAll = 64 * 1024 * 1024;

const cookie = createCookie("kept_form", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: config.origin.startsWith("https:"),
  secrets: [config.sessionSecret],
  maxAge: lifetime,
});

/** What somebody typed into a form that was sent without a session. */
export interface KeptForm {
  /** By the names of the controls; passwords are never among them. */
  values: Record<string, string | string[] | undefined>;
  /** The file that was chosen. */
  file: File | null;
}

/**
 * Keeps the form that a visitor posted for half an hour, so that it can be filled in again after sign-in. It is found by a signed cookie
 * of the browser that sent it, and only at the address that it was sent to.
 * Of many from one network the texts are kept without the picture.
 * @returns Headers that set the cookie; none when it was not kept: too many or too large ones came.
 * @throws what `parseForm` throws for a body that cannot be read.
 */
export async function keepForm(request: Request, limit: "form" | "picture"): Promise<Headers> {
  const network = getAddressBlock(getRequestContext().clientAddress);
  if (!isAllowed({ key: `kept-form:${network}`, ...perNetwork })) return new Headers();
  // why user 0: visitors share the slots of one person.
  const form = await withUploadSlot(request, { id: 0 }, () => parseForm(request, z.object({}), { limit }));
  if (!form.ok) return new Headers();
  const { nonce: _, ...values } = readTexts(form.formData);
  if (Buffer.byteLength(JSON.stringify(values)) > bodyLimits.form) return new Headers();

  const sent = [...form.formData.values()].find((value) => value instanceof File && value.size > 0) as File | undefined;
  const file = sent && isAllowed({ key: `kept-picture:${network}`, ...picturesPerNetwork }) ? sent : undefined;
  if (!file && Object.keys(values).length === 0) return new Headers();
  const token = randomBytes(32).toString("base64url");
  const row = {
    tokenHash: hashOf(token),
    path: new URL(request.url).pathname,
    values,
    fileName: file?.name.slice(0, 200) ?? null,
    fileType: file?.type ?? null,
    file: file ? Buffer.from(await file.arrayBuffer()) : null,
    expiresAt: new Date(Date.now() + lifetime * 1000),
  };
  const isKept = inTransaction((tx) => {
    removeExpiredForms(new Date());
    const size = sql<number>`coalesce(sum(length(${keptForms.values}) + coalesce(length(${keptForms.file}), 0)), 0)`;
    const inAll = tx.select({ size }).from(keptForms).get()?.size ?? 0;
    if (inAll + (row.file?.byteLength ?? 0) > mostInAll) return false;
    tx.insert(keptForms).values(row).run();
    return true;
  });
  const headers = new Headers();
  if (isKept) headers.append("Set-Cookie", await cookie.serialize(token));
  return headers;
}

/** The form that this browser sent to this address without a session, or null. */
export async function findKeptForm(request: Request): Promise<KeptForm | null> {
  const tokenHash = await tokenHashOf(request);
  if (!tokenHash) return null;
  const row = db.select().from(keptForms).where(eq(keptForms.tokenHash, tokenHash)).get();
  if (!row || row.path !== new URL(request.url).pathname || row.expiresAt.getTime() <= Date.now()) return null;
  const { values, file, fileName, fileType } = row;
  // why copied: a file's bytes may not be shared memory, for all that the types know.
  const bytes = file && new Uint8Array(file);
  return { values, file: bytes && new File([bytes], fileName ?? "file", { type: fileType ?? "" }) };
}

/** Forgets the form, since it has been sent. */
export async function forgetKeptForm(request: Request): Promise<void> {
  const tokenHash = await tokenHashOf(request);
  if (tokenHash) db.delete(keptForms).where(eq(keptForms.tokenHash, tokenHash)).run();
}

/** Removes what nobody came back for. For the worker's sweep. */
export function removeExpiredForms(now = new Date()): void {
  db.delete(keptForms).where(lte(keptForms.expiresAt, now)).run();
}

/** Counts one attempt. @returns false when the limit is used up. */
function isAllowed(limit: KeyedLimit): boolean {
  try {
    takeAttempts([limit]);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

async function tokenHashOf(request: Request): Promise<string | null> {
  const token: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token ? hashOf(token) : null;
}

/** Fast on purpose: a token is 256 random bits. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
