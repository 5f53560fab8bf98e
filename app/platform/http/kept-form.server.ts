import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { db, inTransaction, type Transaction } from "#db/client";
import { keptForms, users } from "#db/schema/users";
import { config } from "~/platform/config/config.server";
import { getAddressBlock, getNeighbourhood } from "./client-address.server";
import { isSecure, nameCookie } from "./cookie-name.server";
import { getRequestContext } from "./every-request.server";
import { parseForm, readTexts } from "./form.server";
import { takeAttempts } from "./rate-limit.server";
import { bodyLimits } from "./read-body.server";
import { TooManyRequests } from "./too-many-requests";
import { withUploadSlot } from "./upload-slots.server";

/** Seconds: long enough to sign in, with a forgotten password too. */
const lifetime = 30 * 60;
/** How many forms one network may leave in an hour, since nobody has to be signed in for it. */
const perNetwork = { limit: 30, windowSeconds: 3600 };
const megabyte = 1024 * 1024;
/**
 * Bytes that are kept at a time. One neighbourhood's share is a picture of the largest size, so that it takes twelve of them, each with an
 * account, to use up the room for pictures, and 64 for that of texts. What is lost then is what was never promised: a person whose picture
 * found no room gets their text back and chooses the picture again.
 */
const room = {
  texts: { inAll: 64 * megabyte, ofOneNetwork: megabyte },
  pictures: { inAll: 128 * megabyte, ofOneNetwork: bodyLimits.picture },
};

const cookie = createCookie(nameCookie("kept_form"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: isSecure,
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

/** As they are stored. They have no version of their own: they stay for half an hour, and a control may be called "version". */
const keptValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * Keeps the form that a visitor posted for half an hour, so that it can be filled in again after sign-in. It is found by a signed cookie
 * of the browser that sent it, only at the address that it was sent to, and by its owner alone. It takes the place of what this browser
 * left before. Its picture is kept only where it has an owner, and where there is room for it.
 * @param ownerId The account that was last signed in in this browser. Without one it belongs to whoever signs in there next.
 * @returns Headers that set the cookie; none when it was not kept: too many or too large ones came.
 * @throws what `parseForm` throws for a body that cannot be read.
 */
export async function keepForm(request: Request, limit: "form" | "picture", ownerId: number | null): Promise<Headers> {
  const { clientAddress } = getRequestContext();
  if (!mayKeepAnother(getAddressBlock(clientAddress))) return new Headers();
  // why user 0: visitors share the slots of one person.
  const form = await withUploadSlot(request, { id: 0 }, () => parseForm(request, z.object({}), { limit }));
  if (!form.ok) return new Headers();
  const { nonce: _, ...values } = readTexts(form.formData);
  if (Buffer.byteLength(JSON.stringify(values)) > bodyLimits.form) return new Headers();

  const sent = [...form.formData.values()].find((value) => value instanceof File && value.size > 0) as File | undefined;
  const picture = sent && {
    fileName: sent.name.slice(0, 200),
    fileType: sent.type,
    file: Buffer.from(await sent.arrayBuffer()),
  };
  const token = randomBytes(32).toString("base64url");
  const former = await tokenHashOf(request);
  const isKept = inTransaction((tx) => {
    removeExpiredForms();
    if (former) tx.delete(keptForms).where(eq(keptForms.tokenHash, former)).run();
    // why looked up: the cookie may name an account that has gone.
    const owner = ownerId && tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).get();
    const network = getNeighbourhood(clientAddress);
    const left = measureRoomLeft(tx, network);
    const isPictureKept = owner && picture && picture.file.byteLength <= left.pictures;
    if (Buffer.byteLength(JSON.stringify(values)) > left.texts) return false;
    if (!isPictureKept && Object.keys(values).length === 0) return false;
    tx.insert(keptForms)
      .values({
        tokenHash: hashOf(token),
        userId: owner ? owner.id : null,
        network,
        path: new URL(request.url).pathname,
        values,
        ...(isPictureKept ? picture : {}),
        expiresAt: new Date(Date.now() + lifetime * 1000),
      })
      .run();
    return true;
  });
  const headers = new Headers();
  if (isKept) headers.append("Set-Cookie", await cookie.serialize(token));
  return headers;
}

/** The form that this person sent from this browser to this address without a session, or null. */
export async function findKeptForm(request: Request, user: { id: number }): Promise<KeptForm | null> {
  const tokenHash = await tokenHashOf(request);
  if (!tokenHash) return null;
  const row = db.select().from(keptForms).where(eq(keptForms.tokenHash, tokenHash)).get();
  if (row?.userId !== user.id || row.path !== new URL(request.url).pathname || row.expiresAt.getTime() <= Date.now())
    return null;
  const values = keptValues.safeParse(row.values);
  if (!values.success) return null;
  const { file, fileName, fileType } = row;
  // why copied: a file's bytes may not be shared memory, for all that the types know.
  const bytes = file && new Uint8Array(file);
  return { values: values.data, file: bytes && new File([bytes], fileName ?? "file", { type: fileType ?? "" }) };
}

/** Gives the form that this browser sent to the account that was just opened there, unless it is another's. */
export async function claimKeptForm(request: Request, userId: number): Promise<void> {
  const tokenHash = await tokenHashOf(request);
  if (!tokenHash) return;
  const isUnclaimed = and(eq(keptForms.tokenHash, tokenHash), isNull(keptForms.userId));
  db.update(keptForms).set({ userId }).where(isUnclaimed).run();
}

/** Forgets the form, since its owner has sent it. */
export async function forgetKeptForm(request: Request, user: { id: number }): Promise<void> {
  const tokenHash = await tokenHashOf(request);
  if (!tokenHash) return;
  const isTheirs = and(eq(keptForms.tokenHash, tokenHash), eq(keptForms.userId, user.id));
  db.delete(keptForms).where(isTheirs).run();
}

/** Removes what nobody came back for. For the worker's sweep. */
export function removeExpiredForms(now = new Date()): void {
  db.delete(keptForms).where(lte(keptForms.expiresAt, now)).run();
}

/** Bytes that one more form of this network may take. Sizes are read without reading what is kept. */
function measureRoomLeft(tx: Transaction, network: string): { texts: number; pictures: number } {
  const isTheirs = sql`${keptForms.network} = ${network}`;
  const texts = sql`octet_length(${keptForms.values})`;
  const pictures = sql`coalesce(octet_length(${keptForms.file}), 0)`;
  const sum = (bytes: typeof texts) => sql<number>`coalesce(sum(${bytes}), 0)`;
  const taken = tx
    .select({
      texts: sum(texts),
      textsOfNetwork: sum(sql`${texts} * (${isTheirs})`),
      pictures: sum(pictures),
      picturesOfNetwork: sum(sql`${pictures} * (${isTheirs})`),
    })
    .from(keptForms)
    .get();
  if (!taken) throw new Error("A sum without a row");
  return {
    texts: Math.min(room.texts.inAll - taken.texts, room.texts.ofOneNetwork - taken.textsOfNetwork),
    pictures: Math.min(room.pictures.inAll - taken.pictures, room.pictures.ofOneNetwork - taken.picturesOfNetwork),
  };
}

/** Counts one form of a network. @returns false when it has left as many as it may. */
function mayKeepAnother(network: string): boolean {
  try {
    takeAttempts([{ key: `kept-form:${network}`, ...perNetwork }]);
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
